import { indexPage, pageById, pageData, specialPage, storePage } from '@silkboat/contract/pages';
import { Refusal } from '@silkboat/contract/refusal';
import type { Language } from '@silkboat/contract/result-codes';
import type { FastifyInstance } from 'fastify';
import { createCache } from '#db/notices.ts';
import { serve } from '#http/serve.ts';
import * as pages from './pages.ts';

export function pageRoutes(app: FastifyInstance): void {
  const { db, notices } = app;
  const cached = createCache<Awaited<ReturnType<typeof pages.findPage>>>(notices, ['pages'], {
    max: 200,
    maxAgeMs: 60_000,
  });
  const show = async (key: pages.PageKey, language: Language) => {
    const page = await cached(`${key.pageType} ${key.clientType} ${key.num}`, () => pages.findPage(db, key));
    return page ? pages.toPageContent(page, language) : null;
  };

  serve(app, pageData, ({ input: { pageClientType = 'PC', pageType = 'INDEX', num = '' }, language }) => {
    if (pageType !== 'INDEX' && num === '') throw new Refusal('PAGE_NOT_EXIST');
    return show({ pageType, clientType: pageClientType, num: pageType === 'INDEX' ? '0' : num }, language);
  });
  serve(app, indexPage, ({ input: { clientType }, language }) =>
    show({ pageType: 'INDEX', clientType, num: '0' }, language),
  );
  serve(app, storePage, ({ input: { clientType, storeId }, language }) =>
    show({ pageType: 'STORE', clientType, num: storeId }, language),
  );
  serve(app, pageById, async ({ input: { id }, language }) => {
    const page = await cached(`id ${id}`, () => pages.findPageById(db, id));
    return page ? pages.toPageData(page, language) : null;
  });
  serve(app, specialPage, async ({ input, language }) => {
    const name = pages.nameInBrackets(input.body);
    const page = await cached(`name ${name}`, () => pages.findSpecialPage(db, name));
    return page ? pages.toPageData(page, language) : null;
  });
}
