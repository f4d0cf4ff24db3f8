import { formatDateTime } from '@silkboat/contract/dates';
import { toYuan } from '@silkboat/contract/money';
import type { Language } from '@silkboat/contract/result-codes';
import { createRecharge, getWallet, listRecharges, listWalletLog, type Recharge } from '@silkboat/contract/wallet';
import type { FastifyInstance } from 'fastify';
import { pagingOf } from '#db/paging.ts';
import { serve } from '#http/serve.ts';
import { inEnglish } from '../fixed-words.ts';
import { walletLogWords } from './log-words.ts';
import * as recharges from './recharges.ts';
import * as wallet from './wallet.ts';

export function walletRoutes(app: FastifyInstance): void {
  serve(app, getWallet, async ({ member }) => {
    const { balance, frozen } = await wallet.getWallet(app.db, member.id);
    return { memberWallet: toYuan(balance), memberFrozenWallet: toYuan(frozen) };
  });

  serve(app, listWalletLog, async ({ member, input, language }) => {
    const page = await wallet.listWalletLog(app.db, { memberId: member.id, paging: pagingOf(input) });
    return { ...page, records: page.records.map((row) => toWalletLog(row, language)) };
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

const toWalletLog = ({ detail, ...row }: LogRow, language: Language) => ({
  id: row.id,
  memberId: row.memberId,
  memberName: row.memberName,
  money: toYuan(row.amount),
  serviceType: row.serviceType,
  detail: language === 'en' ? inEnglish(walletLogWords, detail) : detail,
  createBy: row.memberName,
  createTime: formatDateTime(row.createdAt),
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
