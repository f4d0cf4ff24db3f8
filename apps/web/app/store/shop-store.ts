import type { StoreBasics } from '@silkboat/contract/stores';

/** A store as its card and its page show it. */
export interface ShopStore {
  id: string;
  name: string;
  logo: string | null;
  banner: string | null;
  country: string;
  place: string;
  /** HTML, made safe by the shop. */
  description: string;
  openedYear: string;
  isOpen: boolean;
  isSelfOperated: boolean;
  hasPickUp: boolean;
  goodsNum: number;
  followers: number;
  /** 1 to 5. */
  scores: { description: number; service: number; delivery: number };
}

export const toShopStore = (store: StoreBasics): ShopStore => ({
  id: store.storeId,
  name: store.storeName,
  logo: store.storeLogo,
  banner: store.banner,
  country: store.country,
  place: store.place,
  description: store.storeDesc,
  openedYear: store.createTime.slice(0, 4),
  isOpen: store.storeDisable === 'OPEN',
  isSelfOperated: store.selfOperated === '1',
  hasPickUp: store.hasSelfPickUp,
  goodsNum: store.goodsNum,
  followers: store.collectionNum,
  scores: {
    description: store.descriptionScore,
    service: store.serviceScore,
    delivery: store.deliveryScore,
  },
});
