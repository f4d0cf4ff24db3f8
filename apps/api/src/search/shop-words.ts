import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/client.ts';
import { brands, categories } from '#db/schema/index.ts';
import { createRunLater } from '../background.ts';
import { teachWords } from './words.ts';

/** Teaches the names of brands and categories, so that a search is cut as the goods were: at the start and after a change. */
export function teachShopWords(app: FastifyInstance): void {
  const runLater = createRunLater(app);
  const teach = () => runLater(() => learnNames(app.db));
  app.addHook('onReady', teach);
  app.notices.on('categories', () => void teach());
}

async function learnNames(db: Database): Promise<void> {
  const [brandRows, categoryRows] = await Promise.all([
    db.select({ name: brands.name }).from(brands),
    db.select({ name: categories.name, aliases: categories.aliases }).from(categories),
  ]);
  teachWords([
    ...brandRows.map(({ name }) => name),
    ...categoryRows.flatMap(({ name, aliases }) => [name, ...aliases.split(/\s+/)]),
  ]);
}
