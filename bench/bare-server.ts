import Fastify from 'fastify';
import pg from 'pg';

/** What the machine can do at best: one route, one prepared select of one row. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const { rows } = await pool.query<{ id: string }>('select id from skus order by id limit 50');
const app = Fastify();
let turn = 0;

app.get('/', async () => {
  turn = (turn + 1) % rows.length;
  const answer = await pool.query({
    name: 'sku',
    text: 'select id, code, price, stock from skus where id = $1',
    values: [rows[turn]!.id],
  });
  return answer.rows[0];
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
