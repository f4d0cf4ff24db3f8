import { type ClientType, clientTypes } from '@silkboat/contract/passport';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyRequest } from 'fastify';

/** Checks and codes belong to the device that asked for them. */
export function requireDevice(deviceId: string | undefined): string {
  if (deviceId) return deviceId;
  throw new Refusal('INVALID_PARAMETERS', { zh: '缺少请求头uuid', en: 'The header uuid is missing' });
}

/** The kind of client that the `clientType` header names: PC when it says nothing. */
export function clientTypeOf(request: FastifyRequest): ClientType {
  const { clienttype: type = 'PC' } = request.headers;
  return clientTypes.find((known) => known === type) ?? 'UNKNOWN';
}
