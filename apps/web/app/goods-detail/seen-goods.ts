import { deviceStorage } from '../session/device-storage.ts';
import { isId } from '../session/is-id.ts';

/** Goods that were looked at, as much of them as a small card shows. */
export interface SeenGoods {
  goodsId: string;
  skuId: string;
  name: string;
  thumbnail: string;
  price: number;
}

const key = 'seenGoods';
const most = 12;

/** What a guest looked at on this device, newest first. A member's visits are kept by the shop. */
export function readSeenGoods(): SeenGoods[] {
  try {
    const list: unknown = JSON.parse(deviceStorage()?.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isSeen).slice(0, most) : [];
  } catch {
    // Somebody else wrote there: begin anew.
    return [];
  }
}

export function rememberSeenGoods(goods: SeenGoods): void {
  const others = readSeenGoods().filter(({ goodsId }) => goodsId !== goods.goodsId);
  try {
    deviceStorage()?.setItem(key, JSON.stringify([goods, ...others].slice(0, most)));
  } catch {
    // The device keeps nothing: then nothing is remembered.
  }
}

function isSeen(value: unknown): value is SeenGoods {
  const { goodsId, skuId, name, thumbnail, price } = (value ?? {}) as Partial<SeenGoods>;
  return (
    isId(goodsId) &&
    isId(skuId) &&
    typeof name === 'string' &&
    typeof thumbnail === 'string' &&
    /^\/(?!\/)/.test(thumbnail) &&
    typeof price === 'number' &&
    Number.isFinite(price)
  );
}
