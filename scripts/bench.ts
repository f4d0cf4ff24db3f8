import { buildSiteIfStale } from './build-site.ts';

buildSiteIfStale();
await import('../bench/run.ts');
