import type { PayTarget } from '@silkboat/contract/payments';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { payments } from '#db/schema/index.ts';
import { startProviderPayment } from '../../src/payments/pay.ts';
import { settlePayment } from '../../src/payments/settle.ts';
import { createStandIn } from '../../src/payments/stand-in.ts';

interface Paying {
  targetType: PayTarget;
  sn: string;
  memberId: string;
  method: 'ALIPAY' | 'WECHAT';
}

/** Shows a code, scans it and books the notice, as the stand-in of a provider does for a buyer. */
export async function payByCode(db: Database, { method, ...target }: Paying): Promise<void> {
  const provider = { ...createStandIn(method, ''), pay: async ({ id }: { id: string }) => id };
  const paymentId = await startProviderPayment(db, { ...target, clientType: 'PC', provider });
  const [payment] = await db.select({ amount: payments.amount }).from(payments).where(eq(payments.id, paymentId));
  const { amount } = payment!;
  await settlePayment(db, { paymentId, method, providerReference: `sample-${paymentId}`, amount });
}
