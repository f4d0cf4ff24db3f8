import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'home-lighting',
      name: { zh: '家居灯饰', en: 'Home & Lighting' },
      picture: 'hl-mushroom-lamp',
      aliases: ['家居', '灯具', '家具'],
      children: [
        {
          key: 'home-lamps',
          name: { zh: '灯具照明', en: 'Lighting' },
          picture: 'hl-brass-bell-pendant',
          aliases: ['灯', '照明'],
          children: [
            {
              key: 'home-lamps-table',
              name: { zh: '台灯', en: 'Table lamps' },
              picture: 'hl-mushroom-lamp',
              commissionRate: 6,
              aliases: ['床头灯', '书桌灯'],
            },
            {
              key: 'home-lamps-pendant',
              name: { zh: '吊灯吸顶灯', en: 'Pendant & ceiling lights' },
              picture: 'hl-brass-bell-pendant',
              commissionRate: 6,
              aliases: ['吊灯', '吸顶灯', '主灯'],
            },
            {
              key: 'home-lamps-night',
              name: { zh: '小夜灯氛围灯', en: 'Night & mood lights' },
              picture: 'hl-rabbit-night-light',
              commissionRate: 6,
              aliases: ['夜灯', '投影灯'],
            },
            {
              key: 'home-lamps-lantern',
              name: { zh: '花灯灯笼', en: 'Lanterns' },
              picture: 'hl-quanzhou-lantern',
              commissionRate: 5,
              aliases: ['灯笼', '宫灯', '元宵灯'],
            },
            {
              key: 'home-lamps-bulb',
              name: { zh: '光源灯串', en: 'Bulbs & light strings' },
              picture: 'hl-led-bulb-e27',
              commissionRate: 5,
              aliases: ['灯泡', '灯带', 'E27'],
            },
          ],
        },
        {
          key: 'home-furniture',
          name: { zh: '家具', en: 'Furniture' },
          picture: 'hl-cloud-sofa',
          children: [
            {
              key: 'home-furniture-sofa',
              name: { zh: '沙发床具', en: 'Sofas & beds' },
              picture: 'hl-cloud-sofa',
              commissionRate: 5,
              aliases: ['沙发', '床'],
            },
            {
              key: 'home-furniture-table',
              name: { zh: '茶几桌台', en: 'Coffee tables & desks' },
              picture: 'hl-round-tea-table',
              commissionRate: 5,
              aliases: ['茶几', '边几', '书桌'],
            },
            {
              key: 'home-furniture-chair',
              name: { zh: '椅凳', en: 'Chairs & stools' },
              picture: 'hl-walnut-chair',
              commissionRate: 5,
              aliases: ['椅子', '凳子', '餐椅'],
            },
            {
              key: 'home-furniture-cabinet',
              name: { zh: '柜架书架', en: 'Cabinets & shelves' },
              picture: 'hl-steel-file-cabinet',
              commissionRate: 5,
              aliases: ['置物架', '柜子'],
            },
          ],
        },
        {
          key: 'home-decor',
          name: { zh: '家居饰品', en: 'Home decor' },
          picture: 'hl-celadon-amphora',
          aliases: ['摆件', '装饰'],
          children: [
            {
              key: 'home-decor-vase',
              name: { zh: '花瓶花器', en: 'Vases' },
              picture: 'hl-celadon-amphora',
              commissionRate: 6,
              aliases: ['花瓶', '花器'],
            },
            {
              key: 'home-decor-wall',
              name: { zh: '镜画钟表', en: 'Mirrors, frames & clocks' },
              picture: 'hl-brass-mirror',
              commissionRate: 6,
              aliases: ['镜子', '相框', '座钟'],
            },
            {
              key: 'home-decor-scent',
              name: { zh: '香薰烛台', en: 'Candles & home scent' },
              picture: 'hl-beeswax-pillar',
              commissionRate: 6,
              aliases: ['蜡烛', '香薰', '油灯'],
            },
            {
              key: 'home-decor-plant',
              name: { zh: '绿植仿真花', en: 'Plants & silk flowers' },
              picture: 'hl-rubber-plant',
              commissionRate: 6,
              aliases: ['盆栽', '多肉', '假花'],
            },
          ],
        },
        {
          key: 'home-living',
          name: { zh: '收纳日用', en: 'Household' },
          picture: 'hl-rattan-hamper',
          children: [
            {
              key: 'home-living-storage',
              name: { zh: '收纳篮桶', en: 'Baskets & bins' },
              picture: 'hl-rattan-hamper',
              commissionRate: 5,
              aliases: ['收纳箱', '脏衣篮', '垃圾桶'],
            },
            {
              key: 'home-living-kitchen',
              name: { zh: '锅具厨房', en: 'Cookware & kitchen' },
              picture: 'hl-iron-pan',
              commissionRate: 5,
              aliases: ['炒锅', '菜刀', '密封罐'],
            },
            {
              key: 'home-living-clean',
              name: { zh: '清洁用品', en: 'Cleaning' },
              picture: 'hl-broom-set',
              commissionRate: 5,
              aliases: ['扫把', '海绵', '纸巾'],
            },
            {
              key: 'home-living-textile',
              name: { zh: '布艺毯巾', en: 'Home textiles' },
              picture: 'hl-silk-throw',
              commissionRate: 6,
              aliases: ['盖毯', '窗帘', '抱枕'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'boguang', name: { zh: '泊光', en: 'Boguang Lighting' }, country: 'cn' },
    {
      key: 'licheng-lantern',
      name: { zh: '鲤城灯作', en: 'Licheng Lantern Works' },
      country: 'cn',
    },
    { key: 'muli-home', name: { zh: '木里', en: 'Muli Home' }, country: 'cn' },
    { key: 'qingyu-kiln', name: { zh: '青屿窑', en: 'Qingyu Kiln' }, country: 'cn' },
    { key: 'kayu-pesisir', name: { zh: '海岸柚木', en: 'Kayu Pesisir' }, country: 'id' },
    { key: 'baan-wai-rattan', name: { zh: '暹罗藤屋', en: 'Baan Wai Rattan' }, country: 'th' },
    { key: 'via-dei-conci', name: { zh: 'Via dei Conci', en: 'Via dei Conci' }, country: 'it' },
    {
      key: 'maison-aubrelle',
      name: { zh: 'Maison Aubrelle', en: 'Maison Aubrelle' },
      country: 'fr',
    },
    { key: 'guizhi', name: { zh: '归置', en: 'Guizhi' }, country: 'cn' },
    { key: 'chenchui', name: { zh: '晨炊', en: 'Chenchui Kitchen' }, country: 'cn' },
    { key: 'subo-textile', name: { zh: '素帛', en: 'Subo Textile' }, country: 'cn' },
  ],
  pictures: [
    { key: 'hl-box', tint: 'sand', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.54 }] },
    {
      key: 'hl-gift',
      tint: 'blush',
      stage: 'window',
      objects: [{ emoji: '1f381', size: 0.5 }],
    },
    {
      key: 'hl-room',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1f6cb-fe0f', size: 0.56, x: 0.42 },
        { emoji: '1fab4', size: 0.26, x: 0.8, y: 0.84 },
      ],
    },
    {
      key: 'hl-glow',
      tint: 'ink',
      stage: 'window',
      objects: [
        { emoji: '1f4a1', size: 0.3, x: 0.32 },
        { emoji: '1f4a1', size: 0.38, x: 0.55, y: 0.84, saturation: 0.7 },
        { emoji: '1f4a1', size: 0.26, x: 0.76, y: 0.78 },
      ],
    },
    {
      key: 'hl-lantern-row',
      tint: 'ink',
      stage: 'arch',
      objects: [
        { emoji: '1f3ee', size: 0.34, x: 0.28, y: 0.72 },
        { emoji: '1f3ee', size: 0.42, x: 0.52, y: 0.84, hue: -12 },
        { emoji: '1f3ee', size: 0.3, x: 0.76, y: 0.7, hue: 14 },
      ],
    },
    {
      key: 'hl-bamboo-craft',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1f58c-fe0f', size: 0.34, x: 0.36, y: 0.8 },
        { emoji: '1f4dc', size: 0.36, x: 0.64, y: 0.82 },
      ],
    },
    {
      key: 'hl-reading',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f4da', size: 0.4, x: 0.4 },
        { emoji: '1fab4', size: 0.26, x: 0.72 },
      ],
    },
    {
      key: 'hl-wood',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1fab5', size: 0.36, x: 0.34 },
        { emoji: '1fab5', size: 0.28, x: 0.64, saturation: 0.7, flip: true },
      ],
    },
    {
      key: 'hl-flowers',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '1f337', size: 0.38, x: 0.38 },
        { emoji: '1f33f', size: 0.32, x: 0.66, y: 0.83 },
      ],
    },
    {
      key: 'hl-stove',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f372', size: 0.38, x: 0.36 },
        { emoji: '1f944', size: 0.26, x: 0.68, y: 0.74 },
      ],
    },
    {
      key: 'hl-laid-table',
      tint: 'paper',
      stage: 'step',
      objects: [{ emoji: '1f37d-fe0f', size: 0.5 }],
    },
    {
      key: 'hl-laundry',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1faa3', size: 0.34, x: 0.34 },
        { emoji: '1f9fd', size: 0.22, x: 0.6 },
        { emoji: '1f9fc', size: 0.22, x: 0.76, y: 0.74 },
      ],
    },
    {
      key: 'hl-threads',
      tint: 'blush',
      stage: 'disc',
      objects: [
        { emoji: '1f9f5', size: 0.34, x: 0.38 },
        { emoji: '1f9f6', size: 0.3, x: 0.66, y: 0.83 },
      ],
    },
    {
      key: 'hl-mushroom-lamp-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f344', size: 0.72 }],
    },
    {
      key: 'hl-mushroom-lamp-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f344', size: 0.72, hue: 35 }],
    },
    {
      key: 'hl-mushroom-lamp-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f344', size: 0.72, hue: -140, saturation: 0.5 }],
    },
    {
      key: 'hl-mushroom-lamp',
      tint: 'sand',
      stage: 'arch',
      objects: [{ emoji: '1f344', size: 0.56 }],
    },
    {
      key: 'hl-bulb-desk-lamp',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f4a1', size: 0.54 }],
    },
    {
      key: 'hl-celadon-base-lamp-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.66, hue: 115, saturation: 0.45 }],
    },
    {
      key: 'hl-celadon-base-lamp-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.66, saturation: 0.12, brightness: 1.25 }],
    },
    {
      key: 'hl-celadon-base-lamp',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1f3fa', size: 0.46, hue: 115, saturation: 0.45, x: 0.44 },
        { emoji: '1f4a1', size: 0.3, x: 0.72, y: 0.82 },
      ],
    },
    {
      key: 'hl-log-base-lamp',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1fab5', size: 0.42, y: 0.8 },
        { emoji: '1f4a1', size: 0.28, y: 0.5 },
      ],
    },
    {
      key: 'hl-brass-bell-pendant-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f514', size: 0.72 }],
    },
    {
      key: 'hl-brass-bell-pendant-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f514', size: 0.72, hue: -18, saturation: 0.55, brightness: 0.75 }],
    },
    {
      key: 'hl-brass-bell-pendant-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f514', size: 0.72, saturation: 0.08 }],
    },
    {
      key: 'hl-brass-bell-pendant',
      tint: 'paper',
      stage: 'arch',
      objects: [{ emoji: '1f514', size: 0.54 }],
    },
    {
      key: 'hl-cloud-ceiling-light',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '2601-fe0f', size: 0.58, y: 0.66 }],
    },
    {
      key: 'hl-saturn-pendant-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1fa90', size: 0.72 }],
    },
    {
      key: 'hl-saturn-pendant-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fa90', size: 0.72, hue: 130, saturation: 0.7 }],
    },
    {
      key: 'hl-saturn-pendant',
      tint: 'ink',
      stage: 'disc',
      objects: [{ emoji: '1fa90', size: 0.56, y: 0.72 }],
    },
    {
      key: 'hl-rabbit-night-light-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f430', size: 0.7 }],
    },
    {
      key: 'hl-rabbit-night-light-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f43b', size: 0.7 }],
    },
    {
      key: 'hl-rabbit-night-light-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f431', size: 0.7 }],
    },
    {
      key: 'hl-rabbit-night-light-c4',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f43c', size: 0.7 }],
    },
    {
      key: 'hl-rabbit-night-light',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f430', size: 0.5 }],
    },
    {
      key: 'hl-galaxy-projector',
      tint: 'ink',
      stage: 'plinth',
      objects: [{ emoji: '1f52e', size: 0.54 }],
    },
    {
      key: 'hl-tulip-night-light-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f337', size: 0.7 }],
    },
    {
      key: 'hl-tulip-night-light-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f337', size: 0.7, hue: 70 }],
    },
    {
      key: 'hl-tulip-night-light',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1f337', size: 0.52 }],
    },
    {
      key: 'hl-moon-lamp',
      tint: 'ink',
      stage: 'plain',
      objects: [{ emoji: '1f315', size: 0.52 }],
    },
    {
      key: 'hl-quanzhou-lantern-c1',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f3ee', size: 0.72, hue: -8 }],
    },
    {
      key: 'hl-quanzhou-lantern-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f3ee', size: 0.72, hue: 25 }],
    },
    {
      key: 'hl-quanzhou-lantern-c3',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f3ee', size: 0.72, hue: 120, saturation: 0.7 }],
    },
    {
      key: 'hl-quanzhou-lantern',
      tint: 'paper',
      stage: 'arch',
      objects: [{ emoji: '1f3ee', size: 0.58, hue: -8 }],
    },
    {
      key: 'hl-silk-palace-lantern',
      tint: 'ink',
      stage: 'arch',
      objects: [
        { emoji: '1f3ee', size: 0.46, x: 0.36, hue: -15, saturation: 0.75 },
        { emoji: '1f3ee', size: 0.36, x: 0.68, y: 0.74, hue: -15, saturation: 0.75 },
      ],
    },
    {
      key: 'hl-carp-lantern-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f41f', size: 0.72 }],
    },
    {
      key: 'hl-carp-lantern-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f41f', size: 0.72, hue: 125, saturation: 1.2 }],
    },
    {
      key: 'hl-carp-lantern-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f41f', size: 0.72, hue: 165, saturation: 1.1, brightness: 1.1 }],
    },
    {
      key: 'hl-carp-lantern',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f41f', size: 0.56, y: 0.74 }],
    },
    {
      key: 'hl-lantern-workshop',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f39f-fe0f', size: 0.5 }],
    },
    {
      key: 'hl-led-bulb-e27',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f4a1', size: 0.34, x: 0.34 },
        { emoji: '1f4a1', size: 0.34, x: 0.62, y: 0.74 },
      ],
    },
    {
      key: 'hl-star-string',
      tint: 'ink',
      stage: 'disc',
      objects: [
        { emoji: '2b50', size: 0.3, x: 0.32, y: 0.62 },
        { emoji: '2b50', size: 0.36, x: 0.56, y: 0.78 },
        { emoji: '2b50', size: 0.24, x: 0.74, y: 0.5 },
      ],
    },
    {
      key: 'hl-smart-bulb',
      tint: 'ink',
      stage: 'plinth',
      objects: [
        { emoji: '1f4a1', size: 0.34, x: 0.36, hue: -120 },
        { emoji: '1f4a1', size: 0.38, x: 0.62, y: 0.77, hue: 70 },
      ],
    },
    {
      key: 'hl-lighting-plan',
      tint: 'stone',
      stage: 'plain',
      objects: [
        { emoji: '1f4cb', size: 0.44, x: 0.42 },
        { emoji: '1f4a1', size: 0.28, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'hl-cloud-sofa-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6cb-fe0f', size: 0.72 }],
    },
    {
      key: 'hl-cloud-sofa-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f6cb-fe0f', size: 0.72, hue: 155, saturation: 0.3, brightness: 1.25 }],
    },
    {
      key: 'hl-cloud-sofa-c3',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f6cb-fe0f', size: 0.72, hue: -80, saturation: 0.5 }],
    },
    {
      key: 'hl-cloud-sofa',
      tint: 'mist',
      stage: 'window',
      objects: [{ emoji: '1f6cb-fe0f', size: 0.64 }],
    },
    {
      key: 'hl-storage-bed',
      tint: 'stone',
      stage: 'window',
      objects: [{ emoji: '1f6cf-fe0f', size: 0.62 }],
    },
    {
      key: 'hl-recliner-seat-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4ba', size: 0.7 }],
    },
    {
      key: 'hl-recliner-seat-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f4ba', size: 0.7, hue: 180, saturation: 0.6 }],
    },
    {
      key: 'hl-recliner-seat',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1f4ba', size: 0.56 }],
    },
    {
      key: 'hl-round-tea-table',
      tint: 'stone',
      stage: 'plinth',
      objects: [
        { emoji: '1fad6', size: 0.3, x: 0.42, hue: 150, saturation: 0.42 },
        { emoji: '1f375', size: 0.2, x: 0.66, y: 0.75, saturation: 0.4 },
      ],
    },
    {
      key: 'hl-teak-stump-table-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fab5', size: 0.7 }],
    },
    {
      key: 'hl-teak-stump-table-c2',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1fab5', size: 0.7, saturation: 0.4, brightness: 1.25 }],
    },
    {
      key: 'hl-teak-stump-table',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '1fab5', size: 0.58 }],
    },
    {
      key: 'hl-writing-desk',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f4da', size: 0.34, x: 0.38 },
        { emoji: '1f4bb', size: 0.34, x: 0.66, y: 0.74 },
      ],
    },
    {
      key: 'hl-walnut-chair-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fa91', size: 0.72 }],
    },
    {
      key: 'hl-walnut-chair-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1fa91', size: 0.72, hue: 12, saturation: 1.35, brightness: 1.4 }],
    },
    {
      key: 'hl-walnut-chair',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1fa91', size: 0.64 }],
    },
    {
      key: 'hl-rattan-dining-chair-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa91', size: 0.72, hue: 14, saturation: 0.9, brightness: 1.4 }],
    },
    {
      key: 'hl-rattan-dining-chair-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fa91', size: 0.72, saturation: 0.6, brightness: 0.75 }],
    },
    {
      key: 'hl-rattan-dining-chair',
      tint: 'blush',
      stage: 'arch',
      objects: [{ emoji: '1fa91', size: 0.58, hue: 14, saturation: 0.9, brightness: 1.4 }],
    },
    {
      key: 'hl-log-stool',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1fab5', size: 0.48, flip: true }],
    },
    {
      key: 'hl-steel-file-cabinet-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f5c4-fe0f', size: 0.68 }],
    },
    {
      key: 'hl-steel-file-cabinet-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f5c4-fe0f', size: 0.68, hue: -110, saturation: 0.6 }],
    },
    {
      key: 'hl-steel-file-cabinet',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f5c4-fe0f', size: 0.54 }],
    },
    {
      key: 'hl-ladder-shelf-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa9c', size: 0.72 }],
    },
    {
      key: 'hl-ladder-shelf-c2',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1fa9c', size: 0.72, hue: 15, saturation: 0.8, brightness: 1.6 }],
    },
    {
      key: 'hl-ladder-shelf',
      tint: 'mist',
      stage: 'window',
      objects: [{ emoji: '1fa9c', size: 0.6 }],
    },
    {
      key: 'hl-low-bookshelf',
      tint: 'blush',
      stage: 'step',
      objects: [{ emoji: '1f4da', size: 0.46 }],
    },
    {
      key: 'hl-celadon-amphora-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.7, hue: 115, saturation: 0.6 }],
    },
    {
      key: 'hl-celadon-amphora-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.7, hue: 135, saturation: 0.35, brightness: 1.2 }],
    },
    {
      key: 'hl-celadon-amphora-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f3fa', size: 0.7, hue: 15, saturation: 0.4, brightness: 1.35 }],
    },
    {
      key: 'hl-celadon-amphora',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f3fa', size: 0.54, hue: 115, saturation: 0.6 }],
    },
    {
      key: 'hl-terracotta-amphora',
      tint: 'sand',
      stage: 'arch',
      objects: [{ emoji: '1f3fa', size: 0.58 }],
    },
    {
      key: 'hl-glass-jar-vase-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1fad9', size: 0.68, saturation: 0.4 }],
    },
    {
      key: 'hl-glass-jar-vase-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fad9', size: 0.68, saturation: 0.1, brightness: 0.75 }],
    },
    {
      key: 'hl-glass-jar-vase',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.42, x: 0.4, saturation: 0.5 },
        { emoji: '1f337', size: 0.34, x: 0.66, y: 0.75 },
      ],
    },
    {
      key: 'hl-brass-mirror-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa9e', size: 0.7 }],
    },
    {
      key: 'hl-brass-mirror-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fa9e', size: 0.7, saturation: 0.12 }],
    },
    {
      key: 'hl-brass-mirror',
      tint: 'blush',
      stage: 'arch',
      objects: [{ emoji: '1fa9e', size: 0.58, saturation: 0.8 }],
    },
    {
      key: 'hl-wall-picture-frame',
      tint: 'stone',
      stage: 'arch',
      objects: [{ emoji: '1f5bc-fe0f', size: 0.5, y: 0.74 }],
    },
    {
      key: 'hl-leather-photo-frame-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f5bc-fe0f', size: 0.68, saturation: 0.8 }],
    },
    {
      key: 'hl-leather-photo-frame-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f5bc-fe0f', size: 0.68, hue: 60, saturation: 0.6, brightness: 0.8 }],
    },
    {
      key: 'hl-leather-photo-frame',
      tint: 'sand',
      stage: 'step',
      objects: [{ emoji: '1f5bc-fe0f', size: 0.44, saturation: 0.75, brightness: 0.92 }],
    },
    {
      key: 'hl-mantel-clock-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f570-fe0f', size: 0.7 }],
    },
    {
      key: 'hl-mantel-clock-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f570-fe0f', size: 0.7, hue: -160, saturation: 0.5 }],
    },
    {
      key: 'hl-mantel-clock',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f570-fe0f', size: 0.52 }],
    },
    {
      key: 'hl-twin-bell-alarm-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '23f0', size: 0.7 }],
    },
    {
      key: 'hl-twin-bell-alarm-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '23f0', size: 0.7, hue: 160, saturation: 0.6 }],
    },
    {
      key: 'hl-twin-bell-alarm',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '23f0', size: 0.52 }],
    },
    {
      key: 'hl-beeswax-pillar',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1f56f-fe0f', size: 0.52, x: 0.42 },
        { emoji: '1f56f-fe0f', size: 0.36, x: 0.68, y: 0.84 },
      ],
    },
    {
      key: 'hl-terracotta-oil-lamp-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa94', size: 0.7 }],
    },
    {
      key: 'hl-terracotta-oil-lamp-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fa94', size: 0.7, hue: 125, saturation: 0.6 }],
    },
    {
      key: 'hl-terracotta-oil-lamp',
      tint: 'ink',
      stage: 'plinth',
      objects: [{ emoji: '1fa94', size: 0.5 }],
    },
    {
      key: 'hl-reed-diffuser-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.66, hue: 120, saturation: 0.7 }],
    },
    {
      key: 'hl-reed-diffuser-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.66, hue: -50, saturation: 0.8 }],
    },
    {
      key: 'hl-reed-diffuser-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.66, hue: -150, saturation: 0.6 }],
    },
    {
      key: 'hl-reed-diffuser',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f9f4', size: 0.46, x: 0.42, hue: 120, saturation: 0.7 },
        { emoji: '1f33f', size: 0.32, x: 0.7, y: 0.82 },
      ],
    },
    {
      key: 'hl-rubber-plant',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1fab4', size: 0.54 }],
    },
    {
      key: 'hl-cactus-lamp-pot',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1f335', size: 0.54 }],
    },
    {
      key: 'hl-silk-bouquet-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f490', size: 0.7 }],
    },
    {
      key: 'hl-silk-bouquet-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f490', size: 0.7, hue: 50, saturation: 0.6 }],
    },
    {
      key: 'hl-silk-bouquet',
      tint: 'blush',
      stage: 'window',
      objects: [{ emoji: '1f490', size: 0.54 }],
    },
    {
      key: 'hl-rattan-hamper-c1',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f9fa', size: 0.7 }],
    },
    {
      key: 'hl-rattan-hamper-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9fa', size: 0.7, saturation: 0.6, brightness: 0.7 }],
    },
    {
      key: 'hl-rattan-hamper-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9fa', size: 0.7, hue: -15, saturation: 1.1 }],
    },
    {
      key: 'hl-rattan-hamper',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f9fa', size: 0.54 }],
    },
    {
      key: 'hl-wire-waste-bin-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f5d1-fe0f', size: 0.7 }],
    },
    {
      key: 'hl-wire-waste-bin-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f5d1-fe0f', size: 0.7, saturation: 2.5, hue: 150, brightness: 1.05 }],
    },
    {
      key: 'hl-wire-waste-bin',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1f5d1-fe0f', size: 0.5 }],
    },
    {
      key: 'hl-folding-bucket-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1faa3', size: 0.7 }],
    },
    {
      key: 'hl-folding-bucket-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1faa3', size: 0.7, hue: -70 }],
    },
    {
      key: 'hl-folding-bucket',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1faa3', size: 0.5 }],
    },
    {
      key: 'hl-desk-card-box-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f5c3-fe0f', size: 0.68 }],
    },
    {
      key: 'hl-desk-card-box-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f5c3-fe0f', size: 0.68, hue: -50, saturation: 0.8 }],
    },
    {
      key: 'hl-desk-card-box',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f5c3-fe0f', size: 0.52 }],
    },
    {
      key: 'hl-iron-pan',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f373', size: 0.54 }],
    },
    {
      key: 'hl-stew-pot',
      tint: 'blush',
      stage: 'step',
      objects: [{ emoji: '1f372', size: 0.5 }],
    },
    {
      key: 'hl-chef-knife',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f52a', size: 0.5 }],
    },
    {
      key: 'hl-pantry-jar-set',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '1fad9', size: 0.44, x: 0.38 },
        { emoji: '1fad9', size: 0.34, x: 0.68, y: 0.84 },
      ],
    },
    {
      key: 'hl-broom-set',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '1f9f9', size: 0.54 }],
    },
    {
      key: 'hl-wood-pulp-sponge',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f9fd', size: 0.36, x: 0.38 },
        { emoji: '1f9fd', size: 0.36, x: 0.62, y: 0.755, hue: -12 },
      ],
    },
    {
      key: 'hl-bamboo-tissue',
      tint: 'paper',
      stage: 'plain',
      objects: [{ emoji: '1f9fb', size: 0.5, saturation: 0.9 }],
    },
    {
      key: 'hl-silk-throw-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9e3', size: 0.7 }],
    },
    {
      key: 'hl-silk-throw-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f9e3', size: 0.7, hue: -130, saturation: 0.6 }],
    },
    {
      key: 'hl-silk-throw-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9e3', size: 0.7, hue: 70, saturation: 0.7 }],
    },
    {
      key: 'hl-silk-throw',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1f9e3', size: 0.54 }],
    },
    {
      key: 'hl-chunky-blanket-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f9f6', size: 0.7 }],
    },
    {
      key: 'hl-chunky-blanket-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9f6', size: 0.7, hue: 155, saturation: 0.5, brightness: 1.15 }],
    },
    {
      key: 'hl-chunky-blanket',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f9f6', size: 0.5 }],
    },
    {
      key: 'hl-linen-curtain',
      tint: 'celadon',
      stage: 'plain',
      objects: [{ emoji: '1fa9f', size: 0.56, y: 0.74 }],
    },
  ],
  goods: [
    {
      key: 'hl-mushroom-lamp',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-table',
      name: {
        zh: '手工吹制玻璃蘑菇台灯 三档调光 卧室床头氛围灯 直径 20cm',
        en: 'Mouth-blown glass mushroom lamp, three brightness steps, 20 cm',
      },
      sellingPoint: { zh: '口吹奶白玻璃双层罩 触摸三档', en: 'Double-layer blown glass shade with touch dimmer' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 189,
      weightGrams: 1450,
      stock: 640,
      sold: 1832,
      code: 'BG-TL12',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '橘红', en: 'Coral' }, picture: 'hl-mushroom-lamp-c1' },
            { text: { zh: '琥珀', en: 'Amber' }, picture: 'hl-mushroom-lamp-c2' },
            {
              text: { zh: '雾蓝', en: 'Mist blue' },
              picture: 'hl-mushroom-lamp-c3',
              soldOut: true,
            },
          ],
        },
        {
          name: { zh: '插头', en: 'Plug' },
          values: [{ text: { zh: '国标', en: 'Chinese plug' } }, { text: { zh: '欧标', en: 'EU plug' }, extraYuan: 8 }],
        },
      ],
      pictures: ['hl-mushroom-lamp', 'hl-mushroom-lamp-c1', 'hl-mushroom-lamp-c2', 'hl-glow', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '玻璃', en: 'Glass' },
          isIndexed: true,
        },
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        {
          name: { zh: '色温', en: 'Colour temperature' },
          value: { zh: '3000 K', en: '3000 K' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '20 cm', en: '20 cm' },
          isIndexed: false,
        },
        {
          name: { zh: '线长', en: 'Cord length' },
          value: { zh: '1.8 m', en: '1.8 m' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '灯罩由师傅用吹管吹出内层奶白、外层透色，再并成一只完整的伞盖，所以每只的厚薄和气泡略有不同。灯座同为玻璃，压了 600 克的配重盘，猫碰到也不容易倒。',
          en: 'The shade is blown in two layers, milk white inside and tinted outside, so thickness and tiny bubbles vary from lamp to lamp. A 600 g weight is hidden in the glass base to keep it steady.',
        },
        {
          zh: '底座触摸键分 20%、60%、100% 三档，断电后记住上一次亮度。光源为可更换的 G9 LED，5W，随灯附一颗备用。',
          en: 'A touch key steps through 20, 60 and 100 percent and remembers the last level. The 5 W G9 LED can be replaced; one spare is in the box.',
        },
        {
          zh: '包装内：灯罩 1、灯座 1、备用光源 1、绒布手套一副。清洁时先断电，用干软布擦拭即可。',
          en: 'In the box: shade, base, spare bulb and a pair of soft gloves. Unplug before wiping with a dry cloth.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-bulb-desk-lamp',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-table',
      name: {
        zh: '大灯泡造型充电台灯 无线可提 Type-C 充电 餐桌露台两用',
        en: 'Rechargeable bulb-shaped table lamp, cordless, Type-C charging',
      },
      sellingPoint: { zh: '拎起来就走 一次充满亮 12 小时', en: 'Pick it up and go, 12 hours on one charge' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 129,
      weightGrams: 620,
      stock: 1280,
      sold: 4106,
      code: 'BG-TL05',
      specs: [
        {
          name: { zh: '光色', en: 'Light colour' },
          values: [
            { text: { zh: '暖黄 2700K', en: 'Warm 2700 K' } },
            { text: { zh: '暖白 3500K', en: 'Soft white 3500 K' } },
          ],
        },
      ],
      pictures: ['hl-bulb-desk-lamp', 'hl-glow', 'hl-room'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'PC 塑料', en: 'Polycarbonate' },
          isIndexed: true,
        },
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
        {
          name: { zh: '电池', en: 'Battery' },
          value: { zh: '4000 mAh', en: '4000 mAh' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '外壳是一体注塑的透光 PC，比玻璃轻一半，摔在木地板上也不碎。灯头处藏着拎环，可以挂在帐篷杆或晾衣绳上。',
          en: 'The one-piece polycarbonate shell is half the weight of glass and survives a fall on a wooden floor. A hidden loop in the cap lets you hang it from a pole or a line.',
        },
        {
          zh: '长按旋钮无级调光，最暗一档当夜灯能亮两整晚。Type-C 口在底部硅胶塞下，约 3 小时充满，附 1 米充电线，不含充电头。',
          en: 'Hold the knob to dim smoothly; the lowest level lasts two full nights. Charging takes about three hours through the Type-C port under the silicone plug. A 1 m cable is included, no adapter.',
        },
      ],
    },
    {
      key: 'hl-celadon-base-lamp',
      store: 'oujiang',
      brand: 'qingyu-kiln',
      category: 'home-lamps-table',
      name: {
        zh: '龙泉青瓷瓶身台灯 粉青釉 亚麻布灯罩 客厅玄关中式床头灯 高 52cm',
        en: 'Longquan celadon table lamp with linen shade, 52 cm tall',
      },
      sellingPoint: { zh: '手拉坯瓶身 一次高温烧成', en: 'Wheel-thrown body, single high firing' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 468,
      weightGrams: 3200,
      stock: 86,
      sold: 143,
      code: 'OJ-LP07',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '粉青', en: 'Powder green' }, picture: 'hl-celadon-base-lamp-c1' },
            { text: { zh: '月白', en: 'Moon white' }, picture: 'hl-celadon-base-lamp-c2' },
          ],
        },
      ],
      pictures: ['hl-celadon-base-lamp', 'hl-celadon-base-lamp-c1', 'hl-celadon-base-lamp-c2', 'hl-glow', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '青瓷', en: 'Celadon' },
          isIndexed: true,
        },
        { name: { zh: '灯头', en: 'Base' }, value: { zh: 'E27', en: 'E27' }, isIndexed: true },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '52 cm', en: '52 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '功率上限', en: 'Max. power' },
          value: { zh: '40 W', en: '40 W' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '瓶身按传统梅瓶比例拉坯，素烧后三次挂釉，在 1290℃ 还原焰中烧成。釉面有温润的半透明感，足底露胎处呈朱砂色，是龙泉胎土含铁的正常现象。',
          en: 'The body follows the proportions of a classic vase, is glazed three times and fired at 1290 °C in reduction. The reddish ring at the foot is the natural iron in Longquan clay.',
        },
        {
          zh: '灯罩用本色亚麻布裱在 PVC 内衬上，光线从上下两端散出。灯头为 E27，建议配 5–9W 的 LED 灯泡（不含）。布线穿过瓶身底部，不另开孔。',
          en: 'The natural linen shade throws light up and down. It takes an E27 bulb, 5 to 9 W LED recommended and sold separately. The cord leaves through the base.',
        },
        {
          zh: '瓷器与灯罩分两层珍珠棉包装，收到后请先检查瓶口再接线。',
          en: 'Body and shade travel in two foam layers; check the rim before wiring it up.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'hl-log-base-lamp',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-lamps-table',
      name: {
        zh: '原木墩底座台灯 香樟木带皮 复古灯丝灯泡 民宿书房床头',
        en: 'Camphor log table lamp with filament bulb',
      },
      sellingPoint: { zh: '树皮保留 每只年轮不同', en: 'Bark left on, no two rings alike' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 158,
      weightGrams: 1900,
      stock: 0,
      sold: 967,
      code: 'ML-TL03',
      specs: [
        {
          name: { zh: '底座高度', en: 'Base height' },
          values: [{ text: { zh: '12cm', en: '12 cm' } }, { text: { zh: '18cm', en: '18 cm' }, extraYuan: 20 }],
        },
      ],
      pictures: ['hl-log-base-lamp', 'hl-wood', 'hl-glow'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '香樟木', en: 'Camphor wood' },
          isIndexed: true,
        },
        { name: { zh: '灯头', en: 'Base' }, value: { zh: 'E27', en: 'E27' }, isIndexed: true },
        { name: { zh: '适用空间', en: 'Room' }, value: { zh: '书房', en: 'Study' }, isIndexed: true },
      ],
      description: [
        {
          zh: '取自修剪下来的香樟枝干，阴干一年以上再开槽走线。树皮不剥，只刷一层水性哑光清漆，凑近能闻到淡淡的樟木气味。',
          en: 'Made from pruned camphor trunks, air-dried for more than a year before the cord channel is cut. The bark stays and gets one coat of matt water-based varnish.',
        },
        {
          zh: '配 4W 钨丝造型 LED 灯泡和棉编织拉线开关。木料会随湿度有细裂，属正常，不影响使用；请勿放在暖气片旁。',
          en: 'Comes with a 4 W filament-style LED and a cotton cord with inline switch. Hairline cracks may appear as the wood adjusts; keep it away from radiators.',
        },
      ],
    },
    {
      key: 'hl-brass-bell-pendant',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-pendant',
      name: {
        zh: '全铜铃形吊灯 手工锻打拉丝 餐厅吧台单头小吊灯 E27',
        en: 'Solid brass bell pendant, hand-hammered, for dining table or bar, E27',
      },
      sellingPoint: { zh: '1.2mm 黄铜板旋压 不镀不漆', en: 'Spun from 1.2 mm brass, no plating' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 329,
      listPriceYuan: 399,
      weightGrams: 1700,
      stock: 210,
      sold: 588,
      code: 'BG-PD21',
      specs: [
        {
          name: { zh: '表面', en: 'Finish' },
          values: [
            { text: { zh: '原铜拉丝', en: 'Brushed brass' }, picture: 'hl-brass-bell-pendant-c1' },
            { text: { zh: '做旧古铜', en: 'Antique bronze' }, picture: 'hl-brass-bell-pendant-c2' },
            {
              text: { zh: '白铜', en: 'Nickel silver' },
              picture: 'hl-brass-bell-pendant-c3',
              extraYuan: 30,
            },
          ],
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '18cm', en: '18 cm' } },
            { text: { zh: '25cm', en: '25 cm' }, extraYuan: 120 },
            { text: { zh: '32cm', en: '32 cm' }, extraYuan: 260 },
          ],
        },
      ],
      pictures: [
        'hl-brass-bell-pendant',
        'hl-brass-bell-pendant-c1',
        'hl-brass-bell-pendant-c2',
        'hl-glow',
        'hl-laid-table',
      ],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '黄铜', en: 'Brass' },
          isIndexed: true,
        },
        { name: { zh: '灯头', en: 'Base' }, value: { zh: 'E27', en: 'E27' }, isIndexed: true },
        {
          name: { zh: '风格', en: 'Style' },
          value: { zh: '复古', en: 'Vintage' },
          isIndexed: true,
        },
        {
          name: { zh: '吊线', en: 'Cord' },
          value: { zh: '1.5 m', en: '1.5 m' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '灯罩用 1.2mm 黄铜板在旋压机上成型，再由手工敲出细密锤目。铜会慢慢氧化变深，喜欢亮面的用擦铜膏每半年擦一次即可。',
          en: 'The shade is spun from 1.2 mm brass and hammered by hand. Brass darkens with time; a little metal polish twice a year brings the shine back.',
        },
        {
          zh: '吊线 1.5 米可自行剪短，配同色吸顶盘和膨胀螺丝。餐桌上方建议离桌面 65–75cm，三盏一排间距 60cm 比较好看。',
          en: 'The 1.5 m cord can be shortened; canopy and wall plugs are included. Hang it 65 to 75 cm above the table, and 60 cm apart when using three in a row.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-cloud-ceiling-light',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-pendant',
      name: {
        zh: '云朵吸顶灯 儿童房卧室 亚克力磨砂罩 三色变光 遥控无极调光',
        en: "Cloud-shaped ceiling light for children's rooms, tunable white, remote",
      },
      sellingPoint: { zh: '整面柔光 看不见灯珠', en: 'Even glow with no visible LEDs' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 279,
      weightGrams: 2300,
      stock: 455,
      sold: 1210,
      code: 'BG-CL08',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '45cm 24W', en: '45 cm, 24 W' } },
            { text: { zh: '55cm 36W', en: '55 cm, 36 W' }, extraYuan: 70 },
            { text: { zh: '75cm 48W', en: '75 cm, 48 W' }, extraYuan: 180 },
          ],
        },
        {
          name: { zh: '控制', en: 'Control' },
          values: [
            { text: { zh: '遥控', en: 'Remote' } },
            { text: { zh: '语音加遥控', en: 'Voice + remote' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['hl-cloud-ceiling-light', 'hl-glow', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '亚克力', en: 'Acrylic' },
          isIndexed: true,
        },
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '儿童房', en: "Children's room" },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '24–48 W', en: '24–48 W' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '灯罩为 3mm 乳白亚克力热弯而成，边缘收进铁艺底盘，不积灰也不漏光。灯板与灯罩留了 5cm 的混光距离，直视时亮度均匀。',
          en: 'The 3 mm opal acrylic cover is heat-formed and tucked into a steel tray, so neither dust nor light escapes. A 5 cm gap keeps the glow even.',
        },
        {
          zh: '暖光、中性光、白光三段可调，遥控器带 30 分钟延时关灯。适合 8–20 平方米的房间，按尺寸选功率。',
          en: 'Warm, neutral and cool white with a 30-minute off timer on the remote. Choose the size for rooms of 8 to 20 square metres.',
        },
        {
          zh: '底盘可直接替换旧吸顶灯，包内含遥控器、电池、螺丝包和中英文安装图。',
          en: 'The tray fits most existing mounts. Remote, batteries, screws and a bilingual drawing are included.',
        },
      ],
    },
    {
      key: 'hl-saturn-pendant',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-pendant',
      name: {
        zh: '星环玻璃吊灯 环形亚克力光圈 楼梯间儿童房餐厅创意单头灯',
        en: 'Ringed-planet glass pendant for stairwell or dining room',
      },
      sellingPoint: { zh: '球与环分开发光 两路开关', en: 'Globe and ring light up separately' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 219,
      weightGrams: 1300,
      stock: 132,
      sold: 304,
      code: 'BG-PD33',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '橙环', en: 'Orange ring' }, picture: 'hl-saturn-pendant-c1' },
            { text: { zh: '青环', en: 'Teal ring' }, picture: 'hl-saturn-pendant-c2' },
          ],
        },
      ],
      pictures: ['hl-saturn-pendant', 'hl-saturn-pendant-c1', 'hl-saturn-pendant-c2', 'hl-glow', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '玻璃', en: 'Glass' },
          isIndexed: true,
        },
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        { name: { zh: '风格', en: 'Style' }, value: { zh: '现代', en: 'Modern' }, isIndexed: true },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '38 cm', en: '38 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '球体为喷砂玻璃，外圈是 8mm 厚的亚克力导光环，灯珠埋在环的内侧。墙壁开关按一下亮球，再按一下球环同亮。',
          en: 'A sandblasted glass globe sits inside an 8 mm acrylic light ring. One flick of the wall switch lights the globe, a second flick adds the ring.',
        },
        {
          zh: '整灯重 1.3kg，普通吊顶加装一颗自攻钉即可承重。环可在 15 度内调整倾角，装好后用附带的六角扳手锁紧。',
          en: 'At 1.3 kg it hangs from an ordinary ceiling with one extra screw. The ring tilts up to 15 degrees and locks with the hex key supplied.',
        },
      ],
      tag: '新品',
    },
    {
      key: 'hl-rabbit-night-light',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-night',
      name: {
        zh: '兔兔硅胶小夜灯 拍拍控制 充电款 床头喂奶起夜灯',
        en: 'Silicone rabbit night light, tap control, rechargeable',
      },
      sellingPoint: { zh: '软硅胶可揉捏 轻拍换档', en: 'Soft to squeeze, tap to change level' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 69,
      weightGrams: 260,
      stock: 2600,
      sold: 9412,
      code: 'BG-NL02',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '长耳兔', en: 'Rabbit' }, picture: 'hl-rabbit-night-light-c1' },
            { text: { zh: '小熊', en: 'Bear' }, picture: 'hl-rabbit-night-light-c2' },
            { text: { zh: '小猫', en: 'Kitten' }, picture: 'hl-rabbit-night-light-c3' },
            {
              text: { zh: '熊猫', en: 'Panda' },
              picture: 'hl-rabbit-night-light-c4',
              soldOut: true,
            },
          ],
        },
      ],
      pictures: ['hl-rabbit-night-light', 'hl-rabbit-night-light-c1', 'hl-rabbit-night-light-c2', 'hl-glow', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '硅胶', en: 'Silicone' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
        {
          name: { zh: '色温', en: 'Colour temperature' },
          value: { zh: '2700 K', en: '2700 K' },
          isIndexed: true,
        },
        {
          name: { zh: '电池', en: 'Battery' },
          value: { zh: '1200 mAh', en: '1200 mAh' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '外皮是 3mm 厚的食品接触用硅胶，弄脏后整个剥下来用温水冲洗。底部的 ABS 灯座带软垫，放在床头柜上不打滑。',
          en: 'The 3 mm silicone skin peels off for washing under warm water. The ABS base has a soft pad so it stays put on the nightstand.',
        },
        {
          zh: '拍一下微光，拍两下亮光，长按底部按钮开启 30 分钟延时。微光约可亮 60 小时，盒内附 Type-C 线一根。',
          en: 'One tap for a dim glow, two for bright, hold the button for a 30-minute timer. Runs about 60 hours at the lowest level; a Type-C cable is included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-galaxy-projector',
      store: 'shensheng',
      brand: 'boguang',
      category: 'home-lamps-night',
      name: {
        zh: '星空投影灯 水晶球款 蓝牙音箱二合一 12 张胶片可换 卧室吊顶',
        en: 'Galaxy projector in a crystal ball with Bluetooth speaker, 12 film discs',
      },
      sellingPoint: { zh: '对焦可调 投满一面天花板', en: 'Adjustable focus, fills a whole ceiling' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 199,
      listPriceYuan: 269,
      weightGrams: 740,
      stock: 380,
      sold: 2204,
      code: 'SS-SP20',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '6 张胶片', en: '6 discs' } },
            { text: { zh: '12 张胶片', en: '12 discs' }, extraYuan: 40 },
          ],
        },
      ],
      pictures: ['hl-galaxy-projector', 'hl-glow', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS', en: 'ABS' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'USB', en: 'USB' },
          isIndexed: true,
        },
        { name: { zh: '功率', en: 'Power' }, value: { zh: '10 W', en: '10 W' }, isIndexed: true },
        {
          name: { zh: '对焦距离', en: 'Focus range' },
          value: { zh: '1.5–4 m', en: '1.5–4 m' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '光源从球心向上投射，旋转底圈即可对焦。胶片为 PET 材质，包含星云、月面、极光等主题，换片时拧下镜头盖插入卡槽即可。',
          en: 'Light is thrown upward from the centre; turn the lower ring to focus. The PET discs show nebulae, the moon and aurora and slide in under the lens cap.',
        },
        {
          zh: '底座内置 5W 蓝牙音箱，马达转速两档，最慢 10 分钟一圈，运转声低于翻书。由 USB 供电，配 1.5 米线，不含充电头。',
          en: 'A 5 W Bluetooth speaker sits in the base. The motor has two speeds, the slower taking ten minutes per turn and quieter than a page. Powered by USB, 1.5 m cable, no adapter.',
        },
      ],
    },
    {
      key: 'hl-tulip-night-light',
      store: 'citong',
      category: 'home-lamps-night',
      name: {
        zh: '郁金香手工小夜灯 DIY 材料包 扭扭棒亚克力罩 送朋友生日礼物',
        en: 'Tulip night light kit with acrylic dome, make it yourself',
      },
      sellingPoint: { zh: '两小时能做好的一束花', en: 'A bouquet you finish in two hours' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 39.9,
      weightGrams: 380,
      stock: 1450,
      sold: 3670,
      code: 'CT-NL11',
      specs: [
        {
          name: { zh: '花色', en: 'Flower colour' },
          values: [
            { text: { zh: '玫粉', en: 'Rose' }, picture: 'hl-tulip-night-light-c1' },
            { text: { zh: '鹅黄', en: 'Yellow' }, picture: 'hl-tulip-night-light-c2' },
          ],
        },
        {
          name: { zh: '包装', en: 'Packaging' },
          values: [{ text: { zh: '材料包', en: 'Kit' } }, { text: { zh: '成品', en: 'Finished' }, extraYuan: 30 }],
        },
      ],
      pictures: ['hl-tulip-night-light', 'hl-tulip-night-light-c1', 'hl-tulip-night-light-c2', 'hl-flowers', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '绒条、亚克力', en: 'Chenille and acrylic' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'USB', en: 'USB' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '20 cm', en: '20 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '一盒里有剪好的绒条、铜丝灯串、木底座和透明罩，照着二维码里的视频绕出七朵花，插进底座就亮。',
          en: 'The box holds cut chenille stems, a copper-wire light string, a wooden base and a clear dome. Follow the video to wind seven flowers, then plug them in.',
        },
        {
          zh: '成品款由泉州的手工姑娘代做，做工比新手整齐一些。灯串为 5V USB 供电，亮度适合放在书架上，不作照明用。',
          en: 'The finished version is made by our makers in Quanzhou. The 5 V light string is decorative and not meant for reading.',
        },
      ],
    },
    {
      key: 'hl-moon-lamp',
      store: 'citong',
      category: 'home-lamps-night',
      name: {
        zh: '3D 打印月球灯 月面纹理 木架 卧室床头摆件 遥控十六色',
        en: '3D-printed moon lamp with wooden stand and remote, 16 colours',
      },
      sellingPoint: { zh: '按月面高程数据打印', en: 'Printed from lunar elevation data' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 88,
      listPriceYuan: 118,
      weightGrams: 430,
      stock: 720,
      sold: 5120,
      code: 'CT-NL07',
      specs: [
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '12cm', en: '12 cm' } },
            { text: { zh: '15cm', en: '15 cm' }, extraYuan: 25 },
            { text: { zh: '18cm', en: '18 cm' }, extraYuan: 60 },
            { text: { zh: '22cm', en: '22 cm' }, soldOut: true, extraYuan: 120 },
          ],
        },
      ],
      pictures: ['hl-moon-lamp', 'hl-glow', 'hl-gift', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'PLA', en: 'PLA' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '12–22 cm', en: '12–22 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '灯色', en: 'Light colours' },
          value: { zh: '16 色', en: '16 colours' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '用 PLA 一层层打印，0.1mm 层高，15cm 款打一只要 9 小时。点亮后能看清环形山和月海，关灯就是一颗乳白的石头。',
          en: 'Printed in PLA at 0.1 mm layers; the 15 cm size takes nine hours. Lit, it shows craters and seas; unlit, it looks like a milky stone.',
        },
        {
          zh: '球体里是锂电池和灯板，遥控换 16 种颜色，也可以触摸金属圈调冷暖。榉木三脚架需自己插接，避免长时间暴晒，以免变形。',
          en: 'Inside are a lithium battery and the LED board. Change colour by remote or touch the metal ring. The beech stand slots together; keep it out of hot sun.',
        },
      ],
    },
    {
      key: 'hl-quanzhou-lantern',
      store: 'citong',
      brand: 'licheng-lantern',
      category: 'home-lamps-lantern',
      name: {
        zh: '泉州手扎花灯 竹骨绢面 可折叠收纳 春节元宵户外防雨挂饰',
        en: 'Quanzhou hand-tied lantern, bamboo ribs and silk, folds flat, rainproof',
      },
      sellingPoint: { zh: '竹骨手扎 绢面刷桐油', en: 'Hand-tied bamboo, silk brushed with tung oil' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 158,
      listPriceYuan: 198,
      weightGrams: 520,
      stock: 420,
      sold: 918,
      code: 'CT-HL01',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '朱红', en: 'Vermilion' }, picture: 'hl-quanzhou-lantern-c1' },
            { text: { zh: '杏黄', en: 'Apricot' }, picture: 'hl-quanzhou-lantern-c2' },
            { text: { zh: '石绿', en: 'Malachite' }, picture: 'hl-quanzhou-lantern-c3' },
          ],
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '25cm', en: '25 cm' } },
            { text: { zh: '35cm', en: '35 cm' }, extraYuan: 60 },
            { text: { zh: '50cm', en: '50 cm' }, extraYuan: 180 },
          ],
        },
      ],
      pictures: [
        'hl-quanzhou-lantern',
        'hl-quanzhou-lantern-c1',
        'hl-quanzhou-lantern-c2',
        'hl-lantern-row',
        'hl-bamboo-craft',
      ],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '竹、绢', en: 'Bamboo and silk' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手工扎制', en: 'Hand-tied' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '户外', en: 'Outdoor' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '三年以上的毛竹劈成 2mm 的篾条，一盏灯用 36 根，用棉线逐节扎牢。绢面裱好后刷两遍桐油，淋小雨没有关系，大雨大风时请收起。',
          en: 'Mature bamboo is split into 2 mm strips, 36 to a lantern, tied with cotton thread. The silk is brushed twice with tung oil: light rain is fine, storms are not.',
        },
        {
          zh: '上下木圈一拧即可压扁，厚度不到 4cm，方便年年使用。灯内有 E27 灯头和 3 米线，建议配 5W 以下 LED 灯泡。',
          en: 'Twist the wooden rings and it flattens to less than 4 cm. An E27 socket with a 3 m cord is fitted; use an LED of 5 W or less.',
        },
        { zh: '流苏和穗结随灯附送，颜色随灯身搭配。', en: 'A matching tassel is included.' },
      ],
      tag: '非遗',
      isRecommended: true,
    },
    {
      key: 'hl-silk-palace-lantern',
      store: 'citong',
      brand: 'licheng-lantern',
      category: 'home-lamps-lantern',
      name: {
        zh: '六角宫灯 红木框手绘花鸟绢片 中式客厅茶室走廊吊灯 一对起售',
        en: 'Hexagonal palace lanterns with hand-painted silk panels, sold as a pair',
      },
      sellingPoint: { zh: '十二幅绢画 师傅落款', en: 'Twelve painted panels, signed' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 688,
      weightGrams: 4200,
      stock: 36,
      sold: 71,
      code: 'CT-GD06',
      specs: [
        {
          name: { zh: '画面', en: 'Painting' },
          values: [
            { text: { zh: '花鸟', en: 'Birds and flowers' } },
            { text: { zh: '山水', en: 'Landscape' } },
            { text: { zh: '仕女', en: 'Court ladies' }, extraYuan: 80 },
          ],
        },
      ],
      pictures: ['hl-silk-palace-lantern', 'hl-lantern-row', 'hl-bamboo-craft', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '花梨木、绢', en: 'Rosewood and silk' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '榫卯、手绘', en: 'Joinery, hand-painted' },
          isIndexed: true,
        },
        {
          name: { zh: '风格', en: 'Style' },
          value: { zh: '中式', en: 'Chinese' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '48 cm', en: '48 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '框架用非洲花梨，六根立柱全靠榫头咬合，拆开可以平放运输。每盏六面，每面一幅工笔，画完再在背面托一层薄宣。',
          en: 'The frame is African padauk, six posts held by joinery alone, and ships flat. Each lantern has six panels painted in fine brush, backed with thin paper.',
        },
        {
          zh: '画片沿滑槽装入，脏了或想换画面可以单独抽换。灯内 E27 灯头，随货配两颗 7W 暖光灯泡，吊链 60cm。',
          en: 'Panels slide in grooves so they can be replaced. Each lantern has an E27 socket, a 7 W warm bulb and a 60 cm chain.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'hl-carp-lantern',
      store: 'citong',
      brand: 'licheng-lantern',
      category: 'home-lamps-lantern',
      name: {
        zh: '手提鲤鱼灯 竹编骨架彩绘纸面 儿童中秋元宵巡游灯笼',
        en: 'Hand-held carp lantern, painted paper on bamboo, for festival parades',
      },
      sellingPoint: { zh: '摇一摇尾巴会动', en: 'The tail swings as you walk' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 59,
      weightGrams: 300,
      stock: 860,
      sold: 1644,
      code: 'CT-YD03',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蓝鱼', en: 'Blue' }, picture: 'hl-carp-lantern-c1' },
            { text: { zh: '红鲤', en: 'Red' }, picture: 'hl-carp-lantern-c2' },
            { text: { zh: '金鲤', en: 'Gold' }, picture: 'hl-carp-lantern-c3' },
          ],
        },
      ],
      pictures: ['hl-carp-lantern', 'hl-carp-lantern-c1', 'hl-carp-lantern-c2', 'hl-lantern-row', 'hl-bamboo-craft'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '竹、纸', en: 'Bamboo and paper' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '彩绘', en: 'Hand-painted' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '鱼身三节，节与节之间用软纱相连，提着走尾巴自然摆动。鳞片由师傅一笔一笔点出，颜料是水性的，遇水会晕开，请避雨。',
          en: 'The body has three parts joined with gauze, so the tail sways with every step. Scales are dotted on by hand in water-based paint; keep it dry.',
        },
        {
          zh: '杆长 45cm，灯泡为纽扣电池款，不发烫，附两粒电池。适合 3 岁以上儿童在大人陪同下使用。',
          en: 'The stick is 45 cm long; the cool button-cell light comes with two batteries. For children over three with an adult nearby.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'hl-lantern-workshop',
      store: 'citong',
      brand: 'licheng-lantern',
      category: 'home-lamps-lantern',
      name: {
        zh: '泉州花灯手作体验课 现场两小时 含材料与成品带走 电子票',
        en: 'Quanzhou lantern workshop, two hours, materials included, e-ticket',
      },
      sellingPoint: { zh: '跟着师傅扎一盏自己的灯', en: 'Tie your own lantern with a master' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '张', en: 'ticket' },
      priceYuan: 168,
      weightGrams: 0,
      stock: 60,
      sold: 212,
      code: 'CT-WS01',
      specs: [
        {
          name: { zh: '场次', en: 'Session' },
          values: [
            { text: { zh: '周六上午', en: 'Saturday morning' } },
            { text: { zh: '周六下午', en: 'Saturday afternoon' } },
            { text: { zh: '周日上午', en: 'Sunday morning' }, soldOut: true },
          ],
        },
        {
          name: { zh: '票种', en: 'Ticket' },
          values: [
            { text: { zh: '单人', en: 'One person' } },
            { text: { zh: '亲子一大一小', en: 'Adult and child' }, extraYuan: 110 },
          ],
        },
      ],
      pictures: ['hl-lantern-workshop', 'hl-lantern-row', 'hl-bamboo-craft'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '线下课程', en: 'In person' },
          isIndexed: true,
        },
        {
          name: { zh: '时长', en: 'Duration' },
          value: { zh: '2 小时', en: '2 hours' },
          isIndexed: false,
        },
        {
          name: { zh: '地点', en: 'Place' },
          value: { zh: '泉州市鲤城区', en: 'Licheng District, Quanzhou' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '课程在鲤城区的老厝工坊，每场最多 12 人。师傅先讲竹篾怎么选、怎么劈，再带大家扎一盏 20cm 的圆灯，裱纸、上穗都自己动手。',
          en: 'Held in an old courtyard house in Licheng, twelve people at most. After a talk on choosing and splitting bamboo, you tie, paper and finish a 20 cm round lantern.',
        },
        {
          zh: '付款后在订单里收到二维码，开课前 24 小时可改期一次，过期作废。工坊提供围裙和茶水，6 岁以下儿童请由家长操作刀具。',
          en: 'The QR code appears in your order. One change is free up to 24 hours before class. Aprons and tea are provided; adults handle the knives for children under six.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'hl-led-bulb-e27',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-bulb',
      name: {
        zh: 'E27 LED 灯泡 暖光 3000K 家用节能球泡 工程批发',
        en: 'E27 LED bulb, warm 3000 K, for homes and projects',
      },
      sellingPoint: { zh: '铝芯散热 亮灭无频闪感', en: 'Aluminium core, steady light' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 12.8,
      weightGrams: 60,
      stock: 9600,
      sold: 18230,
      code: 'BG-E27',
      specs: [
        {
          name: { zh: '功率', en: 'Power' },
          values: [
            { text: { zh: '5W', en: '5 W' } },
            { text: { zh: '9W', en: '9 W' }, extraYuan: 3 },
            { text: { zh: '12W', en: '12 W' }, extraYuan: 5 },
            { text: { zh: '18W', en: '18 W' }, extraYuan: 11 },
          ],
        },
        {
          name: { zh: '光色', en: 'Light colour' },
          values: [
            { text: { zh: '3000K 暖光', en: '3000 K warm' } },
            { text: { zh: '4000K 中性', en: '4000 K neutral' } },
            { text: { zh: '6500K 白光', en: '6500 K cool' } },
          ],
        },
      ],
      pictures: ['hl-led-bulb-e27', 'hl-glow', 'hl-box'],
      params: [
        { name: { zh: '灯头', en: 'Base' }, value: { zh: 'E27', en: 'E27' }, isIndexed: true },
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '5–18 W', en: '5–18 W' },
          isIndexed: true,
        },
        {
          name: { zh: '色温', en: 'Colour temperature' },
          value: { zh: '3000–6500 K', en: '3000–6500 K' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '塑包铝外壳，灯板贴在铝芯上散热，连续点亮八小时手摸只是温热。乳白 PC 泡壳不会碎，适合楼道、仓库、门店批量更换。',
          en: 'A plastic-clad aluminium body draws heat from the board, so it is only warm after eight hours. The opal PC globe does not shatter.',
        },
        {
          zh: '按箱发货，每箱 100 只，独立彩盒包装。20 只起批，同一订单可混搭功率和光色。',
          en: 'Packed 100 to a carton in single boxes. Minimum 20 pieces; power and colour can be mixed within an order.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 20, priceYuan: 12.8 },
        { pieces: 100, priceYuan: 10.9 },
        { pieces: 500, priceYuan: 9.2 },
      ],
    },
    {
      key: 'hl-star-string',
      store: 'citong',
      category: 'home-lamps-bulb',
      name: {
        zh: '星星灯串 暖白满天星 露营帐篷阳台房间布置 防水 USB 款',
        en: 'Star string lights, warm white, for balcony, tent and room, USB',
      },
      sellingPoint: { zh: '星星罩磨砂 不刺眼', en: 'Frosted stars, gentle on the eye' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '串', en: 'string' },
      priceYuan: 29.9,
      weightGrams: 340,
      stock: 3100,
      sold: 7730,
      code: 'CT-DC02',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '3 米 20 灯', en: '3 m, 20 stars' } },
            { text: { zh: '6 米 40 灯', en: '6 m, 40 stars' }, extraYuan: 15 },
            { text: { zh: '10 米 80 灯', en: '10 m, 80 stars' }, extraYuan: 32 },
          ],
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          values: [
            { text: { zh: 'USB', en: 'USB' } },
            { text: { zh: '电池盒', en: 'Battery box' } },
            { text: { zh: '太阳能', en: 'Solar' }, extraYuan: 28 },
          ],
        },
      ],
      pictures: ['hl-star-string', 'hl-glow', 'hl-room'],
      params: [
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'USB、电池或太阳能', en: 'USB, battery or solar' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '阳台', en: 'Balcony' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '每颗星是磨砂 PP 小罩，扣在铜线灯珠上，间距 15cm。线身可随意弯折定型，用透明无痕钩或晾衣夹就能挂起来。',
          en: 'Each star is a frosted PP cap clipped on a copper-wire LED, 15 cm apart. The wire keeps its shape and hangs on clear hooks or clothes pegs.',
        },
        {
          zh: '常亮、慢闪两种模式。太阳能款日照 6 小时约亮 8 小时，面板背后有插地杆。电池款用三节五号电池，不含电池。',
          en: 'Steady or slow twinkle. The solar version runs about eight hours after six hours of sun; the battery box takes three AA cells, not included.',
        },
      ],
    },
    {
      key: 'hl-smart-bulb',
      store: 'shensheng',
      brand: 'boguang',
      category: 'home-lamps-bulb',
      name: {
        zh: '智能彩光灯泡 E27 9W 蓝牙直连 手机调色 定时渐亮',
        en: 'Smart colour bulb E27 9 W, Bluetooth, phone control',
      },
      sellingPoint: { zh: '不用网关 装上即连', en: 'No hub, connects at once' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 49,
      weightGrams: 90,
      stock: 0,
      sold: 6085,
      code: 'SS-LB9',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '单只装', en: 'Single' } },
            { text: { zh: '两只装', en: 'Two pack' }, extraYuan: 45 },
            { text: { zh: '四只装', en: 'Four pack' }, extraYuan: 130 },
          ],
        },
      ],
      pictures: ['hl-smart-bulb', 'hl-glow', 'hl-box'],
      params: [
        { name: { zh: '灯头', en: 'Base' }, value: { zh: 'E27', en: 'E27' }, isIndexed: true },
        { name: { zh: '功率', en: 'Power' }, value: { zh: '9 W', en: '9 W' }, isIndexed: true },
        {
          name: { zh: '光源', en: 'Light source' },
          value: { zh: 'LED', en: 'LED' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙', en: 'Bluetooth' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '灯泡内置蓝牙芯片，手机打开小程序靠近即可配对，最多把 32 只编成一组。白光从 2200K 到 6500K 连续可调，彩光饱和度也能压得很低，做墙面洗光好看。',
          en: 'A Bluetooth chip pairs with your phone directly and up to 32 bulbs form one group. White runs from 2200 to 6500 K; colour can be set very soft for wall washing.',
        },
        {
          zh: '墙壁开关断电后恢复上一次颜色。请勿与老式调光开关一起使用，灯罩全封闭时建议降一档亮度。',
          en: 'It keeps the last colour after a power cut. Do not use with wall dimmers; lower the level in fully closed shades.',
        },
      ],
    },
    {
      key: 'hl-lighting-plan',
      store: 'muli',
      brand: 'boguang',
      category: 'home-lamps-bulb',
      name: {
        zh: '全屋灯光设计咨询 一对一出点位图与灯具清单 电子交付',
        en: 'Whole-home lighting plan, one-to-one advice with layout and lamp list',
      },
      sellingPoint: { zh: '七天出图 可修改两次', en: 'Drawn in seven days, two revisions' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '份', en: 'item' },
      priceYuan: 299,
      weightGrams: 0,
      stock: 200,
      sold: 164,
      code: 'ML-LD01',
      specs: [
        {
          name: { zh: '面积', en: 'Area' },
          values: [
            { text: { zh: '60㎡ 以内', en: 'Up to 60 m²' } },
            { text: { zh: '60–120㎡', en: '60–120 m²' }, extraYuan: 200 },
            { text: { zh: '120㎡ 以上', en: 'Over 120 m²' }, extraYuan: 500 },
          ],
        },
      ],
      pictures: ['hl-lighting-plan', 'hl-room', 'hl-glow'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '线上服务', en: 'Online service' },
          isIndexed: true,
        },
        {
          name: { zh: '交付', en: 'Delivered as' },
          value: { zh: 'PDF 图纸', en: 'PDF drawings' },
          isIndexed: false,
        },
        {
          name: { zh: '周期', en: 'Lead time' },
          value: { zh: '7 天', en: '7 days' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '下单后设计师在一个工作日内联系，请准备户型图和各房间照片。先沟通半小时生活习惯，再确定每个空间的亮度、色温和开关位置。',
          en: 'A designer contacts you within one working day; please have your floor plan and photos ready. A half-hour talk about daily habits comes before brightness, colour temperature and switch positions are set.',
        },
        {
          zh: '交付内容为灯具点位图、回路开关图和一份带尺寸预算的灯具清单，不捆绑购买。出图后可免费修改两次，已出初稿后不支持退款。',
          en: 'You receive a layout, a circuit drawing and a lamp list with sizes and budget, with no obligation to buy. Two revisions are free; no refund once the first draft is delivered.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'hl-cloud-sofa',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-sofa',
      name: {
        zh: '云感布艺沙发 三人位 科技绒可拆洗 乳胶颗粒靠包 客厅小户型',
        en: 'Cloud fabric sofa, three seats, washable velvet cover, latex-filled back',
      },
      sellingPoint: { zh: '坐垫深 62cm 可以盘腿坐', en: '62 cm deep seat, sit cross-legged' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 2680,
      weightGrams: 68000,
      stock: 42,
      sold: 386,
      code: 'ML-SF11',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '靛蓝', en: 'Indigo' }, picture: 'hl-cloud-sofa-c1' },
            { text: { zh: '燕麦', en: 'Oat' }, picture: 'hl-cloud-sofa-c2' },
            { text: { zh: '苔绿', en: 'Moss' }, picture: 'hl-cloud-sofa-c3' },
          ],
        },
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '双人 168cm', en: 'Two-seat, 168 cm' } },
            { text: { zh: '三人 218cm', en: 'Three-seat, 218 cm' }, extraYuan: 700 },
            { text: { zh: '三人加脚踏', en: 'Three-seat with ottoman' }, extraYuan: 1280 },
          ],
        },
      ],
      pictures: ['hl-cloud-sofa', 'hl-cloud-sofa-c1', 'hl-cloud-sofa-c2', 'hl-room', 'hl-threads'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '科技绒', en: 'Technical velvet' },
          isIndexed: true,
        },
        { name: { zh: '风格', en: 'Style' }, value: { zh: '现代', en: 'Modern' }, isIndexed: true },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
        {
          name: { zh: '坐高', en: 'Seat height' },
          value: { zh: '42 cm', en: '42 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '框架是烘干松木加多层板，坐面下绷蛇形弹簧，再铺 35 密度海绵和一层乳胶颗粒。坐下去先软后撑，久坐不会陷到起不来。',
          en: 'The frame is kiln-dried pine and plywood with serpentine springs, 35-density foam and a layer of latex pieces: soft at first, then supportive.',
        },
        {
          zh: '外套全部带拉链，可以拆下来冷水轻柔洗，晾至八成干再套回更平整。科技绒表面密，猫抓不易勾丝，水渍用湿巾就能擦掉。',
          en: 'All covers unzip for a gentle cold wash; put them back when nearly dry. The dense pile resists claws and most marks wipe away.',
        },
        {
          zh: '分两件包装，最宽处 86cm，送货前请确认电梯和入户门尺寸。沙发脚需自行旋入，扳手随箱。',
          en: 'Ships in two parcels, 86 cm at the widest; check lift and door first. Legs screw in, tool included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-storage-bed',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-sofa',
      name: {
        zh: '实木框架箱体储物床 气压杆掀盖 软包靠背 主卧双人床',
        en: 'Storage bed with gas-lift base and padded headboard, solid wood frame',
      },
      sellingPoint: { zh: '掀开就是一整柜的换季被', en: 'A whole wardrobe under the mattress' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 1980,
      weightGrams: 92000,
      stock: 25,
      sold: 240,
      code: 'ML-BD05',
      specs: [
        {
          name: { zh: '床宽', en: 'Bed width' },
          values: [{ text: { zh: '1.5m', en: '1.5 m' } }, { text: { zh: '1.8m', en: '1.8 m' }, extraYuan: 300 }],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '架子床', en: 'Frame only' } },
            { text: { zh: '气压储物', en: 'Gas-lift storage' }, extraYuan: 680 },
          ],
        },
      ],
      pictures: ['hl-storage-bed', 'hl-room', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '橡胶木', en: 'Rubberwood' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '1.5 / 1.8 m', en: '1.5 / 1.8 m' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '卧室', en: 'Bedroom' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '床架四根主梁为 40mm 厚橡胶木，床板条是 12 根弯曲桦木，透气也有一点弹。气压杆双支撑，掀到 60 度自动停住。',
          en: 'Four 40 mm rubberwood beams carry twelve sprung birch slats. Twin gas struts hold the base open at 60 degrees.',
        },
        {
          zh: '靠背包覆棉麻布，内填高回弹海绵，布套可拆。箱内净高 28cm，大约装得下六床厚被。适配厚度 15–25cm 的床垫，床垫需另购。',
          en: 'The headboard has a removable linen-cotton cover. The box is 28 cm high inside and takes about six thick duvets. Fits mattresses 15 to 25 cm thick, sold separately.',
        },
      ],
    },
    {
      key: 'hl-recliner-seat',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-sofa',
      name: {
        zh: '电动单人躺椅 头层牛皮接触面 可摇可转 客厅阳台看书椅',
        en: 'Powered recliner in top-grain leather, swivels and rocks',
      },
      sellingPoint: { zh: '一键放平到 155 度', en: 'Reclines to 155 degrees at a touch' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 1480,
      weightGrams: 38000,
      stock: 0,
      sold: 97,
      code: 'ML-RC02',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '海蓝', en: 'Ocean blue' }, picture: 'hl-recliner-seat-c1' },
            { text: { zh: '焦糖', en: 'Caramel' }, picture: 'hl-recliner-seat-c2' },
          ],
        },
      ],
      pictures: ['hl-recliner-seat', 'hl-recliner-seat-c1', 'hl-recliner-seat-c2', 'hl-room', 'hl-reading'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '牛皮', en: 'Leather' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电源', en: 'Mains' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '坐面、靠背和扶手内侧为头层牛皮，外侧为同色超纤。底盘可 270 度旋转，解锁后前后轻摇，幅度约 15 度。',
          en: 'Seat, back and inner arms are top-grain leather, the outside matching microfibre. The base swivels 270 degrees and rocks about 15.',
        },
        {
          zh: '侧面两个按键分别控制腿托和靠背，可停在任意角度，另有一个 USB 口给手机充电。放平需要后方留 40cm 空间。',
          en: 'Two side keys move footrest and back independently; a USB port charges your phone. Leave 40 cm behind for reclining.',
        },
      ],
    },
    {
      key: 'hl-round-tea-table',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-table',
      name: {
        zh: '奶油风圆形茶几 岩板台面 橡胶木腿 客厅小户型茶桌',
        en: 'Round coffee table with sintered stone top and rubberwood legs',
      },
      sellingPoint: { zh: '台面不怕热壶 一抹就净', en: 'Takes a hot pot, wipes clean' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 598,
      listPriceYuan: 720,
      weightGrams: 21000,
      stock: 118,
      sold: 842,
      code: 'ML-CT09',
      specs: [
        {
          name: { zh: '台面', en: 'Top' },
          values: [{ text: { zh: '暖白', en: 'Warm white' } }, { text: { zh: '浅砂', en: 'Light sand' } }],
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '60cm', en: '60 cm' } },
            { text: { zh: '80cm', en: '80 cm' }, extraYuan: 160 },
            { text: { zh: '80+50cm 子母', en: '80 + 50 cm nest' }, extraYuan: 420 },
          ],
        },
      ],
      pictures: ['hl-round-tea-table', 'hl-room', 'hl-reading', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '岩板', en: 'Sintered stone' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '60–80 cm', en: '60–80 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '42 cm', en: '42 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '台面是 12mm 岩板，哑光面，刚烧开的水壶直接放上去也不留印，酱油、红酒擦掉即可。板下贴了 9mm 多层板，磕碰时多一层缓冲。',
          en: 'The 12 mm matt stone takes a boiling kettle without a mark; soy sauce and wine wipe off. A 9 mm plywood layer beneath softens knocks.',
        },
        {
          zh: '三条腿为橡胶木车圆，内侧有可调脚垫，地面不平时拧半圈就稳。十分钟装好，螺丝六颗。茶具仅为拍摄陈列，不随货发出。',
          en: 'Three turned rubberwood legs have adjustable feet. Six screws, ten minutes. The tea set is shown for scale only.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-teak-stump-table',
      store: 'java-shore',
      brand: 'kayu-pesisir',
      category: 'home-furniture-table',
      name: {
        zh: '爪哇柚木墩 原木边几茶几 整段树干 无拼接 沙发旁小茶桌',
        en: 'Javanese teak stump side table, cut from one trunk',
      },
      sellingPoint: { zh: '整段老柚木 底部带隐藏轮', en: 'One solid trunk with hidden castors' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 860,
      weightGrams: 26000,
      stock: 34,
      sold: 119,
      code: 'JS-TK03',
      specs: [
        {
          name: { zh: '表面', en: 'Finish' },
          values: [
            { text: { zh: '原色打蜡', en: 'Natural wax' }, picture: 'hl-teak-stump-table-c1' },
            { text: { zh: '浅漂白', en: 'Light bleached' }, picture: 'hl-teak-stump-table-c2' },
          ],
        },
        {
          name: { zh: '高度', en: 'Height' },
          values: [{ text: { zh: '40cm', en: '40 cm' } }, { text: { zh: '45cm', en: '45 cm' }, extraYuan: 90 }],
        },
      ],
      pictures: ['hl-teak-stump-table', 'hl-teak-stump-table-c1', 'hl-teak-stump-table-c2', 'hl-wood', 'hl-reading'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '柚木', en: 'Teak' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手工打磨', en: 'Hand-sanded' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '32–38 cm', en: '32–38 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '取自三宝垄周边柚木林场的间伐木，树龄约三十年。树皮高压水枪冲净，顺着木纹从 80 目磨到 400 目，最后上两遍蜂蜡。',
          en: 'Thinning timber from plantations around Semarang, about thirty years old. The bark is washed off, the surface sanded from 80 to 400 grit and waxed twice.',
        },
        {
          zh: '每段树干形状不同，直径在 32–38cm 之间，节疤和填缝是自然面貌。底部藏四只万向轮，拖动不刮地板。干燥季节建议每半年补一次蜡。',
          en: 'Every piece differs, 32 to 38 cm across, knots and filled cracks included. Four castors are hidden underneath. Re-wax twice a year in dry rooms.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-writing-desk',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-table',
      name: {
        zh: '白蜡木书桌 1.2 米 双抽屉带走线孔 学习办公电脑桌',
        en: 'Ash writing desk 120 cm with two drawers and cable outlet',
      },
      sellingPoint: { zh: '抽屉带阻尼 推到底不响', en: 'Soft-close drawers' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 799,
      weightGrams: 27000,
      stock: 66,
      sold: 413,
      code: 'ML-DK14',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '100cm', en: '100 cm' } },
            { text: { zh: '120cm', en: '120 cm' }, extraYuan: 120 },
            { text: { zh: '140cm', en: '140 cm' }, extraYuan: 260 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '原木', en: 'Natural' } },
            { text: { zh: '胡桃色', en: 'Walnut stain' }, extraYuan: 50 },
          ],
        },
      ],
      pictures: ['hl-writing-desk', 'hl-reading', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '白蜡木', en: 'Ash' },
          isIndexed: true,
        },
        { name: { zh: '适用空间', en: 'Room' }, value: { zh: '书房', en: 'Study' }, isIndexed: true },
        {
          name: { zh: '深度', en: 'Depth' },
          value: { zh: '60 cm', en: '60 cm' },
          isIndexed: false,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '75 cm', en: '75 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '桌面用 25mm 白蜡木直拼板，边角倒圆 R6，手腕搁着不硌。桌腿与横档是榫卯加金属连接件，拧紧后摇不动。',
          en: 'The 25 mm ash top has edges rounded to 6 mm. Legs and rails join with tenons and metal fittings for a desk that does not sway.',
        },
        {
          zh: '两只抽屉内宽 42cm，放得下 A4 文件。背板预留 6cm 走线孔。表面是水性漆，热杯子请垫杯垫。',
          en: 'Both drawers are 42 cm wide inside and hold A4 folders; a 6 cm outlet takes the cables. The finish is water-based, so use a coaster for hot cups.',
        },
      ],
    },
    {
      key: 'hl-walnut-chair',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-chair',
      name: {
        zh: '北美黑胡桃实木餐椅 榫卯结构 弯曲靠背 木蜡油手工擦涂',
        en: 'Black walnut dining chair, joinery construction, hand-oiled',
      },
      sellingPoint: { zh: '全实木 一颗螺丝都没有', en: 'All solid wood, not one screw' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 720,
      weightGrams: 6200,
      stock: 96,
      sold: 312,
      code: 'ML-CH01',
      specs: [
        {
          name: { zh: '木材', en: 'Wood' },
          values: [
            { text: { zh: '黑胡桃', en: 'Black walnut' }, picture: 'hl-walnut-chair-c1' },
            { text: { zh: '樱桃木', en: 'Cherry' }, picture: 'hl-walnut-chair-c2' },
          ],
        },
        {
          name: { zh: '件数', en: 'Pieces' },
          values: [{ text: { zh: '单把', en: 'One' } }, { text: { zh: '一对', en: 'Pair' }, extraYuan: 700 }],
        },
      ],
      pictures: ['hl-walnut-chair', 'hl-walnut-chair-c1', 'hl-walnut-chair-c2', 'hl-laid-table', 'hl-wood'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '黑胡桃木', en: 'Black walnut' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '榫卯', en: 'Joinery' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '餐厅', en: 'Dining room' },
          isIndexed: true,
        },
        {
          name: { zh: '坐高', en: 'Seat height' },
          value: { zh: '45 cm', en: '45 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '靠背由 40mm 厚的料整木挖弧，不是弯板贴皮。坐面微凹，试坐了七版才定下弧度，不放坐垫也不硌。',
          en: 'The back is carved from 40 mm stock, not veneered. The seat was tried in seven versions until it felt right without a cushion.',
        },
        {
          zh: '成品打磨到 600 目，擦两遍木蜡油，手感是干爽的哑光。水渍及时擦干，一年补一次油即可。整装发货，不用组装。',
          en: 'Sanded to 600 grit and oiled twice for a dry, matt feel. Wipe water at once and re-oil yearly. Ships assembled.',
        },
      ],
    },
    {
      key: 'hl-rattan-dining-chair',
      store: 'siam-orchard',
      brand: 'baan-wai-rattan',
      category: 'home-furniture-chair',
      name: {
        zh: '泰国手编藤面餐椅 缅甸杂木框架 六角眼编法 侘寂风靠背椅',
        en: 'Thai cane-seat dining chair, hardwood frame, hexagonal weave',
      },
      sellingPoint: { zh: '一面藤编要一位师傅半天', en: 'Half a day of weaving per seat' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 520,
      listPriceYuan: 640,
      weightGrams: 4800,
      stock: 58,
      sold: 177,
      code: 'SO-RC04',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蜜棕', en: 'Honey brown' }, picture: 'hl-rattan-dining-chair-c1' },
            { text: { zh: '深咖', en: 'Dark coffee' }, picture: 'hl-rattan-dining-chair-c2' },
          ],
        },
      ],
      pictures: [
        'hl-rattan-dining-chair',
        'hl-rattan-dining-chair-c1',
        'hl-rattan-dining-chair-c2',
        'hl-laid-table',
        'hl-room',
      ],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '藤、木', en: 'Rattan and hardwood' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手编', en: 'Hand-woven' },
          isIndexed: true,
        },
        {
          name: { zh: '风格', en: 'Style' },
          value: { zh: '侘寂', en: 'Wabi-sabi' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '藤皮在水里泡软后按六角眼编织，干透自然绷紧。坐面下有两道暗梁，承重约 120kg，坐久会略松，用湿毛巾敷一晚再晾干即可回紧。',
          en: 'Cane is soaked, woven in hexagons and tightens as it dries. Two hidden rails carry about 120 kg. When it slackens, a damp towel overnight tightens it again.',
        },
        {
          zh: '怕暴晒和长期潮湿，不建议放露天阳台。从林查班港发出，整装纸箱，约 12–20 天到。',
          en: 'Keep out of strong sun and damp. Ships assembled from Laem Chabang, about 12 to 20 days.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-log-stool',
      store: 'java-shore',
      brand: 'kayu-pesisir',
      category: 'home-furniture-chair',
      name: {
        zh: '印尼柚木换鞋凳 圆墩矮凳 原木带树结 玄关花架两用',
        en: 'Indonesian teak stool, low round stump for entrance or plants',
      },
      sellingPoint: { zh: '坐着换鞋 空了放盆花', en: 'A seat by the door, or a plant stand' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 268,
      weightGrams: 5600,
      stock: 150,
      sold: 405,
      code: 'JS-TK11',
      specs: [
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '24cm', en: '24 cm' } },
            { text: { zh: '28cm', en: '28 cm' }, extraYuan: 60 },
            { text: { zh: '32cm', en: '32 cm' }, soldOut: true, extraYuan: 130 },
          ],
        },
      ],
      pictures: ['hl-log-stool', 'hl-wood', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '柚木', en: 'Teak' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '玄关', en: 'Entrance' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '38 cm', en: '38 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '柚木含油，放在潮湿的浴室门口也不易开裂。凳面刨平后手工擦蜡，侧面保留枝杈的起伏，搬动时正好抓手。',
          en: 'Teak is naturally oily and stands damp well. The top is planed and waxed while branch stubs stay on the side as handles.',
        },
        {
          zh: '底面贴 3mm 毛毡。自然木色会随光照慢慢变成银灰，想保持金黄色可每季度擦一次柚木油。',
          en: 'The foot has 3 mm felt. Sunlight turns teak silver-grey; oil it each season to keep the golden tone.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-steel-file-cabinet',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-furniture-cabinet',
      name: {
        zh: '钢制活动文件柜 两抽三抽带锁 可推到桌下 办公室资料收纳矮柜',
        en: 'Mobile steel filing cabinet with lock, two or three drawers',
      },
      sellingPoint: { zh: '三节导轨 抽屉能全拉出', en: 'Full-extension runners' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 399,
      weightGrams: 19500,
      stock: 88,
      sold: 530,
      code: 'GZ-FC2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '深灰紫', en: 'Plum grey' }, picture: 'hl-steel-file-cabinet-c1' },
            { text: { zh: '墨绿', en: 'Dark green' }, picture: 'hl-steel-file-cabinet-c2' },
          ],
        },
        {
          name: { zh: '抽屉', en: 'Drawers' },
          values: [
            { text: { zh: '两抽', en: 'Two drawers' } },
            { text: { zh: '三抽', en: 'Three drawers' }, extraYuan: 90 },
          ],
        },
      ],
      pictures: [
        'hl-steel-file-cabinet',
        'hl-steel-file-cabinet-c1',
        'hl-steel-file-cabinet-c2',
        'hl-reading',
        'hl-box',
      ],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '冷轧钢', en: 'Cold-rolled steel' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '办公室', en: 'Office' },
          isIndexed: true,
        },
        {
          name: { zh: '板厚', en: 'Panel thickness' },
          value: { zh: '0.7 mm', en: '0.7 mm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '柜体用 0.7mm 冷轧钢板折弯焊接，静电喷粉哑光面，敲上去声音沉。底抽可挂 A4 吊夹，带防倾倒机构，一次只开一层。',
          en: 'Bent and welded from 0.7 mm steel with a matt powder coat. The lower drawer takes A4 hanging files; an anti-tilt device opens one drawer at a time.',
        },
        {
          zh: '两把钥匙可折叠，四轮中前两只带刹车。高 60cm，推入常见书桌下方没有问题。',
          en: 'Two folding keys, four castors with brakes on the front pair. At 60 cm it rolls under most desks.',
        },
      ],
    },
    {
      key: 'hl-ladder-shelf',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-cabinet',
      name: {
        zh: '实木梯形置物架 五层靠墙 卧室挂衣毛巾架 花架书架',
        en: 'Leaning wooden ladder shelf, five tiers, for clothes, towels and plants',
      },
      sellingPoint: { zh: '靠墙一放 不打孔', en: 'Just lean it, no drilling' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 258,
      weightGrams: 7400,
      stock: 174,
      sold: 690,
      code: 'ML-LS08',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '胡桃棕', en: 'Walnut brown' }, picture: 'hl-ladder-shelf-c1' },
            { text: { zh: '原木', en: 'Natural' }, picture: 'hl-ladder-shelf-c2' },
          ],
        },
        {
          name: { zh: '宽度', en: 'Width' },
          values: [{ text: { zh: '45cm', en: '45 cm' } }, { text: { zh: '60cm', en: '60 cm' }, extraYuan: 60 }],
        },
      ],
      pictures: ['hl-ladder-shelf', 'hl-ladder-shelf-c1', 'hl-ladder-shelf-c2', 'hl-laundry', 'hl-reading'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '松木', en: 'Pine' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '165 cm', en: '165 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '卧室', en: 'Bedroom' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '两根立杆为 45mm 方松木，横档圆角打磨，搭毛衣不勾线。上端装了硅胶护角，靠在乳胶漆墙面不留黑印。',
          en: 'The posts are 45 mm pine, rungs rounded so knitwear does not catch. Silicone caps keep the wall clean.',
        },
        {
          zh: '单层横档建议承重 8kg 以内。若家里有小孩，请用随附的扎带把上端固定在墙面挂钩上。',
          en: 'About 8 kg per rung. With children at home, fix the top to a wall hook with the strap supplied.',
        },
      ],
    },
    {
      key: 'hl-low-bookshelf',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-furniture-cabinet',
      name: {
        zh: '落地格子书架 橡木纹多层板 可横可竖 客厅隔断收纳柜',
        en: 'Cube bookshelf in oak-finish plywood, stands upright or lies flat',
      },
      sellingPoint: { zh: '横放当电视柜 竖放当书架', en: 'TV bench lying down, bookcase upright' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 339,
      weightGrams: 15800,
      stock: 120,
      sold: 298,
      code: 'ML-BS06',
      specs: [
        {
          name: { zh: '格数', en: 'Cubes' },
          values: [
            { text: { zh: '3 格', en: '3 cubes' } },
            { text: { zh: '4 格', en: '4 cubes' }, extraYuan: 80 },
            { text: { zh: '6 格', en: '6 cubes' }, extraYuan: 220 },
          ],
        },
      ],
      pictures: ['hl-low-bookshelf', 'hl-reading', 'hl-room'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '多层板', en: 'Plywood' },
          isIndexed: true,
        },
        { name: { zh: '风格', en: 'Style' }, value: { zh: '北欧', en: 'Nordic' }, isIndexed: true },
        {
          name: { zh: '单格', en: 'Cube size' },
          value: { zh: '36×36 cm', en: '36×36 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '18mm 多层板，四边封边，单格净尺寸 33×33×30cm，放得下画册和黑胶唱片。背板可装可不装，做隔断时两面都能取书。',
          en: '18 mm plywood, edged all round; each cube is 33 × 33 × 30 cm inside and takes art books or records. Leave out the back to use it as a divider.',
        },
        {
          zh: '用偏心件和木榫连接，一人半小时可装好。随箱有防倒绑带，竖放请务必固定。',
          en: 'Cam fittings and dowels, half an hour alone. Use the anti-tip strap when upright.',
        },
      ],
    },
    {
      key: 'hl-celadon-amphora',
      store: 'oujiang',
      brand: 'qingyu-kiln',
      category: 'home-decor-vase',
      name: {
        zh: '龙泉青瓷双耳瓶 梅子青厚釉 手拉坯 玄关博古架插花摆件',
        en: 'Longquan celadon two-handled vase in plum green, wheel-thrown',
      },
      sellingPoint: { zh: '厚釉四遍 像一块温玉', en: 'Four coats of glaze, like jade' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 386,
      weightGrams: 2600,
      stock: 48,
      sold: 166,
      code: 'OJ-VS12',
      specs: [
        {
          name: { zh: '釉色', en: 'Glaze' },
          values: [
            { text: { zh: '梅子青', en: 'Plum green' }, picture: 'hl-celadon-amphora-c1' },
            { text: { zh: '粉青', en: 'Powder green' }, picture: 'hl-celadon-amphora-c2' },
            { text: { zh: '米黄', en: 'Beige' }, picture: 'hl-celadon-amphora-c3' },
          ],
        },
        {
          name: { zh: '高度', en: 'Height' },
          values: [{ text: { zh: '22cm', en: '22 cm' } }, { text: { zh: '30cm', en: '30 cm' }, extraYuan: 260 }],
        },
      ],
      pictures: ['hl-celadon-amphora', 'hl-celadon-amphora-c1', 'hl-celadon-amphora-c2', 'hl-flowers', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '青瓷', en: 'Celadon' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手拉坯', en: 'Wheel-thrown' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '22–30 cm', en: '22–30 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '风格', en: 'Style' },
          value: { zh: '中式', en: 'Chinese' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '坯体分上下两段拉出后粘接，双耳另捏。生坯阴干二十天，素烧一次、施釉四遍，再入窑还原烧成，开窑率约六成。',
          en: 'Thrown in two parts with handles added by hand. Dried for twenty days, bisque-fired, glazed four times, then reduction-fired; about six in ten survive.',
        },
        {
          zh: '瓶口内径 4.5cm，可插三五枝。插鲜花请隔日换水，瓶内用软毛刷清洗。赠锦盒与窑口卡片。',
          en: 'The mouth is 4.5 cm across for a few stems. Change the water every other day. Comes in a brocade box with a kiln card.',
        },
      ],
      tag: '非遗',
      isRecommended: true,
    },
    {
      key: 'hl-terracotta-amphora',
      store: 'java-shore',
      brand: 'kayu-pesisir',
      category: 'home-decor-vase',
      name: {
        zh: '爪哇手工红陶瓶 粗陶回纹 干花落地花器 侘寂风客厅装饰',
        en: 'Javanese terracotta vase, carved band, for dried flowers',
      },
      sellingPoint: { zh: '柴窑烧 火痕每件不同', en: 'Wood-fired, each marked by flame' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 139,
      weightGrams: 3100,
      stock: 92,
      sold: 240,
      code: 'JS-PT02',
      specs: [
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '28cm', en: '28 cm' } },
            { text: { zh: '38cm', en: '38 cm' }, extraYuan: 90 },
            { text: { zh: '50cm', en: '50 cm' }, extraYuan: 240 },
          ],
        },
      ],
      pictures: ['hl-terracotta-amphora', 'hl-flowers', 'hl-wood'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '红陶', en: 'Terracotta' },
          isIndexed: true,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '刻花', en: 'Carved' }, isIndexed: true },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '28–50 cm', en: '28–50 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '陶土掺细砂盘筑成形，半干时用竹刀刻出回纹，再用鹅卵石打磨表面。柴窑烧两天，迎火面偏深，背火面偏红。',
          en: 'Coiled from sandy clay, carved with a bamboo knife, burnished with a pebble and wood-fired for two days: darker where the flame passed.',
        },
        {
          zh: '未上釉，会慢慢渗水，适合插干花；要插鲜花请在里面套玻璃管。',
          en: 'Unglazed and slightly porous, made for dried stems; use a glass liner for fresh ones.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-glass-jar-vase',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-decor-vase',
      name: {
        zh: '水培玻璃花瓶 加厚广口 郁金香百合插花瓶 餐桌北欧简约',
        en: 'Thick wide-mouth glass vase for tulips and hydroponic plants',
      },
      sellingPoint: { zh: '瓶底厚 1.2cm 不易倒', en: '1.2 cm base, hard to tip' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 45,
      weightGrams: 900,
      stock: 530,
      sold: 2350,
      code: 'GZ-GV3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '透明', en: 'Clear' }, picture: 'hl-glass-jar-vase-c1' },
            { text: { zh: '烟灰', en: 'Smoke' }, picture: 'hl-glass-jar-vase-c2' },
          ],
        },
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '15cm', en: '15 cm' } },
            { text: { zh: '20cm', en: '20 cm' }, extraYuan: 12 },
            { text: { zh: '25cm', en: '25 cm' }, extraYuan: 26 },
          ],
        },
      ],
      pictures: ['hl-glass-jar-vase', 'hl-glass-jar-vase-c1', 'hl-glass-jar-vase-c2', 'hl-flowers', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '玻璃', en: 'Glass' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '15–25 cm', en: '15–25 cm' },
          isIndexed: true,
        },
        { name: { zh: '风格', en: 'Style' }, value: { zh: '北欧', en: 'Nordic' }, isIndexed: true },
      ],
      description: [
        {
          zh: '机压成型后火抛光，口沿没有合模线，手伸得进去清洗。玻璃略带一点手工感的水波纹，放在窗边光影好看。',
          en: 'Pressed and fire-polished with a smooth rim wide enough for a hand. Slight ripples in the glass catch the light.',
        },
        {
          zh: '三种高度可以成组摆放。冬天请勿直接倒入开水，温差大会炸裂。图中花材不含。',
          en: 'Three heights work as a group. Never pour boiling water into a cold vase. Flowers not included.',
        },
      ],
    },
    {
      key: 'hl-brass-mirror',
      store: 'muli',
      brand: 'muli-home',
      category: 'home-decor-wall',
      name: {
        zh: '法式复古雕花化妆镜 树脂描金边框 壁挂台式两用 梳妆台浴室镜',
        en: 'French-style mirror with gilded frame, wall or table use',
      },
      sellingPoint: { zh: '5mm 银镜 照人不变形', en: '5 mm silver glass, no distortion' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '面', en: 'piece' },
      priceYuan: 268,
      listPriceYuan: 338,
      weightGrams: 3600,
      stock: 76,
      sold: 322,
      code: 'ML-MR05',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '描金', en: 'Gilt' }, picture: 'hl-brass-mirror-c1' },
            { text: { zh: '古银', en: 'Antique silver' }, picture: 'hl-brass-mirror-c2' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '30×42cm', en: '30 × 42 cm' } },
            { text: { zh: '45×63cm', en: '45 × 63 cm' }, extraYuan: 150 },
          ],
        },
      ],
      pictures: ['hl-brass-mirror', 'hl-brass-mirror-c1', 'hl-brass-mirror-c2', 'hl-room', 'hl-flowers'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '树脂、玻璃', en: 'Resin and glass' },
          isIndexed: true,
        },
        { name: { zh: '风格', en: 'Style' }, value: { zh: '法式', en: 'French' }, isIndexed: true },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '30–45 cm', en: '30–45 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '边框是高密度树脂翻模，花叶凸起处用毛笔描金再罩清漆，近看有手工的笔触。镜片 5mm 银镜，背面贴防爆膜。',
          en: 'The frame is cast resin, its leaves picked out in gold by brush under clear lacquer. The 5 mm mirror has a safety film.',
        },
        {
          zh: '背后有两个挂孔和一根可拆支架。浴室使用请避开直接淋水的位置。',
          en: 'Two hanging holes and a removable stand at the back. In bathrooms keep it away from direct spray.',
        },
      ],
    },
    {
      key: 'hl-wall-picture-frame',
      store: 'muli',
      category: 'home-decor-wall',
      name: {
        zh: '实木相框挂墙 A4 A3 证书海报装裱 亚克力面板 横竖两用',
        en: 'Solid wood picture frame A4 / A3, acrylic front, hangs both ways',
      },
      sellingPoint: { zh: '推拉背板 换画不用工具', en: 'Slide-out back, no tools needed' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 59,
      weightGrams: 800,
      stock: 940,
      sold: 3301,
      code: 'ML-PF20',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '6 寸', en: '6 inch' } },
            { text: { zh: 'A4', en: 'A4' }, extraYuan: 20 },
            { text: { zh: 'A3', en: 'A3' }, extraYuan: 49 },
            { text: { zh: '40×60cm', en: '40 × 60 cm' }, extraYuan: 98 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '原木', en: 'Oak' } },
            { text: { zh: '黑色', en: 'Black' } },
            { text: { zh: '白色', en: 'White' } },
          ],
        },
      ],
      pictures: ['hl-wall-picture-frame', 'hl-reading', 'hl-room', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '松木', en: 'Pine' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: 'A4 / A3', en: 'A4 / A3' },
          isIndexed: true,
        },
        {
          name: { zh: '厚度', en: 'Thickness' },
          value: { zh: '2 cm', en: '2 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '边条为指接松木，45 度拼角加暗钉，转角严丝合缝。面板是 1.5mm 亚克力，撕掉双面保护膜才是透亮的，别忘了。',
          en: 'Finger-jointed pine with mitred, pinned corners. The 1.5 mm acrylic is clear once both protective films are peeled off.',
        },
        {
          zh: '附白色卡纸一张、无痕钉两枚和水平小贴。图中画芯为示意。',
          en: 'Includes a white mount, two nails and a level sticker. The print shown is an example.',
        },
      ],
    },
    {
      key: 'hl-leather-photo-frame',
      store: 'bottega-arno',
      brand: 'via-dei-conci',
      category: 'home-decor-wall',
      name: {
        zh: '意大利植鞣牛皮相框 手缝包边 办公桌面摆台 5×7 寸',
        en: 'Italian vegetable-tanned leather photo frame, hand-stitched, 5 × 7 in',
      },
      sellingPoint: { zh: '用久了边角会变深', en: 'Deepens at the edges with use' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 398,
      weightGrams: 450,
      stock: 31,
      sold: 64,
      code: 'BA-FR02',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '干邑', en: 'Cognac' }, picture: 'hl-leather-photo-frame-c1' },
            { text: { zh: '墨绿', en: 'Bottle green' }, picture: 'hl-leather-photo-frame-c2' },
          ],
        },
      ],
      pictures: [
        'hl-leather-photo-frame',
        'hl-leather-photo-frame-c1',
        'hl-leather-photo-frame-c2',
        'hl-reading',
        'hl-gift',
      ],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '牛皮', en: 'Leather' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手缝', en: 'Hand-stitched' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '5×7 in', en: '5×7 in' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '用托斯卡纳植鞣牛肩皮包木芯，背面衬麂皮。四角内折后以亚麻蜡线缝合，每厘米三针半，边缘用手工封蜡。',
          en: 'Vegetable-tanned Tuscan shoulder over a wooden core, lined in suede. Corners are folded and stitched in waxed linen, 3.5 stitches per centimetre.',
        },
        {
          zh: '支架可横可竖。皮面会随光照颜色变深，落灰用软布干擦，不要用酒精湿巾。',
          en: 'Stands both ways. The leather darkens in light; dust with a dry cloth, never alcohol wipes.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-mantel-clock',
      store: 'citong',
      category: 'home-decor-wall',
      name: {
        zh: '胡桃木座钟 拱形台钟 静音扫秒机芯 整点报时可关 书房摆件',
        en: 'Walnut arched mantel clock, silent sweep, chime can be switched off',
      },
      sellingPoint: { zh: '夜里自动静声', en: 'Falls silent at night' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '座', en: 'piece' },
      priceYuan: 328,
      weightGrams: 1900,
      stock: 53,
      sold: 188,
      code: 'CT-MC01',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '胡桃', en: 'Walnut' }, picture: 'hl-mantel-clock-c1' },
            { text: { zh: '墨蓝', en: 'Ink blue' }, picture: 'hl-mantel-clock-c2' },
          ],
        },
      ],
      pictures: ['hl-mantel-clock', 'hl-mantel-clock-c1', 'hl-mantel-clock-c2', 'hl-reading', 'hl-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '木', en: 'Wood' }, isIndexed: true },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
        {
          name: { zh: '风格', en: 'Style' },
          value: { zh: '复古', en: 'Vintage' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '24 cm', en: '24 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '外壳用 12mm 胡桃木皮夹板弯拱成形，钟面是凸玻璃，数字为印刷哑金色。扫秒机芯没有滴答声，耳朵贴上去才听得到。',
          en: 'A bent walnut-veneer case with convex glass and matt gold numerals. The sweep movement makes no tick you can hear.',
        },
        {
          zh: '整点敲钟，三档音量加关闭，22 点到次日 6 点光敏自动停。使用两节五号电池，不含。',
          en: 'Chimes on the hour with three volumes and off; a sensor silences it in the dark. Two AA cells, not included.',
        },
      ],
    },
    {
      key: 'hl-twin-bell-alarm',
      store: 'citong',
      category: 'home-decor-wall',
      name: {
        zh: '双铃打铃闹钟 金属机械敲击 学生起床神器 静音夜光床头钟',
        en: 'Twin-bell alarm clock, real hammer, silent movement, night glow',
      },
      sellingPoint: { zh: '铃锤真敲 被窝里也听得见', en: 'A real hammer, heard under the duvet' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 42.8,
      weightGrams: 310,
      stock: 350,
      sold: 2870,
      code: 'CT-AC04',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '正红', en: 'Red' }, picture: 'hl-twin-bell-alarm-c1' },
            { text: { zh: '薄荷', en: 'Mint' }, picture: 'hl-twin-bell-alarm-c2' },
          ],
        },
      ],
      pictures: ['hl-twin-bell-alarm', 'hl-twin-bell-alarm-c1', 'hl-twin-bell-alarm-c2', 'hl-reading', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '金属', en: 'Metal' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '10 cm', en: '10 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '外壳为铁皮烤漆，顶上两只铜色铃碗，打铃约 80 分贝。走时是静音机芯，背后按钮点亮夜灯。',
          en: 'Lacquered steel with two bells struck at about 80 decibels. The movement itself is silent; a button at the back lights the dial.',
        },
        {
          zh: '走时一节五号、打铃两节五号电池，均不含。调针时请顺时针拧，逆拧容易伤齿轮。',
          en: 'One AA for the clock, two for the bell, not included. Set the hands clockwise only.',
        },
      ],
    },
    {
      key: 'hl-beeswax-pillar',
      store: 'chateau-rive',
      brand: 'maison-aubrelle',
      category: 'home-decor-scent',
      name: {
        zh: '法国蜂蜡柱烛 无香烟少 餐桌烛台长明蜡烛 手工浇铸',
        en: 'French beeswax pillar candle, unscented, hand-poured',
      },
      sellingPoint: { zh: '一支能点 45 小时', en: 'Burns about 45 hours' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 98,
      weightGrams: 520,
      stock: 160,
      sold: 455,
      code: 'CR-BW1',
      specs: [
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '10cm', en: '10 cm' } },
            { text: { zh: '15cm', en: '15 cm' }, extraYuan: 38 },
            { text: { zh: '20cm', en: '20 cm' }, extraYuan: 80 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '单支', en: 'Single' } },
            { text: { zh: '三支装', en: 'Set of three' }, extraYuan: 180 },
          ],
        },
      ],
      pictures: ['hl-beeswax-pillar', 'hl-laid-table', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '蜂蜡', en: 'Beeswax' },
          isIndexed: true,
        },
        {
          name: { zh: '香型', en: 'Scent' },
          value: { zh: '无香', en: 'Unscented' },
          isIndexed: true,
        },
        {
          name: { zh: '燃烧时间', en: 'Burning time' },
          value: { zh: '45 h', en: '45 h' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '波尔多乡间养蜂人的蜂蜡，过滤后 65℃ 浇进锡模，冷却一夜再脱模。颜色从浅黄到蜜色，随花期不同。',
          en: 'Wax from beekeepers around Bordeaux, filtered, poured at 65 °C into tin moulds and left overnight. Colour varies with the season.',
        },
        {
          zh: '第一次请点到蜡面全部融化再熄，以后不会凹心。烛芯修到 5mm 以内，底下垫耐热盘，离开房间时熄灭。',
          en: 'Let the whole surface melt on first use. Keep the wick under 5 mm, place on a heatproof dish and put it out when you leave.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-terracotta-oil-lamp',
      store: 'java-shore',
      brand: 'kayu-pesisir',
      category: 'home-decor-scent',
      name: {
        zh: '印尼手捏陶油灯 酥油灯盏 茶席禅意烛台 可放茶蜡',
        en: 'Hand-pinched Indonesian clay lamp for oil or tea lights',
      },
      sellingPoint: { zh: '指痕还留在灯沿上', en: "The maker's fingerprints remain" },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 36,
      weightGrams: 280,
      stock: 410,
      sold: 780,
      code: 'JS-OL5',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '陶红', en: 'Terracotta' }, picture: 'hl-terracotta-oil-lamp-c1' },
            { text: { zh: '海青', en: 'Sea green' }, picture: 'hl-terracotta-oil-lamp-c2' },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '单只', en: 'Single' } },
            { text: { zh: '四只装', en: 'Set of four' }, extraYuan: 96 },
          ],
        },
      ],
      pictures: [
        'hl-terracotta-oil-lamp',
        'hl-terracotta-oil-lamp-c1',
        'hl-terracotta-oil-lamp-c2',
        'hl-glow',
        'hl-gift',
      ],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶', en: 'Clay' }, isIndexed: true },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手捏', en: 'Hand-pinched' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '10 cm', en: '10 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '陶土捏成水滴形，内壁施一层透明釉，灯油不会渗。外壁不上釉，握着有沙粒感。',
          en: 'Pinched into a drop shape, glazed inside so oil does not seep, left rough outside.',
        },
        {
          zh: '倒入八分满植物油，放一根棉芯即可点燃约四小时；也可以直接放标准茶蜡。点燃后灯身会热，请勿移动。',
          en: 'Fill with vegetable oil, add a cotton wick and it burns about four hours; a tea light fits too. It gets hot, do not move it while lit.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-reed-diffuser',
      store: 'chateau-rive',
      brand: 'maison-aubrelle',
      category: 'home-decor-scent',
      name: {
        zh: '无火香薰精油瓶 波尔多葡萄藤与无花果叶 藤条扩香 客厅卫生间 200ml',
        en: 'Reed diffuser, vine leaf and fig, 200 ml',
      },
      sellingPoint: { zh: '香气清淡 二十平米刚好', en: 'Light scent for about 20 m²' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 268,
      weightGrams: 620,
      stock: 84,
      sold: 351,
      code: 'CR-RD7',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '葡萄藤', en: 'Vine leaf' }, picture: 'hl-reed-diffuser-c1' },
            { text: { zh: '无花果', en: 'Fig' }, picture: 'hl-reed-diffuser-c2' },
            {
              text: { zh: '海盐雪松', en: 'Sea salt and cedar' },
              picture: 'hl-reed-diffuser-c3',
              soldOut: true,
            },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [{ text: { zh: '100ml', en: '100 ml' } }, { text: { zh: '200ml', en: '200 ml' }, extraYuan: 110 }],
        },
      ],
      pictures: ['hl-reed-diffuser', 'hl-reed-diffuser-c1', 'hl-reed-diffuser-c2', 'hl-flowers', 'hl-gift'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '100–200 ml', en: '100–200 ml' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '玻璃', en: 'Glass' },
          isIndexed: true,
        },
        {
          name: { zh: '香型', en: 'Scent' },
          value: { zh: '草木', en: 'Green and woody' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '香精由格拉斯的调香师配制，酒精基，挥发均匀。瓶身为压纹玻璃，配八根天然藤条，插得越多香气越浓。',
          en: 'Blended in Grasse on an alcohol base. The ribbed glass bottle comes with eight reeds: the more you use, the stronger the scent.',
        },
        {
          zh: '每周把藤条翻面一次。200ml 约可用三个月。请放在宠物和孩子碰不到的台面，洒出立即擦净以免伤漆。',
          en: 'Turn the reeds weekly; 200 ml lasts about three months. Keep away from pets and children and wipe spills at once.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'hl-rubber-plant',
      store: 'muli',
      category: 'home-decor-plant',
      name: {
        zh: '盆栽橡皮树绿植 带陶盆托盘 客厅阳台好养耐阴观叶植物',
        en: 'Potted rubber plant with terracotta pot and saucer',
      },
      sellingPoint: { zh: '十天浇一次 忘了也不要紧', en: 'Water every ten days, forgiving' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '株', en: 'plant' },
      priceYuan: 79,
      listPriceYuan: 99,
      weightGrams: 4200,
      stock: 145,
      sold: 620,
      code: 'ML-PL02',
      specs: [
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '30cm', en: '30 cm' } },
            { text: { zh: '50cm', en: '50 cm' }, extraYuan: 60 },
            { text: { zh: '90cm', en: '90 cm' }, soldOut: true, extraYuan: 180 },
          ],
        },
      ],
      pictures: ['hl-rubber-plant', 'hl-room', 'hl-flowers'],
      params: [
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '真植物', en: 'Live plant' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
        {
          name: { zh: '盆径', en: 'Pot diameter' },
          value: { zh: '15–24 cm', en: '15–24 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '顺德花圃现起现发，带原土和红陶盆，盆底有孔配托盘。叶片厚，路上三四天不见光没问题，到家后先放阴凉处缓一周。',
          en: 'Sent from the nursery in Shunde with its soil, a drained clay pot and saucer. Its thick leaves survive a few dark days; rest it in shade for a week.',
        },
        {
          zh: '见干见湿，夏天避开正午直晒，冬天不低于 8℃。如收到时断枝或冻伤，请在 24 小时内拍照联系。',
          en: 'Let the soil dry between waterings, avoid midday sun and keep above 8 °C. Report broken stems within 24 hours.',
        },
      ],
    },
    {
      key: 'hl-cactus-lamp-pot',
      store: 'muli',
      category: 'home-decor-plant',
      name: {
        zh: '仿真仙人掌摆件 树脂盆 不用浇水 店铺橱窗拍照道具',
        en: 'Artificial cactus in resin pot, no watering, for display',
      },
      sellingPoint: { zh: '刺是软的 放心摸', en: 'Soft spines, safe to touch' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 35.9,
      weightGrams: 650,
      stock: 680,
      sold: 1933,
      code: 'ML-PL09',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单株', en: 'Single' } },
            { text: { zh: '三株组合', en: 'Group of three' }, extraYuan: 26 },
          ],
        },
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '22cm', en: '22 cm' } },
            { text: { zh: '38cm', en: '38 cm' }, extraYuan: 24 },
            { text: { zh: '70cm', en: '70 cm' }, extraYuan: 110 },
          ],
        },
      ],
      pictures: ['hl-cactus-lamp-pot', 'hl-flowers', 'hl-box'],
      params: [
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '仿真', en: 'Artificial' },
          isIndexed: true,
        },
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PE', en: 'PE' }, isIndexed: true },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '22–70 cm', en: '22–70 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: 'PE 材质一次吹塑，表面植了短绒毛，远看几乎分辨不出。盆里灌了水泥配重，风扇吹不倒。',
          en: 'Blow-moulded PE with short flock, hard to tell from real. The pot is weighted with cement.',
        },
        {
          zh: '落灰后用花洒冲净晾干即可。70cm 款分两段插接，方便搬运。',
          en: 'Rinse dust off with a shower. The 70 cm size comes in two plug-in parts.',
        },
      ],
    },
    {
      key: 'hl-silk-bouquet',
      store: 'wujiang',
      brand: 'subo-textile',
      category: 'home-decor-plant',
      name: {
        zh: '真丝绢花花束 手揉花瓣 牡丹绣球混搭 婚礼客厅插花 不掉色',
        en: 'Silk flower bouquet, hand-shaped peony and hydrangea',
      },
      sellingPoint: { zh: '一朵牡丹三十六片花瓣', en: 'Thirty-six petals in one peony' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '束', en: 'bunch' },
      priceYuan: 128,
      weightGrams: 480,
      stock: 210,
      sold: 517,
      code: 'WJ-SF3',
      specs: [
        {
          name: { zh: '色系', en: 'Palette' },
          values: [
            { text: { zh: '玫粉', en: 'Rose' }, picture: 'hl-silk-bouquet-c1' },
            { text: { zh: '香槟', en: 'Champagne' }, picture: 'hl-silk-bouquet-c2' },
          ],
        },
      ],
      pictures: ['hl-silk-bouquet', 'hl-silk-bouquet-c1', 'hl-silk-bouquet-c2', 'hl-flowers', 'hl-threads'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '桑蚕丝', en: 'Mulberry silk' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手工', en: 'Handmade' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '仿真', en: 'Artificial' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '用织造剩下的素绉缎上浆、染色，再用热铁球一片片烫出弧度。花茎为包丝铁线，可以弯折造型。',
          en: 'Offcuts of crepe satin are starched, dyed and shaped petal by petal with a heated iron ball. The wired stems bend.',
        },
        {
          zh: '一束九枝，高约 42cm，不含花瓶。丝面怕水，落灰用吹风机冷风档吹净。',
          en: 'Nine stems, about 42 cm, vase not included. Keep dry; blow dust off with cold air.',
        },
      ],
    },
    {
      key: 'hl-rattan-hamper',
      store: 'siam-orchard',
      brand: 'baan-wai-rattan',
      category: 'home-living-storage',
      name: {
        zh: '泰国手编藤篮 带提梁 野餐面包水果收纳篮 可拆棉麻内衬',
        en: 'Thai hand-woven rattan basket with removable linen liner',
      },
      sellingPoint: { zh: '三股藤绞边 提重不散', en: 'Three-strand rim holds weight' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 186,
      weightGrams: 1600,
      stock: 240,
      sold: 407,
      code: 'SO-BK06',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '原藤', en: 'Natural' }, picture: 'hl-rattan-hamper-c1' },
            { text: { zh: '深茶', en: 'Dark tea' }, picture: 'hl-rattan-hamper-c2' },
            { text: { zh: '蜜橙', en: 'Honey' }, picture: 'hl-rattan-hamper-c3' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '小 28cm', en: 'Small, 28 cm' } },
            { text: { zh: '中 34cm', en: 'Medium, 34 cm' }, extraYuan: 45 },
            { text: { zh: '大 42cm', en: 'Large, 42 cm' }, extraYuan: 110 },
          ],
        },
      ],
      pictures: ['hl-rattan-hamper', 'hl-rattan-hamper-c1', 'hl-rattan-hamper-c2', 'hl-laundry', 'hl-laid-table'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '藤', en: 'Rattan' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手编', en: 'Hand-woven' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '28–42 cm', en: '28–42 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '藤条用水泡一天后趁软编织，篮身人字纹，口沿三股绞边。提梁是整根粗藤火烤弯成，两端插进篮身再用藤皮缠死。',
          en: 'Canes are soaked for a day and woven in herringbone; the handle is one thick cane bent over fire and bound into the body.',
        },
        {
          zh: '内衬用按扣固定，可拆下手洗。新藤有轻微草木味，通风两三天即散。',
          en: 'The liner snaps out for washing. A light grassy smell fades in a few days.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'hl-wire-waste-bin',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-living-storage',
      name: {
        zh: '铁艺网格废纸篓 办公室卧室垃圾桶 无盖大口径 烤漆防锈',
        en: 'Wire mesh waste basket, open top, powder-coated steel',
      },
      sellingPoint: { zh: '压圈卡住袋子 不外露', en: 'Ring hides the bag' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 26.8,
      weightGrams: 520,
      stock: 1900,
      sold: 8120,
      code: 'GZ-WB1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '银灰', en: 'Silver' }, picture: 'hl-wire-waste-bin-c1' },
            { text: { zh: '香槟金', en: 'Champagne' }, picture: 'hl-wire-waste-bin-c2' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '8L', en: '8 L' } },
            { text: { zh: '12L', en: '12 L' }, extraYuan: 8 },
            { text: { zh: '16L', en: '16 L' }, extraYuan: 17 },
          ],
        },
      ],
      pictures: ['hl-wire-waste-bin', 'hl-wire-waste-bin-c1', 'hl-wire-waste-bin-c2', 'hl-laundry', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '碳钢', en: 'Carbon steel' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '8–16 L', en: '8–16 L' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '办公室', en: 'Office' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '1.2mm 铁丝点焊成菱形网，桶底为整块冲压钢板，不漏纸屑。表面静电喷粉，指甲刮不掉。',
          en: 'Spot-welded 1.2 mm wire over a solid pressed base, powder-coated.',
        },
        {
          zh: '酒店和写字楼采购 10 只起，可按房号贴标发货。同尺寸可套叠，外箱 20 只。',
          en: 'For hotels and offices from ten pieces, labels by room on request. Nest for shipping, 20 to a carton.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 26.8 },
        { pieces: 50, priceYuan: 23.5 },
        { pieces: 200, priceYuan: 19.9 },
      ],
    },
    {
      key: 'hl-folding-bucket',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-living-storage',
      name: {
        zh: '加厚手提水桶 家用拖地洗车钓鱼桶 PP 料带刻度倒水嘴',
        en: 'Heavy-duty bucket with scale and pouring lip, 10 to 20 L',
      },
      sellingPoint: { zh: '装满水提着不变形', en: 'Keeps its shape when full' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 32,
      weightGrams: 610,
      stock: 1280,
      sold: 5440,
      code: 'GZ-BK5',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蓝色', en: 'Blue' }, picture: 'hl-folding-bucket-c1' },
            { text: { zh: '绿色', en: 'Green' }, picture: 'hl-folding-bucket-c2' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '10L', en: '10 L' } },
            { text: { zh: '15L', en: '15 L' }, extraYuan: 8 },
            { text: { zh: '20L', en: '20 L' }, extraYuan: 15 },
          ],
        },
      ],
      pictures: ['hl-folding-bucket', 'hl-folding-bucket-c1', 'hl-folding-bucket-c2', 'hl-laundry', 'hl-box'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP', en: 'PP' }, isIndexed: true },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '10–20 L', en: '10–20 L' },
          isIndexed: true,
        },
        {
          name: { zh: '壁厚', en: 'Wall thickness' },
          value: { zh: '2.6 mm', en: '2.6 mm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '桶壁 2.6mm，口沿加两道筋，成年人可以倒扣当凳子坐。提手是镀锌钢丝套圆滑手柄，不勒手。',
          en: '2.6 mm walls with a double rim: turned over it serves as a stool. The galvanised handle has a smooth grip.',
        },
        {
          zh: '内壁每升一道刻度，配洗衣液、洗车液都方便。可耐 80℃ 热水，不要装开水。',
          en: 'Marked at every litre. Takes water up to 80 °C, not boiling.',
        },
      ],
    },
    {
      key: 'hl-desk-card-box',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-living-storage',
      name: {
        zh: '桌面文件收纳盒 卡片票据分类箱 带索引夹 家庭证件保险单整理',
        en: 'Desktop document box with index tabs for cards and papers',
      },
      sellingPoint: { zh: '十二分区 找票不翻箱', en: 'Twelve sections, no rummaging' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 68,
      weightGrams: 1300,
      stock: 420,
      sold: 1108,
      code: 'GZ-DB4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '黛紫', en: 'Dusk violet' }, picture: 'hl-desk-card-box-c1' },
            { text: { zh: '湖蓝', en: 'Lake blue' }, picture: 'hl-desk-card-box-c2' },
          ],
        },
        {
          name: { zh: '规格', en: 'Specification' },
          values: [{ text: { zh: 'A5', en: 'A5' } }, { text: { zh: 'A4', en: 'A4' }, extraYuan: 25 }],
        },
      ],
      pictures: ['hl-desk-card-box', 'hl-desk-card-box-c1', 'hl-desk-card-box-c2', 'hl-reading', 'hl-box'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP', en: 'PP' }, isIndexed: true },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: 'A4 / A5', en: 'A4 / A5' },
          isIndexed: true,
        },
        { name: { zh: '适用空间', en: 'Room' }, value: { zh: '书房', en: 'Study' }, isIndexed: true },
      ],
      description: [
        {
          zh: '盒体 2mm PP 板折合，盖子磁吸。内配 12 片索引夹和可写标签，户口本、保单、说明书各归一格。',
          en: 'A 2 mm PP box with magnetic lid, twelve index tabs and writable labels for passports, policies and manuals.',
        },
        {
          zh: '顶部提手可提 5kg。平板发货，按折线对折、扣上六颗按扣即成。',
          en: 'The handle carries 5 kg. Ships flat; fold along the lines and close six snaps.',
        },
      ],
    },
    {
      key: 'hl-iron-pan',
      store: 'muli',
      brand: 'chenchui',
      category: 'home-living-kitchen',
      name: {
        zh: '精铁平底煎锅 26cm 无涂层 厚底不粘 煎蛋牛排 燃气电磁炉通用',
        en: 'Uncoated iron frying pan 26 cm, for gas and induction',
      },
      sellingPoint: { zh: '开好锅 鸡蛋会滑', en: 'Seasoned well, eggs slide' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '口', en: 'piece' },
      priceYuan: 168,
      listPriceYuan: 218,
      weightGrams: 1650,
      stock: 330,
      sold: 2780,
      code: 'CC-IP26',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '20cm', en: '20 cm' } },
            { text: { zh: '24cm', en: '24 cm' }, extraYuan: 30 },
            { text: { zh: '26cm', en: '26 cm' }, extraYuan: 45 },
            { text: { zh: '28cm', en: '28 cm' }, extraYuan: 60 },
          ],
        },
        {
          name: { zh: '配件', en: 'Accessory' },
          values: [
            { text: { zh: '单锅', en: 'Pan only' } },
            { text: { zh: '带玻璃盖', en: 'With glass lid' }, extraYuan: 39 },
          ],
        },
      ],
      pictures: ['hl-iron-pan', 'hl-stove', 'hl-laid-table'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '精铁', en: 'Iron' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '20–28 cm', en: '20–28 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '炉灶', en: 'Hob' },
          value: { zh: '燃气、电磁炉', en: 'Gas and induction' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '2.5mm 精铁板整体冲压，表面经高温氮化，比普通铁锅耐锈。木柄榫接不锈钢套管，可拆下整锅进烤箱。',
          en: 'Pressed from 2.5 mm iron and nitrided against rust. The wooden handle comes off so the pan can go in the oven.',
        },
        {
          zh: '首次使用请用肥肉擦锅，小火十分钟。洗后烧干抹一层薄油。不要用洗碗机，也不要用来煮酸汤过夜。',
          en: 'Season with fat over low heat for ten minutes. After washing, dry on the flame and oil thinly. No dishwasher, no acid soups overnight.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-stew-pot',
      store: 'muli',
      brand: 'chenchui',
      category: 'home-living-kitchen',
      name: {
        zh: '珐琅铸铁炖锅 22cm 双耳厚盖 煲汤炖肉煮粥 家用小汤锅',
        en: 'Enamelled cast-iron stew pot 22 cm with heavy lid',
      },
      sellingPoint: { zh: '盖内水珠自回淋', en: 'Lid drips moisture back' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '口', en: 'piece' },
      priceYuan: 239,
      weightGrams: 3800,
      stock: 140,
      sold: 904,
      code: 'CC-SP22',
      specs: [
        {
          name: { zh: '盖钮', en: 'Lid knob' },
          values: [
            { text: { zh: '不锈钢', en: 'Steel knob' } },
            { text: { zh: '胡桃木', en: 'Walnut knob' }, extraYuan: 15 },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '20cm', en: '20 cm' } },
            { text: { zh: '22cm', en: '22 cm' }, extraYuan: 40 },
            { text: { zh: '26cm', en: '26 cm' }, extraYuan: 120 },
          ],
        },
      ],
      pictures: ['hl-stew-pot', 'hl-stove', 'hl-laid-table'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铸铁珐琅', en: 'Enamelled cast iron' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '20–26 cm', en: '20–26 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '炉灶', en: 'Hob' },
          value: { zh: '燃气、电磁炉', en: 'Gas and induction' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '砂模铸造，内外两层珐琅高温烧结。锅盖内侧有 60 个小凸点，水汽凝成水珠均匀落回食材，炖两小时汤汁也不见少。',
          en: 'Sand-cast and enamelled twice. Sixty bumps inside the lid return condensation evenly, so little liquid is lost in two hours.',
        },
        {
          zh: '中小火即可，忌空烧后冲冷水。粘底用小苏打水煮开浸泡，不要用钢丝球。附隔热耳套一对。',
          en: 'Use low to medium heat and never shock a hot pot with cold water. Soak stuck food with baking soda. A pair of handle sleeves included.',
        },
      ],
    },
    {
      key: 'hl-chef-knife',
      store: 'muli',
      brand: 'chenchui',
      category: 'home-living-kitchen',
      name: {
        zh: '三合钢厨师刀 7 寸 乌木柄 锋利切肉切菜家用菜刀',
        en: "Three-layer steel chef's knife 7 in, ebony handle",
      },
      sellingPoint: { zh: '出厂手磨 切纸不卷', en: 'Hand-honed, slices paper' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 139,
      weightGrams: 320,
      stock: 260,
      sold: 1541,
      code: 'CC-KN7',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '厨师刀 7 寸', en: 'Chef 7 in' } },
            { text: { zh: '小三德 6.5 寸', en: 'Santoku 6.5 in' } },
            { text: { zh: '水果刀 5 寸', en: 'Paring 5 in' } },
            { text: { zh: '三件套', en: 'Set of three' }, extraYuan: 220 },
          ],
        },
      ],
      pictures: ['hl-chef-knife', 'hl-stove', 'hl-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '三合钢', en: 'Three-layer steel' },
          isIndexed: true,
        },
        {
          name: { zh: '刀长', en: 'Blade length' },
          value: { zh: '5–7 in', en: '5–7 in' },
          isIndexed: true,
        },
        {
          name: { zh: '硬度', en: 'Hardness' },
          value: { zh: 'HRC 58±1', en: 'HRC 58±1' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '刃芯为高碳不锈钢，两侧夹软钢，磨的时候省力，磕到骨头也不易崩。刀背打圆，握前指不硌。',
          en: 'A high-carbon core between softer steel is easy to sharpen and resists chipping. The spine is rounded where the finger rests.',
        },
        {
          zh: '用后立即洗净擦干，插刀架不要扔水槽。砍冻肉和大骨请用斩骨刀。快递收件需本人签收。',
          en: 'Wash and dry at once. Not for frozen meat or large bones. Signature required on delivery.',
        },
      ],
    },
    {
      key: 'hl-pantry-jar-set',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-living-kitchen',
      name: {
        zh: '高硼硅玻璃密封罐 厨房五谷杂粮茶叶储物罐 竹盖硅胶圈 三只装',
        en: 'Borosilicate storage jars with bamboo lids, set of three',
      },
      sellingPoint: { zh: '竹盖压到底 倒过来不洒', en: 'Press the lid, turn it over, nothing spills' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 49.9,
      weightGrams: 1800,
      stock: 640,
      sold: 3990,
      code: 'GZ-PJ6',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '500ml×3', en: '3 × 500 ml' } },
            { text: { zh: '800ml×3', en: '3 × 800 ml' }, extraYuan: 15 },
            { text: { zh: '1200ml×3', en: '3 × 1200 ml' }, extraYuan: 34 },
          ],
        },
      ],
      pictures: ['hl-pantry-jar-set', 'hl-stove', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '玻璃', en: 'Glass' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '500–1200 ml', en: '500–1200 ml' },
          isIndexed: true,
        },
        { name: { zh: '盖子', en: 'Lid' }, value: { zh: '竹', en: 'Bamboo' }, isIndexed: false },
      ],
      description: [
        {
          zh: '罐身高硼硅玻璃，薄而轻，可以进洗碗机。盖子是整块楠竹车圆，套三道硅胶圈，拉开时有“啵”的一声。',
          en: 'Light borosilicate bodies go in the dishwasher. The bamboo lids carry three silicone rings and open with a pop.',
        },
        {
          zh: '竹盖请勿浸泡，擦干晾着即可。盖子发紧可在硅胶圈上抹一点食用油。',
          en: 'Do not soak the lids. If they feel tight, rub a drop of oil on the rings.',
        },
      ],
    },
    {
      key: 'hl-broom-set',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-living-clean',
      name: {
        zh: '扫把簸箕套装 高粱苗手扎扫帚 不粘头发 木柄加长',
        en: 'Sorghum broom and dustpan set with long wooden handle',
      },
      sellingPoint: { zh: '细软苗尖 扫得起面粉', en: 'Fine tips that sweep up flour' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 58,
      weightGrams: 1150,
      stock: 620,
      sold: 3105,
      code: 'GZ-BR2',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单扫帚', en: 'Broom only' } },
            { text: { zh: '扫帚加簸箕', en: 'Broom and dustpan' }, extraYuan: 26 },
            { text: { zh: '加桌面小刷', en: 'Plus table brush' }, extraYuan: 38 },
          ],
        },
      ],
      pictures: ['hl-broom-set', 'hl-laundry', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '高粱苗', en: 'Sorghum' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '118 cm', en: '118 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '室内', en: 'Indoor' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '选当年的高粱苗，硫磺熏制的一律不用，晒干后用尼龙线扎七道。苗尖软，贴着踢脚线也扫得干净。',
          en: "This year's sorghum, sun-dried without sulphur and bound seven times with nylon. The soft tips reach along skirting boards.",
        },
        {
          zh: '新扫帚前两次会掉少量碎苗，属正常。用后挂起来，不要杵在地上，苗才不会弯。',
          en: 'A few bits fall in the first uses. Hang it up so the tips stay straight.',
        },
      ],
    },
    {
      key: 'hl-wood-pulp-sponge',
      store: 'muli',
      brand: 'guizhi',
      category: 'home-living-clean',
      name: {
        zh: '木浆棉洗碗海绵 压缩片遇水膨胀 厨房去油百洁布 12 片装',
        en: 'Cellulose dish sponges, compressed, pack of 12',
      },
      sellingPoint: { zh: '干了变硬 湿了变软', en: 'Hard when dry, soft when wet' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 15.9,
      listPriceYuan: 19.9,
      weightGrams: 120,
      stock: 4800,
      sold: 22870,
      code: 'GZ-SG8',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单面', en: 'Plain' } },
            { text: { zh: '带百洁布', en: 'With scourer' }, extraYuan: 4 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '6 片', en: '6 pieces' } },
            { text: { zh: '12 片', en: '12 pieces' }, extraYuan: 8 },
            { text: { zh: '24 片', en: '24 pieces' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['hl-wood-pulp-sponge', 'hl-laundry', 'hl-stove'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '木浆棉', en: 'Cellulose' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '12 片', en: '12 pieces' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '厨房', en: 'Kitchen' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '发货时是 2mm 薄片，遇水涨到 2cm 厚。孔隙细，挤一泵洗洁精能洗一整桌碗，拧干后一夜就干透，不容易有味道。',
          en: 'Shipped as 2 mm sheets that swell to 2 cm. One pump of soap does a whole table, and a wrung sponge dries overnight.',
        },
        {
          zh: '建议一片用两周左右。不可微波加热，不可用含氯漂白水浸泡。',
          en: 'Replace about every two weeks. No microwave, no chlorine bleach.',
        },
      ],
    },
    {
      key: 'hl-bamboo-tissue',
      store: 'minshan',
      brand: 'guizhi',
      category: 'home-living-clean',
      name: {
        zh: '本色竹浆卷纸 四层加厚 无芯卫生纸 12 卷家庭装 不掉屑',
        en: 'Unbleached bamboo toilet rolls, four-ply, coreless, 12 rolls',
      },
      sellingPoint: { zh: '慈竹纸浆 原色不漂', en: 'Bamboo pulp, natural colour' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '提', en: 'pack' },
      priceYuan: 29.9,
      weightGrams: 2100,
      stock: 2300,
      sold: 15260,
      code: 'MS-TP9',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '12 卷', en: '12 rolls' } },
            { text: { zh: '24 卷', en: '24 rolls' }, extraYuan: 27 },
            { text: { zh: '36 卷', en: '36 rolls' }, extraYuan: 52 },
          ],
        },
      ],
      pictures: ['hl-bamboo-tissue', 'hl-laundry', 'hl-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '竹浆', en: 'Bamboo pulp' },
          isIndexed: true,
        },
        { name: { zh: '层数', en: 'Ply' }, value: { zh: '4 层', en: '4-ply' }, isIndexed: true },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '12 卷', en: '12 rolls' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '原料为四川慈竹与部分毛竹，不加漂白剂，所以是浅麦色。每卷净重 140g，四层压花不易散，撕口整齐。',
          en: 'Pulped from bamboo without bleach, hence the wheat colour. Each roll weighs 140 g net; four embossed layers tear cleanly.',
        },
        {
          zh: '可溶于水，坐便器可直接冲。请放在干燥处，开封后用夹子封口。',
          en: 'Breaks up in water. Store dry and clip the pack closed.',
        },
      ],
    },
    {
      key: 'hl-silk-throw',
      store: 'wujiang',
      brand: 'subo-textile',
      category: 'home-living-textile',
      name: {
        zh: '蚕丝羊毛混纺盖毯 沙发午睡毯 流苏边 130×170cm 四季披毯',
        en: 'Silk and wool throw with fringe, 130 × 170 cm',
      },
      sellingPoint: { zh: '三成桑蚕丝 不扎脖子', en: 'Thirty percent silk, no itch' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '条', en: 'piece' },
      priceYuan: 459,
      listPriceYuan: 560,
      weightGrams: 480,
      stock: 62,
      sold: 205,
      code: 'WJ-TH2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '胭脂', en: 'Rouge' }, picture: 'hl-silk-throw-c1' },
            { text: { zh: '黛蓝', en: 'Ink blue' }, picture: 'hl-silk-throw-c2' },
            { text: { zh: '秋香', en: 'Olive gold' }, picture: 'hl-silk-throw-c3' },
          ],
        },
      ],
      pictures: ['hl-silk-throw', 'hl-silk-throw-c1', 'hl-silk-throw-c2', 'hl-threads', 'hl-room'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '桑蚕丝、羊毛', en: 'Silk and wool' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '130×170 cm', en: '130×170 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '经线用 30% 桑蚕丝，纬线用 70% 细羊毛，斜纹织造后轻度缩绒，拎起来垂而不板。流苏一根根手捻。',
          en: 'Silk warp and fine wool weft, woven in twill and lightly felted, so it drapes. The fringe is twisted by hand.',
        },
        {
          zh: '请干洗，或用羊毛洗涤剂冷水平铺手洗，不可拧。存放时垫薄纸、放樟木片。',
          en: 'Dry-clean, or hand-wash flat in cold water. Store with tissue and cedar.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'hl-chunky-blanket',
      store: 'wujiang',
      brand: 'subo-textile',
      category: 'home-living-textile',
      name: { zh: '粗棒针手织毯 冰岛纱 北欧床尾毯沙发搭毯 拍照背景', en: 'Chunky knitted blanket for sofa or bed end' },
      sellingPoint: { zh: '一针有手指那么粗', en: 'Stitches as thick as a finger' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '条', en: 'piece' },
      priceYuan: 228,
      weightGrams: 1900,
      stock: 0,
      sold: 874,
      code: 'WJ-KB4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'hl-chunky-blanket-c1' },
            { text: { zh: '驼色', en: 'Camel' }, picture: 'hl-chunky-blanket-c2' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '80×100cm', en: '80 × 100 cm' } },
            { text: { zh: '120×150cm', en: '120 × 150 cm' }, extraYuan: 160 },
          ],
        },
      ],
      pictures: ['hl-chunky-blanket', 'hl-chunky-blanket-c1', 'hl-chunky-blanket-c2', 'hl-threads', 'hl-room'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '腈纶', en: 'Acrylic' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手织', en: 'Hand-knitted' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '80–120 cm', en: '80–120 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '用 2cm 粗的空心管纱徒手编织，中间填聚酯纤维，蓬松不沉。针目大，猫狗容易勾，养宠请留意。',
          en: 'Knitted by hand from a 2 cm tube yarn filled with polyester: thick but light. Pets may catch the big stitches.',
        },
        {
          zh: '装洗衣袋后轻柔机洗，平铺晾干。刚收到有压痕，抖开挂半天就蓬起来。',
          en: 'Machine-wash gently in a bag and dry flat. Shake it out on arrival.',
        },
      ],
    },
    {
      key: 'hl-linen-curtain',
      store: 'wujiang',
      brand: 'subo-textile',
      category: 'home-living-textile',
      name: {
        zh: '亚麻窗帘成品 半遮光透气 客厅卧室飘窗纱 挂钩打孔两用 单片',
        en: 'Linen curtain, semi-sheer, hook or eyelet top, single panel',
      },
      sellingPoint: { zh: '日光滤成一层暖雾', en: 'Turns sunlight into a warm haze' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '片', en: 'piece' },
      priceYuan: 138,
      weightGrams: 1400,
      stock: 175,
      sold: 566,
      code: 'WJ-CT8',
      specs: [
        {
          name: { zh: '宽×高', en: 'Width × height' },
          values: [
            { text: { zh: '1.5×2.0m', en: '1.5 × 2.0 m' } },
            { text: { zh: '1.5×2.7m', en: '1.5 × 2.7 m' }, extraYuan: 45 },
            { text: { zh: '2.0×2.7m', en: '2.0 × 2.7 m' }, extraYuan: 90 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '本白', en: 'Off-white' } },
            { text: { zh: '浅麻', en: 'Flax' } },
            { text: { zh: '雾青', en: 'Mist green' } },
          ],
        },
      ],
      pictures: ['hl-linen-curtain', 'hl-threads', 'hl-room'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '亚麻', en: 'Linen' },
          isIndexed: true,
        },
        {
          name: { zh: '适用空间', en: 'Room' },
          value: { zh: '客厅', en: 'Living room' },
          isIndexed: true,
        },
        {
          name: { zh: '克重', en: 'Fabric weight' },
          value: { zh: '210 g/m²', en: '210 g/m²' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '55% 亚麻与棉混纺，先水洗再裁剪，成品缩水率在 2% 以内。帘头内衬无纺布，缝双线，褶子挺。',
          en: 'A 55 percent linen blend, washed before cutting so shrinkage stays under 2 percent. The stiffened header keeps its folds.',
        },
        {
          zh: '请按轨道宽度的两倍下单，例如三米窗买四片 1.5 米。附挂钩，罗马杆款请选打孔。图中窗户为示意。',
          en: 'Order twice the track width. Hooks included; choose eyelets for a pole. The window is for illustration.',
        },
      ],
    },
  ],
};
