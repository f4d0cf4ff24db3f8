/** What a buyer chooses by (釉色, 规格 …) with its values in the order of the selectors. */
export interface SkuAxis {
  name: string;
  values: { value: string; image: string | null }[];
}

/** A SKU as one value for each axis, in the order of the axes. */
export interface SkuOption {
  skuId: string;
  quantity: number;
  values: string[];
}

export interface SkuChoices {
  axes: SkuAxis[];
  options: SkuOption[];
}

/**
 * `available` leads to the same SKU with this value; `elsewhere` is sold out or not made with the other values of now, so
 * that choosing it changes those too; `soldOut` cannot be had at all.
 */
export type ValueState = 'available' | 'elsewhere' | 'soldOut';

export interface ChoiceValue {
  value: string;
  image: string | null;
  isChosen: boolean;
  state: ValueState;
  /** The SKU that choosing it leads to. */
  skuId: string;
}

interface ListedSku {
  skuId: string;
  quantity: number;
  specValues: { specName: string; specValue: string | null; specImage: string[] | null }[];
}

/** Reads the SKUs of a goods detail. The spec named `images` holds pictures and is no choice. */
export function toSkuChoices(specs: ListedSku[]): SkuChoices {
  const axes: SkuAxis[] = [];
  for (const { specName, specValue, specImage } of specs.flatMap(({ specValues }) => specValues)) {
    if (specName === 'images' || specValue === null) continue;
    const value = { value: specValue, image: specImage?.[0] ?? null };
    const axis = axes.find(({ name }) => name === specName);
    if (!axis) axes.push({ name: specName, values: [value] });
    else if (axis.values.every((one) => one.value !== specValue)) axis.values.push(value);
  }
  const findValue = ({ specValues }: ListedSku, name: string) =>
    specValues.find(({ specName }) => specName === name)?.specValue ?? '';
  return {
    axes,
    options: specs.map((sku) => ({
      skuId: sku.skuId,
      quantity: sku.quantity,
      values: axes.map(({ name }) => findValue(sku, name)),
    })),
  };
}

/** The values of one axis as they stand while `skuId` is chosen. */
export function choiceValues({ axes, options }: SkuChoices, skuId: string, axisIndex: number): ChoiceValue[] {
  const chosen = options.find((option) => option.skuId === skuId);
  return (axes[axisIndex]?.values ?? []).flatMap(({ value, image }) => {
    const having = options.filter(({ values }) => values[axisIndex] === value);
    const isChosen = chosen?.values[axisIndex] === value;
    const target = isChosen ? chosen : nearest(having, chosen, axisIndex);
    if (!target) return [];
    return { value, image, isChosen, state: stateOf(target, having, chosen, axisIndex), skuId: target.skuId };
  });
}

function stateOf(target: SkuOption, having: SkuOption[], chosen: SkuOption | undefined, axisIndex: number): ValueState {
  if (having.every(({ quantity }) => quantity <= 0)) return 'soldOut';
  const isSameElse = chosen === undefined || differences(target, chosen, axisIndex) === 0;
  return target.quantity > 0 && isSameElse ? 'available' : 'elsewhere';
}

/** In stock before sold out, then what differs least from the choice of now, earlier axes counting more. */
function nearest(having: SkuOption[], chosen: SkuOption | undefined, axisIndex: number): SkuOption | undefined {
  const cost = (option: SkuOption) => (chosen ? differences(option, chosen, axisIndex) : 0);
  return having.toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0) || cost(a) - cost(b))[0];
}

const differences = (a: SkuOption, b: SkuOption, exceptAxis: number): number =>
  a.values.reduce(
    (sum, value, index) =>
      index === exceptAxis || value === b.values[index] ? sum : sum + 2 ** (a.values.length - index),
    0,
  );
