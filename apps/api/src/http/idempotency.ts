import type { Envelope } from '@silkboat/contract/envelope';
import { Refusal } from '@silkboat/contract/refusal';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { idempotentAnswers } from '#db/schema/index.ts';
import { now } from '../clock.ts';

const day = 24 * 3_600_000;
/** An attempt without an answer after this long died with its process; a repetition takes its place. */
const abandonedAfterMs = 60_000;
/** How long a repetition waits for the answer of the attempt under way. */
const patienceMs = 20_000;

interface Submission {
  memberId: string;
  key: string;
  requestHash: string;
}

/** Runs a submission once for its key; repetitions get the first answer for 24 h. A failed attempt is not kept. */
export async function answerOnce(
  db: Database,
  submission: Submission,
  run: () => Promise<Envelope>,
): Promise<Envelope> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const attempt = await claim(db, submission);
    if (attempt) return keepAnswer(db, attempt, run);
    const first = await findFirst(db, submission);
    if (first && first.requestHash !== submission.requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    if (first?.body) return first.body as Envelope;
    if (Date.now() > deadline) throw new Refusal('DUPLICATE_REQUEST');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Takes the key for a new attempt; undefined when somebody holds it. */
async function claim(db: Database, { memberId, key, requestHash }: Submission): Promise<string | undefined> {
  const time = now();
  const values = { id: nextId(), requestHash, createdAt: time, body: null };
  const [claimed] = await db
    .insert(idempotentAnswers)
    .values({ memberId, key, ...values })
    .onConflictDoUpdate({
      target: [idempotentAnswers.memberId, idempotentAnswers.key],
      set: { ...values, body: sql`null` },
      setWhere: or(
        lt(idempotentAnswers.createdAt, new Date(time.getTime() - day)),
        and(
          isNull(idempotentAnswers.body),
          eq(idempotentAnswers.requestHash, requestHash),
          lt(idempotentAnswers.createdAt, new Date(time.getTime() - abandonedAfterMs)),
        ),
      ),
    })
    .returning({ id: idempotentAnswers.id });
  return claimed?.id;
}

async function findFirst(db: Database, { memberId, key }: Submission) {
  const [first] = await db
    .select({ requestHash: idempotentAnswers.requestHash, body: idempotentAnswers.body })
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.memberId, memberId), eq(idempotentAnswers.key, key)));
  return first;
}

async function keepAnswer(db: Database, id: string, run: () => Promise<Envelope>): Promise<Envelope> {
  try {
    const body = await run();
    await db.update(idempotentAnswers).set({ body }).where(eq(idempotentAnswers.id, id));
    return body;
  } catch (error) {
    await db.delete(idempotentAnswers).where(eq(idempotentAnswers.id, id));
    throw error;
  }
}

/** Removes answers that nobody may ask for any more. */
export async function forgetOldAnswers(db: Database): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now().getTime() - day)));
}
