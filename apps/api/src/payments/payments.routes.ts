import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { cashierRoutes } from './cashier.routes.ts';
import { type PaymentProviders, providersOf } from './provider.ts';
import { standInRoutes } from './stand-in.routes.ts';
import { createStandIns } from './stand-in.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The ways to pay that lie outside the shop; the jobs send refunds through them too. */
    paymentProviders: PaymentProviders;
  }
}

/** The cashier with the providers that were given, or with stand-ins outside production: there anybody can say "paid". */
export function paymentRoutes(app: FastifyInstance): void {
  const { tokenSecret, isDevelopment, paymentProviders } = app.apiOptions;
  const standInSecret = createHmac('sha256', tokenSecret).update('payment stand-ins').digest('base64url');
  const usesStandIns = paymentProviders === undefined && isDevelopment;
  const providers = paymentProviders ?? (usesStandIns ? createStandIns(standInSecret) : []);

  app.decorate('paymentProviders', providersOf(providers));
  cashierRoutes(app, app.paymentProviders);
  if (usesStandIns) standInRoutes(app, standInSecret);
}
