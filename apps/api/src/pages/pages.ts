import { formatDateTime } from '@silkboat/contract/dates';
import type { PageData } from '@silkboat/contract/pages';
import type { Language } from '@silkboat/contract/result-codes';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pages } from '#db/schema/index.ts';
import { inLanguage } from '../language.ts';

type PageRow = typeof pages.$inferSelect;

export interface PageKey {
  pageType: PageRow['pageType'];
  clientType: PageRow['clientType'];
  /** Store of a store page. */
  num: string;
}

/** The released page of a kind; of several the one changed last. */
export const findPage = (db: Database, { pageType, clientType, num }: PageKey): Promise<PageRow | undefined> =>
  findReleased(db, and(eq(pages.pageType, pageType), eq(pages.clientType, clientType), eq(pages.num, num)));

export const findPageById = (db: Database, id: string): Promise<PageRow | undefined> =>
  findReleased(db, eq(pages.id, id));

export const findSpecialPage = (db: Database, name: string): Promise<PageRow | undefined> =>
  findReleased(db, and(eq(pages.pageType, 'SPECIAL'), eq(pages.name, name)));

async function findReleased(db: Database, which: SQL | undefined): Promise<PageRow | undefined> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.isOpen, true), which))
    .orderBy(desc(pages.updatedAt), desc(pages.id))
    .limit(1);
  return page;
}

export const toPageContent = (page: PageRow, language: Language) => ({
  pageData: inLanguage(language, page.pageData, page.pageDataEn),
});

export const toPageData = (page: PageRow, language: Language): PageData => ({
  id: page.id,
  createBy: null,
  createTime: formatDateTime(page.createdAt),
  updateBy: null,
  updateTime: formatDateTime(page.updatedAt),
  deleteFlag: false,
  name: page.name,
  ...toPageContent(page, language),
  pageShow: page.isOpen ? 'OPEN' : 'CLOSE',
  pageType: page.pageType,
  pageClientType: page.clientType,
  num: page.num === '0' ? null : page.num,
});

/** The name in the brackets of a link: `|专题[春茶]` → `春茶`; the text itself when it has none. */
export function nameInBrackets(body: string): string {
  const match = /[[【]([^\]】]*)[\]】]/.exec(body);
  return (match?.[1] ?? body).trim();
}
