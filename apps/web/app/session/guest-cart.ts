import { deviceStorage } from './device-storage.ts';

/** The cart of a visitor who is not signed in: kept on the device, joined to the member's cart at login. */
export interface GuestCart {
  /** Names this cart, so that joining it twice does nothing the second time. */
  cartId: string;
  lines: GuestCartLine[];
}

export interface GuestCartLine {
  skuId: string;
  num: number;
}

const key = 'guestCart';
const mostLines = 200;
const mostPieces = 99;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const changed = 'guest-cart-change';

/** What is stored, as far as it can be read; an empty cart otherwise. */
export function readGuestCart(): GuestCart {
  return parseGuestCart(guestCartText()) ?? { cartId: newCartId(), lines: [] };
}

/** A random uuid; `crypto.randomUUID` alone exists only where the page came over TLS. */
function newCartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

export const guestCartText = (): string | null => deviceStorage()?.getItem(key) ?? null;

/** The stored text as a cart; undefined when it is no cart. Lines that make no sense are left out. */
export function parseGuestCart(text: string | null): GuestCart | undefined {
  try {
    const { cartId, lines } = JSON.parse(text ?? '{}') as Partial<GuestCart>;
    if (typeof cartId !== 'string' || !uuid.test(cartId) || !Array.isArray(lines)) return undefined;
    return { cartId, lines: lines.filter(isLine).slice(0, mostLines) };
  } catch {
    // Somebody else wrote there: begin anew.
    return undefined;
  }
}

const isLine = (line: unknown): line is GuestCartLine => {
  const { skuId, num } = (line ?? {}) as Partial<GuestCartLine>;
  return (
    typeof skuId === 'string' && /^\d{1,20}$/.test(skuId) && Number.isInteger(num) && num! >= 1 && num! <= mostPieces
  );
};

/** Adds pieces of a SKU; false when the cart is full or nothing can be stored. The newest line comes first. */
export function addToGuestCart(skuId: string, num: number): boolean {
  const { cartId, lines } = readGuestCart();
  const line = lines.find((one) => one.skuId === skuId);
  if (!line && lines.length >= mostLines) return false;
  const pieces = Math.min(mostPieces, (line?.num ?? 0) + num);
  return write({ cartId, lines: [{ skuId, num: pieces }, ...lines.filter((one) => one !== line)] });
}

/** Sets the pieces of a line that is there. */
export function setGuestCartQuantity(skuId: string, num: number): boolean {
  const { cartId, lines } = readGuestCart();
  const pieces = Math.max(1, Math.min(mostPieces, num));
  return write({ cartId, lines: lines.map((line) => (line.skuId === skuId ? { skuId, num: pieces } : line)) });
}

export function removeFromGuestCart(...skuIds: string[]): boolean {
  const { cartId, lines } = readGuestCart();
  return write({ cartId, lines: lines.filter((line) => !skuIds.includes(line.skuId)) });
}

/** Empties the cart; the next one has another id. */
export function clearGuestCart(): void {
  deviceStorage()?.removeItem(key);
  announce();
}

/** Calls back after each change, here or in another tab; answers how to stop. */
export function onGuestCartChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener(changed, listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', fromOtherTab);
  };
}

function write(cart: GuestCart): boolean {
  try {
    deviceStorage()?.setItem(key, JSON.stringify(cart));
  } catch {
    // Storage is full or forbidden: the caller says so.
    return false;
  }
  announce();
  return deviceStorage() !== undefined;
}

const announce = () => dispatchEvent(new Event(changed));
