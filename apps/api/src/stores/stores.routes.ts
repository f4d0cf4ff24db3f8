import {
  listStores,
  type StoreLabel,
  storeAddresses,
  storeDetail,
  storeLabels,
  storeLicence,
} from '@silkboat/contract/stores';
import type { FastifyInstance } from 'fastify';
import { createCache } from '#db/notices.ts';
import { pagingOf } from '#db/paging.ts';
import { serve } from '#http/serve.ts';
import * as stores from './stores.ts';

export function storeRoutes(app: FastifyInstance): void {
  const { db, notices } = app;
  const kept = { max: 1_000, maxAgeMs: 60_000 };
  const cachedStore = createCache<stores.StoreRow | undefined>(notices, ['stores'], { ...kept, keyedBy: 'stores' });
  const cachedLabels = createCache<StoreLabel[]>(notices, ['stores'], kept);

  serve(app, storeDetail, async ({ input: { id }, language }) => {
    const store = await cachedStore(id, () => stores.findStore(db, id));
    return store ? stores.toStoreBasics(store, language) : null;
  });
  serve(app, storeLabels, ({ input: { id }, language }) =>
    cachedLabels(`${language} ${id}`, () => stores.listStoreLabels(db, { storeId: id, language })),
  );
  serve(app, listStores, ({ input, language }) =>
    stores.listStores(db, { ...input, language, paging: pagingOf(input) }),
  );
  serve(app, storeLicence, () => ({
    companyName: null,
    companyAddress: null,
    companyAddressPath: null,
    licencePhoto: null,
    scope: null,
    employeeNum: null,
  }));
  serve(app, storeAddresses, ({ input }) =>
    stores.listStoreAddresses(db, { storeId: input.storeId, paging: pagingOf(input) }),
  );
}
