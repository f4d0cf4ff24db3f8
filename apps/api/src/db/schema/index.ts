export * from './carts.ts';
export * from './coupons.ts';
export * from './goods.ts';
export * from './members.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './site.ts';
