import type { Position } from 'd3-geo';

export interface GuideCountry {
  /** ISO 3166-1: alpha-2 in lower case, and numeric as world-atlas has it. */
  code: string;
  numeric: string;
  zh: string;
  en: string;
  /** Where the world map puts its dot: the capital, or the middle of a large country. */
  mark: Position;
  labelSide: 'left' | 'right' | 'above' | 'below';
}

export const guideCountries: GuideCountry[] = [
  { code: 'th', numeric: '764', zh: '泰国', en: 'Thailand', mark: [100.5, 13.75], labelSide: 'left' },
  { code: 'vn', numeric: '704', zh: '越南', en: 'Vietnam', mark: [105.85, 21.03], labelSide: 'right' },
  { code: 'my', numeric: '458', zh: '马来西亚', en: 'Malaysia', mark: [101.7, 3.14], labelSide: 'left' },
  { code: 'sg', numeric: '702', zh: '新加坡', en: 'Singapore', mark: [103.82, 1.35], labelSide: 'right' },
  { code: 'id', numeric: '360', zh: '印度尼西亚', en: 'Indonesia', mark: [106.85, -6.2], labelSide: 'below' },
  { code: 'jp', numeric: '392', zh: '日本', en: 'Japan', mark: [139.7, 35.7], labelSide: 'right' },
  { code: 'kr', numeric: '410', zh: '韩国', en: 'South Korea', mark: [127, 37.55], labelSide: 'above' },
  { code: 'ae', numeric: '784', zh: '阿联酋', en: 'UAE', mark: [54.4, 24.45], labelSide: 'right' },
  { code: 'sa', numeric: '682', zh: '沙特阿拉伯', en: 'Saudi Arabia', mark: [46.7, 24.7], labelSide: 'below' },
  { code: 'kz', numeric: '398', zh: '哈萨克斯坦', en: 'Kazakhstan', mark: [71.4, 51.2], labelSide: 'above' },
  { code: 'eg', numeric: '818', zh: '埃及', en: 'Egypt', mark: [31.25, 30.05], labelSide: 'left' },
  { code: 'za', numeric: '710', zh: '南非', en: 'South Africa', mark: [28.2, -25.7], labelSide: 'below' },
  { code: 'it', numeric: '380', zh: '意大利', en: 'Italy', mark: [12.5, 41.9], labelSide: 'right' },
  { code: 'fr', numeric: '250', zh: '法国', en: 'France', mark: [2.35, 48.85], labelSide: 'left' },
  { code: 'de', numeric: '276', zh: '德国', en: 'Germany', mark: [13.4, 52.5], labelSide: 'above' },
  { code: 'gb', numeric: '826', zh: '英国', en: 'United Kingdom', mark: [-0.1, 51.5], labelSide: 'left' },
  { code: 'us', numeric: '840', zh: '美国', en: 'United States', mark: [-98, 39], labelSide: 'above' },
  { code: 'mx', numeric: '484', zh: '墨西哥', en: 'Mexico', mark: [-99.1, 19.4], labelSide: 'left' },
  { code: 'br', numeric: '076', zh: '巴西', en: 'Brazil', mark: [-47.9, -15.8], labelSide: 'left' },
  { code: 'au', numeric: '036', zh: '澳大利亚', en: 'Australia', mark: [149.1, -35.3], labelSide: 'below' },
];

export function getGuideCountry(code: string): GuideCountry {
  const country = guideCountries.find((candidate) => candidate.code === code);
  if (!country) throw new Error(`${code} is not a guide country`);
  return country;
}
