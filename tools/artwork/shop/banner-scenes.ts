import type { PictureObject, Tint } from '../../../apps/api/seed/catalogue/catalogue.ts';

/** What stands on the wide sets of the shop. Text is laid over the calm left side by the page. */
export interface BannerScene {
  key: string;
  tint: Tint;
  backdrop: 'arch' | 'disc';
  /** Places are fractions of the part right of the words; sizes are fractions of the height. */
  objects: PictureObject[];
}

export const heroScenes: BannerScene[] = [
  {
    // Celadon and tea.
    key: 'shop-1',
    tint: 'celadon',
    backdrop: 'arch',
    objects: [
      { emoji: '1f3fa', x: 0.26, y: 0.76, size: 0.62, hue: 105, saturation: 0.42, brightness: 1.12 },
      { emoji: '1fad6', x: 0.52, y: 0.84, size: 0.62, hue: 150, saturation: 0.42, brightness: 1.02 },
      { emoji: '1f375', x: 0.77, y: 0.89, size: 0.3, saturation: 0.35 },
      { emoji: '1f375', x: 0.93, y: 0.86, size: 0.25, saturation: 0.35 },
    ],
  },
  {
    // Fruit of the south.
    key: 'shop-2',
    tint: 'sand',
    backdrop: 'disc',
    objects: [
      { emoji: '1f34d', x: 0.32, y: 0.78, size: 0.66, saturation: 0.85 },
      { emoji: '1f965', x: 0.6, y: 0.81, size: 0.42, saturation: 0.85 },
      { emoji: '1f96d', x: 0.46, y: 0.89, size: 0.4, saturation: 0.95 },
      { emoji: '1f96d', x: 0.74, y: 0.9, size: 0.33, saturation: 0.95, flip: true },
      { emoji: '1f36f', x: 0.9, y: 0.84, size: 0.42, saturation: 0.95 },
    ],
  },
  {
    // Quiet on the way.
    key: 'shop-3',
    tint: 'mist',
    backdrop: 'disc',
    objects: [
      { emoji: '1f9f3', x: 0.22, y: 0.77, size: 0.62, hue: -40, saturation: 0.45 },
      { emoji: '1f3a7', x: 0.52, y: 0.85, size: 0.68, saturation: 0.4 },
      { emoji: '1f4f7', x: 0.82, y: 0.84, size: 0.44, saturation: 0.4 },
      { emoji: '231a', x: 0.71, y: 0.93, size: 0.26, hue: -25, saturation: 0.5 },
    ],
  },
  {
    // Leather and wine.
    key: 'shop-4',
    tint: 'blush',
    backdrop: 'arch',
    objects: [
      { emoji: '1f45c', x: 0.3, y: 0.82, size: 0.66, saturation: 0.9 },
      { emoji: '1f377', x: 0.6, y: 0.83, size: 0.56, hue: 10, saturation: 0.85 },
      { emoji: '1f377', x: 0.74, y: 0.79, size: 0.48, hue: 10, saturation: 0.85 },
      { emoji: '1f347', x: 0.92, y: 0.86, size: 0.4, saturation: 0.8 },
      { emoji: '1f9c0', x: 0.46, y: 0.92, size: 0.28, saturation: 0.8 },
    ],
  },
];

export const floorScenes: BannerScene[] = [
  {
    key: 'floor-1',
    tint: 'celadon',
    backdrop: 'disc',
    objects: [
      { emoji: '1fad6', x: 0.46, y: 0.83, size: 0.66, hue: 150, saturation: 0.42, brightness: 1.02 },
      { emoji: '1f375', x: 0.76, y: 0.89, size: 0.34, saturation: 0.35 },
      { emoji: '1f375', x: 0.95, y: 0.86, size: 0.28, saturation: 0.35 },
    ],
  },
  {
    key: 'floor-2',
    tint: 'blush',
    backdrop: 'arch',
    objects: [
      { emoji: '1fa9e', x: 0.34, y: 0.8, size: 0.66, saturation: 0.7 },
      { emoji: '1f9f4', x: 0.6, y: 0.84, size: 0.56, saturation: 0.85 },
      { emoji: '1f484', x: 0.82, y: 0.9, size: 0.36, hue: 20, saturation: 0.85 },
    ],
  },
  {
    key: 'floor-3',
    tint: 'paper',
    backdrop: 'arch',
    objects: [
      { emoji: '1f6cb-fe0f', x: 0.44, y: 0.82, size: 0.74, saturation: 0.6 },
      { emoji: '1f9fa', x: 0.74, y: 0.9, size: 0.38, saturation: 0.9 },
      { emoji: '1f56f-fe0f', x: 0.93, y: 0.86, size: 0.34, saturation: 0.85 },
    ],
  },
];
