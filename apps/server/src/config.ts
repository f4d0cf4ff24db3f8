import { resolve } from 'node:path';

/** The environment, read once. Every wrong value is named in one go. */
export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  redisUrl: string | undefined;
  tokenSecret: string | undefined;
  seedDemo: boolean;
  isProduction: boolean;
  /** Set by `npm run dev`. */
  isSiteFromVite: boolean;
  /** Address under which visitors reach the site; from the request when not set. */
  siteUrl: string | undefined;
  trustProxy: boolean;
  corsOrigins: string[];
  requestsPerMinute: number;
  logLevel: string;
  runsJobs: boolean;
  smsWebhookUrl: string | undefined;
  site: {
    englishSiteUrl: string | undefined;
    goodsDepotUrl: string | undefined;
    icpNumber: string | undefined;
    mapReviewNumber: string | undefined;
  };
}

type Environment = Record<string, string | undefined>;

/** Throws one error whose message lists every value that cannot be used. */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const number = (name: string, fallback: number, { min, max }: { min: number; max: number }) => {
    const value = text(name);
    const parsed = value === undefined ? fallback : Number(value);
    if (!Number.isInteger(parsed) || parsed < min || parsed > max)
      wrong.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    return parsed;
  };
  const flag = (name: string, fallback: boolean) => {
    const value = text(name);
    if (value !== undefined && !['0', '1', 'true', 'false'].includes(value))
      wrong.push(`${name} must be 1 or 0, not "${value}"`);
    return value === undefined ? fallback : value === '1' || value === 'true';
  };
  const url = (name: string, schemes: string[]) => {
    const value = text(name);
    if (
      value !== undefined &&
      !schemes.some((scheme) => URL.canParse(value) && new URL(value).protocol === `${scheme}:`)
    ) {
      wrong.push(`${name} must be an address starting with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
    }
    return value;
  };
  const choice = (name: string, choices: string[], fallback: string) => {
    const value = text(name) ?? fallback;
    if (!choices.includes(value)) wrong.push(`${name} must be one of ${choices.join(', ')}, not "${value}"`);
    return value;
  };

  const databaseUrl = url('DATABASE_URL', ['postgres', 'postgresql']);
  const tokenSecret = text('TOKEN_SECRET');
  if (tokenSecret !== undefined && tokenSecret.length < 32) wrong.push('TOKEN_SECRET must have at least 32 characters');

  const config: Config = {
    port: number('PORT', 10_000, { min: 1, max: 65_535 }),
    host: text('HOST') ?? '127.0.0.1',
    dataFolder: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl,
    databasePoolSize: number('DATABASE_POOL', 16, { min: 2, max: 200 }),
    redisUrl: url('REDIS_URL', ['redis', 'rediss']),
    tokenSecret,
    seedDemo: flag('SEED_DEMO', databaseUrl === undefined),
    isProduction: choice('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production',
    isSiteFromVite: flag('SITE_FROM_VITE', false),
    siteUrl: url('SITE_URL', ['http', 'https'])?.replace(/\/+$/, ''),
    trustProxy: flag('TRUST_PROXY', false),
    corsOrigins:
      text('CORS_ORIGINS')
        ?.split(',')
        .map((origin) => origin.trim()) ?? [],
    requestsPerMinute: number('REQUESTS_PER_MINUTE', 1200, { min: 0, max: 1_000_000 }),
    logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'warn'),
    runsJobs: flag('RUN_JOBS', true),
    smsWebhookUrl: url('SMS_WEBHOOK_URL', ['http', 'https']),
    site: {
      englishSiteUrl: url('ENGLISH_SITE_URL', ['http', 'https']),
      goodsDepotUrl: url('GOODS_DEPOT_URL', ['http', 'https']),
      icpNumber: text('ICP_NUMBER'),
      mapReviewNumber: text('MAP_REVIEW_NUMBER'),
    },
  };
  if (wrong.length > 0) throw new StartError(`The environment cannot be used: ${wrong.join('; ')}.`);
  return config;
}

/** A reason not to start that the operator can mend; shown as one sentence without a stack. */
export class StartError extends Error {}
