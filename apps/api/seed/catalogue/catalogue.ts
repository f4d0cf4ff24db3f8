/** The form of the sample catalogue. Text is written by hand in zh-CN and en; prices are in yuan, weights in grams. */

export interface SampleText {
  zh: string;
  en: string;
}

/** One object of a composed goods picture; `emoji` is the file name (code points) in fluent-emoji-3d, `x`, `y`, `size` are fractions of the frame. */
export interface PictureObject {
  emoji: string;
  size?: number;
  x?: number;
  y?: number;
  hue?: number;
  saturation?: number;
  brightness?: number;
  flip?: boolean;
  rotate?: number;
}

export type Tint = 'paper' | 'celadon' | 'mist' | 'sand' | 'blush' | 'stone' | 'ink';
export type Stage = 'plain' | 'disc' | 'arch' | 'plinth' | 'step' | 'window' | 'close';

/** A goods picture: an object on a studio set. Its `key` is the file name: media/goods/{key}-480.webp and -960.webp. */
export interface Picture {
  key: string;
  tint: Tint;
  stage: Stage;
  objects: PictureObject[];
}

export interface SampleCategory {
  key: string;
  name: SampleText;
  /** Key of a goods picture that stands for the category. */
  picture: string;
  /** Percent of the sale that the platform keeps; third level only. */
  commissionRate?: number;
  /** Words people type for this category. */
  aliases?: string[];
  children?: SampleCategory[];
}

export interface SampleBrand {
  key: string;
  name: SampleText;
  country: string;
}

export interface SampleSpec {
  name: SampleText;
  /** For the first spec (colour, glaze, flavour) a value may bring its own picture. */
  values: { text: SampleText; picture?: string; soldOut?: boolean; extraYuan?: number; weightGrams?: number }[];
}

export interface SampleGoods {
  /** Unique, kebab-case. */
  key: string;
  store: string;
  brand?: string;
  /** Key of a third-level category. */
  category: string;
  /** 15 to 45 characters as on a real shop: material, size, use; never an invented certificate or health claim. */
  name: SampleText;
  sellingPoint: SampleText;
  /** ISO 3166-1 alpha-2, lower case, and the place as shown on the card. */
  origin: { country: string; place: SampleText };
  unit: SampleText;
  priceYuan: number;
  /** Struck-through list price when there is one. */
  listPriceYuan?: number;
  weightGrams: number;
  stock: number;
  sold: number;
  /** Seller's code; the SKUs get `code-1`, `code-2` … */
  code: string;
  specs: SampleSpec[];
  /** Three to five picture keys; the first is the card picture. */
  pictures: string[];
  /** Indexed parameters that buyers filter by: material, capacity, screen size … */
  params: { name: SampleText; value: SampleText; isIndexed: boolean }[];
  /** Two to four paragraphs of description, plain text. */
  description: SampleText[];
  tag?: '自营' | '国家馆' | '新品' | '非遗';
  kind?: 'PHYSICAL_GOODS' | 'VIRTUAL_GOODS';
  salesModel?: 'RETAIL' | 'WHOLESALE';
  /** Wholesale price steps. */
  wholesale?: { pieces: number; priceYuan: number }[];
  isRecommended?: boolean;
}

export interface CataloguePart {
  categories: SampleCategory[];
  brands: SampleBrand[];
  pictures: Picture[];
  goods: SampleGoods[];
}
