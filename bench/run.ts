import { startPostgres } from '../apps/api/test/postgres-server.ts';
import { makeBuyers } from '../e2e/buyers.ts';
import { startSite } from '../e2e/start-site.ts';
import { measureCheckouts, stockUp } from './checkouts.ts';
import { measureReads, type Target } from './reads.ts';
import { startYardstick } from './yardstick.ts';

/**
 * Speed of the shop beside a bare server, in one run so that the ratios hold on a noisy machine.
 * PostgreSQL with the sample shop, one process; the yardstick is bare Fastify with one prepared single-row select.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 6);

const tokenSecret = 'a secret for measuring only, long enough';
const postgres = await startPostgres(['fsync=off', 'full_page_writes=off', 'shared_buffers=256MB']);
const site = await startSite({
  DATABASE_URL: postgres.url,
  SEED_DEMO: '1',
  NODE_ENV: 'production',
  RUN_JOBS: '0',
  LOG_LEVEL: 'fatal',
  TOKEN_SECRET: tokenSecret,
});
const yardstick = await startYardstick(postgres.url);
try {
  const targets = await listTargets(site.url);
  const b = await measureReads({ name: 'bare select', urls: [yardstick.url] }, seconds);
  const rows = [b];
  for (const target of targets) rows.push(await measureReads(target, seconds));
  const skuIds = await stockUp(postgres.url);
  const buyers = await makeBuyers({ url: postgres.url }, tokenSecret, 16);
  rows.push(...(await measureCheckouts(site.url, buyers, skuIds, seconds)));
  print(rows, b.perSecond);
} finally {
  await yardstick.stop();
  await site.stop();
  await postgres.stop();
}

async function listTargets(url: string): Promise<Target[]> {
  const answer = (await (await fetch(`${url}/buyer/goods/goods/es?pageSize=50&groupByGoods=true`)).json()) as {
    result: { records: { id: string; goodsId: string; categoryPath: string }[] };
  };
  const { records } = answer.result;
  const categories = [...new Set(records.map((record) => record.categoryPath.split(',')[0]))];
  const words = ['茶壶', '丝巾', '咖啡', '耳机', '蜂蜜', '登机箱', '米', '灯', '积木', '螺栓'];
  return [
    {
      name: 'sku detail',
      urls: records.map((record) => `${url}/buyer/goods/goods/sku/${record.goodsId}/${record.id}`),
    },
    {
      name: 'category page of 20',
      urls: categories.map((id) => `${url}/buyer/goods/goods/es?categoryId=${id}&pageSize=20`),
    },
    {
      name: 'keyword search of 20',
      urls: words.map((word) => `${url}/buyer/goods/goods/es?keyword=${encodeURIComponent(word)}&pageSize=20`),
    },
    {
      name: 'facets',
      urls: words.map((word) => `${url}/buyer/goods/goods/es/related?keyword=${encodeURIComponent(word)}`),
    },
    { name: 'page /goodsList', urls: categories.map((id) => `${url}/goodsList?categoryId=${id}`) },
    {
      name: 'page /goodsDetail',
      urls: records.map((record) => `${url}/goodsDetail?skuId=${record.id}&goodsId=${record.goodsId}`),
    },
  ];
}

function print(
  rows: { name: string; perSecond: number; p50: number; p99: number; failures: number }[],
  unit: number,
): void {
  console.log(
    '| work | per second | of the bare select | p50 ms | p99 ms | failures |\n| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const row of rows) {
    console.log(
      `| ${row.name} | ${row.perSecond.toFixed(0)} | ${(row.perSecond / unit).toFixed(2)} | ${row.p50.toFixed(1)} | ${row.p99.toFixed(1)} | ${row.failures} |`,
    );
  }
}
