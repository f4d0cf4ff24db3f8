// Made by tools/artwork/maps/world.ts; do not edit by hand.

export interface WorldMark {
  /** ISO 3166-1 alpha-2, lower case; the home port has none. */
  country?: string;
  zh: string;
  en: string;
  /** Per cent of the map's width and height. */
  x: number;
  y: number;
  labelSide: 'left' | 'right' | 'above' | 'below';
}

export interface WorldMap {
  background: string;
  width: number;
  height: number;
  home: WorldMark;
  countries: WorldMark[];
}

export const worldMap: WorldMap = {
  background: '/art/world.svg',
  width: 1920,
  height: 880,
  home: { zh: '上海', en: 'Shanghai', x: 42.6, y: 34.2, labelSide: 'above' },
  countries: [
    { country: 'th', zh: '泰国', en: 'Thailand', x: 36.9, y: 45.3, labelSide: 'left' },
    { country: 'vn', zh: '越南', en: 'Vietnam', x: 38.4, y: 40.5, labelSide: 'right' },
    { country: 'my', zh: '马来西亚', en: 'Malaysia', x: 37.1, y: 52.2, labelSide: 'left' },
    { country: 'sg', zh: '新加坡', en: 'Singapore', x: 37.6, y: 53.3, labelSide: 'right' },
    { country: 'id', zh: '印度尼西亚', en: 'Indonesia', x: 38.4, y: 58.2, labelSide: 'below' },
    { country: 'jp', zh: '日本', en: 'Japan', x: 47, y: 30.9, labelSide: 'right' },
    { country: 'kr', zh: '韩国', en: 'South Korea', x: 44, y: 29.7, labelSide: 'above' },
    { country: 'ae', zh: '阿联酋', en: 'UAE', x: 25.6, y: 38.3, labelSide: 'right' },
    { country: 'sa', zh: '沙特阿拉伯', en: 'Saudi Arabia', x: 23.7, y: 38.1, labelSide: 'below' },
    { country: 'kz', zh: '哈萨克斯坦', en: 'Kazakhstan', x: 31.9, y: 21, labelSide: 'above' },
    { country: 'eg', zh: '埃及', en: 'Egypt', x: 20.2, y: 34.6, labelSide: 'left' },
    { country: 'za', zh: '南非', en: 'South Africa', x: 19.1, y: 71, labelSide: 'below' },
    { country: 'it', zh: '意大利', en: 'Italy', x: 17.1, y: 26.9, labelSide: 'right' },
    { country: 'fr', zh: '法国', en: 'France', x: 16, y: 22.4, labelSide: 'left' },
    { country: 'de', zh: '德国', en: 'Germany', x: 19.2, y: 20.1, labelSide: 'above' },
    { country: 'gb', zh: '英国', en: 'United Kingdom', x: 16, y: 20.8, labelSide: 'left' },
    { country: 'us', zh: '美国', en: 'United States', x: 76.2, y: 28.8, labelSide: 'above' },
    { country: 'mx', zh: '墨西哥', en: 'Mexico', x: 77.5, y: 41.6, labelSide: 'left' },
    { country: 'br', zh: '巴西', en: 'Brazil', x: 90.7, y: 64.5, labelSide: 'left' },
    { country: 'au', zh: '澳大利亚', en: 'Australia', x: 49.3, y: 77.2, labelSide: 'below' },
  ],
};
