import {
  getCheckout,
  listShippingMethods,
  selectAddress,
  selectCoupon,
  selectPickUpPoint,
  selectReceipt,
  selectShippingMethod,
} from '@silkboat/contract/carts';
import type { ApiClient } from '@silkboat/contract/client';
import { claimCoupon, listCoupons, listMemberCoupons } from '@silkboat/contract/coupons';
import { type StoreAddress, storeAddresses } from '@silkboat/contract/stores';
import { createTrade, type Trade, type TradeDraft } from '@silkboat/contract/trades';
import { type CheckoutView, type CheckoutWay, toCheckoutView } from './checkout-view.ts';
import { type ReceiptErrors, readReceipt } from './receipt-form.ts';

const mostPickUpPoints = 50;

/** The checkout of a way; undefined when nothing was chosen for it. */
export async function loadCheckout(api: ApiClient, way: CheckoutWay): Promise<CheckoutView | undefined> {
  const [draft, methods] = await Promise.all([api.call(getCheckout, { way }), api.call(listShippingMethods, { way })]);
  if (draft.skuList.length === 0) return undefined;
  const [offered, { records: owned }, pickUpPoints] = await Promise.all([
    listOffered(api, draft),
    api.call(listMemberCoupons, { pageSize: 100 }),
    methods.includes('SELF_PICK_UP') ? listPickUpPoints(api, draft) : [],
  ]);
  return toCheckoutView(draft, { methods, pickUpPoints, offered, owned });
}

async function listOffered(api: ApiClient, { cartList }: TradeDraft) {
  const storeId = ['0', ...cartList.map((group) => group.storeId)].join(',');
  return (await api.call(listCoupons, { storeId, pageSize: 30 })).records;
}

/** Picking up is offered when everything comes from one store. */
async function listPickUpPoints(api: ApiClient, { checkedSkuList: [line] }: TradeDraft): Promise<StoreAddress[]> {
  if (!line) return [];
  return (await api.call(storeAddresses, { storeId: line.storeId, pageSize: mostPickUpPoints })).records;
}

/** Carries out one choice of the buyer; false when the form asks for none. */
export async function changeCheckout(api: ApiClient, way: CheckoutWay, form: FormData): Promise<boolean> {
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('do')) {
    case 'address':
      await api.call(selectAddress, { way, shippingAddressId: text('addressId') });
      return true;
    case 'method':
      await api.call(selectShippingMethod, { way, shippingMethod: text('method') });
      if (text('method') === 'SELF_PICK_UP') await chooseOnlyPoint(api, way);
      return true;
    case 'pickUpPoint':
      await api.call(selectPickUpPoint, { way, storeAddressId: text('pickUpPointId') });
      return true;
    case 'coupon': {
      const [state, memberCouponId = ''] = text('coupon').split(':');
      await api.call(selectCoupon, { way, memberCouponId, used: state === 'on' });
      return true;
    }
    case 'claim':
      await api.call(claimCoupon, { couponId: text('couponId') });
      return true;
    default:
      return false;
  }
}

/** Where there is one point to pick up at, nobody is asked which. */
async function chooseOnlyPoint(api: ApiClient, way: CheckoutWay): Promise<void> {
  const [point, ...others] = await listPickUpPoints(api, await api.call(getCheckout, { way }));
  if (point && others.length === 0) await api.call(selectPickUpPoint, { way, storeAddressId: point.id });
}

interface Placing {
  way: CheckoutWay;
  client: 'PC' | 'H5';
  form: FormData;
}

/** Places the order that the form describes; answers the trade, or what is wrong with the invoice. */
export async function placeOrder(
  api: ApiClient,
  { way, client, form }: Placing,
): Promise<{ trade: Trade } | { errors: ReceiptErrors }> {
  const { receipt, errors } = readReceipt(form);
  if (Object.keys(errors).length > 0) return { errors };
  await api.call(selectReceipt, {
    way,
    receiptTitle: receipt?.receiptTitle ?? '',
    ...(receipt && { receiptContent: receipt.receiptContent }),
    ...(receipt?.taxpayerId && { taxpayerId: receipt.taxpayerId }),
  });

  const key = String(form.get('key') ?? '');
  const remark = readRemarks(form);
  const trade = await api.call(
    createTrade,
    { way, client, ...(remark.length > 0 && { remark }) },
    /^[\w-]{8,64}$/.test(key) ? { idempotencyKey: key } : {},
  );
  return { trade };
}

const longestRemark = 60;

/** What the buyer wrote to each store: fields `remark-<store>`. */
function readRemarks(form: FormData): { storeId: string; remark: string }[] {
  return [...form].flatMap(([name, value]) => {
    const storeId = /^remark-(\d{1,20})$/.exec(name)?.[1];
    const remark = String(value).trim().slice(0, longestRemark);
    return storeId && remark ? [{ storeId, remark }] : [];
  });
}
