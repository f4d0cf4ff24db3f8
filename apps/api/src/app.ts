import type { Endpoint } from '@silkboat/contract/endpoint';
import type { Language } from '@silkboat/contract/result-codes';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Redis } from 'ioredis';
import type { Database, DatabaseServer } from '#db/client.ts';
import { type Notices, openNotices } from '#db/notices.ts';
import { cartRoutes } from './carts/carts.routes.ts';
import { couponConsoleRoutes } from './coupons/coupon-consoles.routes.ts';
import { couponRoutes } from './coupons/coupons.routes.ts';
import type { Ephemeral } from './ephemeral.ts';
import { fileRoutes } from './files/files.routes.ts';
import { goodsRoutes } from './goods/goods.routes.ts';
import { managerGoodsRoutes } from './goods/manager-goods.routes.ts';
import { searchRoutes } from './goods/search.routes.ts';
import { sellerGoodsRoutes } from './goods/seller-goods.routes.ts';
import type { Caller, Identify } from './http/caller.ts';
import { documentRoutes } from './http/documents.ts';
import { answerError } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { maskedLogger, requestIdFrom } from './http/logging.ts';
import { registerSpine } from './http/spine.ts';
import { registerUnknownPaths } from './http/unknown-paths.ts';
import { collectionRoutes } from './members/collections.routes.ts';
import { footprintRoutes } from './members/footprints.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { evaluationRoutes } from './orders/evaluations.routes.ts';
import { orderConsoleRoutes } from './orders/order-consoles.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { placeTradeRoutes } from './orders/place-trade.routes.ts';
import { receiptRoutes } from './orders/receipts.routes.ts';
import type { TrackParcel } from './orders/tracking.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { passportRoutes } from './passport/passport.routes.ts';
import { createIdentify } from './passport/sessions.ts';
import { verificationRoutes } from './passport/verification.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { regionRoutes } from './regions/regions.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { storeRoutes } from './stores/stores.routes.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';

/** What the API is built from; the composition root reads it from the environment. */
export interface ApiOptions {
  server: DatabaseServer;
  ephemeral: Ephemeral;
  /** Shares the rate limits of several processes. */
  redis?: Redis | undefined;
  tokenSecret: string;
  /** Where SMS are handed over as JSON; without one they stay in `/dev/outbox` while developing. */
  smsWebhookUrl?: string | undefined;
  /** Folder of uploaded files. */
  filesFolder: string;
  /** Shows `/dev/outbox` and other helps. */
  isDevelopment: boolean;
  /** Requests per minute and address; 0 switches limits off. */
  requestsPerMinute: number;
  /** Origins that browsers may call from; empty for none but our own. */
  corsOrigins: string[];
  /** The site is reached over HTTPS: cookies are Secure. */
  isSecure: boolean;
  trustProxy: boolean;
  logger: FastifyServerOptions['logger'];
  /** Ways to pay outside the shop; stand-ins when left out, in development only. */
  paymentProviders?: PaymentProvider[];
  /** Asks carriers where parcels are; a stand-in when left out. */
  trackParcel?: TrackParcel;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    databaseServer: DatabaseServer;
    notices: Notices;
    ephemeral: Ephemeral;
    identify: Identify;
    apiOptions: ApiOptions;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
    language: Language;
    /** The `uuid` header that every client sends. */
    deviceId: string | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Builds the API. Every domain is registered here by hand; the list can be read. */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: maskedLogger(options.logger),
    genReqId: requestIdFrom(options.trustProxy),
    frameworkErrors: answerError,
    // Proxies on private addresses name the visitor; a public address is the visitor, whatever it claims.
    trustProxy: options.trustProxy ? 'loopback, linklocal, uniquelocal' : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });

  app.decorate('db', options.server.db);
  app.decorate('databaseServer', options.server);
  app.decorate('notices', await openNotices(options.server));
  app.decorate('ephemeral', options.ephemeral);
  app.decorate('apiOptions', options);
  app.decorate('identify', createIdentify(options.server.db, app.notices, options.tokenSecret));
  app.decorateRequest('caller', undefined);
  app.decorateRequest('language', 'zh-CN');
  app.decorateRequest('deviceId', undefined);

  await registerSpine(app);

  passportRoutes(app);
  verificationRoutes(app);
  memberRoutes(app);
  regionRoutes(app);
  siteRoutes(app);
  fileRoutes(app);
  goodsRoutes(app);
  searchRoutes(app);
  sellerGoodsRoutes(app);
  managerGoodsRoutes(app);
  storeRoutes(app);
  pageRoutes(app);
  collectionRoutes(app);
  footprintRoutes(app);
  cartRoutes(app);
  couponRoutes(app);
  couponConsoleRoutes(app);
  placeTradeRoutes(app);
  orderRoutes(app);
  receiptRoutes(app);
  evaluationRoutes(app);
  orderConsoleRoutes(app);
  paymentRoutes(app);
  walletRoutes(app);

  healthRoutes(app);
  documentRoutes(app);
  registerUnknownPaths(app);

  return app;
}
