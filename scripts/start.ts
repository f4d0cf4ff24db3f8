import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { buildSiteIfStale } from './build-site.ts';

if (existsSync('.env')) loadEnvFile('.env');
process.env.NODE_ENV ??= 'development';
buildSiteIfStale();
await import('../apps/server/src/main.ts');
