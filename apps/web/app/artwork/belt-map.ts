// Made by tools/artwork/maps/belts.ts; do not edit by hand.

export interface BeltPlace {
  zh: string;
  en: string;
  /** Per cent of the map's width and height. */
  x: number;
  y: number;
  coordinates: string;
}

export interface Belt extends BeltPlace {
  id: string;
  port: BeltPlace;
  /** Great circle from the town to its port. */
  kilometres: number;
  /** From town to port, in the units of the map's viewBox. */
  d: string;
  labelSide: 'left' | 'right' | 'above' | 'below';
}

export interface BeltMap {
  background: string;
  viewBox: string;
  belts: Belt[];
}

export const beltMap: BeltMap = {
  background: '/art/belts.svg',
  viewBox: '0 0 900 760',
  belts: [
    {
      id: 'quanzhou',
      zh: '泉州',
      en: 'Quanzhou',
      x: 65.7,
      y: 71.3,
      coordinates: '24°55′N 118°35′E',
      port: { zh: '泉州港', en: 'Quanzhou Port', x: 65.9, y: 71.5, coordinates: '24°51′N 118°41′E' },
      kilometres: 11,
      d: 'M591.7,542.2Q592.7,542.5 593.3,543.4',
      labelSide: 'right',
    },
    {
      id: 'yiwu',
      zh: '义乌',
      en: 'Yiwu',
      x: 68.6,
      y: 59.9,
      coordinates: '29°19′N 120°04′E',
      port: { zh: '宁波舟山港', en: 'Ningbo-Zhoushan', x: 72.3, y: 58.2, coordinates: '29°56′N 121°57′E' },
      kilometres: 194,
      d: 'M617.8,455.1Q632.1,442.9 650.9,442.5',
      labelSide: 'below',
    },
    {
      id: 'foshan',
      zh: '佛山',
      en: 'Foshan',
      x: 55,
      y: 76.1,
      coordinates: '23°01′N 113°07′E',
      port: { zh: '南沙港', en: 'Nansha', x: 56, y: 77.1, coordinates: '22°39′N 113°36′E' },
      kilometres: 64,
      d: 'M495.3,578.7Q500.8,580.7 503.7,585.8',
      labelSide: 'left',
    },
    {
      id: 'shenzhen',
      zh: '深圳',
      en: 'Shenzhen',
      x: 56.9,
      y: 77.4,
      coordinates: '22°32′N 114°04′E',
      port: { zh: '盐田港', en: 'Yantian', x: 57.3, y: 77.3, coordinates: '22°34′N 114°16′E' },
      kilometres: 22,
      d: 'M511.8,587.9Q513.6,586.9 515.5,587.3',
      labelSide: 'below',
    },
    {
      id: 'suzhou',
      zh: '苏州',
      en: 'Suzhou',
      x: 69.6,
      y: 54.5,
      coordinates: '31°18′N 120°35′E',
      port: { zh: '洋山港', en: 'Yangshan', x: 72.5, y: 56.3, coordinates: '30°38′N 122°03′E' },
      kilometres: 159,
      d: 'M626.7,414.5Q642.2,416.7 652.6,428.3',
      labelSide: 'left',
    },
    {
      id: 'jingdezhen',
      zh: '景德镇',
      en: 'Jingdezhen',
      x: 63,
      y: 60,
      coordinates: '29°16′N 117°11′E',
      port: { zh: '宁波舟山港', en: 'Ningbo-Zhoushan', x: 72.3, y: 58.2, coordinates: '29°56′N 121°57′E' },
      kilometres: 467,
      d: 'M566.8,455.9Q606.4,434.1 650.9,442.5',
      labelSide: 'left',
    },
    {
      id: 'qingdao',
      zh: '青岛',
      en: 'Qingdao',
      x: 69.2,
      y: 41.2,
      coordinates: '36°04′N 120°23′E',
      port: { zh: '前湾港', en: 'Qianwan', x: 68.9, y: 41.4, coordinates: '36°00′N 120°13′E' },
      kilometres: 16,
      d: 'M623.2,313.4Q622.1,314.7 620.4,314.9',
      labelSide: 'left',
    },
    {
      id: 'xuchang',
      zh: '许昌',
      en: 'Xuchang',
      x: 56.5,
      y: 47,
      coordinates: '34°02′N 113°51′E',
      port: { zh: '前湾港', en: 'Qianwan', x: 68.9, y: 41.4, coordinates: '36°00′N 120°13′E' },
      kilometres: 620,
      d: 'M508.1,357.1Q556.7,315.8 620.4,314.9',
      labelSide: 'left',
    },
    {
      id: 'chongqing',
      zh: '重庆',
      en: 'Chongqing',
      x: 42.2,
      y: 59.2,
      coordinates: '29°34′N 106°33′E',
      port: { zh: '洋山港', en: 'Yangshan', x: 72.5, y: 56.3, coordinates: '30°38′N 122°03′E' },
      kilometres: 1495,
      d: 'M379.5,450.1Q512.2,390 652.6,428.3',
      labelSide: 'left',
    },
    {
      id: 'wuyishan',
      zh: '武夷山',
      en: 'Wuyishan',
      x: 64.6,
      y: 64,
      coordinates: '27°46′N 118°02′E',
      port: { zh: '厦门港', en: 'Xiamen', x: 64.7, y: 72.5, coordinates: '24°27′N 118°04′E' },
      kilometres: 368,
      d: 'M581.8,486.2Q593.8,518.6 582.5,551.2',
      labelSide: 'left',
    },
  ],
};
