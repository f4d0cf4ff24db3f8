import autocannon from 'autocannon';

export interface Target {
  name: string;
  /** Asked in turn. */
  urls: string[];
}

export interface Measured {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/** 32 connections, after a short warm-up. */
export async function measureReads({ name, urls }: Target, seconds: number): Promise<Measured> {
  const requests = urls.map((url) => ({
    method: 'GET' as const,
    path: pathOf(url),
    headers: { uuid: 'bench-device' },
  }));
  const run = (duration: number) => autocannon({ url: new URL(urls[0]!).origin, connections: 32, duration, requests });
  await run(1);
  const result = await run(seconds);
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
