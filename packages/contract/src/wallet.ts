import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { DateTime, Filter, Id, Nullable, OneOf, PageOf, PageQuery, Yuan } from './fields.ts';
import { paymentMethods, payStates } from './order-life-cycle.ts';

export const walletServices = [
  'WALLET_WITHDRAWAL',
  'WALLET_PAY',
  'WALLET_REFUND',
  'WALLET_RECHARGE',
  'WALLET_COMMISSION',
] as const;
export type WalletService = (typeof walletServices)[number];

export const getWallet = endpoint({
  method: 'GET',
  path: '/buyer/wallet/wallet',
  access: 'member',
  tag: 'wallet',
  summary: "The caller's balance",
  result: Type.Object({ memberWallet: Yuan(), memberFrozenWallet: Yuan('held for withdrawals under way') }),
});

export const WalletLog = Type.Object({
  id: Id(),
  memberId: Id(),
  memberName: Type.String(),
  money: Yuan('signed; the balance is the sum of all'),
  serviceType: OneOf(walletServices),
  detail: Type.String(),
  createBy: Type.String(),
  createTime: DateTime(),
});

export const listWalletLog = endpoint({
  method: 'GET',
  path: '/buyer/wallet/log',
  access: 'member',
  tag: 'wallet',
  summary: 'What came into the wallet and went out of it, newest first',
  input: Filter(PageQuery),
  result: PageOf(WalletLog),
});

/** Money put into the wallet; it counts once it is paid at the cashier. */
export const Recharge = Type.Object({
  id: Id(),
  createBy: Type.String(),
  createTime: DateTime(),
  rechargeSn: Type.String(),
  memberId: Id(),
  memberName: Type.String(),
  rechargeMoney: Yuan(),
  rechargeWay: Nullable(OneOf(paymentMethods)),
  payStatus: OneOf(payStates),
  paymentPluginId: Nullable(Type.String()),
  receivableNo: Nullable(Type.String()),
  payTime: Nullable(DateTime()),
});
export type Recharge = Static<typeof Recharge>;

export const listRecharges = endpoint({
  method: 'GET',
  path: '/buyer/wallet/recharge',
  access: 'member',
  tag: 'wallet',
  summary: 'Top-ups, newest first',
  input: Filter(PageQuery),
  result: PageOf(Recharge),
});

export const createRecharge = endpoint({
  method: 'POST',
  path: '/buyer/trade/recharge',
  access: 'member',
  tag: 'wallet',
  summary: 'Start a top-up of 1 to 10000 yuan; it is paid at the cashier with orderType RECHARGE',
  input: Type.Object({
    price: Type.Optional(
      Type.Number({ description: 'yuan, two decimals', minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    ),
  }),
  result: Recharge,
  guard: 'idempotent',
});
