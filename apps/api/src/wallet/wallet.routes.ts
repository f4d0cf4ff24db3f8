import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import { createRecharge, getWallet, listRecharges, listWalletLog, type Recharge } from '@silkboat/contract/wallet';
import type { FastifyInstance } from 'fastify';
import { pagingOf } from '#db/paging.ts';
import { serve } from '#http/serve.ts';
import * as recharges from './recharges.ts';
import * as wallet from './wallet.ts';

export function walletRoutes(app: FastifyInstance): void {
  serve(app, getWallet, async ({ member }) => {
    const { balance, frozen } = await wallet.getWallet(app.db, member.id);
    return { memberWallet: toYuan(balance), memberFrozenWallet: toYuan(frozen) };
  });

  serve(app, listWalletLog, async ({ member, input }) => {
    const page = await wallet.listWalletLog(app.db, { memberId: member.id, paging: pagingOf(input) });
    return { ...page, records: page.records.map(toWalletLog) };
  });

  serve(app, listRecharges, async ({ member, input }) => {
    const page = await recharges.listRecharges(app.db, { memberId: member.id, paging: pagingOf(input) });
    return { ...page, records: page.records.map(toRecharge) };
  });

  serve(app, createRecharge, async ({ member, input }) =>
    toRecharge(
      await recharges.createRecharge(app.db, {
        memberId: member.id,
        memberName: member.nickName,
        yuan: input.price,
      }),
    ),
  );
}

type LogRow = Awaited<ReturnType<typeof wallet.listWalletLog>>['records'][number];

const toWalletLog = ({ id, memberId, memberName, amount, serviceType, detail, createdAt }: LogRow) => ({
  id,
  memberId,
  memberName,
  money: toYuan(amount),
  serviceType,
  detail,
  createBy: memberName,
  createTime: formatDateTime(createdAt),
});

const toRecharge = (row: recharges.RechargeRow): Recharge => ({
  id: row.id,
  createBy: row.memberName,
  createTime: formatDateTime(row.createdAt),
  rechargeSn: row.sn,
  memberId: row.memberId,
  memberName: row.memberName,
  rechargeMoney: toYuan(row.amount),
  rechargeWay: row.method,
  payStatus: row.payState,
  paymentPluginId: null,
  receivableNo: row.receivableNo,
  payTime: row.paidAt && formatDateTime(row.paidAt),
});
