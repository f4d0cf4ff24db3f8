import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, StartError } from './config.ts';

test('a shop needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 10_000,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    redisUrl: undefined,
    seedDemo: true,
    isProduction: false,
    siteUrl: undefined,
    trustProxy: false,
    corsOrigins: [],
    requestsPerMinute: 1200,
    runsJobs: true,
  });
});

test('an empty value counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SEED_DEMO: '', TOKEN_SECRET: '' })).toEqual(readConfig({}));
});

describe('a value is taken as it is meant', () => {
  test.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '1', { port: 1 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['DATA_DIR', '/srv/shop', { dataFolder: '/srv/shop' }],
    ['DATABASE_URL', 'postgres://shop@db/shop', { databaseUrl: 'postgres://shop@db/shop', seedDemo: false }],
    ['DATABASE_URL', 'postgresql://db/shop', { databaseUrl: 'postgresql://db/shop' }],
    ['DATABASE_POOL', '2', { databasePoolSize: 2 }],
    ['REDIS_URL', 'rediss://cache:6379', { redisUrl: 'rediss://cache:6379' }],
    ['TOKEN_SECRET', 'x'.repeat(32), { tokenSecret: 'x'.repeat(32) }],
    ['SEED_DEMO', '0', { seedDemo: false }],
    ['SEED_DEMO', 'true', { seedDemo: true }],
    ['NODE_ENV', 'production', { isProduction: true }],
    ['SITE_URL', 'https://shop.example/', { siteUrl: 'https://shop.example' }],
    ['TRUST_PROXY', '1', { trustProxy: true }],
    [
      'CORS_ORIGINS',
      'https://a.example, https://b.example',
      { corsOrigins: ['https://a.example', 'https://b.example'] },
    ],
    ['REQUESTS_PER_MINUTE', '0', { requestsPerMinute: 0 }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['RUN_JOBS', 'false', { runsJobs: false }],
    ['SMS_WEBHOOK_URL', 'http://127.0.0.1:9/sms', { smsWebhookUrl: 'http://127.0.0.1:9/sms' }],
    ['ICP_NUMBER', ' 闽ICP备1号 ', { site: { icpNumber: '闽ICP备1号' } }],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });
});

describe('a value that cannot be used is named', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'db:5432'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', 'many'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['TOKEN_SECRET', 'short'],
    ['SEED_DEMO', 'yes'],
    ['NODE_ENV', 'prod'],
    ['SITE_URL', 'shop.example'],
    ['SITE_URL', 'ftp://shop.example'],
    ['TRUST_PROXY', '2'],
    ['REQUESTS_PER_MINUTE', '-5'],
    ['LOG_LEVEL', 'loud'],
    ['RUN_JOBS', 'no'],
    ['SMS_WEBHOOK_URL', 'sms'],
    ['ENGLISH_SITE_URL', 'en'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError);
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The environment cannot be used: ${name} must .+\\.$`),
    );
  });

  test('all of them at once, in one line, without the secret itself', () => {
    const wrong = { PORT: 'x', NODE_ENV: 'y', SEED_DEMO: 'z', TOKEN_SECRET: 'not to be shown', REDIS_URL: 'r' };
    const refused = () => readConfig(wrong);
    expect(refused).toThrow(/^[^\n]+$/);
    expect(refused).not.toThrow(/not to be shown/);
    for (const name of Object.keys(wrong)) expect(refused).toThrow(name);
  });
});
