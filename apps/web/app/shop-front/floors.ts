import { Part } from './part.ts';

/**
 * The pages that the shop's editors build are JSON of floors, in the form that existing clients know. Whatever is not
 * understood is left out: a page may carry floors for other clients, and anything may be missing in them.
 */
export type Floor = { key: string } & (
  | { kind: 'banners'; slides: Slide[] }
  | { kind: 'categories'; title: string; categories: PictureLink[]; brands: PictureLink[] }
  | { kind: 'goods'; title: string; more: string; goods: FloorGoods[] }
  | { kind: 'tabs'; title: string; tabs: { label: string; goods: FloorGoods[] }[] }
  | { kind: 'panels'; panels: Panel[] }
  | { kind: 'banner'; picture: PictureLink }
  | { kind: 'pictures'; pictures: PictureLink[] }
);

/** A picture that leads somewhere; `url` is empty when it does not. */
export interface PictureLink {
  img: string;
  url: string;
  name: string;
  note: string;
}

export interface Slide extends PictureLink {
  /** The colour of the picture's left edge, where the words stand. */
  color: string;
}

export interface FloorGoods extends PictureLink {
  /** Yuan; null when the floor names none. */
  price: number | null;
}

/** Goods under one heading, side by side with others. */
export interface Panel {
  title: string;
  note: string;
  color: string;
  url: string;
  goods: FloorGoods[];
}

/** The floors of a page that can be shown, in order. A floor without `key` is not shown. */
export function readFloors(json: string): Floor[] {
  const page = new Part(parse(json));
  return page.list('list').flatMap((floor) => {
    const key = floor.text('key');
    const read = readers[floor.text('type')];
    return key && read ? read(floor.part('options'), key) : [];
  });
}

const readers: Record<string, (options: Part, key: string) => Floor[]> = {
  carousel: readBanners,
  carousel1: readBanners,
  carousel2: readBanners,
  bannerAdvert: (options, key) => toPictures([options]).map((picture) => ({ key, kind: 'banner', picture })),
  hotAdvert: readPictures,
  oneRowThreeColumns: readPictures,
  firstAdvert: readPictures,
  discountAdvert: (options, key) => {
    const categories = toPictures(options.list('classification'));
    const brands = toPictures(options.list('brandList'));
    return categories.length + brands.length === 0
      ? []
      : [{ key, kind: 'categories', title: options.text('title'), categories, brands }];
  },
  onlyGoodsModel: (options, key) => {
    const goods = toGoods(options.list('list'));
    return goods.length === 0
      ? []
      : [{ key, kind: 'goods', title: options.text('title'), more: options.link('more'), goods }];
  },
  recommend: (options, key) => toPanels(key, [options.part('contentLeft'), options.part('contentRight')]),
  newGoodsSort: (options, key) => toPanels(key, [options.part('left'), options.part('middle'), options.part('right')]),
  mixModel: (options, key) => toPanels(key, [options.part('left').part('data'), options.part('right').part('data')]),
  forYour: (options, key) => {
    const { list } = options.part('data').value;
    return toPanels(key, [new Part({ title: options.text('title'), list }), options.part('data').part('hot')]);
  },
  notEnough: (options, key) => {
    const lists = options.lists('list');
    const tabs = options.list('navList').map((nav, index) => ({
      label: nav.text('title'),
      goods: toGoods(lists[index] ?? []),
    }));
    return toTabs(key, options.text('title'), tabs);
  },
  goodsType: (options, key) => {
    const labels = options.list('labels');
    const tabs = labels.map((label) => ({
      label: label.text('label'),
      goods: toGoods(options.list('list').filter((one) => one.value.___index === label.value.___index)),
    }));
    return toTabs(key, options.text('title'), tabs);
  },
};

function readBanners(options: Part, key: string): Floor[] {
  const slides = options
    .list('list')
    .flatMap((one) => toPictures([one]).map((picture) => ({ ...picture, color: one.color('bgColor') })));
  return slides.length > 0 ? [{ key, kind: 'banners', slides }] : [];
}

function readPictures(options: Part, key: string): Floor[] {
  const pictures = toPictures(options.list('list'));
  return pictures.length > 0 ? [{ key, kind: 'pictures', pictures }] : [];
}

function toTabs(key: string, title: string, tabs: { label: string; goods: FloorGoods[] }[]): Floor[] {
  const filled = tabs.filter(({ label, goods }) => label && goods.length > 0);
  return filled.length > 0 ? [{ key, kind: 'tabs', title, tabs: filled }] : [];
}

function toPanels(key: string, parts: Part[]): Floor[] {
  const panels = parts.flatMap((part) => {
    const goods = toGoods(part.list('list'));
    const badge = part.part('badge');
    return goods.length === 0
      ? []
      : [
          {
            title: part.text('title') || badge.text('label'),
            note: part.text('secondTitle'),
            color: part.color('bgColor'),
            url: part.link('url') || badge.link('url'),
            goods,
          },
        ];
  });
  return panels.length > 0 ? [{ key, kind: 'panels', panels }] : [];
}

const toPictures = (parts: Part[]): PictureLink[] =>
  parts.flatMap((part) => {
    const img = part.link('img');
    const name = part.text('title') || part.text('name');
    return img ? [{ img, url: part.link('url'), name, note: part.text('describe') || part.text('desc') }] : [];
  });

const toGoods = (parts: Part[]): FloorGoods[] =>
  parts.flatMap((part) => toPictures([part]).map((picture) => ({ ...picture, price: part.number('price') })));

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // No page at all is better than an error in its place.
    return undefined;
  }
}
