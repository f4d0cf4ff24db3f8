// Made by tools/artwork/maps/globe.ts; do not edit by hand.

export interface GlobePort {
  id: string;
  zh: string;
  en: string;
  /** Per cent of the picture's width and height. */
  x: number;
  y: number;
  coordinates: string;
  labelSide: 'left' | 'right' | 'above';
}

export const globePorts: GlobePort[] = [
  { id: 'quanzhou', zh: '泉州', en: 'Quanzhou', x: 64.3, y: 44.2, coordinates: '24°51′N 118°41′E', labelSide: 'right' },
  {
    id: 'laem-chabang',
    zh: '林查班',
    en: 'Laem Chabang',
    x: 53.4,
    y: 53.5,
    coordinates: '13°05′N 100°53′E',
    labelSide: 'left',
  },
  {
    id: 'jebel-ali',
    zh: '杰贝阿里',
    en: 'Jebel Ali',
    x: 25.7,
    y: 42.2,
    coordinates: '25°01′N 55°03′E',
    labelSide: 'above',
  },
];
