import type { Category } from '@silkboat/contract/categories';
import { formatDateTime } from '@silkboat/contract/dates';
import type { Language } from '@silkboat/contract/result-codes';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { createCache, type Notices } from '#db/notices.ts';
import { categories } from '#db/schema/index.ts';
import { inLanguage } from '../language.ts';

type CategoryRow = typeof categories.$inferSelect;

/** All enabled categories in one language. */
export interface CategoryTree {
  /** The top level, each with what is below it. */
  top: Category[];
  byId: Map<string, Category>;
}

export type ReadCategories = (language: Language) => Promise<CategoryTree>;

/** Everybody reads the tree: it is kept until a category changes. */
export function createCategoryReader(db: Database, notices: Notices): ReadCategories {
  const cached = createCache<CategoryTree>(notices, ['categories'], { max: 2, maxAgeMs: 10 * 60_000 });
  return (language) => cached(language, () => readTree(db, language));
}

async function readTree(db: Database, language: Language): Promise<CategoryTree> {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.isEnabled, true))
    .orderBy(asc(categories.sortOrder), asc(categories.id));
  const byId = new Map(rows.map((row) => [row.id, toCategory(row, language)]));
  const top: Category[] = [];
  for (const category of byId.values()) {
    if (category.parentId === '0') top.push(category);
    else byId.get(category.parentId)?.children.push(category);
  }
  return { top, byId };
}

function toCategory(row: CategoryRow, language: Language): Category {
  return {
    id: row.id,
    createBy: null,
    createTime: formatDateTime(row.createdAt),
    updateBy: null,
    updateTime: formatDateTime(row.updatedAt),
    deleteFlag: false,
    name: inLanguage(language, row.name, row.nameEn),
    parentId: row.parentId,
    level: row.level,
    sortOrder: row.sortOrder,
    commissionRate: row.commissionBasisPoints / 100,
    image: row.image,
    supportChannel: null,
    parentTitle: null,
    brandList: null,
    children: [],
  };
}

/** Names along a path of ids; an id that is not known is left out. */
export const categoryNames = (tree: CategoryTree, path: string): string[] =>
  path.split(',').flatMap((id) => tree.byId.get(id)?.name ?? []);
