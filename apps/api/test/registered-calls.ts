import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Endpoint } from '@silkboat/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { startApi, type TestApi } from './start-api.ts';

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** An API and every call of the contract that it serves, in the order of registration. */
export async function startWithCalls(): Promise<{ api: TestApi; calls: Endpoint[] }> {
  const calls: Endpoint[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, config }) => {
      // A GET is announced again for the HEAD that comes with it.
      if (config?.endpoint && method === config.endpoint.method) calls.push(config.endpoint);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { api: await startApi(), calls };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
