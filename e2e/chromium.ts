import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { findBinary } from '../apps/api/test/server-binaries.ts';

/** A Chromium that is there: CHROMIUM_PATH, on PATH, or the one that Playwright keeps. */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (own) return existsSync(own) ? own : undefined;
  const found = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(findBinary).find(Boolean);
  const kept = chromium.executablePath();
  return found ?? (existsSync(kept) ? kept : undefined);
}

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
