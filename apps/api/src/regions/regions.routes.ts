import type { ResultOf } from '@silkboat/contract/endpoint';
import { findRegionByName, findRegionPath, listCities, listRegions } from '@silkboat/contract/regions';
import type { FastifyInstance } from 'fastify';
import { createCache } from '#db/notices.ts';
import { serve } from '#http/serve.ts';
import * as regions from './regions.ts';

const hour = 3_600_000;

export function regionRoutes(app: FastifyInstance): void {
  const { db } = app;
  const inside = createCache<ResultOf<typeof listRegions>>(app.notices, ['site'], { max: 500, maxAgeMs: hour });
  const cities = createCache<ResultOf<typeof listCities>>(app.notices, ['site'], { max: 2, maxAgeMs: hour });

  serve(app, listRegions, ({ input, language }) =>
    inside(`${language} ${input.id}`, async () => {
      const rows = await regions.listRegions(db, { parentId: input.id });
      return rows.map((region) => regions.toRegion(region, language === 'en'));
    }),
  );

  serve(app, findRegionPath, async ({ input, language }) => {
    const path = await regions.findRegionPath(db, input);
    if (path.length === 0) return {};
    return {
      id: path.map(({ id }) => id).join(','),
      name: path.map((region) => regions.nameOf(region, language === 'en')).join(','),
    };
  });

  serve(app, findRegionByName, async ({ input }) => {
    const region = await regions.findRegionByName(db, { name: input.lastName });
    return region ? `${region.path},${region.id}` : null;
  });

  serve(app, listCities, ({ language }) =>
    cities(language, async () => {
      const isEnglish = language === 'en';
      const provinces = await regions.listCities(db);
      return provinces.map((province) => ({
        ...regions.toRegion(province, isEnglish),
        children: province.children.map((city) => ({ ...regions.toRegion(city, isEnglish), children: [] })),
      }));
    }),
  );
}
