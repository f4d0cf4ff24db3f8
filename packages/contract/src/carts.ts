import Type, { type Static } from 'typebox';
import { deliveryMethods } from './cart-lines.ts';
import { endpoint } from './endpoint.ts';
import { Id, ListOf, OneOf } from './fields.ts';
import { TradeDraft } from './trades.ts';

/** A line of retail goods holds no more pieces than this; wholesale lines have no ceiling but the stock. */
export const maxRetailPieces = 99;
/** A cart holds no more lines than this. */
export const maxCartLines = 200;

const tag = 'carts';
const access = 'member';
const path = (rest: string) => `/buyer/trade/carts${rest}`;

const Way = (description = 'CART, BUY_NOW or VIRTUAL; CART when empty') =>
  Type.Optional(Type.String({ maxLength: 40, description }));
/** Any whole number: what is below 1 is refused with its own code. */
const Pieces = () => Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
const Checked = () => Type.Optional(Type.Boolean({ default: false }));

export const getCart = endpoint({
  method: 'GET',
  path: path('/all'),
  access,
  tag,
  summary: 'The whole cart, priced without coupons and freight',
  result: TradeDraft,
});

export const countCart = endpoint({
  method: 'GET',
  path: path('/count'),
  access,
  tag,
  summary: 'How many lines of the cart can be bought',
  input: Type.Object({ checked: Type.Optional(Type.Boolean()) }),
  result: Type.Integer({ description: 'lines, not pieces' }),
});

export const addToCart = endpoint({
  method: 'POST',
  path: path(''),
  access,
  tag,
  summary: 'Put a SKU into the cart; any way but CART replaces the one line of its draft',
  input: Type.Object({ skuId: Id(), num: Pieces(), cartType: Way('CART when empty or unknown') }),
});

export const setQuantity = endpoint({
  method: 'POST',
  path: path('/sku/num/{skuId}'),
  access,
  tag,
  summary: 'Set the pieces of a line',
  input: Type.Object({ skuId: Id(), num: Pieces() }),
});

export const checkLine = endpoint({
  method: 'POST',
  path: path('/sku/checked/{skuId}'),
  access,
  tag,
  summary: 'Check or uncheck a line',
  input: Type.Object({ skuId: Id(), checked: Checked() }),
});

export const checkAll = endpoint({
  method: 'POST',
  path: path('/sku/checked'),
  access,
  tag,
  summary: 'Check or uncheck every line',
  input: Type.Object({ checked: Checked() }),
});

export const checkStore = endpoint({
  method: 'POST',
  path: path('/store/{storeId}'),
  access,
  tag,
  summary: 'Check or uncheck the lines of a store',
  input: Type.Object({ storeId: Id(), checked: Checked() }),
});

export const clearCart = endpoint({
  method: 'DELETE',
  path: path(''),
  access,
  tag,
  summary: 'Empty the cart, choices included',
});

export const removeLines = endpoint({
  method: 'DELETE',
  path: path('/sku/remove'),
  access,
  tag,
  summary: 'Take lines out of the cart',
  input: Type.Object({ skuIds: ListOf(Id(), { maxItems: maxCartLines }) }),
});

export const getCheckout = endpoint({
  method: 'GET',
  path: path('/checked'),
  access,
  tag,
  summary: 'What is checked, with coupons and freight: the page before the order',
  input: Type.Object({ way: Way('required') }),
  result: TradeDraft,
});

export const countUsableCoupons = endpoint({
  method: 'GET',
  path: path('/coupon/num'),
  access,
  tag,
  summary: 'How many of my coupons fit the draft',
  input: Type.Object({ way: Way('required') }),
  result: Type.Integer(),
});

export const selectCoupon = endpoint({
  method: 'GET',
  path: path('/select/coupon'),
  access,
  tag,
  summary: 'Use a coupon for the draft or put it back; one that does not reach its threshold changes nothing',
  input: Type.Object({
    way: Way('CART when empty or unknown'),
    memberCouponId: Id('id of the member coupon, not of its template'),
    used: Checked(),
  }),
});

