import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'tea-coffee-wine',
      name: { zh: '茶咖酒水', en: 'Tea, coffee & wine' },
      picture: 'tcw-teapot-plum',
      aliases: ['茶叶', '咖啡', '红酒', '酒水', '饮品'],
      children: [
        {
          key: 'tea',
          name: { zh: '茶叶', en: 'Tea' },
          picture: 'tcw-longjing',
          aliases: ['茶', '茗茶'],
          children: [
            {
              key: 'tea-green',
              name: { zh: '绿茶白茶', en: 'Green & white tea' },
              picture: 'tcw-yunwu',
              commissionRate: 6,
              aliases: ['绿茶', '白茶', '龙井', '云雾茶'],
            },
            {
              key: 'tea-black',
              name: { zh: '红茶', en: 'Black tea' },
              picture: 'tcw-dianhong',
              commissionRate: 6,
              aliases: ['滇红', '奶茶茶底'],
            },
            {
              key: 'tea-puer',
              name: { zh: '普洱茶', en: "Pu'er tea" },
              picture: 'tcw-bamboo-tea',
              commissionRate: 6,
              aliases: ['普洱', '生茶', '熟茶', '茶饼'],
            },
            {
              key: 'tea-herbal',
              name: { zh: '花草茶', en: 'Herbal & flower tea' },
              picture: 'tcw-rose-tea',
              commissionRate: 7,
              aliases: ['花茶', '玫瑰花茶', '香茅茶'],
            },
          ],
        },
        {
          key: 'tea-ware',
          name: { zh: '茶具', en: 'Tea ware' },
          picture: 'tcw-set-ten',
          aliases: ['功夫茶具', '青瓷'],
          children: [
            {
              key: 'tea-ware-pots',
              name: { zh: '茶壶', en: 'Teapots' },
              picture: 'tcw-teapot-plum',
              commissionRate: 8,
              aliases: ['泡茶壶', '侧把壶'],
            },
            {
              key: 'tea-ware-cups',
              name: { zh: '茶杯茶碗', en: 'Cups & bowls' },
              picture: 'tcw-cup-crackle',
              commissionRate: 8,
              aliases: ['品茗杯', '主人杯', '杯子'],
            },
            {
              key: 'tea-ware-sets',
              name: { zh: '整套茶具', en: 'Tea sets' },
              picture: 'tcw-set-ten',
              commissionRate: 8,
              aliases: ['茶具套装', '旅行茶具'],
            },
            {
              key: 'tea-ware-accessories',
              name: { zh: '茶席配件', en: 'Tea table accessories' },
              picture: 'tcw-caddy',
              commissionRate: 8,
              aliases: ['杯垫', '茶叶罐', '茶巾'],
            },
          ],
        },
        {
          key: 'coffee',
          name: { zh: '咖啡可可', en: 'Coffee & cocoa' },
          picture: 'tcw-mandheling',
          aliases: ['咖啡', '可可'],
          children: [
            {
              key: 'coffee-beans',
              name: { zh: '咖啡豆', en: 'Coffee beans' },
              picture: 'tcw-mandheling',
              commissionRate: 6,
              aliases: ['单品豆', '曼特宁'],
            },
            {
              key: 'coffee-instant',
              name: { zh: '挂耳速溶', en: 'Drip bags & instant' },
              picture: 'tcw-drip-bags',
              commissionRate: 6,
              aliases: ['挂耳咖啡', '冻干咖啡', '速溶咖啡'],
            },
            {
              key: 'coffee-gear',
              name: { zh: '咖啡器具', en: 'Coffee gear' },
              picture: 'tcw-flat-cup',
              commissionRate: 8,
              aliases: ['磨豆机', '手冲壶', '咖啡杯'],
            },
            {
              key: 'coffee-cocoa',
              name: { zh: '可可调饮', en: 'Cocoa & mixers' },
              picture: 'tcw-cocoa',
              commissionRate: 7,
              aliases: ['可可粉', '热巧克力', '椰糖'],
            },
          ],
        },
        {
          key: 'wine',
          name: { zh: '酒水酒具', en: 'Wine & spirits' },
          picture: 'tcw-wine-bordeaux',
          aliases: ['酒', '葡萄酒'],
          children: [
            {
              key: 'wine-red',
              name: { zh: '红葡萄酒', en: 'Red wine' },
              picture: 'tcw-wine-bordeaux',
              commissionRate: 8,
              aliases: ['红酒', '干红'],
            },
            {
              key: 'wine-white',
              name: { zh: '白葡萄酒起泡', en: 'White & sparkling wine' },
              picture: 'tcw-cremant',
              commissionRate: 8,
              aliases: ['白葡萄酒', '起泡酒', '桃红'],
            },
            {
              key: 'wine-spirits',
              name: { zh: '烈酒果酒', en: 'Spirits & fruit wine' },
              picture: 'tcw-plum-wine',
              commissionRate: 8,
              aliases: ['白兰地', '梅酒', '苹果酒'],
            },
            {
              key: 'wine-ware',
              name: { zh: '酒具', en: 'Barware' },
              picture: 'tcw-sake-set',
              commissionRate: 8,
              aliases: ['酒杯', '酒壶'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'qinglan-kiln', name: { zh: '青岚窑', en: 'Qinglan Kiln' }, country: 'cn' },
    { key: 'shuiyue-ware', name: { zh: '水月器', en: 'Shuiyue Ware' }, country: 'cn' },
    { key: 'yunjian-tea', name: { zh: '云涧茶社', en: 'Yunjian Tea House' }, country: 'cn' },
    { key: 'lingshang-trees', name: { zh: '岭上老树', en: 'Lingshang Old Trees' }, country: 'cn' },
    { key: 'chana-tea', name: { zh: '查娜茶铺', en: 'Chana Tea' }, country: 'th' },
    { key: 'mandai-estate', name: { zh: '曼黛庄园', en: 'Mandai Estate' }, country: 'id' },
    { key: 'selat-roasters', name: { zh: '塞拉特烘焙', en: 'Selat Roasters' }, country: 'id' },
    { key: 'domaine-vauclair', name: { zh: '沃克莱庄园', en: 'Domaine Vauclair' }, country: 'fr' },
    { key: 'clos-mirandeau', name: { zh: '米朗多园', en: 'Clos Mirandeau' }, country: 'fr' },
    { key: 'maison-belrive', name: { zh: '贝尔里弗酒行', en: 'Maison Belrive' }, country: 'fr' },
    { key: 'luren-gear', name: { zh: '旅人器', en: 'Luren Gear' }, country: 'cn' },
    { key: 'muzhai-wood', name: { zh: '木斋', en: 'Muzhai Wood' }, country: 'cn' },
  ],
  pictures: [
    {
      key: 'tcw-longjing',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.46, x: 0.43, hue: 60, saturation: 0.7 },
        { emoji: '1f343', size: 0.26, x: 0.72, y: 0.765 },
      ],
    },
    {
      key: 'tcw-moonlight',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1f96e', size: 0.46, x: 0.44, hue: 200, saturation: 0.12, brightness: 1.12 },
        { emoji: '1f343', size: 0.28, x: 0.73, y: 0.83, saturation: 0.5, brightness: 1.1 },
      ],
    },
    {
      key: 'tcw-yunwu',
      tint: 'stone',
      stage: 'window',
      objects: [
        { emoji: '1f33f', size: 0.54, x: 0.46, saturation: 0.85 },
        { emoji: '1f375', size: 0.26, x: 0.74, y: 0.84, saturation: 0.8 },
      ],
    },
    {
      key: 'tcw-hongqing',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f4e6', size: 0.44, x: 0.4, saturation: 0.7 },
        { emoji: '1f33f', size: 0.34, x: 0.7, y: 0.83 },
      ],
    },
    {
      key: 'tcw-dianhong',
      tint: 'sand',
      stage: 'arch',
      objects: [
        { emoji: '1f375', size: 0.5, hue: -20, saturation: 0.9 },
        { emoji: '1f342', size: 0.2, x: 0.79, y: 0.84, saturation: 0.9 },
      ],
    },
    {
      key: 'tcw-shaihong',
      tint: 'blush',
      stage: 'plinth',
      objects: [
        { emoji: '1f96e', size: 0.46, hue: -12, saturation: 0.85, brightness: 0.82 },
        { emoji: '1f342', size: 0.2, x: 0.74, y: 0.765 },
      ],
    },
    {
      key: 'tcw-java-black',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f375', size: 0.44, x: 0.4, hue: 40, saturation: 0.8 },
        { emoji: '1f4e6', size: 0.3, x: 0.71, y: 0.735, hue: -10 },
      ],
    },
    {
      key: 'tcw-thai-tea',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f9cb', size: 0.54, x: 0.45, hue: -6, saturation: 1 },
        { emoji: '1f343', size: 0.2, x: 0.74, y: 0.82, hue: 40 },
      ],
    },
    {
      key: 'tcw-raw-cake',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1f96e', size: 0.5, hue: 30, saturation: 0.55, brightness: 0.95 },
        { emoji: '1f343', size: 0.24, x: 0.77, y: 0.84 },
      ],
    },
    {
      key: 'tcw-ripe-tuo',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f9c6', size: 0.5, hue: -20, saturation: 0.7, brightness: 0.8 }],
    },
    {
      key: 'tcw-bamboo-tea',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f38d', size: 0.56, saturation: 0.85 }],
    },
    {
      key: 'tcw-tea-brick',
      tint: 'stone',
      stage: 'arch',
      objects: [
        { emoji: '1f7eb', size: 0.44, x: 0.46, saturation: 0.7, brightness: 0.75 },
        { emoji: '1f343', size: 0.22, x: 0.77, y: 0.84, saturation: 0.7 },
      ],
    },
    {
      key: 'tcw-blue-pea',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '1f375', size: 0.46, x: 0.42, hue: 120, saturation: 1 },
        { emoji: '1fabb', size: 0.3, x: 0.74, y: 0.84 },
      ],
    },
    {
      key: 'tcw-lemongrass',
      tint: 'celadon',
      stage: 'step',
      objects: [
        { emoji: '1f33e', size: 0.44, x: 0.38, hue: 40 },
        { emoji: '1fada', size: 0.3, x: 0.67, y: 0.735 },
      ],
    },
    {
      key: 'tcw-linden',
      tint: 'paper',
      stage: 'arch',
      objects: [
        { emoji: '1f33c', size: 0.5, x: 0.44, hue: 40 },
        { emoji: '1f33f', size: 0.28, x: 0.73, y: 0.83 },
      ],
    },
    {
      key: 'tcw-rose-tea',
      tint: 'blush',
      stage: 'disc',
      objects: [
        { emoji: '1f339', size: 0.5, x: 0.43 },
        { emoji: '1fad9', size: 0.3, x: 0.72, y: 0.83, hue: -60 },
      ],
    },
    {
      key: 'tcw-teapot-plum',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1fad6', size: 0.56, hue: 150, saturation: 0.42, brightness: 1.02 }],
    },
    {
      key: 'tcw-teapot-plum-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: 150, saturation: 0.42 }],
    },
    {
      key: 'tcw-teapot-pink-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: 175, saturation: 0.22, brightness: 1.25 }],
    },
    {
      key: 'tcw-teapot-rust-c',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: 22, saturation: 0.82 }],
    },
    {
      key: 'tcw-teapot-sky-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: -140, saturation: 0.34, brightness: 1.1 }],
    },
    {
      key: 'tcw-teapot-side',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1fad6', size: 0.56, hue: -160, saturation: 0.1, brightness: 0.95, flip: true }],
    },
    {
      key: 'tcw-teapot-side-white-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: 90, saturation: 0.06, brightness: 1.55, flip: true }],
    },
    {
      key: 'tcw-teapot-side-grey-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: -160, saturation: 0.1, brightness: 0.95, flip: true }],
    },
    {
      key: 'tcw-teapot-boil',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1fad6', size: 0.58, hue: 50, saturation: 0.35, brightness: 0.72 },
        { emoji: '1f525', size: 0.16, x: 0.74, y: 0.85 },
      ],
    },
    {
      key: 'tcw-teapot-quick',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1fad6', size: 0.42, x: 0.38, hue: 120, saturation: 0.4 },
        { emoji: '1f375', size: 0.24, x: 0.64, y: 0.735, saturation: 0.2 },
        { emoji: '1f375', size: 0.24, x: 0.79, y: 0.75, saturation: 0.2 },
      ],
    },
    {
      key: 'tcw-teapot-apple-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, y: 0.84, hue: 112, saturation: 0.6, brightness: 1.12 }],
    },
    {
      key: 'tcw-cup-crackle',
      tint: 'celadon',
      stage: 'arch',
      objects: [{ emoji: '1f375', size: 0.56, hue: -115, saturation: 1 }],
    },
    {
      key: 'tcw-cup-crackle-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f375', size: 0.7, y: 0.84, hue: -115, saturation: 1, brightness: 0.95 }],
    },
    {
      key: 'tcw-cup-crackle-moon-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f375', size: 0.7, y: 0.84, hue: 90, saturation: 0.25, brightness: 1.05 }],
    },
    {
      key: 'tcw-tea-bowl',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f963', size: 0.5, hue: -40, saturation: 0.45, brightness: 1.1 }],
    },
    {
      key: 'tcw-tea-bowl-blue-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f963', size: 0.7, y: 0.84, hue: -40, saturation: 0.45, brightness: 1.1 }],
    },
    {
      key: 'tcw-tea-bowl-green-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f963', size: 0.7, y: 0.84, hue: -100, saturation: 0.45, brightness: 1.05 }],
    },
    {
      key: 'tcw-tea-bowl-brown-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f963', size: 0.7, y: 0.84, hue: 145, saturation: 0.5, brightness: 0.8 }],
    },
    { key: 'tcw-mug-lid', tint: 'paper', stage: 'plinth', objects: [{ emoji: '2615', size: 0.54, saturation: 0.6 }] },
    {
      key: 'tcw-tasting-six',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f375', size: 0.27, x: 0.27, saturation: 0.3 },
        { emoji: '1f375', size: 0.27, x: 0.5, hue: 60, saturation: 0.4 },
        { emoji: '1f375', size: 0.27, x: 0.73, hue: 160, saturation: 0.4 },
      ],
    },
    {
      key: 'tcw-set-ten',
      tint: 'paper',
      stage: 'arch',
      objects: [
        { emoji: '1fad6', size: 0.46, x: 0.42, hue: 22, saturation: 0.8 },
        { emoji: '1f375', size: 0.27, x: 0.72, y: 0.84, saturation: 0.5 },
      ],
    },
    {
      key: 'tcw-set-ten-rust-c',
      tint: 'blush',
      stage: 'close',
      objects: [
        { emoji: '1fad6', size: 0.54, x: 0.4, y: 0.82, hue: 22, saturation: 0.8 },
        { emoji: '1f375', size: 0.3, x: 0.76, y: 0.84, saturation: 0.5 },
      ],
    },
    {
      key: 'tcw-set-ten-plum-c',
      tint: 'celadon',
      stage: 'close',
      objects: [
        { emoji: '1fad6', size: 0.54, x: 0.4, y: 0.82, hue: 150, saturation: 0.42 },
        { emoji: '1f375', size: 0.3, x: 0.76, y: 0.84, saturation: 0.3 },
      ],
    },
    {
      key: 'tcw-set-travel',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1f45d', size: 0.48, x: 0.42, hue: 140, saturation: 0.4 },
        { emoji: '1f375', size: 0.24, x: 0.72, y: 0.83, saturation: 0.3 },
      ],
    },
    {
      key: 'tcw-case-green-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f45d', size: 0.68, y: 0.83, hue: 140, saturation: 0.5, brightness: 0.85 }],
    },
    {
      key: 'tcw-case-khaki-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f45d', size: 0.68, y: 0.83, hue: 70, saturation: 0.45, brightness: 0.95 }],
    },
    {
      key: 'tcw-case-tea-c',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f45d', size: 0.68, y: 0.83, hue: 40, saturation: 0.8, brightness: 0.62 }],
    },
    {
      key: 'tcw-set-wedding',
      tint: 'blush',
      stage: 'arch',
      objects: [
        { emoji: '1f963', size: 0.36, x: 0.33, hue: 118, saturation: 1, brightness: 0.92 },
        { emoji: '1f963', size: 0.36, x: 0.68, hue: 118, saturation: 1, brightness: 0.92, flip: true },
      ],
    },
    {
      key: 'tcw-set-office',
      tint: 'stone',
      stage: 'window',
      objects: [
        { emoji: '1fad6', size: 0.4, x: 0.4, hue: -140, saturation: 0.3, brightness: 1.1 },
        { emoji: '2615', size: 0.3, x: 0.71, y: 0.83, saturation: 0.5 },
      ],
    },
    {
      key: 'tcw-caddy',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f3fa', size: 0.52, hue: 110, saturation: 0.3, brightness: 1.25 }],
    },
    {
      key: 'tcw-caddy-plum-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.7, y: 0.84, hue: 100, saturation: 0.45, brightness: 1.3 }],
    },
    {
      key: 'tcw-caddy-moon-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.7, y: 0.84, hue: 170, saturation: 0.22, brightness: 1.55 }],
    },
    {
      key: 'tcw-coaster',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f7eb', size: 0.32, x: 0.34, saturation: 0.6 },
        { emoji: '1f7eb', size: 0.32, x: 0.66, hue: 28, saturation: 1.2, brightness: 1.5 },
      ],
    },
    {
      key: 'tcw-coaster-walnut-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f7eb', size: 0.6, y: 0.8, saturation: 0.6 }],
    },
    {
      key: 'tcw-coaster-cherry-c',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f7eb', size: 0.6, y: 0.8, hue: 28, saturation: 1.2, brightness: 1.5 }],
    },
    {
      key: 'tcw-tea-towel',
      tint: 'paper',
      stage: 'window',
      objects: [
        { emoji: '1f9e3', size: 0.44, x: 0.4, hue: 70, saturation: 0.3 },
        { emoji: '1f375', size: 0.26, x: 0.72, y: 0.83, saturation: 0.4 },
      ],
    },
    {
      key: 'tcw-flower-vase',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1fab4', size: 0.56, saturation: 0.8 }],
    },
    {
      key: 'tcw-mandheling',
      tint: 'paper',
      stage: 'window',
      objects: [
        { emoji: '1fad8', size: 0.5, x: 0.44, saturation: 0.75, brightness: 0.75 },
        { emoji: '2615', size: 0.28, x: 0.74, y: 0.84, saturation: 0.7 },
      ],
    },
    {
      key: 'tcw-java-bean',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1fad8', size: 0.44, x: 0.42, hue: 12, saturation: 0.7, brightness: 0.85 },
        { emoji: '1f4e6', size: 0.3, x: 0.71, y: 0.765 },
      ],
    },
    {
      key: 'tcw-toraja',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1fad8', size: 0.54, hue: -10, saturation: 0.6, brightness: 0.62 }],
    },
    {
      key: 'tcw-yunnan-bean',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1fad8', size: 0.42, x: 0.42, hue: 8, saturation: 0.85, brightness: 0.95 },
        { emoji: '1f352', size: 0.28, x: 0.73, y: 0.83 },
      ],
    },
    {
      key: 'tcw-drip-bags',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '1f4e6', size: 0.36, x: 0.36, saturation: 0.6 },
        { emoji: '2615', size: 0.36, x: 0.66, y: 0.83, saturation: 0.6 },
      ],
    },
    {
      key: 'tcw-freeze-dried',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1fad9', size: 0.5, x: 0.44, saturation: 0.3, brightness: 0.9 },
        { emoji: '1fad8', size: 0.22, x: 0.74, y: 0.83, saturation: 0.7, brightness: 0.7 },
      ],
    },
    {
      key: 'tcw-palm-latte',
      tint: 'sand',
      stage: 'arch',
      objects: [
        { emoji: '1f964', size: 0.52, x: 0.45, hue: 25, saturation: 0.6, brightness: 0.85 },
        { emoji: '1f965', size: 0.26, x: 0.74, y: 0.83 },
      ],
    },
    {
      key: 'tcw-cold-brew',
      tint: 'ink',
      stage: 'disc',
      objects: [
        { emoji: '1f943', size: 0.44, x: 0.44, hue: -12, saturation: 0.8, brightness: 0.8 },
        { emoji: '1fad8', size: 0.22, x: 0.76, y: 0.83, saturation: 0.8 },
      ],
    },
    {
      key: 'tcw-grinder',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f9c2', size: 0.48, x: 0.42, hue: -150, saturation: 0.3, brightness: 0.7 },
        { emoji: '1fad8', size: 0.26, x: 0.72, y: 0.735, saturation: 0.7, brightness: 0.75 },
      ],
    },
    {
      key: 'tcw-dripper',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1fad7', size: 0.4, x: 0.4, y: 0.6, hue: 150, saturation: 0.6, brightness: 0.8 },
        { emoji: '2615', size: 0.36, x: 0.62, y: 0.84, saturation: 0.6 },
      ],
    },
    {
      key: 'tcw-flat-cup',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '2615', size: 0.52, hue: 60, saturation: 0.7, brightness: 1.05, flip: true }],
    },
    {
      key: 'tcw-flat-cup-white-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '2615', size: 0.7, y: 0.84, saturation: 0.3, brightness: 1.12 }],
    },
    {
      key: 'tcw-flat-cup-celadon-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '2615', size: 0.7, y: 0.84, hue: -120, saturation: 0.4, brightness: 1.05 }],
    },
    {
      key: 'tcw-flat-cup-tea-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '2615', size: 0.7, y: 0.84, hue: 90, saturation: 1, brightness: 0.82 }],
    },
    {
      key: 'tcw-bean-jar',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1fad9', size: 0.48, x: 0.4, saturation: 0.6 },
        { emoji: '1fad8', size: 0.3, x: 0.71, y: 0.83, saturation: 0.75, brightness: 0.78 },
      ],
    },
    {
      key: 'tcw-cocoa',
      tint: 'blush',
      stage: 'plinth',
      objects: [
        { emoji: '1f36b', size: 0.4, x: 0.4, hue: -14, saturation: 0.7 },
        { emoji: '1fad9', size: 0.34, x: 0.67, y: 0.765, hue: -60, saturation: 0.5 },
      ],
    },
    {
      key: 'tcw-drinking-choc',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f36b', size: 0.5, hue: 20, saturation: 0.8, brightness: 0.85 }],
    },
    {
      key: 'tcw-palm-syrup',
      tint: 'paper',
      stage: 'arch',
      objects: [
        { emoji: '1f36f', size: 0.46, x: 0.43, saturation: 0.85 },
        { emoji: '1f965', size: 0.28, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'tcw-thai-kit',
      tint: 'blush',
      stage: 'step',
      objects: [
        { emoji: '1f9cb', size: 0.4, x: 0.34, hue: -4, saturation: 1 },
        { emoji: '1f9cb', size: 0.4, x: 0.64, hue: 60, saturation: 0.7 },
      ],
    },
    { key: 'tcw-wine-bordeaux', tint: 'ink', stage: 'disc', objects: [{ emoji: '1f377', size: 0.54, hue: 10 }] },
    {
      key: 'tcw-wine-right',
      tint: 'blush',
      stage: 'arch',
      objects: [
        { emoji: '1f377', size: 0.5, x: 0.43, hue: -14, saturation: 0.8 },
        { emoji: '1f347', size: 0.3, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'tcw-wine-gift',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f381', size: 0.42, x: 0.4, hue: -20, saturation: 0.7 },
        { emoji: '1f377', size: 0.38, x: 0.68, y: 0.765 },
      ],
    },
    {
      key: 'tcw-wine-rhone',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f377', size: 0.44, x: 0.38, hue: 4 },
        { emoji: '1f347', size: 0.32, x: 0.68, y: 0.735, hue: 20 },
      ],
    },
    {
      key: 'tcw-wine-sauv',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f377', size: 0.5, x: 0.44, hue: 95, saturation: 0.45, brightness: 1.25 },
        { emoji: '1f34b', size: 0.22, x: 0.72, y: 0.83 },
      ],
    },
    { key: 'tcw-cremant', tint: 'mist', stage: 'arch', objects: [{ emoji: '1f37e', size: 0.56, saturation: 0.85 }] },
    {
      key: 'tcw-noble',
      tint: 'ink',
      stage: 'plinth',
      objects: [
        { emoji: '1f37e', size: 0.44, x: 0.42, hue: -30, saturation: 0.8 },
        { emoji: '1f351', size: 0.26, x: 0.7, y: 0.765, saturation: 0.8 },
      ],
    },
    {
      key: 'tcw-rose-wine',
      tint: 'blush',
      stage: 'window',
      objects: [{ emoji: '1f377', size: 0.54, hue: -6, saturation: 0.55, brightness: 1.15 }],
    },
    {
      key: 'tcw-cognac',
      tint: 'ink',
      stage: 'window',
      objects: [{ emoji: '1f943', size: 0.5, hue: -6, saturation: 0.9 }],
    },
    {
      key: 'tcw-plum-wine',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.46, x: 0.42, hue: -140, saturation: 0.8 },
        { emoji: '1f351', size: 0.26, x: 0.71, y: 0.765, hue: 75, saturation: 0.8 },
      ],
    },
    {
      key: 'tcw-corn-liquor',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f376', size: 0.5, saturation: 0.4, brightness: 0.9 },
        { emoji: '1f33d', size: 0.24, x: 0.8, y: 0.83 },
      ],
    },
    {
      key: 'tcw-cider',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1f37a', size: 0.5, x: 0.44, saturation: 0.85 },
        { emoji: '1f34f', size: 0.26, x: 0.74, y: 0.83 },
      ],
    },
    {
      key: 'tcw-sake-set',
      tint: 'celadon',
      stage: 'step',
      objects: [{ emoji: '1f376', size: 0.54, hue: -60, saturation: 0.8 }],
    },
    {
      key: 'tcw-sake-celadon-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f376', size: 0.7, y: 0.84, hue: -60, saturation: 0.8 }],
    },
    {
      key: 'tcw-sake-white-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f376', size: 0.7, y: 0.84, saturation: 0.2 }],
    },
    {
      key: 'tcw-wine-glasses',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f377', size: 0.44, x: 0.38, hue: -20, saturation: 0.6, brightness: 1.05 },
        { emoji: '1f377', size: 0.36, x: 0.68, y: 0.765, hue: -20, saturation: 0.6, brightness: 1.05, flip: true },
      ],
    },
    {
      key: 'tcw-whisky-glass',
      tint: 'stone',
      stage: 'disc',
      objects: [
        { emoji: '1f943', size: 0.42, x: 0.36, y: 0.78, hue: 20 },
        { emoji: '1f943', size: 0.34, x: 0.7, y: 0.83, hue: 20 },
      ],
    },
    {
      key: 'tcw-decanter',
      tint: 'paper',
      stage: 'window',
      objects: [{ emoji: '1fad7', size: 0.52, hue: 130, saturation: 0.9 }],
    },
    { key: 'tcw-giftbox', tint: 'sand', stage: 'window', objects: [{ emoji: '1f381', size: 0.48, saturation: 0.8 }] },
    {
      key: 'tcw-leaf',
      tint: 'mist',
      stage: 'plain',
      objects: [
        { emoji: '1f343', size: 0.46, x: 0.42, saturation: 0.8 },
        { emoji: '1f331', size: 0.26, x: 0.72, y: 0.84 },
      ],
    },
    { key: 'tcw-carton', tint: 'stone', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.5, saturation: 0.75 }] },
    {
      key: 'tcw-cup-poured',
      tint: 'paper',
      stage: 'plain',
      objects: [
        { emoji: '1f375', size: 0.4, x: 0.38, hue: -10, saturation: 0.8 },
        { emoji: '1fad6', size: 0.34, x: 0.7, y: 0.82, hue: 150, saturation: 0.4 },
      ],
    },
    {
      key: 'tcw-coffee-table',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '2615', size: 0.46, x: 0.42, saturation: 0.7 },
        { emoji: '1f36a', size: 0.24, x: 0.73, y: 0.84 },
      ],
    },
    { key: 'tcw-grapes', tint: 'celadon', stage: 'arch', objects: [{ emoji: '1f347', size: 0.5, saturation: 0.85 }] },
    {
      key: 'tcw-kiln',
      tint: 'sand',
      stage: 'plain',
      objects: [
        { emoji: '1f525', size: 0.34, x: 0.4, saturation: 0.8 },
        { emoji: '1f3fa', size: 0.36, x: 0.66, saturation: 0.7 },
      ],
    },
    {
      key: 'tcw-mountain',
      tint: 'mist',
      stage: 'window',
      objects: [{ emoji: '26f0-fe0f', size: 0.6, saturation: 0.7 }],
    },
    { key: 'tcw-cheers', tint: 'blush', stage: 'plain', objects: [{ emoji: '1f942', size: 0.5, saturation: 0.8 }] },
  ],
  goods: [
    {
      key: 'longjing-mingqian',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-green',
      name: {
        zh: '浙江新昌龙井茶 明前一级 手工辉锅 豆香 锡罐装',
        en: 'Xinchang Longjing green tea, pre-Qingming first grade, hand-finished in the wok, tin',
      },
      sellingPoint: { zh: '清明前采摘，一芽一叶', en: 'Picked before Qingming, one bud and one leaf' },
      origin: { country: 'cn', place: { zh: '浙江新昌', en: 'Xinchang, Zhejiang' } },
      unit: { zh: '罐', en: 'tin' },
      priceYuan: 168,
      weightGrams: 180,
      stock: 420,
      sold: 2310,
      code: 'OJ-T01',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '50 g', en: '50 g' }, weightGrams: 110 },
            { text: { zh: '100 g', en: '100 g' }, extraYuan: 148 },
            { text: { zh: '250 g（礼盒）', en: '250 g, gift box' }, extraYuan: 490, weightGrams: 620 },
          ],
        },
      ],
      pictures: ['tcw-longjing', 'tcw-leaf', 'tcw-cup-poured', 'tcw-giftbox'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '群体种', en: 'Heirloom bush' }, isIndexed: true },
        {
          name: { zh: '等级', en: 'Grade' },
          value: { zh: '明前一级', en: 'Pre-Qingming first grade' },
          isIndexed: true,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '扁形炒青', en: 'Flat pan-fired' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '茶青来自新昌回山镇海拔四百米上下的坡地，清明前一周采摘，只取一芽一叶。摊青六小时后下锅，青锅、回潮、辉锅三道都由师傅徒手完成，所以干茶扁平但不死板，能看见自然的弯度。',
          en: 'The leaf comes from slopes at about 400 metres around Huishan, picked in the week before Qingming, one bud with one leaf. After six hours of withering it is fired in three rounds by bare hand, so the leaves are flat yet keep a natural bend.',
        },
        {
          zh: '建议用玻璃杯，3 克茶、150 毫升 85℃ 水，先注三分之一润茶再冲满。第一口是炒豆香，第二泡转甜。',
          en: 'Use a glass: 3 g of leaf to 150 ml of water at 85°C, wetting the leaf first. The first sip tastes of roasted beans, the second infusion turns sweet.',
        },
        {
          zh: '罐内为铝箔内袋加干燥剂，开封后请放冰箱冷藏，两个月内喝完风味最好。',
          en: 'Packed in a foil pouch with a drying sachet inside the tin. Once opened keep it in the fridge and finish within two months.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'moonlight-white',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'tea-green',
      name: {
        zh: '云南景谷月光白 大叶种白茶 春料 一芽二叶 自然萎凋',
        en: 'Moonlight White from Jinggu, Yunnan, large-leaf white tea, spring picking, slow withered',
      },
      sellingPoint: {
        zh: '叶面银白、叶背墨黑，花蜜香',
        en: 'Silver on one side, dark on the other, with a honeyed scent',
      },
      origin: { country: 'cn', place: { zh: '云南景谷', en: 'Jinggu, Yunnan' } },
      unit: { zh: '份', en: 'portion' },
      priceYuan: 98,
      listPriceYuan: 128,
      weightGrams: 230,
      stock: 860,
      sold: 1467,
      code: 'SY-T02',
      specs: [
        {
          name: { zh: '形态', en: 'Form' },
          values: [
            { text: { zh: '散茶 200 g', en: 'Loose, 200 g' } },
            { text: { zh: '小饼 100 g', en: 'Small cake, 100 g' }, extraYuan: -28, weightGrams: 130 },
            { text: { zh: '大饼 357 g', en: 'Full cake, 357 g' }, extraYuan: 90, weightGrams: 420 },
          ],
        },
      ],
      pictures: ['tcw-moonlight', 'tcw-leaf', 'tcw-mountain'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '景谷大白', en: 'Jinggu Dabai' }, isIndexed: true },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '日光与室内萎凋', en: 'Sun and indoor withering' },
          isIndexed: true,
        },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '可长期存放', en: 'Keeps for years' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '棉纸', en: 'Cotton paper' }, isIndexed: true },
      ],
      description: [
        {
          zh: '用景谷大白茶树的春季鲜叶，不炒不揉，架在竹筛上室内萎凋三天。芽头披白毫，叶背发黑，像夜里月光照在叶子上，名字便是这样来的。',
          en: 'Spring leaves of the Jinggu Dabai bush, neither fired nor rolled, rest on bamboo sieves indoors for three days. White down above and dark leaf below gave the tea its name.',
        },
        {
          zh: '盖碗 5 克、90℃ 水，前三泡 10 秒出汤；也可以焖泡，500 毫升保温壶放 3 克，一上午不苦。茶饼请放在阴凉、无异味的柜子里，不必冷藏。',
          en: 'In a gaiwan use 5 g at 90°C and pour off after 10 seconds for the first three rounds, or leave 3 g in a 500 ml flask all morning; it does not turn bitter. Keep cakes in a cool, odour-free cupboard, not in the fridge.',
        },
      ],
    },
    {
      key: 'suichang-yunwu',
      store: 'oujiang',
      brand: 'yunjian-tea',
      category: 'tea-green',
      name: {
        zh: '高山云雾绿茶 浙江遂昌 海拔 800 米茶园 雨前采 耐泡口粮茶',
        en: 'Suichang high-mountain green tea, 800 m garden, picked before Grain Rain, everyday tea',
      },
      sellingPoint: { zh: '一天一杯的口粮茶，五泡仍有味', en: 'An everyday tea that still has taste at the fifth cup' },
      origin: { country: 'cn', place: { zh: '浙江遂昌', en: 'Suichang, Zhejiang' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 49.9,
      weightGrams: 270,
      stock: 2400,
      sold: 6820,
      code: 'OJ-T03',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '250 g', en: '250 g' } },
            { text: { zh: '500 g', en: '500 g' }, extraYuan: 42, weightGrams: 530 },
          ],
        },
      ],
      pictures: ['tcw-yunwu', 'tcw-leaf', 'tcw-mountain'],
      params: [
        {
          name: { zh: '等级', en: 'Grade' },
          value: { zh: '雨前二级', en: 'Second grade, before Grain Rain' },
          isIndexed: true,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '卷曲炒青', en: 'Curled pan-fired' }, isIndexed: true },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '铝箔自封袋', en: 'Resealable foil pouch' },
          isIndexed: true,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '茶园在遂昌高坪一带，春天上午常有雾，芽叶长得慢，叶片偏厚。谷雨前采一芽二叶，机器杀青、手工提毫，条索卷曲带白毫。',
          en: 'The garden lies around Gaoping in Suichang, where spring mornings are misty and leaves grow slowly and thick. One bud and two leaves are taken before Grain Rain, machine-fired and finished by hand.',
        },
        {
          zh: '它不是礼品茶，碎末会有一些，价格也因此实在。大杯泡法：5 克配 400 毫升 90℃ 水，喝到三分之一时续水。',
          en: 'This is not a gift tea: there are a few broken leaves and the price says so. Big-mug method: 5 g to 400 ml at 90°C, topping up when a third is left.',
        },
      ],
    },
    {
      key: 'yunnan-hongqing',
      store: 'shanye',
      brand: 'yunjian-tea',
      category: 'tea-green',
      name: {
        zh: '云南大叶种烘青绿茶 茶馆奶茶店茶底 整箱批发 500g/袋',
        en: 'Yunnan large-leaf baked green tea, base tea for cafés and tea shops, wholesale, 500 g bags',
      },
      sellingPoint: { zh: '10 袋起批，茶底稳定', en: 'From 10 bags, with a steady taste' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 36,
      weightGrams: 520,
      stock: 3600,
      sold: 9400,
      code: 'SY-T04',
      specs: [
        {
          name: { zh: '规格', en: 'Cut' },
          values: [
            { text: { zh: '整叶', en: 'Whole leaf' } },
            { text: { zh: '碎茶（出汤快）', en: 'Broken, brews fast' }, extraYuan: -4 },
          ],
        },
      ],
      pictures: ['tcw-hongqing', 'tcw-carton', 'tcw-leaf'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '云南大叶种', en: 'Yunnan large-leaf' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '烘青', en: 'Baked green' }, isIndexed: true },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '牛皮纸内铝箔袋', en: 'Kraft bag, foil inside' },
          isIndexed: true,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '茶饮门店', en: 'Tea shops' }, isIndexed: true },
      ],
      description: [
        {
          zh: '专供茶馆和现制茶饮门店的茶底。夏秋茶拼配，每批留样对照，同一货号前后批次的汤色和浓度差别很小，换箱不用改配方。',
          en: 'Base tea for tea houses and drink shops. Summer and autumn pickings are blended and every lot is compared with a kept sample, so recipes need not change from carton to carton.',
        },
        {
          zh: '碎茶适合萃茶机，6 分钟出浓茶汤；整叶适合冷泡，10 克配 1 升凉水放冰箱 6 小时。整箱 20 袋，内袋充氮。',
          en: 'The broken cut suits extraction machines, six minutes for a concentrate; the whole leaf suits cold brew, 10 g to 1 litre for six hours in the fridge. Twenty bags a carton, nitrogen-flushed.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 36 },
        { pieces: 50, priceYuan: 32 },
        { pieces: 200, priceYuan: 28 },
      ],
    },
    {
      key: 'dianhong-jinya',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'tea-black',
      name: {
        zh: '滇红金芽 凤庆大叶种红茶 单芽 蜜香型 送长辈罐装',
        en: 'Dianhong Golden Bud, Fengqing large-leaf black tea, single buds, honey aroma, tin',
      },
      sellingPoint: {
        zh: '满披金毫，蜜香带红薯甜',
        en: 'Covered in golden down, honey with a hint of baked sweet potato',
      },
      origin: { country: 'cn', place: { zh: '云南凤庆', en: 'Fengqing, Yunnan' } },
      unit: { zh: '罐', en: 'tin' },
      priceYuan: 139,
      weightGrams: 190,
      stock: 530,
      sold: 3025,
      code: 'SY-T05',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '100 g', en: '100 g' } },
            { text: { zh: '200 g（两罐）', en: '200 g, two tins' }, extraYuan: 119, weightGrams: 370 },
            { text: { zh: '500 g（礼盒）', en: '500 g, gift box' }, extraYuan: 430, weightGrams: 980, soldOut: true },
          ],
        },
      ],
      pictures: ['tcw-dianhong', 'tcw-leaf', 'tcw-giftbox', 'tcw-cup-poured'],
      params: [
        { name: { zh: '等级', en: 'Grade' }, value: { zh: '特级单芽', en: 'Top grade, single bud' }, isIndexed: true },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '传统萎凋发酵', en: 'Traditional withering' },
          isIndexed: true,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '马口铁罐', en: 'Tinplate tin' }, isIndexed: true },
      ],
      description: [
        {
          zh: '一斤干茶大约要采两万多个单芽。凤庆的大叶种芽头肥，揉捻轻，烘干后金毫完整，倒在白纸上是一层毛茸茸的金色。',
          en: 'It takes more than twenty thousand buds to make half a kilo. Fengqing buds are plump and only lightly rolled, so the golden down stays whole; poured on white paper it looks like fur.',
        },
        {
          zh: '泡的时候水不要太烫，85 到 90℃，盖碗 4 克，七八秒出汤。加奶也好喝，那就用 100℃ 的水焖三分钟。',
          en: 'Do not brew too hot: 85–90°C, 4 g in a gaiwan, seven or eight seconds. It also takes milk well; then use boiling water and three minutes.',
        },
      ],
    },
    {
      key: 'gushu-shaihong',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'tea-black',
      name: {
        zh: '古树晒红茶饼 357g 云南怒江老树料 日光干燥 越放越甜',
        en: 'Sun-dried old-tree black tea cake, 357 g, Nujiang leaf, sweeter with age',
      },
      sellingPoint: {
        zh: '太阳晒干，不高温提香，可存放',
        en: 'Dried in the sun without hot finishing, made to be kept',
      },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '饼', en: 'cake' },
      priceYuan: 158,
      listPriceYuan: 198,
      weightGrams: 430,
      stock: 260,
      sold: 712,
      code: 'SY-T06',
      specs: [
        {
          name: { zh: '年份', en: 'Year' },
          values: [
            { text: { zh: '2021', en: '2021' }, extraYuan: 60 },
            { text: { zh: '2022', en: '2022' }, extraYuan: 20 },
            { text: { zh: '2023', en: '2023' } },
          ],
        },
      ],
      pictures: ['tcw-shaihong', 'tcw-mountain', 'tcw-cup-poured'],
      params: [
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '晒红', en: 'Sun-dried black' }, isIndexed: true },
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '云南大叶种', en: 'Yunnan large-leaf' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '357 g', en: '357 g' }, isIndexed: true },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '棉纸竹壳', en: 'Cotton paper and bamboo sheath' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '晒红和常见滇红的区别在最后一步：不进烘箱，摊在竹席上晒两到三天，新茶略带青果酸，放一年后转成红枣一样的甜。',
          en: 'Unlike ordinary Dianhong, this tea never sees an oven. It lies on bamboo mats in the sun for two or three days; young it has a green-fruit edge, and after a year it turns as sweet as dates.',
        },
        {
          zh: '撬茶时从饼窝下针，沿条索层层剥开。家里存放只要避光、避味、通风，离厨房远一点。',
          en: 'Pry from the hollow at the back and lift it layer by layer. At home it needs shade, air and distance from the kitchen.',
        },
      ],
    },
    {
      key: 'java-highland-black',
      store: 'java-shore',
      brand: 'selat-roasters',
      category: 'tea-black',
      name: {
        zh: '爪哇高地红茶 万隆茶园 CTC 切碎 三角茶包 可做港式奶茶',
        en: 'Java highland black tea, Bandung gardens, CTC, pyramid bags, good for milk tea',
      },
      sellingPoint: { zh: '汤色浓亮，配奶不淡', en: 'Bright and strong, holds its own with milk' },
      origin: { country: 'id', place: { zh: '印尼万隆', en: 'Bandung, Indonesia' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 39,
      weightGrams: 120,
      stock: 1500,
      sold: 2204,
      code: 'JS-T07',
      specs: [
        {
          name: { zh: '包数', en: 'Bags' },
          values: [
            { text: { zh: '25 包', en: '25 bags' } },
            { text: { zh: '50 包', en: '50 bags' }, extraYuan: 32, weightGrams: 220 },
            { text: { zh: '100 包', en: '100 bags' }, extraYuan: 82, weightGrams: 420 },
          ],
        },
      ],
      pictures: ['tcw-java-black', 'tcw-carton', 'tcw-cup-poured'],
      params: [
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: 'CTC 切碎', en: 'CTC' }, isIndexed: true },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '玉米纤维三角包', en: 'Plant-fibre pyramid bags' },
          isIndexed: true,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2 g/包', en: '2 g a bag' }, isIndexed: true },
      ],
      description: [
        {
          zh: '万隆南面的茶园在火山坡上，全年采摘，茶味重、香气朴素，适合加奶加糖。CTC 颗粒三分钟就能出浓茶。',
          en: 'The gardens south of Bandung stand on volcanic slopes and are picked all year. The taste is strong and plain, made for milk and sugar; the CTC grain gives a dark cup in three minutes.',
        },
        {
          zh: '每包 2 克，独立纸套，棉线不用订书钉。做港式奶茶：4 包茶、250 毫升沸水焖 5 分钟，加 80 毫升淡奶。',
          en: 'Each 2 g bag comes in its own sleeve with a knotted string and no staple. For milk tea: four bags, 250 ml of boiling water, five minutes, then 80 ml of evaporated milk.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'thai-tea-mix',
      store: 'siam-orchard',
      brand: 'chana-tea',
      category: 'tea-black',
      name: {
        zh: '泰式红茶粉 橙色手拉奶茶专用 香草八角味 400g 袋装',
        en: 'Thai tea mix for orange milk tea, vanilla and star anise, 400 g',
      },
      sellingPoint: { zh: '夜市那杯橙色奶茶的味道', en: 'The orange milk tea of the night market' },
      origin: { country: 'th', place: { zh: '泰国清莱', en: 'Chiang Rai, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 32.8,
      weightGrams: 420,
      stock: 3100,
      sold: 11860,
      code: 'SO-T08',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味红茶', en: 'Original black' } },
            { text: { zh: '茉莉绿茶', en: 'Jasmine green' } },
            { text: { zh: '玫瑰红茶', en: 'Rose black' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['tcw-thai-tea', 'tcw-cup-poured', 'tcw-carton'],
      params: [
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '拼配调味', en: 'Blended, flavoured' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '400 g', en: '400 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '红茶、八角、香草香料', en: 'Black tea, star anise, vanilla flavour' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '清莱茶园的碎红茶，拼入八角和香草香料，冲出来是很正的橙红色。配炼乳和淡奶，甜度自己定；加冰多的话茶要泡浓一点。',
          en: 'Broken black tea from Chiang Rai blended with star anise and vanilla flavour for the true orange-red cup. Add condensed and evaporated milk to taste, and brew stronger when there is plenty of ice.',
        },
        {
          zh: '20 克茶粉装进布袋，500 毫升沸水冲泡 5 分钟，反复提拉几次更香。袋子带自封条，开封后两个月内用完。',
          en: 'Put 20 g in a cloth strainer, pour on 500 ml of boiling water, wait five minutes and pull it a few times. The bag reseals; use within two months.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'gushu-raw-cake',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'tea-puer',
      name: {
        zh: '古树普洱生茶饼 357g 怒江老窝山头 春料 石磨压制',
        en: "Old-tree raw pu'er cake, 357 g, Nujiang mountain leaf, spring picking, stone-pressed",
      },
      sellingPoint: {
        zh: '石模手压，饼边松，好撬',
        en: 'Pressed under stone by hand, loose at the edge and easy to pry',
      },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '饼', en: 'cake' },
      priceYuan: 288,
      weightGrams: 430,
      stock: 190,
      sold: 486,
      code: 'SY-T09',
      specs: [
        {
          name: { zh: '年份', en: 'Year' },
          values: [
            { text: { zh: '2019', en: '2019' }, extraYuan: 180 },
            { text: { zh: '2021', en: '2021' }, extraYuan: 80 },
            { text: { zh: '2023', en: '2023' } },
          ],
        },
      ],
      pictures: ['tcw-raw-cake', 'tcw-mountain', 'tcw-leaf'],
      params: [
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '石磨压饼', en: 'Stone-pressed' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '357 g', en: '357 g' }, isIndexed: true },
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '云南大叶种', en: 'Yunnan large-leaf' }, isIndexed: true },
        { name: { zh: '款式', en: 'Style' }, value: { zh: '生茶', en: 'Raw' }, isIndexed: true },
      ],
      description: [
        {
          zh: '只用一座山头的春料，晒青毛茶拣去黄片后蒸压，石模由师傅站上去踩实，四十分钟才能脱袋。饼面条索清楚，边缘略松，这是石磨饼正常的样子。',
          en: 'Spring leaf from a single hill, sun-dried, sorted and steamed. The tea master stands on the stone mould, and the cake leaves its bag only after forty minutes. A slightly loose edge is how a stone-pressed cake should look.',
        },
        {
          zh: '新茶入口有苦，几秒后回甘；2019 年那批已经转出蜜味。建议 7 克配 110 毫升盖碗，沸水快出。',
          en: 'Young cakes open bitter and turn sweet within seconds; the 2019 lot already tastes of honey. Use 7 g in a 110 ml gaiwan with boiling water and quick pours.',
        },
      ],
    },
    {
      key: 'ripe-mini-tuo',
      store: 'shanye',
      brand: 'yunjian-tea',
      category: 'tea-puer',
      name: {
        zh: '糯米香熟普小沱 单粒独立纸包 办公室一粒一杯 500g',
        en: "Mini ripe pu'er nests with sticky-rice aroma, wrapped singly, one per cup, 500 g",
      },
      sellingPoint: { zh: '一粒 5 克，不用撬、不用称', en: 'Five grams each, nothing to pry or weigh' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 58,
      listPriceYuan: 78,
      weightGrams: 560,
      stock: 1700,
      sold: 8240,
      code: 'SY-T10',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '糯米香', en: 'Sticky rice' } },
            { text: { zh: '原味', en: 'Plain' } },
            { text: { zh: '玫瑰', en: 'Rose' }, extraYuan: 6 },
            { text: { zh: '陈皮', en: 'Tangerine peel' }, extraYuan: 8 },
          ],
        },
      ],
      pictures: ['tcw-ripe-tuo', 'tcw-carton', 'tcw-cup-poured'],
      params: [
        { name: { zh: '款式', en: 'Style' }, value: { zh: '熟茶', en: 'Ripe' }, isIndexed: true },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '500 g（约 100 粒）', en: '500 g, about 100 nests' },
          isIndexed: true,
        },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '棉纸单粒装', en: 'Single paper wrap' },
          isIndexed: true,
        },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '可长期存放', en: 'Keeps for years' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '熟茶经渥堆发酵，汤色红浓，没有生茶的苦。糯米香来自一种叫糯米香叶的植物，晒干后和茶一起压，不是香精。',
          en: "Ripe pu'er is pile-fermented: deep red, with none of the bite of raw tea. The rice aroma comes from a leaf called nuomixiang pressed together with the tea, not from flavouring.",
        },
        {
          zh: '沸水洗一遍，再泡 30 秒就能喝，一粒可以冲八到十杯。出差放几粒在口袋里，比带茶饼方便。',
          en: 'Rinse once with boiling water, then thirty seconds is enough; one nest makes eight to ten cups. A few in the pocket travel better than a cake.',
        },
      ],
    },
    {
      key: 'bamboo-tube-tea',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'tea-puer',
      name: {
        zh: '香竹筒茶 现砍甜竹火烤 晒青生茶 竹香 约 200g/筒',
        en: 'Bamboo-tube tea, sun-dried raw leaf roasted in fresh sweet bamboo, about 200 g',
      },
      sellingPoint: { zh: '劈开竹筒，茶是圆柱形的', en: 'Split the tube and the tea stands as a column' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '筒', en: 'tube' },
      priceYuan: 66,
      weightGrams: 320,
      stock: 340,
      sold: 930,
      code: 'SY-T11',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '200 g', en: '200 g' } },
            { text: { zh: '两筒 400 g', en: 'Two tubes, 400 g' }, extraYuan: 58, weightGrams: 640 },
          ],
        },
      ],
      pictures: ['tcw-bamboo-tea', 'tcw-mountain', 'tcw-leaf'],
      params: [
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '竹筒火烤', en: 'Fire-roasted in bamboo' }, isIndexed: true },
        { name: { zh: '款式', en: 'Style' }, value: { zh: '生茶', en: 'Raw' }, isIndexed: true },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '原竹筒', en: 'In its tube' }, isIndexed: true },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '可长期存放', en: 'Keeps for years' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '怒江边寨子里的老做法：砍一年生的甜竹，把晒青茶分几次填进竹筒，架在炭火上边烤边舂，竹膜的清甜渗进茶里。一个人一天大约做二十筒。',
          en: "An old village method by the Nujiang: year-old sweet bamboo is filled with sun-dried tea in several rounds and turned over embers while it is tamped, so the bamboo's sweetness goes into the leaf. One person makes about twenty tubes a day.",
        },
        {
          zh: '收到后用柴刀或锤子轻敲裂口即可剥开，竹壳可以留着。泡 6 克，沸水，头两泡竹香最明显。',
          en: 'Tap the seam with a small hammer and peel the bamboo away. Use 6 g with boiling water; the first two rounds carry the bamboo best.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'tea-brick-ripe',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'tea-puer',
      name: {
        zh: '陈年熟普茶砖 250g 干仓 枣香 适合煮 保温壶焖泡都行',
        en: "Aged ripe pu'er brick, 250 g, dry stored, date-like aroma, for boiling or a flask",
      },
      sellingPoint: { zh: '干仓存放六年以上', en: 'Dry stored for more than six years' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '片', en: 'brick' },
      priceYuan: 88,
      weightGrams: 280,
      stock: 0,
      sold: 1904,
      code: 'SY-T12',
      specs: [],
      pictures: ['tcw-tea-brick', 'tcw-cup-poured', 'tcw-carton'],
      params: [
        { name: { zh: '款式', en: 'Style' }, value: { zh: '熟茶', en: 'Ripe' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '250 g', en: '250 g' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '机压砖', en: 'Machine-pressed' }, isIndexed: true },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '纸盒', en: 'Paper box' }, isIndexed: true },
      ],
      description: [
        {
          zh: '2017 年压的砖，在昆明的干仓放到现在，堆味退得差不多了，煮出来有红枣和木头的味道。砖面压得紧，用茶刀从侧面进针。',
          en: 'Pressed in 2017 and kept dry in Kunming ever since; the fermentation note has almost gone and boiling brings out dates and wood. The brick is tight, so go in from the side with a pick.',
        },
        {
          zh: '煮茶壶 8 克配 1 升水，水开后小火三分钟。喝不完的茶汤过滤后冷藏，第二天加冰也顺。',
          en: 'Eight grams to a litre in a boiling pot, three minutes on low once it bubbles. Strain and chill what is left; it is smooth over ice the next day.',
        },
      ],
    },
    {
      key: 'butterfly-pea',
      store: 'siam-orchard',
      brand: 'chana-tea',
      category: 'tea-herbal',
      name: {
        zh: '蝶豆花干花 泰国清迈 天然蓝色 做渐变饮品和糕点上色 50g',
        en: 'Dried butterfly pea flowers from Chiang Mai, natural blue for drinks and baking, 50 g',
      },
      sellingPoint: { zh: '遇柠檬变紫，拍照好看', en: 'Turns violet with a squeeze of lemon' },
      origin: { country: 'th', place: { zh: '泰国清迈', en: 'Chiang Mai, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 19.9,
      weightGrams: 70,
      stock: 2700,
      sold: 7430,
      code: 'SO-T13',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '50 g', en: '50 g' } },
            { text: { zh: '100 g', en: '100 g' }, extraYuan: 15, weightGrams: 120 },
          ],
        },
      ],
      pictures: ['tcw-blue-pea', 'tcw-leaf', 'tcw-cup-poured'],
      params: [
        {
          name: { zh: '品种', en: 'Variety' },
          value: { zh: '复瓣蝶豆', en: 'Double-petal butterfly pea' },
          isIndexed: true,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '自封袋', en: 'Resealable bag' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '饮品、烘焙', en: 'Drinks and baking' }, isIndexed: true },
      ],
      description: [
        {
          zh: '清晨采下的复瓣花，低温烘干，花形完整，五六朵就能把一杯水染成宝蓝。本身味道很淡，像豆苗，主要用来上色。',
          en: 'Double flowers picked at dawn and dried at low heat; five or six turn a cup sapphire blue. The taste is faint, rather like pea shoots, so think of it as a colour.',
        },
        {
          zh: '渐变做法：杯底放柠檬汁和糖浆，加冰，再慢慢倒蝶豆花水。做米饭、糯米糕时用浓花水代替清水即可。',
          en: 'For a two-tone drink put lemon juice and syrup under the ice and pour the blue infusion slowly. For rice and cakes simply replace the water with a strong infusion.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'lemongrass-ginger',
      store: 'siam-orchard',
      brand: 'chana-tea',
      category: 'tea-herbal',
      name: {
        zh: '香茅姜茶包 泰国原叶切段 无咖啡因 冷热皆宜 20 包',
        en: 'Lemongrass and ginger tea bags, cut Thai leaf, caffeine-free, hot or iced, 20 bags',
      },
      sellingPoint: { zh: '配料只有两样：香茅、姜', en: 'Two ingredients only: lemongrass and ginger' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 26,
      weightGrams: 70,
      stock: 1150,
      sold: 1988,
      code: 'SO-T14',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '香茅姜', en: 'Lemongrass and ginger' } },
            { text: { zh: '香茅斑斓', en: 'Lemongrass and pandan' } },
            { text: { zh: '香茅薄荷', en: 'Lemongrass and mint' }, soldOut: true },
          ],
        },
      ],
      pictures: ['tcw-lemongrass', 'tcw-carton', 'tcw-cup-poured'],
      params: [
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '香茅、干姜', en: 'Lemongrass, dried ginger' },
          isIndexed: false,
        },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2.5 g × 20', en: '2.5 g × 20' }, isIndexed: true },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '独立小袋', en: 'Single sachets' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '香茅取茎下半段，切成五毫米小段烘干，香味比叶片浓得多。姜是老姜，辣得直接，怕辣可以选斑斓那款。',
          en: 'Only the lower stem of the lemongrass is used, cut to five millimetres and dried; it is far stronger than the blade. The ginger is mature and hot; choose pandan if you prefer it mild.',
        },
        {
          zh: '一包配 250 毫升沸水泡 5 分钟。做冬阴功汤缺香茅时，剪开两包也能救急。',
          en: 'One bag to 250 ml of boiling water, five minutes. Two bags cut open will also rescue a tom yum when there is no fresh lemongrass.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'linden-verbena',
      store: 'chateau-rive',
      brand: 'maison-belrive',
      category: 'tea-herbal',
      name: {
        zh: '椴树花马鞭草茶 法国普罗旺斯 整叶整花 晚间花草茶 40g',
        en: 'Linden and verbena tisane from Provence, whole leaf and flower, for the evening, 40 g',
      },
      sellingPoint: { zh: '整片叶子，不是碎末', en: 'Whole leaves, not dust' },
      origin: { country: 'fr', place: { zh: '法国普罗旺斯', en: 'Provence, France' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 68,
      listPriceYuan: 88,
      weightGrams: 60,
      stock: 310,
      sold: 274,
      code: 'CR-T15',
      specs: [
        {
          name: { zh: '配方', en: 'Blend' },
          values: [
            { text: { zh: '椴树花马鞭草', en: 'Linden and verbena' } },
            { text: { zh: '椴树花洋甘菊', en: 'Linden and chamomile' } },
            { text: { zh: '马鞭草薄荷', en: 'Verbena and mint' } },
          ],
        },
      ],
      pictures: ['tcw-linden', 'tcw-leaf', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '椴树花、柠檬马鞭草', en: 'Linden flower, lemon verbena' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '棉布袋', en: 'Cotton bag' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '40 g', en: '40 g' }, isIndexed: true },
      ],
      description: [
        {
          zh: '六月底椴树开花时连苞片一起采，阴干；柠檬马鞭草是同一农家种的。叶片保留整片，所以 40 克的袋子鼓鼓的，能泡二十多杯。',
          en: 'Linden is picked with its bracts in late June and dried in the shade; the lemon verbena grows on the same farm. Whole leaves make the 40 g bag look full, enough for over twenty cups.',
        },
        {
          zh: '三四片叶子加一小撮花，95℃ 水盖着焖 6 分钟。当地人晚饭后喝，常配一块黄油饼干。',
          en: 'Three or four leaves and a pinch of flowers, 95°C, covered for six minutes. In Provence it follows dinner, often with a butter biscuit.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'rose-corolla',
      store: 'shanye',
      brand: 'yunjian-tea',
      category: 'tea-herbal',
      name: {
        zh: '墨红玫瑰花冠茶 云南食用玫瑰 大朵无蒂 罐装 一朵一杯',
        en: 'Mohong rose tea, edible Yunnan roses, large whole heads, one flower a cup, jar',
      },
      sellingPoint: { zh: '热水一冲，整朵花慢慢打开', en: 'Pour on hot water and the whole flower opens' },
      origin: { country: 'cn', place: { zh: '云南安宁', en: 'Anning, Yunnan' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 45,
      weightGrams: 90,
      stock: 1320,
      sold: 5560,
      code: 'SY-T16',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '25 g（约 40 朵）', en: '25 g, about 40 flowers' } },
            { text: { zh: '50 g（两罐）', en: '50 g, two jars' }, extraYuan: 38, weightGrams: 180 },
          ],
        },
      ],
      pictures: ['tcw-rose-tea', 'tcw-giftbox', 'tcw-cup-poured'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '墨红玫瑰', en: 'Mohong rose' }, isIndexed: true },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '密封罐', en: 'Sealed jar' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '低温烘干', en: 'Low-heat drying' }, isIndexed: true },
      ],
      description: [
        {
          zh: '墨红是可以吃的玫瑰品种，鲜花饼馅也用它。清晨半开时采下，去蒂去萼，45℃ 慢烘十二小时，颜色是暗红里带一点紫，不会鲜红得不自然。',
          en: 'Mohong is an edible rose, the same one used in rose pastries. Picked half open at dawn, trimmed and dried for twelve hours at 45°C, it is dark red with a touch of violet.',
        },
        {
          zh: '一朵放进 200 毫升的杯子，90℃ 水，两分钟后花瓣舒展，香气淡甜。配红茶时用半朵就够。',
          en: 'One flower in a 200 ml cup at 90°C opens within two minutes with a soft sweet scent. With black tea half a flower will do.',
        },
      ],
    },
    {
      key: 'celadon-teapot-220',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-pots',
      name: {
        zh: '龙泉青瓷茶壶 梅子青手作 220ml 球孔出水 送礼盒装',
        en: 'Longquan celadon teapot, plum green, hand-thrown, 220 ml, ball filter, gift box',
      },
      sellingPoint: { zh: '1300℃ 还原焰，釉厚如玉', en: 'Reduction-fired at 1300°C, glaze as thick as jade' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '把', en: 'pot' },
      priceYuan: 268,
      listPriceYuan: 328,
      weightGrams: 650,
      stock: 360,
      sold: 1204,
      code: 'OJ-P17',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '梅子青', en: 'Plum green' }, picture: 'tcw-teapot-plum-c' },
            { text: { zh: '粉青', en: 'Powder blue-green' }, picture: 'tcw-teapot-pink-c' },
            { text: { zh: '釉里红', en: 'Copper red' }, picture: 'tcw-teapot-rust-c', extraYuan: 60 },
            { text: { zh: '天青', en: 'Sky blue' }, picture: 'tcw-teapot-sky-c', extraYuan: 20 },
          ],
        },
        {
          name: { zh: '包装', en: 'Packing' },
          values: [
            { text: { zh: '单壶', en: 'Pot only' } },
            { text: { zh: '礼盒', en: 'Gift box' }, extraYuan: 40, weightGrams: 1050 },
          ],
        },
      ],
      pictures: ['tcw-teapot-plum', 'tcw-cup-poured', 'tcw-kiln', 'tcw-giftbox'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '青瓷', en: 'Celadon' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '220 ml', en: '220 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工拉坯', en: 'Hand-thrown' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '15 × 9.5 × 9 cm', en: '15 × 9.5 × 9 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '坯土用龙泉本地的紫金土和瓷土按比例调成，手工拉坯、修坯后素烧，再上三遍石灰碱釉。窑温到 1300℃ 左右转还原焰，铁元素发色成梅子一样的青绿。每把壶的釉色有深浅，属于柴烧和气窑都会有的自然差异。',
          en: 'The body mixes local Longquan clays, thrown and trimmed by hand, biscuit-fired and glazed three times. Near 1300°C the kiln turns to reduction and iron gives the green of unripe plums. Shades vary from pot to pot, as they should.',
        },
        {
          zh: '壶嘴内是半球形出水孔，不容易堵叶；壶盖边缘留一道气槽，断水利落。220 毫升适合两到三人，配 60 毫升小杯约三杯。',
          en: 'A half-dome filter inside the spout keeps leaves out, and the air groove in the lid gives a clean stop. 220 ml serves two or three, about three small cups.',
        },
        {
          zh: '新壶先用温水煮十分钟去窑味，平时清水冲洗，不要用钢丝球。礼盒内附棉纸、海绵内托和一张制作卡。',
          en: "Simmer a new pot for ten minutes to remove the kiln smell; afterwards rinse with water only and never scour. The gift box holds cotton paper, a foam tray and a maker's card.",
        },
      ],
      tag: '自营',
      isRecommended: true,
    },
    {
      key: 'side-handle-pot',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-pots',
      name: {
        zh: '跳刀纹侧把壶 180ml 陶瓷急须 单手倒茶 不滴水 灰釉白釉可选',
        en: 'Side-handled kyusu-style pot, chatter pattern, 180 ml, one-hand pour, ash or white glaze',
      },
      sellingPoint: {
        zh: '把手与壶嘴成 90 度，手腕不累',
        en: 'Handle at a right angle to the spout, easy on the wrist',
      },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '把', en: 'pot' },
      priceYuan: 178,
      weightGrams: 380,
      stock: 240,
      sold: 655,
      code: 'OJ-P18',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '草木灰釉', en: 'Wood-ash' }, picture: 'tcw-teapot-side-grey-c' },
            { text: { zh: '月白', en: 'Moon white' }, picture: 'tcw-teapot-side-white-c' },
          ],
        },
      ],
      pictures: ['tcw-teapot-side', 'tcw-teapot-side-grey-c', 'tcw-teapot-side-white-c', 'tcw-kiln'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶瓷', en: 'Stoneware' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '180 ml', en: '180 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '跳刀装饰', en: 'Chatter-tool pattern' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '14 × 11 × 8 cm', en: '14 × 11 × 8 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '壶身的鱼鳞一样的纹路是在半干坯上用弹性刀片跳出来的，转一圈只有一次机会，所以没有两把完全一样。',
          en: 'The scale-like marks are made by a springy blade jumping over the half-dry body. There is one chance a turn, so no two pots are the same.',
        },
        {
          zh: '侧把适合泡绿茶和蒸青，注水后三十秒即可出汤。底部无釉，放在木桌上请垫杯垫。',
          en: 'The side handle suits green tea: pour off after thirty seconds. The foot is unglazed, so use a coaster on a wooden table.',
        },
      ],
    },
    {
      key: 'bail-handle-boiler',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-pots',
      name: {
        zh: '提梁煮茶壶 800ml 铁锈釉粗陶 可明火可电陶炉 围炉煮茶',
        en: 'Bail-handled boiling pot, 800 ml, rust-glazed stoneware, for open flame or ceramic hob',
      },
      sellingPoint: { zh: '冬天围炉煮白茶，一壶够四人', en: 'White tea by the fire in winter, enough for four' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '把', en: 'pot' },
      priceYuan: 199,
      listPriceYuan: 259,
      weightGrams: 1150,
      stock: 120,
      sold: 840,
      code: 'OJ-P19',
      specs: [
        {
          name: { zh: '组合', en: 'Set' },
          values: [
            { text: { zh: '单壶', en: 'Pot only' } },
            { text: { zh: '壶加小炭炉', en: 'Pot with charcoal stove' }, extraYuan: 128, weightGrams: 2900 },
          ],
        },
      ],
      pictures: ['tcw-teapot-boil', 'tcw-kiln', 'tcw-cup-poured'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '粗陶', en: 'Coarse stoneware' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '800 ml', en: '800 ml' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '煮茶', en: 'Boiling tea' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '17 × 15 × 19 cm', en: '17 × 15 × 19 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '泥料里加了熟料颗粒，受热时膨胀小，可以直接放在炭火或电陶炉上，但不能用电磁炉。藤编提梁可以拆下来，洗壶时不怕湿。',
          en: 'Fired grog in the clay keeps expansion low, so the pot may stand on embers or a ceramic hob, though not on induction. The rattan handle comes off for washing.',
        },
        {
          zh: '第一次使用先煮一锅米汤，让细孔填满。不要空烧，烧热后不要突然加冷水。',
          en: 'Before first use boil rice water in it to fill the pores. Never heat it empty, and do not add cold water to a hot pot.',
        },
      ],
    },
    {
      key: 'travel-quick-pot',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-pots',
      name: {
        zh: '便携快客壶 一壶两杯 陶瓷内滤 硅胶防烫圈 旅行泡茶',
        en: 'Travel tea pot with two nesting cups, ceramic filter and silicone grip',
      },
      sellingPoint: { zh: '杯子扣在壶上，收起来像一个球', en: 'The cups close over the pot like a ball' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 79,
      weightGrams: 420,
      stock: 980,
      sold: 4110,
      code: 'OJ-P20',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '粉青', en: 'Blue-green' }, picture: 'tcw-teapot-pink-c' },
            { text: { zh: '苹果绿', en: 'Apple green' }, picture: 'tcw-teapot-apple-c' },
            { text: { zh: '砖红', en: 'Brick red' }, picture: 'tcw-teapot-rust-c' },
          ],
        },
        {
          name: { zh: '配包', en: 'Case' },
          values: [
            { text: { zh: '无包', en: 'Without case' } },
            { text: { zh: '带防震包', en: 'With padded case' }, extraYuan: 20, weightGrams: 560 },
          ],
        },
      ],
      pictures: ['tcw-teapot-quick', 'tcw-teapot-apple-c', 'tcw-cup-poured', 'tcw-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷', en: 'Porcelain' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '150 ml', en: '150 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '旅行', en: 'Travel' }, isIndexed: true },
      ],
      description: [
        {
          zh: '壶身 150 毫升，两只 50 毫升小杯倒扣在上面，中间有硅胶圈隔开，背包里不会叮当响。滤网是壶口一排细孔，不用另带茶漏。',
          en: 'A 150 ml pot with two 50 ml cups turned over it and silicone between them, so nothing rattles in the bag. A row of fine holes at the lip filters the leaf.',
        },
        {
          zh: '带包款的收纳包是 EVA 硬壳，拉链双向。瓷器可进洗碗机，硅胶圈请手洗。',
          en: 'The optional case is a hard shell with a two-way zip. The porcelain may go in the dishwasher; wash the silicone by hand.',
        },
      ],
    },
    {
      key: 'crackle-master-cup',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-cups',
      name: {
        zh: '冰裂纹主人杯 龙泉青瓷 90ml 养片品茗杯 单只木盒',
        en: 'Crackle-glaze tea cup in Longquan celadon, 90 ml, single cup in a wooden box',
      },
      sellingPoint: { zh: '泡得越久，裂纹越深', en: 'The crackle darkens the longer you use it' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '只', en: 'cup' },
      priceYuan: 88,
      weightGrams: 160,
      stock: 620,
      sold: 2675,
      code: 'OJ-C21',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '哥窑灰青', en: 'Ge-ware grey' }, picture: 'tcw-cup-crackle-c' },
            { text: { zh: '月白', en: 'Moon white' }, picture: 'tcw-cup-crackle-moon-c', extraYuan: 10 },
          ],
        },
      ],
      pictures: ['tcw-cup-crackle', 'tcw-cup-crackle-c', 'tcw-cup-crackle-moon-c', 'tcw-kiln'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '青瓷', en: 'Celadon' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '90 ml', en: '90 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '开片釉', en: 'Crackle glaze' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '7.5 × 5 cm', en: '7.5 × 5 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '胎和釉冷却时收缩快慢不同，釉面便开出细纹。出窑后头几天还会听到轻轻的叮声。茶汤渗进纹路，半年后变成金丝铁线。',
          en: 'Body and glaze shrink at different speeds as they cool, and the glaze opens in fine lines; for a few days you can hear it ring. Tea seeps in, and within half a year the lines turn gold and iron.',
        },
        {
          zh: '想养得均匀，就固定用一种茶，喝完用清水冲、倒扣晾干。木盒内垫稻草纸，适合单独送人。',
          en: 'For an even pattern keep to one kind of tea, rinse with water and dry upside down. The wooden box is lined with straw paper and makes a small gift on its own.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'song-tea-bowl',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-cups',
      name: {
        zh: '宋式点茶碗 大口茶盏 带瓷勺 350ml 抹茶、擂茶、莲子茶都合手',
        en: 'Song-style whisking bowl with porcelain spoon, 350 ml, for powdered or pounded tea',
      },
      sellingPoint: { zh: '口大底深，茶筅转得开', en: 'Wide and deep, with room for a whisk' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '只', en: 'bowl' },
      priceYuan: 118,
      weightGrams: 430,
      stock: 410,
      sold: 1890,
      code: 'OJ-C22',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '天蓝', en: 'Sky blue' }, picture: 'tcw-tea-bowl-blue-c' },
            { text: { zh: '豆青', en: 'Bean green' }, picture: 'tcw-tea-bowl-green-c' },
            { text: { zh: '酱褐', en: 'Soy brown' }, picture: 'tcw-tea-bowl-brown-c', extraYuan: 20 },
          ],
        },
      ],
      pictures: ['tcw-tea-bowl', 'tcw-tea-bowl-blue-c', 'tcw-tea-bowl-green-c', 'tcw-cup-poured'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷', en: 'Porcelain' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '350 ml', en: '350 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工拉坯', en: 'Hand-thrown' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
      ],
      description: [
        {
          zh: '口径 12 厘米，碗底收成一个浅窝，抹茶粉不会贴在角落里。口沿修成圆唇，双手捧着喝不硌嘴。',
          en: 'The mouth is 12 cm wide and the bottom ends in a shallow pool, so no powder hides in a corner. The lip is rounded and kind to drink from.',
        },
        {
          zh: '配一只同釉短勺，喝擂茶、莲子茶时用得上。三种釉同窑烧，偶有磕碰可单独补配碗或勺。',
          en: 'A short spoon in the same glaze comes with it, handy for pounded tea or lotus-seed soup. Bowl and spoon can also be ordered singly.',
        },
      ],
    },
    {
      key: 'lidded-office-mug',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-cups',
      name: {
        zh: '办公室泡茶杯 带盖带滤芯 青瓷马克杯 380ml 茶水分离',
        en: 'Lidded office mug with infuser, celadon, 380 ml, keeps leaves and tea apart',
      },
      sellingPoint: { zh: '盖子反放就是滤芯托', en: 'Turn the lid over and it holds the infuser' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '只', en: 'mug' },
      priceYuan: 69,
      listPriceYuan: 89,
      weightGrams: 520,
      stock: 1450,
      sold: 9210,
      code: 'OJ-C23',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '米白', en: 'Off-white' }, picture: 'tcw-flat-cup-white-c' },
            { text: { zh: '粉青', en: 'Blue-green' }, picture: 'tcw-flat-cup-celadon-c' },
            { text: { zh: '茶叶末', en: 'Tea-dust brown' }, picture: 'tcw-flat-cup-tea-c' },
          ],
        },
        {
          name: { zh: '刻字', en: 'Engraving' },
          values: [
            { text: { zh: '不刻字', en: 'None' } },
            { text: { zh: '刻字（限 6 字）', en: 'Up to six characters' }, extraYuan: 25 },
          ],
        },
      ],
      pictures: ['tcw-mug-lid', 'tcw-cup-poured', 'tcw-giftbox'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '青瓷', en: 'Celadon' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '380 ml', en: '380 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '办公', en: 'Office' }, isIndexed: true },
      ],
      description: [
        {
          zh: '陶瓷滤芯深到杯子三分之二，茶叶有地方舒展。泡好后提出滤芯，把杯盖翻过来放，茶渣水正好滴在盖窝里，桌面不湿。',
          en: 'The ceramic infuser reaches two thirds down, so leaves have room. Lift it out, turn the lid over and stand it there; drips collect in the hollow, not on the desk.',
        },
        {
          zh: '刻字用砂雕，位置在把手左侧，两个工作日内完成，刻字款不支持无理由退换。',
          en: 'Engraving is sand-carved left of the handle within two working days; engraved mugs cannot be returned without reason.',
        },
      ],
    },
    {
      key: 'tasting-cups-six',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-cups',
      name: {
        zh: '六色釉品茗杯 45ml 六只装 每只一色 不怕拿错杯',
        en: 'Six small tasting cups, 45 ml, each in its own glaze so nobody mixes them up',
      },
      sellingPoint: { zh: '六个人，六种颜色', en: 'Six guests, six colours' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 128,
      weightGrams: 460,
      stock: 0,
      sold: 1322,
      code: 'OJ-C24',
      specs: [],
      pictures: ['tcw-tasting-six', 'tcw-giftbox', 'tcw-cup-poured'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷', en: 'Porcelain' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '45 ml', en: '45 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '6', en: '6' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '6.2 × 4 cm', en: '6.2 × 4 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '同一个杯型烧六种釉：月白、粉青、梅子青、天蓝、豆黄、茄皮紫。客人多的时候各认各的颜色。',
          en: 'One shape in six glazes: moon white, powder green, plum green, sky blue, bean yellow and aubergine. Guests remember their own colour.',
        },
        {
          zh: '45 毫升正好是盖碗一泡分六杯的量。盒子带绒布格，搬家也不怕磕。',
          en: '45 ml is one gaiwan shared among six. The box has flocked compartments that survive moving house.',
        },
      ],
    },
    {
      key: 'celadon-set-ten',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-sets',
      name: {
        zh: '龙泉青瓷功夫茶具整套 10 件 一壶一海六杯 乔迁新居礼盒',
        en: 'Longquan celadon gongfu tea set, 10 pieces: pot, pitcher and six cups, housewarming gift box',
      },
      sellingPoint: { zh: '一窑同烧，釉色一致', en: 'Fired in one kiln load, so the colour matches' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 598,
      listPriceYuan: 798,
      weightGrams: 3200,
      stock: 150,
      sold: 526,
      code: 'OJ-S25',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '梅子青', en: 'Plum green' }, picture: 'tcw-set-ten-plum-c' },
            { text: { zh: '釉里红', en: 'Copper red' }, picture: 'tcw-set-ten-rust-c', extraYuan: 120 },
          ],
        },
        {
          name: { zh: '杯数', en: 'Cups' },
          values: [
            { text: { zh: '六杯', en: 'Six cups' } },
            { text: { zh: '八杯', en: 'Eight cups' }, extraYuan: 90, weightGrams: 3500 },
          ],
        },
      ],
      pictures: ['tcw-set-ten', 'tcw-giftbox', 'tcw-kiln', 'tcw-cup-poured'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '青瓷', en: 'Celadon' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '10', en: '10' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工拉坯', en: 'Hand-thrown' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '待客、送礼', en: 'Guests and gifts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '一套包含茶壶、公道杯、茶漏带架、茶叶罐和六只品茗杯。同一窑同一层烧成，颜色差别控制在肉眼不明显的范围。',
          en: 'The set has a teapot, sharing pitcher, strainer on its stand, tea caddy and six cups. Fired on one shelf of one kiln, so differences in shade are hardly seen.',
        },
        {
          zh: '外箱双层瓦楞，内部珍珠棉开模，长途运输的破损我们照单补寄。',
          en: 'Double-wall carton with cut foam inside; anything broken on a long journey is replaced.',
        },
        {
          zh: '礼盒附提袋和空白贺卡，需要代写请在备注里留言，五十字以内。',
          en: 'The gift box has a bag and a blank card; leave up to fifty characters in the note and we will write it for you.',
        },
      ],
      tag: '非遗',
      isRecommended: true,
    },
    {
      key: 'travel-set-pouch',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-sets',
      name: {
        zh: '旅行茶具套装 一壶四杯 硬壳收纳包 车载户外 茶叶罐同包',
        en: 'Travel tea set, pot and four cups in a hard case with a small tea caddy',
      },
      sellingPoint: { zh: '全部装进一个饭盒大小的包', en: 'All in a case the size of a lunch box' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 149,
      weightGrams: 1100,
      stock: 700,
      sold: 3340,
      code: 'OJ-S26',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '墨绿包', en: 'Green case' }, picture: 'tcw-case-green-c' },
            { text: { zh: '卡其包', en: 'Khaki case' }, picture: 'tcw-case-khaki-c' },
            { text: { zh: '茶色包', en: 'Tea-brown case' }, picture: 'tcw-case-tea-c' },
          ],
        },
      ],
      pictures: ['tcw-set-travel', 'tcw-case-green-c', 'tcw-case-tea-c', 'tcw-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷、EVA', en: 'Porcelain, EVA' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '7', en: '7' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '21 × 16 × 9 cm', en: '21 × 16 × 9 cm' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '旅行、露营', en: 'Travel and camping' }, isIndexed: true },
      ],
      description: [
        {
          zh: '包里七样东西：160 毫升壶、四只 40 毫升杯、小茶罐和一块茶巾，每件都有自己的凹槽。拎带可以挂在拉杆箱上。',
          en: 'Seven things inside, each in its own hollow: a 160 ml pot, four 40 ml cups, a caddy and a tea towel. The loop hangs on a suitcase handle.',
        },
        {
          zh: '包面是防泼水牛津布，脏了湿布擦。瓷件可进洗碗机。',
          en: 'The case is splash-proof oxford cloth, wiped with a damp rag. The porcelain is dishwasher-safe.',
        },
      ],
    },
    {
      key: 'wedding-tea-bowls',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-sets',
      name: {
        zh: '婚礼敬茶碗一对 红釉双喜浮雕 配小勺 改口茶甜汤 含托盘礼盒',
        en: 'Wedding tea bowls, a red-glazed pair with spoons and double-happiness relief, tray and gift box',
      },
      sellingPoint: { zh: '敬茶用完，日常盛甜汤', en: 'After the wedding they serve for sweet soups' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '对', en: 'pair' },
      priceYuan: 216,
      weightGrams: 900,
      stock: 280,
      sold: 1490,
      code: 'OJ-S27',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '双喜', en: 'Double happiness' } },
            { text: { zh: '龙凤', en: 'Dragon and phoenix' }, extraYuan: 30 },
            { text: { zh: '素面', en: 'Plain' }, extraYuan: -20 },
          ],
        },
      ],
      pictures: ['tcw-set-wedding', 'tcw-giftbox', 'tcw-kiln'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷', en: 'Porcelain' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '180 ml', en: '180 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '5', en: '5' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '婚礼', en: 'Wedding' }, isIndexed: true },
      ],
      description: [
        {
          zh: '郎红釉流动性大，烧成后口沿露一圈白边，匠人叫灯草口，是红釉烧对了的样子。双喜是模印浮雕，不是贴花，洗不掉。',
          en: 'The red glaze runs in the fire and leaves a white line at the rim, the sign of a good firing. The characters are moulded in relief, not a decal.',
        },
        {
          zh: '礼盒内为两只碗、两把小勺、一只圆托盘和两条红绳。红枣莲子茶连料一起盛，正好 180 毫升。可以提前两个月预订指定日期发货。',
          en: 'The box holds two bowls, two spoons, a round tray and red cords; 180 ml is right for date and lotus-seed tea. Orders can be placed two months ahead for a fixed date.',
        },
      ],
    },
    {
      key: 'desk-tea-set',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-sets',
      name: {
        zh: '一人用泡茶套组 天青壶 260ml 配把杯 竹托盘 茶几书桌',
        en: 'Tea for one: sky-blue 260 ml pot, handled cup and bamboo tray for desk or side table',
      },
      sellingPoint: { zh: '一个人喝茶也摆得好看', en: 'Tea for one, nicely laid' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 188,
      weightGrams: 1250,
      stock: 330,
      sold: 770,
      code: 'OJ-S28',
      specs: [
        {
          name: { zh: '组合', en: 'Set' },
          values: [
            { text: { zh: '壶 + 杯', en: 'Pot and cup' } },
            { text: { zh: '壶 + 杯 + 竹盘', en: 'Pot, cup and bamboo tray' }, extraYuan: 50, weightGrams: 1900 },
          ],
        },
      ],
      pictures: ['tcw-set-office', 'tcw-cup-poured', 'tcw-giftbox'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷、竹', en: 'Porcelain, bamboo' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '260 ml', en: '260 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '单人', en: 'For one' }, isIndexed: true },
      ],
      description: [
        {
          zh: '壶比常见功夫壶大一号，一次泡够一大杯，不用反复添水。杯子带把，容量 200 毫升，喝咖啡也行。',
          en: 'Larger than a gongfu pot, it fills one big cup at a time. The cup has a handle and 200 ml, and does for coffee too.',
        },
        {
          zh: '竹盘是重竹板，四周起边，防水涂层为水性漆。盘子 28 × 18 厘米，书桌角落放得下。',
          en: 'The tray is strand-woven bamboo with a raised edge and water-based finish, 28 by 18 cm, small enough for a desk corner.',
        },
      ],
    },
    {
      key: 'celadon-caddy',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'tea-ware-accessories',
      name: {
        zh: '青瓷茶叶罐 双耳瓶形 密封竹盖 存茶 150g 桌面摆件',
        en: 'Celadon tea caddy in a two-handled vase shape, sealed bamboo lid, holds 150 g',
      },
      sellingPoint: { zh: '竹盖带硅胶圈，不走味', en: 'Bamboo lid with a silicone ring keeps the scent in' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 156,
      weightGrams: 720,
      stock: 210,
      sold: 438,
      code: 'OJ-A29',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '梅子青', en: 'Plum green' }, picture: 'tcw-caddy-plum-c' },
            { text: { zh: '月白', en: 'Moon white' }, picture: 'tcw-caddy-moon-c' },
          ],
        },
      ],
      pictures: ['tcw-caddy', 'tcw-caddy-plum-c', 'tcw-caddy-moon-c', 'tcw-kiln'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '青瓷', en: 'Celadon' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '600 ml', en: '600 ml' }, isIndexed: true },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '注浆、手工贴耳', en: 'Slip-cast, hand-applied handles' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '11 × 11 × 19 cm', en: '11 × 11 × 19 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '造型取自古代双耳瓶，口径放大到 6.5 厘米，手能伸进去取茶。罐内也上釉，不吸味，换茶时用干布擦净即可。',
          en: 'The shape follows an old two-handled vase, but the mouth is widened to 6.5 cm so a hand fits. It is glazed inside too; wipe with a dry cloth between teas.',
        },
        {
          zh: '能放散茶约 150 克，或掰开的茶饼半饼。绿茶请放冰箱，不建议长期存罐里。',
          en: 'Holds about 150 g of loose tea or half a broken cake. Green tea is better in the fridge.',
        },
      ],
    },
    {
      key: 'walnut-coasters',
      store: 'muli',
      brand: 'muzhai-wood',
      category: 'tea-ware-accessories',
      name: {
        zh: '实木方形杯垫 黑胡桃樱桃木可选 隔热防滑 咖啡杯茶杯通用 6 片',
        en: 'Solid wood square coasters in walnut or cherry, heat-resistant, non-slip, set of six',
      },
      sellingPoint: {
        zh: '整木铣出凹面，杯底不移位',
        en: 'Milled from solid wood with a shallow well so the cup stays put',
      },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 59,
      listPriceYuan: 79,
      weightGrams: 360,
      stock: 1250,
      sold: 3610,
      code: 'ML-A30',
      specs: [
        {
          name: { zh: '木种', en: 'Wood' },
          values: [
            { text: { zh: '黑胡桃', en: 'Walnut' }, picture: 'tcw-coaster-walnut-c' },
            { text: { zh: '樱桃木', en: 'Cherry' }, picture: 'tcw-coaster-cherry-c', extraYuan: -6 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '4 片', en: 'Four' }, extraYuan: -16, weightGrams: 240 },
            { text: { zh: '6 片带座', en: 'Six with stand' } },
          ],
        },
      ],
      pictures: ['tcw-coaster', 'tcw-coaster-walnut-c', 'tcw-coaster-cherry-c', 'tcw-coffee-table'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '实木', en: 'Solid wood' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '9 × 9 × 1 cm', en: '9 × 9 × 1 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '木蜡油', en: 'Hardwax oil' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '6', en: '6' }, isIndexed: true },
      ],
      description: [
        {
          zh: '用做家具剩下的小料，纹理片片不同。表面擦两遍木蜡油，水渍留一夜会有印，用湿布加少量牙膏能擦掉。',
          en: 'Cut from offcuts of our furniture, so the grain differs in each. Two coats of hardwax oil; an overnight water ring comes off with a damp cloth and a little toothpaste.',
        },
        {
          zh: '底面贴软木，不伤桌面，也不会发出磕碰声。木座可立放，收在台面一角。',
          en: 'Cork underneath spares the table and the noise. The stand keeps them upright in a corner.',
        },
      ],
    },
    {
      key: 'linen-tea-towel',
      store: 'wujiang',
      category: 'tea-ware-accessories',
      name: {
        zh: '茶染褐棉麻茶巾 茶馆民宿批发 吸水不掉毛 三条装 可绣店名',
        en: 'Tea-dyed cotton-linen towels for tea houses and guesthouses, wholesale, three in a pack',
      },
      sellingPoint: { zh: '越洗越软，不掉毛絮', en: 'Softer with every wash, never sheds' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 18,
      weightGrams: 130,
      stock: 1800,
      sold: 4022,
      code: 'WJ-A31',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '30 × 30 cm', en: '30 × 30 cm' } },
            { text: { zh: '40 × 40 cm', en: '40 × 40 cm' }, extraYuan: 6, weightGrams: 210 },
          ],
        },
      ],
      pictures: ['tcw-tea-towel', 'tcw-cup-poured', 'tcw-coffee-table'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '55% 亚麻 45% 棉', en: '55% linen, 45% cotton' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '30 × 30 cm', en: '30 × 30 cm' }, isIndexed: false },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '平纹机织', en: 'Plain weave' }, isIndexed: true },
      ],
      description: [
        {
          zh: '亚麻吸水快，棉让手感软，55 比 45 是试了几次定下的比例。颜色用茶叶渣煮染出来，会慢慢变浅，像旧布。',
          en: 'Linen drinks fast and cotton makes it soft; we settled on 55 to 45. They are boiled with spent tea leaves and fade gently like old cloth.',
        },
        {
          zh: '第一次使用前用温水泡二十分钟去浆。可以机洗，茶渍用小苏打水浸半小时。',
          en: 'Soak in warm water for twenty minutes before first use. Machine-washable; soak tea stains in baking soda for half an hour.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 20, priceYuan: 18 },
        { pieces: 100, priceYuan: 15 },
        { pieces: 300, priceYuan: 12.5 },
      ],
    },
    {
      key: 'tea-table-vase',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'tea-ware-accessories',
      name: {
        zh: '茶席小花插 素烧陶盆 一枝独秀 书桌迷你绿植盆 含底碟',
        en: 'Small tea-table planter in biscuit clay, for one sprig or a mini plant, with saucer',
      },
      sellingPoint: { zh: '放一枝青叶，茶席就活了', en: 'One green sprig wakes up the table' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 39,
      weightGrams: 310,
      stock: 560,
      sold: 915,
      code: 'OJ-A32',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '小号 7 cm', en: 'Small, 7 cm' } },
            { text: { zh: '中号 9 cm', en: 'Medium, 9 cm' }, extraYuan: 12, weightGrams: 480 },
            { text: { zh: '大号 12 cm', en: 'Large, 12 cm' }, extraYuan: 28, weightGrams: 820, soldOut: true },
          ],
        },
      ],
      pictures: ['tcw-flower-vase', 'tcw-kiln', 'tcw-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '素烧陶', en: 'Unglazed clay' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工拉坯', en: 'Hand-thrown' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '插花、绿植', en: 'Flowers and plants' }, isIndexed: true },
      ],
      description: [
        {
          zh: '素烧不上釉，盆壁透气，能养菖蒲、文竹这类小植物，也可以放剑山插花。底碟接水，木桌不会泡花。',
          en: 'Left unglazed so the wall breathes: good for sweet flag or asparagus fern, or for a flower frog. The saucer saves the wood.',
        },
        {
          zh: '陶面日子久了会起白霜一样的盐碱，用白醋水刷一刷就好。植物不在套餐内。',
          en: 'With time a white bloom of salts appears; brush it off with vinegar and water. Plants are not included.',
        },
      ],
    },
    {
      key: 'mandheling-beans',
      store: 'java-shore',
      brand: 'mandai-estate',
      category: 'coffee-beans',
      name: {
        zh: '印尼曼特宁咖啡豆 苏门答腊湿刨法 中深烘 下单后烘焙 454g',
        en: 'Sumatra Mandheling coffee beans, wet-hulled, medium-dark, roasted to order, 454 g',
      },
      sellingPoint: { zh: '厚实低酸，黑巧与草本香', en: 'Full body, low acidity, dark chocolate and herbs' },
      origin: { country: 'id', place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 88,
      listPriceYuan: 108,
      weightGrams: 480,
      stock: 1640,
      sold: 3310,
      code: 'JS-B33',
      specs: [
        {
          name: { zh: '研磨度', en: 'Grind' },
          values: [
            { text: { zh: '咖啡豆', en: 'Whole bean' } },
            { text: { zh: '手冲（中粗）', en: 'Pour-over, medium-coarse' } },
            { text: { zh: '意式（细）', en: 'Espresso, fine' } },
            { text: { zh: '法压（粗）', en: 'French press, coarse' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '227 g', en: '227 g' }, extraYuan: -36, weightGrams: 250 },
            { text: { zh: '454 g', en: '454 g' } },
          ],
        },
      ],
      pictures: ['tcw-mandheling', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '产区', en: 'Region' }, value: { zh: '苏门答腊', en: 'Sumatra' }, isIndexed: true },
        { name: { zh: '处理法', en: 'Process' }, value: { zh: '湿刨', en: 'Wet-hulled' }, isIndexed: true },
        { name: { zh: '烘焙度', en: 'Roast' }, value: { zh: '中深烘', en: 'Medium-dark' }, isIndexed: true },
        {
          name: { zh: '风味', en: 'Flavour' },
          value: { zh: '黑巧、雪松、草本', en: 'Dark chocolate, cedar, herbs' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '林东湖南岸小农的豆子，集中到庄园二次手选，瑕疵豆控制在百粒三颗以内。湿刨法让豆子带墨绿色，烘后油脂明显，喝起来像黑巧克力加一点雪松。',
          en: 'Beans from smallholders south of Lake Toba, hand-sorted twice at the estate to no more than three defects in a hundred. Wet hulling leaves them dark green; roasted, they taste of dark chocolate with a little cedar.',
        },
        {
          zh: '每周二、五烘焙，包装袋印烘焙日期。养豆七天左右开始好喝。手冲建议 15 克豆、225 毫升 88℃ 水，两分钟内完成。',
          en: 'Roasted on Tuesdays and Fridays with the date printed on the bag; best from the seventh day. For pour-over use 15 g to 225 ml at 88°C, done within two minutes.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'java-washed-beans',
      store: 'java-shore',
      brand: 'selat-roasters',
      category: 'coffee-beans',
      name: {
        zh: '爪哇伊真高原水洗咖啡豆 中烘 坚果焦糖 意式手冲两用 500g',
        en: 'Ijen plateau washed Java beans, medium roast, nut and caramel, for espresso or pour-over, 500 g',
      },
      sellingPoint: { zh: '干净、平衡，拿来做奶咖也不怯', en: 'Clean and balanced, and stands up to milk' },
      origin: { country: 'id', place: { zh: '印尼东爪哇', en: 'East Java, Indonesia' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 79,
      weightGrams: 530,
      stock: 900,
      sold: 1245,
      code: 'JS-B34',
      specs: [
        {
          name: { zh: '研磨度', en: 'Grind' },
          values: [
            { text: { zh: '咖啡豆', en: 'Whole bean' } },
            { text: { zh: '手冲粉', en: 'Pour-over grind' } },
            { text: { zh: '意式粉', en: 'Espresso grind' } },
          ],
        },
      ],
      pictures: ['tcw-java-bean', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '产区', en: 'Region' }, value: { zh: '东爪哇伊真', en: 'Ijen, East Java' }, isIndexed: true },
        { name: { zh: '处理法', en: 'Process' }, value: { zh: '水洗', en: 'Washed' }, isIndexed: true },
        { name: { zh: '烘焙度', en: 'Roast' }, value: { zh: '中烘', en: 'Medium' }, isIndexed: true },
        {
          name: { zh: '风味', en: 'Flavour' },
          value: { zh: '榛果、焦糖、红苹果', en: 'Hazelnut, caramel, red apple' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '伊真火山的高原从十九世纪就种咖啡，老庄园用水洗法，豆形整齐。中烘保留一点红苹果的酸，放凉后更明显。',
          en: 'Coffee has grown on the Ijen plateau since the nineteenth century; the old estates wash their beans and the size is even. A medium roast keeps a touch of red apple that shows as it cools.',
        },
        {
          zh: '意式：18 克粉出 36 克液，26 秒。做拿铁时焦糖味会出来，不用加糖浆。',
          en: 'Espresso: 18 g in, 36 g out, 26 seconds. In a latte the caramel comes through without syrup.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'toraja-beans',
      store: 'java-shore',
      brand: 'mandai-estate',
      category: 'coffee-beans',
      name: {
        zh: '苏拉威西托拉雅咖啡豆 单一产区 深烘 香料木质调 250g',
        en: 'Sulawesi Toraja beans, single origin, dark roast, spice and wood, 250 g',
      },
      sellingPoint: { zh: '产量少，一年只到两批', en: 'Small harvest, two arrivals a year' },
      origin: { country: 'id', place: { zh: '印尼苏拉威西', en: 'Sulawesi, Indonesia' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 96,
      weightGrams: 275,
      stock: 85,
      sold: 402,
      code: 'JS-B35',
      specs: [
        {
          name: { zh: '研磨度', en: 'Grind' },
          values: [
            { text: { zh: '咖啡豆', en: 'Whole bean' } },
            { text: { zh: '法压（粗）', en: 'French press, coarse' } },
            { text: { zh: '摩卡壶（中细）', en: 'Moka pot, medium-fine' } },
          ],
        },
      ],
      pictures: ['tcw-toraja', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '产区', en: 'Region' }, value: { zh: '托拉雅', en: 'Toraja' }, isIndexed: true },
        { name: { zh: '处理法', en: 'Process' }, value: { zh: '湿刨', en: 'Wet-hulled' }, isIndexed: true },
        { name: { zh: '烘焙度', en: 'Roast' }, value: { zh: '深烘', en: 'Dark' }, isIndexed: true },
        {
          name: { zh: '风味', en: 'Flavour' },
          value: { zh: '丁香、烟草、黑糖', en: 'Clove, tobacco, dark sugar' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '托拉雅的豆子长在一千五百米以上的石灰岩山里，运出来要走一天山路。深烘后是丁香和烟草的味道，黑糖在尾巴上。',
          en: 'These beans grow above 1,500 metres in limestone mountains, a day by road from the coast. Dark-roasted they taste of clove and tobacco with brown sugar at the end.',
        },
        {
          zh: '最适合法压：20 克粉、320 毫升 92℃ 水，四分钟后压。袋子有单向排气阀，别放冰箱，阴凉处三周内喝完。',
          en: 'Best in a French press: 20 g, 320 ml at 92°C, four minutes. The bag has a one-way valve; keep it cool, not in the fridge, and drink within three weeks.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'yunnan-natural-beans',
      store: 'shanye',
      category: 'coffee-beans',
      name: {
        zh: '云南怒江小粒咖啡豆 日晒处理 浅中烘 酒香莓果 手冲 200g',
        en: 'Nujiang arabica from Yunnan, natural process, light-medium roast, berry and wine notes, 200 g',
      },
      sellingPoint: { zh: '热带河谷里的豆子，今年新产季', en: "From a warm river valley, this year's crop" },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 62,
      weightGrams: 220,
      stock: 480,
      sold: 1533,
      code: 'SY-B36',
      specs: [
        {
          name: { zh: '处理法', en: 'Process' },
          values: [
            { text: { zh: '日晒', en: 'Natural' } },
            { text: { zh: '水洗', en: 'Washed' }, extraYuan: -6 },
            { text: { zh: '厌氧日晒', en: 'Anaerobic natural' }, extraYuan: 22 },
          ],
        },
        {
          name: { zh: '研磨度', en: 'Grind' },
          values: [{ text: { zh: '咖啡豆', en: 'Whole bean' } }, { text: { zh: '手冲粉', en: 'Pour-over grind' } }],
        },
      ],
      pictures: ['tcw-yunnan-bean', 'tcw-mountain', 'tcw-coffee-table'],
      params: [
        { name: { zh: '产区', en: 'Region' }, value: { zh: '云南怒江', en: 'Nujiang, Yunnan' }, isIndexed: true },
        { name: { zh: '处理法', en: 'Process' }, value: { zh: '日晒', en: 'Natural' }, isIndexed: true },
        { name: { zh: '烘焙度', en: 'Roast' }, value: { zh: '浅中烘', en: 'Light-medium' }, isIndexed: true },
        {
          name: { zh: '风味', en: 'Flavour' },
          value: { zh: '蓝莓、红酒、黑糖', en: 'Blueberry, wine, dark sugar' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '怒江干热河谷白天热、晚上凉，咖啡樱桃挂树时间长。全红果采收，架高床晒二十五天，每天翻六遍，晚上盖布防露水。',
          en: 'Hot days and cool nights keep the cherries long on the tree. Fully red fruit dries for twenty-five days on raised beds, turned six times a day and covered against dew.',
        },
        {
          zh: '手冲 1:15、91℃，能喝到蓝莓和一点红酒味。日晒豆银皮多，磨豆机用完记得刷。',
          en: 'At 1:15 and 91°C you get blueberry and a little wine. Naturals shed a lot of chaff, so brush out the grinder.',
        },
      ],
      tag: '新品',
    },
    {
      key: 'sumatra-drip-bags',
      store: 'java-shore',
      brand: 'mandai-estate',
      category: 'coffee-instant',
      name: {
        zh: '曼特宁挂耳咖啡 现磨 10g×10 包 氮气锁鲜 办公室出差',
        en: 'Mandheling drip bags, freshly ground, 10 g × 10, nitrogen-flushed, for office and travel',
      },
      sellingPoint: { zh: '撕开挂杯口，两分钟一杯', en: 'Tear, hang on the cup, two minutes' },
      origin: { country: 'id', place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 49,
      listPriceYuan: 65,
      weightGrams: 150,
      stock: 2300,
      sold: 10420,
      code: 'JS-I37',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '曼特宁深烘', en: 'Mandheling dark' } },
            { text: { zh: '爪哇中烘', en: 'Java medium' } },
            { text: { zh: '综合 10 包', en: 'Mixed ten' }, extraYuan: 5 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '10 包', en: '10 bags' } },
            { text: { zh: '30 包', en: '30 bags' }, extraYuan: 86, weightGrams: 430 },
          ],
        },
      ],
      pictures: ['tcw-drip-bags', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '10 g × 10', en: '10 g × 10' }, isIndexed: true },
        { name: { zh: '烘焙度', en: 'Roast' }, value: { zh: '中深烘', en: 'Medium-dark' }, isIndexed: true },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '充氮独立袋', en: 'Nitrogen-flushed sachets' },
          isIndexed: true,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '同款曼特宁豆磨到中粗，三小时内封袋充氮。滤袋是无纺布，耳朵加宽到 3 厘米，大口马克杯也挂得住。',
          en: 'The same Mandheling ground medium-coarse and sealed within three hours. The ears are 3 cm wide and hold on a big mug.',
        },
        {
          zh: '200 毫升 90℃ 水分三次注入，水位不要没过滤袋口。做冰咖啡就减到 120 毫升，直接滴在冰块上。',
          en: 'Pour 200 ml at 90°C in three goes, never above the top of the bag. For iced coffee use 120 ml straight over ice.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'freeze-dried-coffee',
      store: 'java-shore',
      brand: 'selat-roasters',
      category: 'coffee-instant',
      name: {
        zh: '冻干速溶黑咖啡粉 阿拉比卡 玻璃罐 100g 冷水也能溶',
        en: 'Freeze-dried arabica instant coffee, 100 g glass jar, dissolves in cold water',
      },
      sellingPoint: { zh: '零糖零奶，冰水搅三下就开', en: 'No sugar, no milk, three stirs in iced water' },
      origin: { country: 'id', place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 56,
      weightGrams: 320,
      stock: 1100,
      sold: 2876,
      code: 'JS-I38',
      specs: [
        {
          name: { zh: '烘焙度', en: 'Roast' },
          values: [
            { text: { zh: '中烘', en: 'Medium' } },
            { text: { zh: '深烘', en: 'Dark' } },
            { text: { zh: '低因', en: 'Decaf' }, extraYuan: 15 },
          ],
        },
      ],
      pictures: ['tcw-freeze-dried', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '玻璃罐', en: 'Glass jar' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '咖啡', en: 'Coffee' }, isIndexed: false },
      ],
      description: [
        {
          zh: '咖啡液冻成薄片再真空升华，颗粒是蓬松的小晶片，不结块。2 克一杯，一罐大约五十杯。',
          en: 'Brewed coffee is frozen in sheets and dried under vacuum into light flakes that do not cake. Two grams a cup, about fifty cups a jar.',
        },
        {
          zh: '罐口有一层封膜，开封后拧紧放阴凉处，勺子要干，潮气一进去就会变黏。玻璃罐洗净可以装干货。',
          en: 'Under the lid is a seal. Once opened keep it shut tight and use a dry spoon. The empty jar is handy for dry goods.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'palm-sugar-latte',
      store: 'java-shore',
      brand: 'selat-roasters',
      category: 'coffee-instant',
      name: {
        zh: '椰糖拿铁速溶条 印尼椰子花糖 含奶粉 25g×12 条 咖啡饮品',
        en: 'Palm sugar latte sticks with Indonesian coconut-flower sugar and milk powder, 25 g × 12',
      },
      sellingPoint: { zh: '用椰糖代替白砂糖，焦香柔和', en: 'Coconut sugar instead of white, soft and toasty' },
      origin: { country: 'id', place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 36.9,
      weightGrams: 330,
      stock: 1900,
      sold: 3980,
      code: 'JS-I39',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '椰糖拿铁', en: 'Palm sugar latte' } },
            { text: { zh: '生姜拿铁', en: 'Ginger latte' } },
            { text: { zh: '可可拿铁', en: 'Cocoa latte' } },
          ],
        },
      ],
      pictures: ['tcw-palm-latte', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '25 g × 12', en: '25 g × 12' }, isIndexed: true },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '椰子花糖、奶粉、咖啡粉', en: 'Coconut sugar, milk powder, coffee' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '条装', en: 'Sticks' }, isIndexed: true },
      ],
      description: [
        {
          zh: '椰糖从椰子花序的汁液熬出来，颜色像红糖，带一点焦味。每条的糖量写在盒侧面，嫌甜可以用 220 毫升水冲。',
          en: 'The sugar is boiled from the sap of coconut blossoms, brown with a toasty note. Sugar per stick is printed on the side; use 220 ml of water if you like it less sweet.',
        },
        {
          zh: '热冲 150 毫升；冰饮先用 50 毫升热水化开，再加牛奶和冰。',
          en: 'Hot: 150 ml. Iced: dissolve in 50 ml of hot water, then add milk and ice.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'cold-brew-concentrate',
      store: 'shanye',
      category: 'coffee-instant',
      name: {
        zh: '冷萃咖啡液 云南阿拉比卡 浓缩 6 倍 18ml×14 颗 无糖冷水即溶',
        en: 'Cold-brew concentrate, Yunnan arabica, six times strength, 18 ml × 14 capsules, unsweetened',
      },
      sellingPoint: { zh: '一颗兑一杯，加椰子水也好喝', en: 'One capsule, one glass; try it with coconut water' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 69,
      listPriceYuan: 99,
      weightGrams: 380,
      stock: 0,
      sold: 5120,
      code: 'SY-I40',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '中烘坚果', en: 'Medium, nutty' } },
            { text: { zh: '日晒莓果', en: 'Natural, berry' } },
          ],
        },
      ],
      pictures: ['tcw-cold-brew', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '18 ml × 14', en: '18 ml × 14' }, isIndexed: true },
        { name: { zh: '烘焙度', en: 'Roast' }, value: { zh: '中烘', en: 'Medium' }, isIndexed: true },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '冷藏 6 个月', en: '6 months chilled' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '小杯独立装', en: 'Single capsules' }, isIndexed: true },
      ],
      description: [
        {
          zh: '粗磨后用 5℃ 净水低温萃取十四小时，过滤后无菌灌装。苦味轻，茶感重，冷着喝最好。',
          en: 'Coarse-ground and steeped for fourteen hours at 5°C, then filtered and filled aseptically. Little bitterness, an almost tea-like body, best cold.',
        },
        {
          zh: '夏季用泡沫箱加冰袋寄出，收到后冷藏。撕开时封口朝上，别挤。',
          en: 'In summer it travels in a foam box with ice packs; refrigerate on arrival. Open with the seal facing up.',
        },
      ],
    },
    {
      key: 'hand-grinder',
      store: 'yuanxing',
      brand: 'luren-gear',
      category: 'coffee-gear',
      name: {
        zh: '手摇磨豆机 不锈钢锥形刀盘 银灰 可调 36 档 折叠把手 露营便携',
        en: 'Hand coffee grinder, silver grey, stainless conical burrs, 36 settings, folding handle, for camping',
      },
      sellingPoint: { zh: '一杯 15 克，摇 40 秒', en: '15 g in forty seconds' },
      origin: { country: 'cn', place: { zh: '浙江永康', en: 'Yongkang, Zhejiang' } },
      unit: { zh: '台', en: 'grinder' },
      priceYuan: 229,
      listPriceYuan: 299,
      weightGrams: 620,
      stock: 390,
      sold: 1675,
      code: 'YX-G41',
      specs: [
        {
          name: { zh: '配件', en: 'Kit' },
          values: [
            { text: { zh: '单机', en: 'Grinder only' } },
            { text: { zh: '加收纳袋毛刷', en: 'With pouch and brush' }, extraYuan: 20, weightGrams: 700 },
            {
              text: { zh: '加接粉罐', en: 'With pouch, brush and jar' },
              extraYuan: 45,
              weightGrams: 860,
              soldOut: true,
            },
          ],
        },
      ],
      pictures: ['tcw-grinder', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金、不锈钢', en: 'Aluminium, stainless steel' },
          isIndexed: true,
        },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '25 g', en: '25 g' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '5.2 × 16.5 cm', en: '5.2 × 16.5 cm' }, isIndexed: false },
        { name: { zh: '刀盘', en: 'Burr' }, value: { zh: '38 mm 锥刀', en: '38 mm conical' }, isIndexed: true },
      ],
      description: [
        {
          zh: '刀盘是 38 毫米的不锈钢锥刀，双轴承定心，晃动小，手冲段的粗细比较齐。调节环在粉仓里面，一格约 20 微米。',
          en: '38 mm stainless conical burrs centred by two bearings keep the pour-over range even. The ring sits inside the catch cup at about 20 microns a click.',
        },
        {
          zh: '把手可以折下来绕在机身上，用橡皮圈固定，塞进杯子大小的收纳袋。不能水洗，用附送的毛刷清粉。',
          en: 'The handle folds along the body under a rubber band and the grinder fits its pouch. Do not wash; use the brush supplied.',
        },
      ],
    },
    {
      key: 'ceramic-dripper-set',
      store: 'oujiang',
      brand: 'shuiyue-ware',
      category: 'coffee-gear',
      name: {
        zh: '陶瓷锥形滤杯手冲套装 青釉 1-2 人份 滤杯加分享杯 送滤纸 40 张',
        en: 'Ceramic cone dripper set in celadon glaze, 1–2 cups, dripper and server with 40 papers',
      },
      sellingPoint: { zh: '杯壁厚，预热后温度稳', en: 'A thick wall that holds its heat' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 139,
      weightGrams: 980,
      stock: 260,
      sold: 588,
      code: 'OJ-G42',
      specs: [
        {
          name: { zh: '组合', en: 'Set' },
          values: [
            { text: { zh: '单滤杯', en: 'Dripper only' }, extraYuan: -60, weightGrams: 420 },
            { text: { zh: '滤杯 + 分享杯', en: 'Dripper and server' } },
            { text: { zh: '全套（含两只杯）', en: 'Full set with two cups' }, extraYuan: 70, weightGrams: 1500 },
          ],
        },
      ],
      pictures: ['tcw-dripper', 'tcw-coffee-table', 'tcw-kiln'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶瓷', en: 'Ceramic' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '360 ml', en: '360 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工上釉', en: 'Hand-glazed' }, isIndexed: true },
      ],
      description: [
        {
          zh: '滤杯内壁十二条螺旋肋，出水孔 16 毫米，普通锥形滤纸都能用。用做青瓷的釉料，颜色和茶具可以放在一张桌上。',
          en: 'Twelve spiral ribs and a 16 mm hole take any ordinary cone paper. The glaze is that of our celadon, so it sits well beside the tea things.',
        },
        {
          zh: '冲之前用热水淋一遍滤纸和杯体，陶瓷吸热，不预热第一泡会偏酸。可进洗碗机。',
          en: 'Rinse paper and cone with hot water first; cold ceramic makes a sour cup. Dishwasher-safe.',
        },
      ],
    },
    {
      key: 'celadon-coffee-cup',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'coffee-gear',
      name: {
        zh: '手作陶瓷咖啡杯碟 180ml 宽口卡布杯 送礼情侣对杯 可微波',
        en: 'Handmade coffee cup and saucer, 180 ml, wide cappuccino shape, microwave-safe',
      },
      sellingPoint: { zh: '弧形内壁，拉花好落点', en: 'A rounded wall that helps latte art' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 76,
      weightGrams: 430,
      stock: 720,
      sold: 1944,
      code: 'OJ-G43',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '米白', en: 'Off-white' }, picture: 'tcw-flat-cup-white-c' },
            { text: { zh: '粉青', en: 'Blue-green' }, picture: 'tcw-flat-cup-celadon-c' },
            { text: { zh: '茶色', en: 'Tea brown' }, picture: 'tcw-flat-cup-tea-c' },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '一杯一碟', en: 'One cup' } },
            { text: { zh: '两杯两碟', en: 'Two cups' }, extraYuan: 66, weightGrams: 860 },
          ],
        },
      ],
      pictures: ['tcw-flat-cup', 'tcw-flat-cup-celadon-c', 'tcw-coffee-table', 'tcw-giftbox'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶瓷', en: 'Ceramic' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '180 ml', en: '180 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工上釉', en: 'Hand-glazed' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
      ],
      description: [
        {
          zh: '杯口 9 厘米，内壁没有直角，奶泡往前推的时候阻力均匀。把手能伸进两根手指，杯底加厚。',
          en: 'The mouth is 9 cm wide and the wall has no corner, so milk moves evenly. Two fingers fit the handle and the base is thick.',
        },
        {
          zh: '茶色是铁釉，每只有不同的窑变斑点。杯和碟都可以进微波炉，不要进烤箱。',
          en: 'The tea-brown one is an iron glaze with different spots each time. Cup and saucer may go in the microwave but not in the oven.',
        },
      ],
    },
    {
      key: 'bean-canister',
      store: 'muli',
      category: 'coffee-gear',
      name: {
        zh: '咖啡豆密封罐 高硼硅玻璃 相思木盖 单向排气阀 800ml',
        en: 'Coffee canister in borosilicate glass with acacia lid and one-way valve, 800 ml',
      },
      sellingPoint: { zh: '装一磅豆刚好，看得见余量', en: 'Holds a pound of beans and shows how much is left' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 49.9,
      weightGrams: 560,
      stock: 1500,
      sold: 4302,
      code: 'ML-G44',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '500 ml', en: '500 ml' }, extraYuan: -10, weightGrams: 420 },
            { text: { zh: '800 ml', en: '800 ml' } },
            { text: { zh: '1200 ml', en: '1200 ml' }, extraYuan: 12, weightGrams: 720 },
          ],
        },
      ],
      pictures: ['tcw-bean-jar', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '高硼硅玻璃、木', en: 'Borosilicate glass, wood' },
          isIndexed: true,
        },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '800 ml', en: '800 ml' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '10 × 10 × 15 cm', en: '10 × 10 × 15 cm' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '咖啡豆、茶叶', en: 'Coffee and tea' }, isIndexed: true },
      ],
      description: [
        {
          zh: '新烘的豆子会放气，盖子上的单向阀只出不进，不会鼓盖。硅胶圈两道，倒置摇晃不漏。',
          en: 'Fresh beans give off gas; the valve lets it out and nothing in. Two silicone rings hold even upside down.',
        },
        {
          zh: '玻璃透光，请放在柜子里或背光处。盖子是木头，不要泡水，玻璃瓶身可进洗碗机。',
          en: 'Glass lets in light, so keep it in a cupboard. The wooden lid must not be soaked; the glass may go in the dishwasher.',
        },
      ],
    },
    {
      key: 'cocoa-powder',
      store: 'java-shore',
      brand: 'mandai-estate',
      category: 'coffee-cocoa',
      name: {
        zh: '苏拉威西可可粉 未碱化 无糖 烘焙冲饮 深棕 200g 罐装',
        en: 'Sulawesi cocoa powder, natural, unsweetened, for baking and drinks, 200 g tin',
      },
      sellingPoint: { zh: '果酸明亮，烤布朗尼颜色自然', en: 'Bright and fruity, with an honest brown' },
      origin: { country: 'id', place: { zh: '印尼苏拉威西', en: 'Sulawesi, Indonesia' } },
      unit: { zh: '罐', en: 'tin' },
      priceYuan: 42,
      weightGrams: 260,
      stock: 1280,
      sold: 3155,
      code: 'JS-K45',
      specs: [
        {
          name: { zh: '净含量', en: 'Net content' },
          values: [
            { text: { zh: '200 g', en: '200 g' } },
            { text: { zh: '500 g', en: '500 g' }, extraYuan: 45, weightGrams: 560 },
            { text: { zh: '1 kg（袋）', en: '1 kg bag' }, extraYuan: 98, weightGrams: 1030 },
          ],
        },
      ],
      pictures: ['tcw-cocoa', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '可可粉', en: 'Cocoa powder' }, isIndexed: false },
        { name: { zh: '处理法', en: 'Process' }, value: { zh: '天然未碱化', en: 'Natural' }, isIndexed: true },
        { name: { zh: '可可脂', en: 'Cocoa butter' }, value: { zh: '10–12%', en: '10–12%' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '未碱化的可可颜色偏浅、带果酸，用小苏打的配方能让蛋糕蓬起来；如果你的方子写的是荷兰法可可，请把小苏打换成泡打粉。',
          en: 'Natural cocoa is lighter and more acidic and works with baking soda. If your recipe asks for Dutch-process cocoa, use baking powder instead.',
        },
        {
          zh: '冲饮：两勺可可先用少量热水调成糊，再加 200 毫升热牛奶，糖自己加。',
          en: 'To drink: stir two spoons to a paste with a little hot water, add 200 ml of hot milk, and sugar to taste.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'drinking-chocolate',
      store: 'java-shore',
      brand: 'mandai-estate',
      category: 'coffee-cocoa',
      name: {
        zh: '热巧克力排 65% 黑巧 掰一格融一杯 单一庄园可可 120g',
        en: 'Drinking chocolate bar, 65% dark, one square a cup, single-estate cocoa, 120 g',
      },
      sellingPoint: { zh: '一排八格，八杯热巧', en: 'Eight squares, eight cups' },
      origin: { country: 'id', place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' } },
      unit: { zh: '排', en: 'bar' },
      priceYuan: 38,
      weightGrams: 140,
      stock: 640,
      sold: 1220,
      code: 'JS-K46',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '65% 原味', en: '65% plain' } },
            { text: { zh: '海盐', en: 'Sea salt' } },
            { text: { zh: '肉桂', en: 'Cinnamon' } },
            { text: { zh: '辣椒', en: 'Chilli' }, soldOut: true },
          ],
        },
      ],
      pictures: ['tcw-drinking-choc', 'tcw-coffee-table', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '可可豆、蔗糖、可可脂', en: 'Cocoa beans, cane sugar, cocoa butter' },
          isIndexed: false,
        },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '120 g', en: '120 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '风味', en: 'Flavour' }, value: { zh: '黑巧', en: 'Dark chocolate' }, isIndexed: true },
      ],
      description: [
        {
          zh: '磨得比吃的巧克力粗一点，热牛奶里三分钟化开，杯底会有细细的可可颗粒，这是它的特点。',
          en: 'Ground a little coarser than eating chocolate, it melts in hot milk within three minutes and leaves fine cocoa at the bottom, which is the point.',
        },
        {
          zh: '一格 15 克配 180 毫升牛奶，小锅加热到冒小泡，用打蛋器搅。夏天发货会加冰袋，表面起白霜是可可脂，不影响食用。',
          en: '15 g to 180 ml of milk, heated until it trembles and whisked. In summer we add ice packs; a white bloom is only cocoa butter.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'coconut-sugar-syrup',
      store: 'java-shore',
      category: 'coffee-cocoa',
      name: {
        zh: '椰糖浆 印尼椰子花蜜熬制 咖啡奶茶调味 松饼淋酱 玻璃罐 380g',
        en: 'Coconut sugar syrup from Java, for coffee, milk tea and pancakes, 380 g jar',
      },
      sellingPoint: { zh: '一勺进冰美式，像喝焦糖', en: 'A spoon in an iced americano tastes of caramel' },
      origin: { country: 'id', place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 33,
      weightGrams: 620,
      stock: 870,
      sold: 2011,
      code: 'JS-K47',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '380 g 单罐', en: '380 g, one jar' } },
            { text: { zh: '380 g × 2', en: '380 g × 2' }, extraYuan: 28, weightGrams: 1240 },
            { text: { zh: '1.2 kg 餐饮装', en: '1.2 kg catering' }, extraYuan: 52, weightGrams: 1400 },
          ],
        },
      ],
      pictures: ['tcw-palm-syrup', 'tcw-coffee-table', 'tcw-carton'],
      params: [
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '椰子花汁', en: 'Coconut blossom sap' },
          isIndexed: false,
        },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '380 g', en: '380 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '玻璃罐', en: 'Glass jar' }, isIndexed: true },
      ],
      description: [
        {
          zh: '清晨割椰子花序取汁，当天在铁锅里熬到 78 度糖度，不加水不加白糖。颜色深浅随季节变，旱季的更稠。',
          en: 'Sap is tapped at dawn and boiled the same day in iron pans to 78 Brix, with no added water or white sugar. Colour changes with the season; the dry months are thicker.',
        },
        {
          zh: '常温避光，结晶时隔热水化开。做黑糖珍珠可以直接拿它煮。',
          en: 'Keep from light at room temperature and stand in warm water if it crystallises. It also cooks tapioca pearls nicely.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'thai-milk-tea-kit',
      store: 'siam-orchard',
      brand: 'chana-tea',
      category: 'coffee-cocoa',
      name: {
        zh: '泰式珍珠奶茶自制套装 茶粉奶粉粉圆齐全 约 12 杯 聚会',
        en: 'Thai bubble tea kit with tea, creamer and tapioca pearls, makes about 12 cups',
      },
      sellingPoint: { zh: '不用出门，半小时十二杯', en: 'Twelve cups in half an hour at home' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 59,
      listPriceYuan: 79,
      weightGrams: 1080,
      stock: 540,
      sold: 2690,
      code: 'SO-K48',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '泰式红茶', en: 'Thai tea' } },
            { text: { zh: '泰式绿奶茶', en: 'Thai green tea' } },
            { text: { zh: '双拼', en: 'Half and half' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['tcw-thai-kit', 'tcw-thai-tea', 'tcw-carton'],
      params: [
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '自制饮品', en: 'Home drinks' }, isIndexed: true },
      ],
      description: [
        {
          zh: '盒里有茶粉 200 克、奶粉 500 克、粉圆 300 克和一只过滤布袋，步骤印在盒盖里面。粉圆煮 25 分钟焖 25 分钟，Q 弹能保持四小时。',
          en: "Inside are 200 g of tea, 500 g of creamer, 300 g of tapioca and a cloth strainer, with the steps printed in the lid. Pearls need 25 minutes' boiling and 25 resting, and stay chewy for four hours.",
        },
        {
          zh: '粉圆煮好后用冷水冲掉淀粉，再用糖浆泡住，不会粘。吸管请自备粗口径。',
          en: 'Rinse the cooked pearls and keep them in syrup so they do not stick. Wide straws are not included.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bordeaux-red-2019',
      store: 'chateau-rive',
      brand: 'clos-mirandeau',
      category: 'wine-red',
      name: {
        zh: '波尔多干红葡萄酒 2019 赤霞珠梅洛 橡木桶陈 12 个月 750ml',
        en: 'Bordeaux red 2019, Cabernet Sauvignon and Merlot, 12 months in oak, 750 ml',
      },
      sellingPoint: { zh: '黑加仑、雪松，配红烧肉也行', en: 'Blackcurrant and cedar; good even with braised pork' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 218,
      weightGrams: 1350,
      stock: 480,
      sold: 760,
      code: 'CR-W49',
      specs: [
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'One bottle' } },
            { text: { zh: '双支礼盒', en: 'Two in a gift box' }, extraYuan: 228, weightGrams: 2900 },
            { text: { zh: '六支木箱', en: 'Six in a wooden case' }, extraYuan: 1032, weightGrams: 8600 },
          ],
        },
      ],
      pictures: ['tcw-wine-bordeaux', 'tcw-grapes', 'tcw-cheers', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '葡萄品种', en: 'Grape' },
          value: { zh: '赤霞珠、梅洛', en: 'Cabernet Sauvignon, Merlot' },
          isIndexed: true,
        },
        { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2019', en: '2019' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '13.5% vol', en: '13.5% vol' }, isIndexed: true },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '波尔多左岸', en: 'Left Bank, Bordeaux' }, isIndexed: true },
      ],
      description: [
        {
          zh: '左岸砾石地，赤霞珠六成、梅洛四成，手工采收。发酵后在法国橡木桶里放十二个月，其中三分之一是新桶，装瓶前轻过滤。',
          en: 'Gravel soils on the Left Bank, 60% Cabernet Sauvignon and 40% Merlot, picked by hand. Twelve months in French oak, a third of it new, with a light filtration before bottling.',
        },
        {
          zh: '颜色是深宝石红，闻到黑加仑和雪松，单宁还有力，建议醒酒一小时，16 到 18℃ 喝。瓶底可能有少量沉淀。',
          en: 'Deep ruby, with blackcurrant and cedar and tannins still firm. Decant for an hour and serve at 16–18°C; there may be a little sediment.',
        },
        {
          zh: '恒温仓发货，夏天使用隔热箱。年满 18 周岁方可购买。',
          en: 'Shipped from a temperature-controlled store, in insulated boxes in summer. For adults of 18 and over only.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'merlot-right-bank',
      store: 'chateau-rive',
      brand: 'domaine-vauclair',
      category: 'wine-red',
      name: {
        zh: '波尔多右岸梅洛干红 2020 柔顺果香型 螺旋盖 750ml 日常餐酒',
        en: 'Right Bank Merlot 2020, soft and fruity, screw cap, 750 ml, everyday table wine',
      },
      sellingPoint: { zh: '不用醒酒，开瓶就喝', en: 'No decanting, just open it' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 99,
      listPriceYuan: 139,
      weightGrams: 1280,
      stock: 1600,
      sold: 4230,
      code: 'CR-W50',
      specs: [
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'One bottle' } },
            { text: { zh: '两支', en: 'Two bottles' }, extraYuan: 89, weightGrams: 2560 },
            { text: { zh: '六支整箱', en: 'Case of six' }, extraYuan: 430, weightGrams: 7900 },
          ],
        },
      ],
      pictures: ['tcw-wine-right', 'tcw-grapes', 'tcw-cheers'],
      params: [
        { name: { zh: '葡萄品种', en: 'Grape' }, value: { zh: '梅洛', en: 'Merlot' }, isIndexed: true },
        { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2020', en: '2020' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '13% vol', en: '13% vol' }, isIndexed: true },
        {
          name: { zh: '产区', en: 'Region' },
          value: { zh: '波尔多右岸', en: 'Right Bank, Bordeaux' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '右岸黏土保水，梅洛熟得圆润。只在不锈钢罐里发酵，没有橡木味，李子和樱桃的果味直接。螺旋盖，不用开瓶器。',
          en: 'Clay holds water and Merlot ripens round. Made in steel without oak, it is all plum and cherry, and the screw cap needs no opener.',
        },
        {
          zh: '15℃ 左右稍微冰一下更爽口，配番茄牛腩、披萨都合适。开瓶后拧紧放冰箱，三天内喝完。',
          en: 'Slightly chilled at 15°C it is brighter still, good with tomato beef stew or pizza. Screw it shut, refrigerate, and finish in three days.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'red-wine-gift-two',
      store: 'chateau-rive',
      brand: 'maison-belrive',
      category: 'wine-red',
      name: {
        zh: '法国红葡萄酒双支礼盒 节日商务送礼 含海马刀开瓶器和酒塞',
        en: 'French red wine gift box, two bottles with corkscrew and stopper, for holidays and business',
      },
      sellingPoint: { zh: '打开就能用，开瓶器在盒里', en: 'Ready to use: the corkscrew is inside' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 328,
      listPriceYuan: 468,
      weightGrams: 3400,
      stock: 260,
      sold: 1108,
      code: 'CR-W51',
      specs: [
        {
          name: { zh: '组合', en: 'Pair' },
          values: [
            { text: { zh: '波尔多 + 波尔多', en: 'Two Bordeaux' } },
            { text: { zh: '波尔多 + 罗讷河', en: 'Bordeaux and Rhône' } },
            { text: { zh: '波尔多 + 贵腐甜白', en: 'Bordeaux and sweet white' }, extraYuan: 90 },
          ],
        },
      ],
      pictures: ['tcw-wine-gift', 'tcw-cheers', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '葡萄品种', en: 'Grape' },
          value: { zh: '赤霞珠、西拉', en: 'Cabernet Sauvignon, Syrah' },
          isIndexed: true,
        },
        {
          name: { zh: '包装', en: 'Packaging' },
          value: { zh: '磁吸翻盖礼盒', en: 'Magnetic gift box' },
          isIndexed: true,
        },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '4', en: '4' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '13–13.5% vol', en: '13–13.5% vol' }, isIndexed: true },
      ],
      description: [
        {
          zh: '深棕色磁吸翻盖盒，内衬植绒布，两支酒之间放一把海马刀和一个真空酒塞。外面再套一个纸提袋。',
          en: "A dark brown box with magnetic lid and flocked lining; between the bottles lie a waiter's friend and a vacuum stopper. A paper bag comes with it.",
        },
        {
          zh: '可以代写贺卡，不放价格单。企业采购 20 盒以上请联系客服，盒面可烫金公司名。',
          en: 'We write a card on request and leave out prices. For 20 boxes or more the company name can be foil-stamped.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'rhone-syrah',
      store: 'chateau-rive',
      brand: 'domaine-vauclair',
      category: 'wine-red',
      name: {
        zh: '罗讷河谷西拉歌海娜干红 2021 黑胡椒香料味 重口味菜搭档',
        en: 'Rhône Syrah and Grenache 2021, black pepper and spice, for strongly flavoured dishes',
      },
      sellingPoint: { zh: '配川菜、孜然羊肉都不怯场', en: 'Stands up to Sichuan food and cumin lamb' },
      origin: { country: 'fr', place: { zh: '法国罗讷河谷', en: 'Rhône Valley, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 158,
      weightGrams: 1300,
      stock: 0,
      sold: 612,
      code: 'CR-W52',
      specs: [
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'One bottle' } },
            { text: { zh: '六支', en: 'Six bottles' }, extraYuan: 740, weightGrams: 7900 },
          ],
        },
      ],
      pictures: ['tcw-wine-rhone', 'tcw-grapes', 'tcw-cheers'],
      params: [
        {
          name: { zh: '葡萄品种', en: 'Grape' },
          value: { zh: '西拉、歌海娜', en: 'Syrah, Grenache' },
          isIndexed: true,
        },
        { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2021', en: '2021' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '14% vol', en: '14% vol' }, isIndexed: true },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '罗讷河谷', en: 'Rhône Valley' }, isIndexed: true },
      ],
      description: [
        {
          zh: '歌海娜给甜熟的草莓味，西拉给黑胡椒。陈年用大号旧木桶，木味很轻，但酒体足。',
          en: 'Grenache brings ripe strawberry, Syrah black pepper. Aged in large old casks, with little wood and plenty of body.',
        },
        {
          zh: '酒精度 14%，口味浓的菜压得住。喝之前醒半小时，17℃ 左右。',
          en: 'At 14% it can face strong food. Give it half an hour of air and serve at about 17°C.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'sauvignon-blanc',
      store: 'chateau-rive',
      brand: 'clos-mirandeau',
      category: 'wine-white',
      name: {
        zh: '波尔多两海之间长相思干白 2022 清爽柠檬草香 配海鲜 750ml',
        en: 'Entre-Deux-Mers Sauvignon Blanc 2022, crisp with lemon and grass, for seafood, 750 ml',
      },
      sellingPoint: { zh: '冰到 8℃，配清蒸鱼', en: 'Chill to 8°C and steam a fish' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 118,
      weightGrams: 1280,
      stock: 720,
      sold: 934,
      code: 'CR-W53',
      specs: [
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'One bottle' } },
            { text: { zh: '两支', en: 'Two bottles' }, extraYuan: 108, weightGrams: 2560 },
            { text: { zh: '六支', en: 'Six bottles' }, extraYuan: 520, weightGrams: 7800 },
          ],
        },
      ],
      pictures: ['tcw-wine-sauv', 'tcw-grapes', 'tcw-cheers'],
      params: [
        { name: { zh: '葡萄品种', en: 'Grape' }, value: { zh: '长相思', en: 'Sauvignon Blanc' }, isIndexed: true },
        { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2022', en: '2022' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '12.5% vol', en: '12.5% vol' }, isIndexed: true },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '两海之间', en: 'Entre-Deux-Mers' }, isIndexed: true },
      ],
      description: [
        {
          zh: '夜里采收，葡萄进厂只有十二度，柠檬和青草的香气留得住。低温发酵后带酒泥放四个月，口感多了一点圆润。',
          en: 'Picked at night so the grapes arrive at twelve degrees and keep their lemon and grass. Four months on the lees add a little roundness.',
        },
        {
          zh: '适合清蒸鱼、白灼虾、山羊奶酪。冰桶里二十分钟就够，太冷香味会闭起来。',
          en: "For steamed fish, poached prawns or goat's cheese. Twenty minutes in an ice bucket is enough; too cold and it closes up.",
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'cremant-sparkling',
      store: 'chateau-rive',
      brand: 'clos-mirandeau',
      category: 'wine-white',
      name: {
        zh: '波尔多克雷芒起泡葡萄酒 传统法瓶内二次发酵 干型 庆祝聚会',
        en: 'Crémant de Bordeaux sparkling wine, traditional method, brut, for celebrations',
      },
      sellingPoint: { zh: '气泡细，价格不到香槟一半', en: 'Fine bubbles at less than half the price of Champagne' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 168,
      weightGrams: 1650,
      stock: 390,
      sold: 1470,
      code: 'CR-W54',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [{ text: { zh: '白', en: 'White' } }, { text: { zh: '桃红', en: 'Rosé' }, extraYuan: 10 }],
        },
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'One bottle' } },
            { text: { zh: '三支', en: 'Three bottles' }, extraYuan: 318, weightGrams: 4900 },
          ],
        },
      ],
      pictures: ['tcw-cremant', 'tcw-cheers', 'tcw-grapes', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '葡萄品种', en: 'Grape' },
          value: { zh: '赛美蓉、品丽珠', en: 'Sémillon, Cabernet Franc' },
          isIndexed: true,
        },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '12% vol', en: '12% vol' }, isIndexed: true },
        { name: { zh: '款式', en: 'Style' }, value: { zh: '干型起泡', en: 'Brut sparkling' }, isIndexed: true },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '波尔多', en: 'Bordeaux' }, isIndexed: true },
      ],
      description: [
        {
          zh: '二次发酵在瓶里完成，带酒泥放十二个月以上才除渣，气泡细而持久，有一点烤面包味。',
          en: 'The second fermentation happens in the bottle with at least twelve months on the lees: fine, lasting bubbles with a hint of toast.',
        },
        {
          zh: '开瓶前冰三小时，转瓶身不要转塞子，朝没人的方向。婚宴用量按八人一瓶半估算。',
          en: 'Chill for three hours, twist the bottle rather than the cork, and point it away from people. For a wedding allow a bottle and a half for eight.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'noble-sweet-white',
      store: 'chateau-rive',
      brand: 'maison-belrive',
      category: 'wine-white',
      name: {
        zh: '贵腐甜白葡萄酒 2018 半瓶装 375ml 蜂蜜杏子味 配蓝纹奶酪',
        en: 'Botrytised sweet white 2018, half bottle, 375 ml, honey and apricot, for blue cheese',
      },
      sellingPoint: { zh: '一棵葡萄藤，只酿一杯', en: 'One vine gives one glass' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 239,
      listPriceYuan: 299,
      weightGrams: 820,
      stock: 96,
      sold: 187,
      code: 'CR-W55',
      specs: [],
      pictures: ['tcw-noble', 'tcw-grapes', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '葡萄品种', en: 'Grape' },
          value: { zh: '赛美蓉、长相思', en: 'Sémillon, Sauvignon Blanc' },
          isIndexed: true,
        },
        { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2018', en: '2018' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '13.5% vol', en: '13.5% vol' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '375 ml', en: '375 ml' }, isIndexed: true },
      ],
      description: [
        {
          zh: '秋天早晨的河雾让葡萄长出贵腐菌，水分蒸发，糖和香气浓缩。采收要分五六次进园，逐粒挑，所以产量很低。',
          en: 'Autumn mist from the river brings noble rot, which dries the berries and concentrates sugar and scent. Pickers pass five or six times, berry by berry, so yields are tiny.',
        },
        {
          zh: '金黄色，蜂蜜、杏干、橙皮。冰到 10℃，餐后一人一小杯。开瓶后塞好冷藏，两周内风味都在。',
          en: 'Golden, with honey, dried apricot and orange peel. Serve at 10°C, a small glass each after dinner; corked and chilled it keeps two weeks.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'provence-style-rose',
      store: 'chateau-rive',
      brand: 'domaine-vauclair',
      category: 'wine-white',
      name: {
        zh: '桃红葡萄酒 淡粉色 草莓西柚香 干型 夏日野餐 750ml 玻璃塞',
        en: 'Pale dry rosé with strawberry and grapefruit, 750 ml, glass stopper, for summer picnics',
      },
      sellingPoint: { zh: '玻璃塞，喝不完塞回去', en: 'A glass stopper you can put back' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 128,
      weightGrams: 1400,
      stock: 520,
      sold: 842,
      code: 'CR-W56',
      specs: [
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'One bottle' } },
            { text: { zh: '三支', en: 'Three bottles' }, extraYuan: 236, weightGrams: 4200 },
          ],
        },
      ],
      pictures: ['tcw-rose-wine', 'tcw-cheers', 'tcw-grapes'],
      params: [
        {
          name: { zh: '葡萄品种', en: 'Grape' },
          value: { zh: '歌海娜、神索', en: 'Grenache, Cinsault' },
          isIndexed: true,
        },
        { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2022', en: '2022' }, isIndexed: true },
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '12.5% vol', en: '12.5% vol' }, isIndexed: true },
        { name: { zh: '款式', en: 'Style' }, value: { zh: '干型桃红', en: 'Dry rosé' }, isIndexed: true },
      ],
      description: [
        {
          zh: '红葡萄轻压取汁，皮和汁只接触两小时，所以颜色很淡。入口是草莓和西柚，收尾干净不甜。',
          en: 'Red grapes are pressed lightly and the skins stay with the juice for two hours, hence the pale colour. Strawberry and grapefruit, with a clean dry finish.',
        },
        {
          zh: '适合凉拌菜、越式春卷和野餐。10℃ 左右喝，当年喝完，不必收藏。',
          en: 'For cold dishes, summer rolls and picnics. Serve at about 10°C and drink within the year.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'cognac-brandy',
      store: 'chateau-rive',
      brand: 'maison-belrive',
      category: 'wine-spirits',
      name: {
        zh: '干邑产区白兰地 VSOP 双重蒸馏 橡木桶陈 700ml 圆肚瓶',
        en: 'Cognac brandy VSOP, double-distilled, aged in oak, 700 ml',
      },
      sellingPoint: { zh: '杏脯、香草，加冰或纯饮', en: 'Dried apricot and vanilla, neat or on ice' },
      origin: { country: 'fr', place: { zh: '法国干邑', en: 'Cognac, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 429,
      weightGrams: 1550,
      stock: 160,
      sold: 305,
      code: 'CR-L57',
      specs: [
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '700 ml 单支', en: '700 ml, one bottle' } },
            {
              text: { zh: '700 ml 礼盒（含两只杯）', en: '700 ml gift box with two glasses' },
              extraYuan: 80,
              weightGrams: 2200,
            },
            { text: { zh: '200 ml 小瓶', en: '200 ml flask' }, extraYuan: -270, weightGrams: 520 },
          ],
        },
      ],
      pictures: ['tcw-cognac', 'tcw-grapes', 'tcw-giftbox'],
      params: [
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '40% vol', en: '40% vol' }, isIndexed: true },
        { name: { zh: '葡萄品种', en: 'Grape' }, value: { zh: '白玉霓', en: 'Ugni Blanc' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '铜壶双蒸', en: 'Double copper still' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '700 ml', en: '700 ml' }, isIndexed: true },
      ],
      description: [
        {
          zh: '白玉霓葡萄酿成酸度高的白酒，用铜壶蒸两遍，只取酒心，再进橡木桶放四年以上。颜色来自木桶。',
          en: 'A sharp white wine of Ugni Blanc is distilled twice in copper; only the heart goes into oak for more than four years, and the wood gives the colour.',
        },
        {
          zh: '纯饮用郁金香杯，手心温着喝；加一颗大冰块也行。做热饮时兑苹果汁和肉桂。',
          en: 'Drink it neat from a tulip glass warmed in the hand, or over one large cube. For a hot drink add apple juice and cinnamon.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'green-plum-wine',
      store: 'shanye',
      category: 'wine-spirits',
      name: {
        zh: '云南洱源青梅酒 老冰糖浸泡 12 度微醺 果肉可食 500ml',
        en: 'Eryuan green plum wine, steeped with rock sugar, 12% vol, with edible fruit, 500 ml',
      },
      sellingPoint: { zh: '玻璃罐里看得见整颗青梅', en: 'You can see the whole plums in the jar' },
      origin: { country: 'cn', place: { zh: '云南洱源', en: 'Eryuan, Yunnan' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 58,
      listPriceYuan: 75,
      weightGrams: 1080,
      stock: 830,
      sold: 5208,
      code: 'SY-L58',
      specs: [
        {
          name: { zh: '度数', en: 'Strength' },
          values: [{ text: { zh: '12 度', en: '12% vol' } }, { text: { zh: '18 度', en: '18% vol' }, extraYuan: 8 }],
        },
        {
          name: { zh: '规格', en: 'Quantity' },
          values: [
            { text: { zh: '单罐', en: 'One jar' } },
            { text: { zh: '两罐', en: 'Two jars' }, extraYuan: 52, weightGrams: 2160 },
          ],
        },
      ],
      pictures: ['tcw-plum-wine', 'tcw-mountain', 'tcw-giftbox'],
      params: [
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '12% vol', en: '12% vol' }, isIndexed: true },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '青梅、米酒、冰糖', en: 'Green plum, rice spirit, rock sugar' },
          isIndexed: false,
        },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 ml', en: '500 ml' }, isIndexed: true },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '可长期存放', en: 'Keeps for years' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '谷雨前后采的洱源青梅，去蒂洗净，用清香型米酒和老冰糖泡足一年。酸在前、甜在后，加冰加苏打水都可以。',
          en: 'Plums picked around Grain Rain are steeped for a full year in light rice spirit and rock sugar. Sour first, then sweet; good with ice or soda.',
        },
        {
          zh: '梅子吸了酒，一颗也有酒味，开车前别吃。拆封后冷藏，半年内喝完。',
          en: 'The fruit soaks up alcohol, so none before driving. Once opened keep it chilled and finish within half a year.',
        },
      ],
    },
    {
      key: 'corn-liquor',
      store: 'shanye',
      brand: 'lingshang-trees',
      category: 'wine-spirits',
      name: {
        zh: '怒江包谷烧酒 45 度 老灶柴火蒸馏 固态发酵 陶坛 1 斤装',
        en: 'Nujiang corn liquor, 45% vol, wood-fired still, solid fermentation, 500 ml jug',
      },
      sellingPoint: { zh: '寨子里待客的酒，有玉米甜', en: 'The village welcome drink, with the sweetness of corn' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '坛', en: 'jug' },
      priceYuan: 46,
      weightGrams: 1250,
      stock: 410,
      sold: 1365,
      code: 'SY-L59',
      specs: [
        {
          name: { zh: '度数', en: 'Strength' },
          values: [{ text: { zh: '45 度', en: '45% vol' } }, { text: { zh: '52 度', en: '52% vol' }, extraYuan: 8 }],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '500 ml', en: '500 ml' } },
            { text: { zh: '2.5 L', en: '2.5 L' }, extraYuan: 150, weightGrams: 3600 },
          ],
        },
      ],
      pictures: ['tcw-corn-liquor', 'tcw-mountain', 'tcw-carton'],
      params: [
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '45% vol', en: '45% vol' }, isIndexed: true },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '玉米、小麦曲', en: 'Corn, wheat starter' },
          isIndexed: false,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '固态发酵', en: 'Solid fermentation' }, isIndexed: true },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '陶坛', en: 'Clay jug' }, isIndexed: true },
      ],
      description: [
        {
          zh: '老品种白玉米煮开花，拌草药曲，木桶里闷十五天，再上柴火灶蒸。掐头去尾，只留中段。',
          en: 'Old white corn is boiled until it bursts, mixed with a herbal starter and left in wooden vats for fifteen days, then distilled over wood. Heads and tails are cut off.',
        },
        {
          zh: '新酒有点冲，放三个月会柔。小杯慢喝，配火腿和炸豆腐。',
          en: 'Young liquor bites; three months soften it. Sip from small cups with ham and fried tofu.',
        },
      ],
    },
    {
      key: 'normandy-cider',
      store: 'chateau-rive',
      brand: 'maison-belrive',
      category: 'wine-spirits',
      name: {
        zh: '诺曼底苹果酒 天然发酵 微气泡 4.5 度 不加水不加糖 330ml×6',
        en: 'Normandy cider, natural fermentation, lightly sparkling, 4.5% vol, 330 ml × 6',
      },
      sellingPoint: { zh: '二十种酿酒苹果拼出来', en: 'Blended from twenty cider apples' },
      origin: { country: 'fr', place: { zh: '法国诺曼底', en: 'Normandy, France' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 138,
      weightGrams: 3600,
      stock: 230,
      sold: 496,
      code: 'CR-L60',
      specs: [
        {
          name: { zh: '口味', en: 'Style' },
          values: [
            { text: { zh: '微甜', en: 'Demi-sec' } },
            { text: { zh: '干型', en: 'Brut' } },
            { text: { zh: '混合 3+3', en: 'Mixed, 3 + 3' } },
          ],
        },
      ],
      pictures: ['tcw-cider', 'tcw-cheers', 'tcw-carton'],
      params: [
        { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '4.5% vol', en: '4.5% vol' }, isIndexed: true },
        { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '苹果汁', en: 'Apple juice' }, isIndexed: false },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '330 ml × 6', en: '330 ml × 6' }, isIndexed: true },
        { name: { zh: '款式', en: 'Style' }, value: { zh: '微起泡', en: 'Lightly sparkling' }, isIndexed: true },
      ],
      description: [
        {
          zh: '酿酒苹果又小又涩，不能当水果吃，榨汁后低温发酵四个月，甜味来自没发酵完的果糖。',
          en: 'Cider apples are small, tannic and no good to eat; their juice ferments slowly for four months, and the sweetness is the sugar that is left.',
        },
        {
          zh: '8℃ 喝，配荞麦可丽饼最地道，配烧烤也解腻。瓶内有细微沉淀，轻轻倒。',
          en: 'Serve at 8°C, classically with buckwheat crêpes, or with barbecue. Pour gently over the fine sediment.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'wine-warming-set',
      store: 'oujiang',
      brand: 'qinglan-kiln',
      category: 'wine-ware',
      name: {
        zh: '白釉青线温酒壶套装 黄酒清酒两用 一壶四杯 250ml 冬日热酒',
        en: 'White wine-warming set with teal line, for rice wine, flask and four cups, 250 ml',
      },
      sellingPoint: { zh: '隔水温酒，四分钟到 45℃', en: 'Warms to 45°C in four minutes' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 168,
      listPriceYuan: 218,
      weightGrams: 900,
      stock: 270,
      sold: 884,
      code: 'OJ-D61',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '白釉青线', en: 'White, teal line' }, picture: 'tcw-sake-celadon-c' },
            { text: { zh: '白釉灰线', en: 'White, grey line' }, picture: 'tcw-sake-white-c' },
          ],
        },
        {
          name: { zh: '杯数', en: 'Cups' },
          values: [
            { text: { zh: '两杯', en: 'Two cups' }, extraYuan: -24, weightGrams: 720 },
            { text: { zh: '四杯', en: 'Four cups' } },
          ],
        },
      ],
      pictures: ['tcw-sake-set', 'tcw-sake-celadon-c', 'tcw-sake-white-c', 'tcw-kiln'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷', en: 'Porcelain' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '250 ml', en: '250 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '5', en: '5' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工拉坯', en: 'Hand-thrown' }, isIndexed: true },
      ],
      description: [
        {
          zh: '酒壶细颈，温的时候香气不散；肩上的釉线是满杯刻度，倒到线正好四杯。',
          en: 'The narrow neck keeps the aroma, and the line at the shoulder marks exactly four cups.',
        },
        {
          zh: '放在热水杯里隔水温，不要直接上火。套装附竹垫和一只温酒碗。',
          en: 'Stand the flask in hot water, never on the flame. A bamboo mat and a warming bowl come with it.',
        },
      ],
    },
    {
      key: 'crystal-wine-glasses',
      store: 'chateau-rive',
      category: 'wine-ware',
      name: {
        zh: '无铅水晶红酒杯 波尔多杯型 580ml 薄口手工吹制 两支装',
        en: 'Lead-free crystal wine glasses, Bordeaux shape, 580 ml, mouth-blown, set of two',
      },
      sellingPoint: { zh: '杯口 1 毫米，酒直接落在舌尖', en: 'A one-millimetre rim' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 199,
      listPriceYuan: 269,
      weightGrams: 700,
      stock: 180,
      sold: 377,
      code: 'CR-D62',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '两支', en: 'Two' } },
            { text: { zh: '四支', en: 'Four' }, extraYuan: 170, weightGrams: 1300 },
            { text: { zh: '六支', en: 'Six' }, extraYuan: 330, weightGrams: 1900, soldOut: true },
          ],
        },
      ],
      pictures: ['tcw-wine-glasses', 'tcw-cheers', 'tcw-giftbox'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '无铅水晶玻璃', en: 'Lead-free crystal' },
          isIndexed: true,
        },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '580 ml', en: '580 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '人工吹制', en: 'Mouth-blown' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
      ],
      description: [
        {
          zh: '杯肚宽、杯口收，适合赤霞珠这类单宁重的酒。杯身和杯脚一体拉出，没有接缝。',
          en: 'A wide bowl and narrow mouth for tannic wines. Bowl and stem are drawn in one piece without a seam.',
        },
        {
          zh: '手洗，倒挂晾干，用无绒布扶着杯肚擦，不要拧杯脚。运输破损 48 小时内拍照补寄。',
          en: 'Wash by hand, hang to dry, and hold the bowl, not the foot, when polishing. Send a photo within 48 hours for breakages.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'heavy-whisky-tumblers',
      store: 'muli',
      category: 'wine-ware',
      name: {
        zh: '厚底威士忌杯 八角切面 玻璃 280ml 冰球可入 两只四只装',
        en: 'Heavy-base whisky tumblers, octagonal cut glass, 280 ml, takes an ice ball',
      },
      sellingPoint: { zh: '底厚 2 厘米，压手', en: 'A two-centimetre base with real weight' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 45,
      weightGrams: 780,
      stock: 1340,
      sold: 2870,
      code: 'ML-D63',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '两只', en: 'Two' } },
            { text: { zh: '四只', en: 'Four' }, extraYuan: 38, weightGrams: 1540 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '透明', en: 'Clear' } }, { text: { zh: '烟灰', en: 'Smoke grey' }, extraYuan: 6 }],
        },
      ],
      pictures: ['tcw-whisky-glass', 'tcw-cheers', 'tcw-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '玻璃', en: 'Glass' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '280 ml', en: '280 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '机压抛光', en: 'Pressed and polished' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '8 × 9 cm', en: '8 × 9 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '八个切面从杯底收到杯腰，握着不滑。口径 8 厘米，6 厘米的冰球放得进。',
          en: 'Eight facets narrow towards the waist and grip well. The 8 cm mouth takes a 6 cm ice ball.',
        },
        {
          zh: '可进洗碗机。装果汁和凉茶也合适，不必只用来喝酒。',
          en: 'Dishwasher-safe, and just as good for juice or iced tea.',
        },
      ],
    },
    {
      key: 'glass-decanter',
      store: 'chateau-rive',
      category: 'wine-ware',
      name: {
        zh: '斜口玻璃醒酒器 1.5L 快速醒酒 倒酒不挂滴 送清洁珠',
        en: 'Slanted glass decanter, 1.5 litres, drip-free pour, with cleaning beads',
      },
      sellingPoint: { zh: '一瓶酒铺开，接触面大三倍', en: 'Spreads one bottle over three times the surface' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 136,
      weightGrams: 950,
      stock: 300,
      sold: 451,
      code: 'CR-D64',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '750 ml', en: '750 ml' }, extraYuan: -30, weightGrams: 620 },
            { text: { zh: '1500 ml', en: '1500 ml' } },
          ],
        },
      ],
      pictures: ['tcw-decanter', 'tcw-cheers', 'tcw-giftbox'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '无铅玻璃', en: 'Lead-free glass' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '1500 ml', en: '1500 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '人工吹制', en: 'Mouth-blown' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '22 × 24 cm', en: '22 × 24 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '倒入 750 毫升时液面正好在最宽处。瓶口斜切，倒完一转，酒不会顺着瓶颈流下来。',
          en: 'With 750 ml inside the wine lies at the widest point. The slanted lip stops drips with a turn of the wrist.',
        },
        {
          zh: '清洗：倒进附送的不锈钢珠和温水，摇一分钟，酒渍就掉。晾干时倒扣在木架上。',
          en: 'To clean, swirl the steel beads with warm water for a minute. Dry it upside down on a rack.',
        },
      ],
      tag: '国家馆',
    },
  ],
};
