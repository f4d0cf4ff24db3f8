import type { TestProject } from 'vitest/node';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running sample shop. */
    siteUrl: string;
  }
}

/** One running sample shop for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('siteUrl', site.url);
  return async () => {
    await site.stop();
  };
}