export const selectAddress = endpoint({
  method: 'GET',
  path: path('/shippingAddress'),
  access,
  tag,
  summary: 'Choose the delivery address',
  input: Type.Object({ shippingAddressId: Id(), way: Way() }),
});

export const selectPickUpPoint = endpoint({
  method: 'GET',
  path: path('/storeAddress'),
  access,
  tag,
  summary: 'Choose the pick-up point',
  input: Type.Object({ storeAddressId: Id(), way: Way() }),
});

export const listShippingMethods = endpoint({
  method: 'GET',
  path: path('/shippingMethodList'),
  access,
  tag,
  summary: 'LOGISTICS, and SELF_PICK_UP when the only store in the selection offers it',
  input: Type.Object({ way: Way('required') }),
  result: Type.Array(OneOf(deliveryMethods)),
});

export const selectShippingMethod = endpoint({
  method: 'PUT',
  path: path('/shippingMethod'),
  access,
  tag,
  summary: 'Choose how the goods come, for every line of the draft',
  input: Type.Object({ shippingMethod: Type.String({ maxLength: 40 }), way: Way() }),
});

export const selectReceipt = endpoint({
  method: 'GET',
  path: path('/select/receipt'),
  access,
  tag,
  summary: 'Ask for an invoice; an empty title takes the wish back (addition)',
  input: Type.Object({
    way: Way(),
    receiptTitle: Type.String({ maxLength: 100 }),
    taxpayerId: Type.Optional(Type.String({ maxLength: 32 })),
    receiptContent: Type.Optional(Type.String({ maxLength: 100 })),
  }),
});

const GuestLine = Type.Object({
  skuId: Id(),
  num: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  checked: Type.Optional(Type.Boolean({ default: true })),
});
export type GuestLine = Static<typeof GuestLine>;

/** Lines as JSON objects, or as two lists of the same length for forms. */
const GuestLines = {
  lines: Type.Optional(Type.Array(GuestLine, { maxItems: maxCartLines })),
  skuIds: Type.Optional(ListOf(Id(), { maxItems: maxCartLines })),
  nums: Type.Optional(ListOf(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: maxCartLines })),
};

const JoinedLine = Type.Object({ skuId: Id(), goodsName: Type.String(), num: Type.Integer() });

/** What a joined cart changed. A line that met its limit is in `limited`, besides `added` or `raised` if it changed. */
export const CartJoin = Type.Object({
  added: Type.Array(JoinedLine, { description: 'new lines with their pieces' }),
  raised: Type.Array(JoinedLine, { description: 'lines that were there, with their new pieces' }),
  limited: Type.Array(JoinedLine, { description: 'lines cut to the stock or to 99, with their pieces now' }),
  dropped: Type.Array(JoinedLine, {
    description: 'lines that cannot be bought or had no room, with the pieces wanted',
  }),
});
export type CartJoin = Static<typeof CartJoin>;

/**
 * Addition. Joins the cart that a visitor filled on the device with the member's cart after the sign-in: pieces of the
 * same SKU add up, to the stock and to 99. A guest cart joins once: its `cartId` sent again by the same member gets the
 * first answer and changes nothing.
 */
export const joinGuestCart = endpoint({
  method: 'POST',
  path: path('/join'),
  access,
  tag,
  summary: 'Join the cart of the device with mine (addition)',
  input: Type.Object({
    cartId: Type.String({
      pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      description: 'uuid of the guest cart; a new one for each cart that a device fills',
    }),
    ...GuestLines,
  }),
  result: CartJoin,
});

/** Addition. Prices a cart that is kept on the device; nothing is stored. SKUs that do not exist any more are left out. */
export const previewGuestCart = endpoint({
  method: 'POST',
  path: path('/preview'),
  access: 'public',
  tag,
  summary: 'Price the cart of a visitor (addition)',
  input: Type.Object(GuestLines),
  result: TradeDraft,
  limitPerMinute: 120,
});
