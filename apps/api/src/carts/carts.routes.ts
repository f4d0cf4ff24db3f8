import {
  addToCart,
  checkAll,
  checkLine,
  checkStore,
  clearCart as clearCartCall,
  countCart,
  countUsableCoupons,
  getCart,
  getCheckout,
  joinGuestCart as joinGuestCartCall,
  listShippingMethods,
  previewGuestCart,
  removeLines as removeLinesCall,
  selectAddress,
  selectCoupon,
  selectPickUpPoint,
  selectReceipt,
  selectShippingMethod,
  setQuantity,
} from '@silkboat/contract/carts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { now } from '../clock.ts';
import { toCoupon } from '../coupons/to-coupon.ts';
import { createCouponReader, listExhausted } from '../goods/claimable-coupons.ts';
import { addLine, checkLines, clearCart, countLines, removeLines } from './cart-contents.ts';
import { dropShownFaults, readCart, readCheckout } from './checkout.ts';
import {
  chooseAddress,
  chooseCoupon,
  chooseMethod,
  choosePickUpPoint,
  chooseReceipt,
  listMethods,
} from './checkout-choices.ts';
import { joinGuestCart, previewCart, readGuestLines } from './guest-cart.ts';
import { sortCoupons, toTradeDraft } from './to-trade-draft.ts';
import { requiredWay, wayOrCart, wayUnlessUnknown } from './ways.ts';

export function cartRoutes(app: FastifyInstance): void {
  contentRoutes(app);
  checkoutRoutes(app);
  guestRoutes(app);
}

function contentRoutes(app: FastifyInstance): void {
  const { db } = app;
  const readCoupons = createCouponReader(db, app.notices);

  serve(app, getCart, async ({ member, language }) => {
    const [cart, coupons] = await Promise.all([readCart(db, member.id), readCoupons()]);
    const storeIds = new Set(cart.cart.groups.map(({ storeId }) => storeId));
    const ofStores = coupons.filter(({ storeId }) => storeIds.has(storeId));
    const exhausted = await listExhausted(db, { memberId: member.id, rows: ofStores });
    const claimable = ofStores
      .filter(({ id }) => !exhausted.has(id))
      .map((coupon) => toCoupon(coupon, { time: now(), language }));
    return toTradeDraft(cart, { language, memberName: member.nickName, claimable, isCheckout: false });
  });
  serve(app, countCart, ({ input, member }) => countLines(db, { memberId: member.id, isChecked: input.checked }));
  serve(app, addToCart, ({ input, member }) =>
    addLine(db, { memberId: member.id, way: wayOrCart(input.cartType), skuId: input.skuId, quantity: input.num }),
  );
  serve(app, setQuantity, ({ input: { skuId, num }, member }) =>
    addLine(db, { memberId: member.id, way: 'CART', skuId, quantity: num, isReplacing: true }),
  );
  serve(app, checkLine, ({ input: { skuId, checked = false }, member }) =>
    checkLines(db, { memberId: member.id, isChecked: checked, skuId }),
  );
  serve(app, checkAll, ({ input: { checked = false }, member }) =>
    checkLines(db, { memberId: member.id, isChecked: checked }),
  );
  serve(app, checkStore, ({ input: { storeId, checked = false }, member }) =>
    checkLines(db, { memberId: member.id, isChecked: checked, storeId }),
  );
  serve(app, removeLinesCall, ({ input: { skuIds }, member }) => removeLines(db, { memberId: member.id, skuIds }));
  serve(app, clearCartCall, ({ member }) => clearCart(db, member.id));
}

function checkoutRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, getCheckout, async ({ input, member, language }) => {
    const checkout = await readCheckout(db, { memberId: member.id, way: requiredWay(input.way) });
    await dropShownFaults(db, checkout);
    return toTradeDraft(checkout, { language, memberName: member.nickName, isCheckout: true });
  });
  serve(app, countUsableCoupons, async ({ input, member, language }) => {
    const checkout = await readCheckout(db, { memberId: member.id, way: requiredWay(input.way) });
    return sortCoupons(checkout, language).canUseCoupons.length;
  });
  serve(app, selectCoupon, ({ input: { way, memberCouponId, used = false }, member }) =>
    chooseCoupon(db, { memberId: member.id, way: wayOrCart(way), memberCouponId, isUsed: used }),
  );
  serve(app, selectAddress, ({ input: { way, shippingAddressId }, member }) =>
    chooseAddress(db, { memberId: member.id, way: wayUnlessUnknown(way), addressId: shippingAddressId }),
  );
  serve(app, selectPickUpPoint, ({ input: { way, storeAddressId }, member }) =>
    choosePickUpPoint(db, { memberId: member.id, way: wayUnlessUnknown(way), storeAddressId }),
  );
  serve(app, listShippingMethods, ({ input, member }) =>
    listMethods(db, { memberId: member.id, way: requiredWay(input.way) }),
  );
  serve(app, selectShippingMethod, ({ input: { way, shippingMethod }, member }) =>
    chooseMethod(db, { memberId: member.id, way: wayUnlessUnknown(way), method: shippingMethod }),
  );
  serve(app, selectReceipt, ({ input: { way, receiptTitle, taxpayerId, receiptContent = '' }, member }) =>
    chooseReceipt(db, {
      memberId: member.id,
      way: wayUnlessUnknown(way),
      receipt: { receiptTitle: receiptTitle.trim(), taxpayerId: taxpayerId || null, receiptContent },
    }),
  );
}

function guestRoutes(app: FastifyInstance): void {
  const { db } = app;

  serve(app, joinGuestCartCall, ({ input, member, language }) =>
    joinGuestCart(db, { memberId: member.id, cartId: input.cartId, lines: readGuestLines(input), language }),
  );
  serve(app, previewGuestCart, async ({ input, language }) =>
    toTradeDraft(await previewCart(db, readGuestLines(input)), { language, memberName: null, isCheckout: false }),
  );
}
