import { formatDateTime } from '@silkboat/contract/dates';
import type { ResultOf } from '@silkboat/contract/endpoint';
import { listLogisticsCompanies } from '@silkboat/contract/logistics';
import { Refusal } from '@silkboat/contract/refusal';
import { getChatAddress, getSite } from '@silkboat/contract/site';
import type { FastifyInstance } from 'fastify';
import { createCache } from '#db/notices.ts';
import { serve } from '#http/serve.ts';
import { listOpenCompanies } from './logistics.ts';
import { getSetting } from './settings.ts';

const hour = 3_600_000;
const blank = { createBy: null, createTime: null, updateBy: null, updateTime: null, deleteFlag: false };

export function siteRoutes(app: FastifyInstance): void {
  const { db } = app;
  const site = createCache<ResultOf<typeof getSite>>(app.notices, ['site', 'settings'], { max: 2, maxAgeMs: hour });
  const companies = createCache<ResultOf<typeof listLogisticsCompanies>>(app.notices, ['site'], {
    max: 2,
    maxAgeMs: hour,
  });

  serve(app, getSite, ({ language }) =>
    site(language, async () => {
      const { siteName, siteNameEn, ...setting } = await getSetting(db, 'BASE_SETTING');
      const pictures = Object.fromEntries(Object.entries(setting).map(([name, value]) => [name, value || null]));
      const settingValue = JSON.stringify({ siteName: language === 'en' ? siteNameEn : siteName, ...pictures });
      return { ...blank, id: 'BASE_SETTING', settingValue };
    }),
  );

  serve(app, getChatAddress, async () => {
    const { httpUrl } = await getSetting(db, 'IM_SETTING');
    if (!httpUrl) throw new Refusal('IM_NOT_CONFIGURED');
    return httpUrl;
  });

  serve(app, listLogisticsCompanies, ({ language }) =>
    companies(language, async () => {
      const rows = await listOpenCompanies(db);
      return rows.map((company) => ({
        ...blank,
        id: company.id,
        createTime: formatDateTime(company.createdAt),
        name: (language === 'en' && company.nameEn) || company.name,
        code: company.code,
        standBy: null,
        formItems: null,
        disabled: 'OPEN' as const,
      }));
    }),
  );
}
