import { type CartView, canCheck, type LineView, type StoreView } from './cart-view.ts';

/** A line that was taken out and may come back. */
export interface TakenLine {
  skuId: string;
  num: number;
  isChecked: boolean;
}

/**
 * What a visitor changed since the shop was last told, joined into one: later steps win. Sent whole, so that any
 * number of quick clicks is one request, in order.
 */
export interface CartChange {
  /** Every line checked or not, before what `stores` and `lines` say. */
  all?: boolean;
  stores: Record<string, boolean>;
  lines: Record<string, { num?: number; isChecked?: boolean }>;
  remove: string[];
  /** Moved to the favourites: kept there, removed here. */
  favour: string[];
  restore: TakenLine[];
}

export const noChange: CartChange = { stores: {}, lines: {}, remove: [], favour: [], restore: [] };

export const isNoChange = ({ all, stores, lines, remove, favour, restore }: CartChange): boolean =>
  all === undefined &&
  [stores, lines].every((one) => Object.keys(one).length === 0) &&
  [remove, favour, restore].every((one) => one.length === 0);

/** A new number of pieces also checks the line, as the shop does. */
export const withQuantity = (change: CartChange, skuId: string, num: number): CartChange => ({
  ...change,
  lines: { ...change.lines, [skuId]: { num, isChecked: true } },
});

export const withLineCheck = (change: CartChange, skuId: string, isChecked: boolean): CartChange => ({
  ...change,
  lines: { ...change.lines, [skuId]: { ...change.lines[skuId], isChecked } },
});

export function withStoreCheck(
  change: CartChange,
  { storeId, lines }: Pick<StoreView, 'storeId' | 'lines'>,
  isChecked: boolean,
): CartChange {
  const ofStore = new Set(lines.map(({ skuId }) => skuId));
  return {
    ...change,
    stores: { ...change.stores, [storeId]: isChecked },
    lines: recheck(change.lines, isChecked, (skuId) => ofStore.has(skuId)),
  };
}

export const withAllCheck = (change: CartChange, isChecked: boolean): CartChange => ({
  ...change,
  all: isChecked,
  stores: {},
  lines: recheck(change.lines, isChecked, () => true),
});

/** Lines with a new quantity keep it and say themselves whether they are checked; the others need no word of their own. */
function recheck(lines: CartChange['lines'], isChecked: boolean, isMeant: (skuId: string) => boolean) {
  const kept = Object.entries(lines).flatMap(([skuId, line]) => {
    if (!isMeant(skuId)) return [[skuId, line] as const];
    return line.num === undefined ? [] : [[skuId, { num: line.num, isChecked }] as const];
  });
  return Object.fromEntries(kept);
}

export function withRemoval(change: CartChange, skuIds: string[], way: 'remove' | 'favour'): CartChange {
  const gone = new Set(skuIds);
  const lines = Object.entries(change.lines).filter(([skuId]) => !gone.has(skuId));
  return {
    ...change,
    lines: Object.fromEntries(lines),
    restore: change.restore.filter(({ skuId }) => !gone.has(skuId)),
    [way]: [...new Set([...change[way], ...skuIds])],
  };
}

export function withRestored(change: CartChange, taken: TakenLine[]): CartChange {
  const back = new Set(taken.map(({ skuId }) => skuId));
  const notBack = (skuId: string) => !back.has(skuId);
  return {
    ...change,
    remove: change.remove.filter(notBack),
    favour: change.favour.filter(notBack),
    restore: [...change.restore.filter(({ skuId }) => notBack(skuId)), ...taken],
  };
}

/**
 * The cart as it will look once the change is made. Amounts of changed lines are what the pieces cost at the price of
 * now; totals stay those of the shop, which alone can count them.
 */
export function withChange(view: CartView, change: CartChange): CartView {
  const gone = new Set([...change.remove, ...change.favour]);
  const stores = view.stores.map((store) => ({
    ...store,
    lines: store.lines
      .filter(({ skuId }) => !gone.has(skuId))
      .map((line) => changedLine(line, change, change.stores[store.storeId] ?? change.all)),
  }));
  return { ...view, stores: stores.filter(({ lines }) => lines.length > 0) };
}

function changedLine(line: LineView, { lines }: CartChange, isStoreChecked: boolean | undefined): LineView {
  const { num = line.num, isChecked = isStoreChecked ?? line.isChecked } = lines[line.skuId] ?? {};
  const changed = { ...line, num, subTotal: (Math.round(line.unit * 100) * num) / 100 };
  return { ...changed, isChecked: isChecked && canCheck(changed) };
}

const isSkuId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value);
const isPieces = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
const mostLines = 200;

/** Reads what a browser sent; whatever makes no sense is left out. */
export function readCartChange(sent: unknown): CartChange {
  const { all, stores, lines, remove, favour, restore } = toRecord(sent);
  const skuIds = (value: unknown) => (Array.isArray(value) ? value.filter(isSkuId).slice(0, mostLines) : []);
  const entries = (value: unknown) =>
    Object.entries(toRecord(value))
      .filter(([key]) => isSkuId(key))
      .slice(0, mostLines);
  return {
    ...(typeof all === 'boolean' && { all }),
    stores: Object.fromEntries(
      entries(stores).flatMap(([id, value]) => (typeof value === 'boolean' ? [[id, value]] : [])),
    ),
    lines: Object.fromEntries(entries(lines).map(([id, value]) => [id, readLine(value)])),
    remove: skuIds(remove),
    favour: skuIds(favour),
    restore: (Array.isArray(restore) ? restore : []).slice(0, mostLines).flatMap((value): TakenLine[] => {
      const { skuId, num, isChecked } = toRecord(value);
      return isSkuId(skuId) && isPieces(num) ? [{ skuId, num, isChecked: isChecked === true }] : [];
    }),
  };
}

function readLine(value: unknown): { num?: number; isChecked?: boolean } {
  const { num, isChecked } = toRecord(value);
  return { ...(isPieces(num) && { num }), ...(typeof isChecked === 'boolean' && { isChecked }) };
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
