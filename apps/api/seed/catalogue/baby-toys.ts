import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'baby-toys',
      name: { zh: '母婴玩具', en: 'Baby & Toys' },
      picture: 'bt-teddy-bear',
      aliases: ['母婴', '玩具', '儿童'],
      children: [
        {
          key: 'baby-nursing',
          name: { zh: '喂养洗护', en: 'Feeding & care' },
          picture: 'bt-ppsu-bottle',
          aliases: ['宝宝用品'],
          children: [
            {
              key: 'baby-nursing-bottle',
              name: { zh: '奶瓶水杯', en: 'Bottles & cups' },
              picture: 'bt-ppsu-bottle',
              commissionRate: 5,
              aliases: ['奶瓶', '学饮杯', '吸管杯'],
            },
            {
              key: 'baby-nursing-tableware',
              name: { zh: '餐具围兜', en: 'Tableware & bibs' },
              picture: 'bt-silicone-bowl',
              commissionRate: 6,
              aliases: ['儿童碗', '辅食碗', '训练勺'],
            },
            {
              key: 'baby-nursing-food',
              name: { zh: '辅食零食', en: 'Baby food & snacks' },
              picture: 'bt-french-puree',
              commissionRate: 5,
              aliases: ['果泥', '米饼', '溶豆'],
            },
            {
              key: 'baby-nursing-wash',
              name: { zh: '洗护沐浴', en: 'Bath & skin' },
              picture: 'bt-camellia-lotion',
              commissionRate: 6,
              aliases: ['沐浴露', '润肤乳', '浴盆'],
            },
            {
              key: 'baby-nursing-diaper',
              name: { zh: '尿裤湿巾', en: 'Diapers & wipes' },
              picture: 'bt-thin-diaper',
              commissionRate: 4,
              aliases: ['纸尿裤', '拉拉裤', '湿巾'],
            },
          ],
        },
        {
          key: 'baby-wear',
          name: { zh: '童装童鞋', en: 'Clothes & shoes' },
          picture: 'bt-cotton-tee',
          children: [
            {
              key: 'baby-wear-clothes',
              name: { zh: '童装', en: 'Clothes' },
              picture: 'bt-cotton-tee',
              commissionRate: 6,
              aliases: ['连衣裙', 'T恤', '外套'],
            },
            {
              key: 'baby-wear-shoes',
              name: { zh: '童鞋', en: 'Shoes' },
              picture: 'bt-mesh-sneaker',
              commissionRate: 6,
              aliases: ['运动鞋', '学步鞋', '凉鞋'],
            },
            {
              key: 'baby-wear-accessories',
              name: { zh: '袜帽配饰', en: 'Socks & hats' },
              picture: 'bt-combed-socks',
              commissionRate: 7,
              aliases: ['童袜', '遮阳帽', '围巾'],
            },
          ],
        },
        {
          key: 'baby-toys-play',
          name: { zh: '玩具', en: 'Toys' },
          picture: 'bt-teddy-bear',
          children: [
            {
              key: 'baby-toys-plush',
              name: { zh: '毛绒玩偶', en: 'Plush toys' },
              picture: 'bt-teddy-bear',
              commissionRate: 7,
              aliases: ['玩偶', '公仔', '抱枕'],
            },
            {
              key: 'baby-toys-blocks',
              name: { zh: '积木桌游', en: 'Blocks & games' },
              picture: 'bt-wood-puzzle',
              commissionRate: 6,
              aliases: ['拼图', '积木', '棋牌'],
            },
            {
              key: 'baby-toys-vehicles',
              name: { zh: '玩具车船', en: 'Toy vehicles' },
              picture: 'bt-fire-engine',
              commissionRate: 6,
              aliases: ['工程车', '火车', '飞机'],
            },
            {
              key: 'baby-toys-learning',
              name: { zh: '早教科学', en: 'Learning & science' },
              picture: 'bt-abacus',
              commissionRate: 6,
              aliases: ['算盘', '显微镜', '地球仪'],
            },
            {
              key: 'baby-toys-music',
              name: { zh: '乐器玩具', en: 'Musical toys' },
              picture: 'bt-hand-drum',
              commissionRate: 6,
              aliases: ['手鼓', '电子琴', '口风琴'],
            },
            {
              key: 'baby-toys-craft',
              name: { zh: '传统手作', en: 'Traditional crafts' },
              picture: 'bt-weifang-kite',
              commissionRate: 6,
              aliases: ['风筝', '布老虎', '木偶'],
            },
          ],
        },
        {
          key: 'baby-outdoor',
          name: { zh: '文体户外', en: 'Sport & school' },
          picture: 'bt-kids-bike',
          children: [
            {
              key: 'baby-outdoor-ride',
              name: { zh: '骑行滑行', en: 'Ride-ons' },
              picture: 'bt-kids-bike',
              commissionRate: 5,
              aliases: ['平衡车', '滑板车', '轮滑鞋'],
            },
            {
              key: 'baby-outdoor-ball',
              name: { zh: '球类飞盘', en: 'Balls & discs' },
              picture: 'bt-kids-football',
              commissionRate: 6,
              aliases: ['足球', '篮球', '羽毛球'],
            },
            {
              key: 'baby-outdoor-play',
              name: { zh: '游乐戏水', en: 'Play & water' },
              picture: 'bt-home-slide',
              commissionRate: 5,
              aliases: ['滑梯', '泳圈', '帐篷'],
            },
            {
              key: 'baby-outdoor-school',
              name: { zh: '书包文具', en: 'School & art' },
              picture: 'bt-light-satchel',
              commissionRate: 6,
              aliases: ['双肩书包', '蜡笔', '绘本'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'rongya', name: { zh: '榕芽', en: 'Rongya Baby' }, country: 'cn' },
    { key: 'cha-ziwa', name: { zh: '茶籽娃', en: 'Chaziwa' }, country: 'cn' },
    { key: 'sang-xiaomian', name: { zh: '桑小绵', en: 'Sangxiaomian' }, country: 'cn' },
    { key: 'muou-lane', name: { zh: '木偶巷', en: 'Muou Lane' }, country: 'cn' },
    { key: 'benbendou', name: { zh: '奔奔豆', en: 'Benbendou' }, country: 'cn' },
    { key: 'xingya-lab', name: { zh: '星芽实验', en: 'Sprout Lab' }, country: 'cn' },
    { key: 'mule-toys', name: { zh: '木乐坊', en: 'Mulefang' }, country: 'cn' },
    { key: 'kayu-kecil', name: { zh: '小木头', en: 'Kayu Kecil' }, country: 'id' },
    { key: 'verger-doux', name: { zh: 'Verger Doux', en: 'Verger Doux' }, country: 'fr' },
    { key: 'piccolo-ponte', name: { zh: 'Piccolo Ponte', en: 'Piccolo Ponte' }, country: 'it' },
    { key: 'suan-manao', name: { zh: '芒果园', en: 'Suan Mamuang' }, country: 'th' },
  ],
  pictures: [
    { key: 'bt-box', tint: 'sand', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.54 }] },
    { key: 'bt-gift', tint: 'blush', stage: 'arch', objects: [{ emoji: '1f381', size: 0.5 }] },
    {
      key: 'bt-nursery',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '1f9f8', size: 0.4, x: 0.4 },
        { emoji: '1f388', size: 0.34, x: 0.72, y: 0.72 },
      ],
    },
    {
      key: 'bt-mealtime',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f963', size: 0.32, x: 0.36 },
        { emoji: '1f37c', size: 0.32, x: 0.64 },
      ],
    },
    {
      key: 'bt-fruit',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1f34e', size: 0.28, x: 0.36 },
        { emoji: '1f350', size: 0.3, x: 0.56, y: 0.755 },
        { emoji: '1f353', size: 0.2, x: 0.74 },
      ],
    },
    {
      key: 'bt-bathtime',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f6c1', size: 0.46, x: 0.46 },
        { emoji: '1fae7', size: 0.22, x: 0.78, y: 0.6 },
      ],
    },
    {
      key: 'bt-wardrobe',
      tint: 'blush',
      stage: 'plain',
      objects: [
        { emoji: '1f455', size: 0.34, x: 0.36 },
        { emoji: '1f9e6', size: 0.3, x: 0.68, y: 0.83 },
      ],
    },
    {
      key: 'bt-playroom',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f9e9', size: 0.3, x: 0.32 },
        { emoji: '1f3b2', size: 0.26, x: 0.56 },
        { emoji: '1f697', size: 0.28, x: 0.76, y: 0.745 },
      ],
    },
    {
      key: 'bt-concert',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1f941', size: 0.34, x: 0.38 },
        { emoji: '1fa87', size: 0.3, x: 0.68, y: 0.82 },
      ],
    },
    {
      key: 'bt-park',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1f333', size: 0.46, x: 0.36 },
        { emoji: '26bd', size: 0.22, x: 0.7, y: 0.84 },
      ],
    },
    {
      key: 'bt-workbench',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f58c-fe0f', size: 0.32, x: 0.38 },
        { emoji: '1f9f5', size: 0.32, x: 0.66, y: 0.82 },
      ],
    },
    {
      key: 'bt-desk',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f4da', size: 0.34, x: 0.38 },
        { emoji: '270f-fe0f', size: 0.28, x: 0.68 },
      ],
    },
    {
      key: 'bt-ppsu-bottle-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f37c', size: 0.7 }],
    },
    {
      key: 'bt-ppsu-bottle-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f37c', size: 0.7, hue: 110, saturation: 0.8 }],
    },
    {
      key: 'bt-ppsu-bottle-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f37c', size: 0.7, hue: -90, saturation: 0.7 }],
    },
    {
      key: 'bt-ppsu-bottle',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f37c', size: 0.52 }],
    },
    {
      key: 'bt-straw-cup-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f964', size: 0.7 }],
    },
    {
      key: 'bt-straw-cup-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f964', size: 0.7, hue: -130 }],
    },
    {
      key: 'bt-straw-cup',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f964', size: 0.5 }],
    },
    {
      key: 'bt-glass-nursing-bottle',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f37c', size: 0.5, hue: -90, saturation: 0.35 }],
    },
    {
      key: 'bt-silicone-bowl-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f963', size: 0.7 }],
    },
    {
      key: 'bt-silicone-bowl-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f963', size: 0.7, hue: 120, saturation: 0.7 }],
    },
    {
      key: 'bt-silicone-bowl-c3',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f963', size: 0.7, hue: -110, saturation: 0.7 }],
    },
    {
      key: 'bt-silicone-bowl',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f963', size: 0.5 }],
    },
    {
      key: 'bt-teak-plate-set',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f944', size: 0.32, x: 0.36, hue: 40, saturation: 0.8 },
        {
          emoji: '1f963',
          size: 0.36,
          x: 0.64,
          y: 0.75,
          hue: 160,
          saturation: 0.6,
          brightness: 0.9,
        },
      ],
    },
    {
      key: 'bt-bib-cutlery',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1f374', size: 0.42, x: 0.42, saturation: 0.7 },
        { emoji: '1f962', size: 0.3, x: 0.7, y: 0.82 },
      ],
    },
    {
      key: 'bt-french-puree-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f34e', size: 0.66 }],
    },
    {
      key: 'bt-french-puree-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f350', size: 0.66 }],
    },
    {
      key: 'bt-french-puree-c3',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f353', size: 0.66 }],
    },
    {
      key: 'bt-french-puree-c4',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f34c', size: 0.66 }],
    },
    {
      key: 'bt-french-puree',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1f34e', size: 0.34, x: 0.34 },
        { emoji: '1f350', size: 0.32, x: 0.56, y: 0.84 },
        { emoji: '1f353', size: 0.26, x: 0.76, y: 0.79 },
      ],
    },
    {
      key: 'bt-thai-rice-puffs',
      tint: 'sand',
      stage: 'arch',
      objects: [
        { emoji: '1f358', size: 0.42, x: 0.42 },
        { emoji: '1f33e', size: 0.34, x: 0.7, y: 0.82 },
      ],
    },
    {
      key: 'bt-dried-mango-melts',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f96d', size: 0.44 }],
    },
    {
      key: 'bt-camellia-lotion',
      tint: 'blush',
      stage: 'arch',
      objects: [{ emoji: '1f9f4', size: 0.52 }],
    },
    {
      key: 'bt-baby-soap-box',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1f9fc', size: 0.48 }],
    },
    {
      key: 'bt-folding-bath',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f6c1', size: 0.54 }],
    },
    {
      key: 'bt-rubber-duck-set',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1f986', size: 0.36, x: 0.36 },
        { emoji: '1f6a4', size: 0.34, x: 0.64, y: 0.74 },
      ],
    },
    {
      key: 'bt-thin-diaper',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1fa72', size: 0.48 }],
    },
    {
      key: 'bt-pure-wipes',
      tint: 'paper',
      stage: 'plain',
      objects: [
        { emoji: '1f9fb', size: 0.44, x: 0.42, saturation: 0.5 },
        { emoji: '1f4a7', size: 0.24, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'bt-cotton-towels',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f9fb', size: 0.48, hue: -30, saturation: 0.4, brightness: 1.1 }],
    },
    {
      key: 'bt-cotton-tee-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f455', size: 0.7 }],
    },
    {
      key: 'bt-cotton-tee-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f455', size: 0.7, hue: -50, saturation: 0.6, brightness: 1.15 }],
    },
    {
      key: 'bt-cotton-tee-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f455', size: 0.7, hue: 120, saturation: 0.5 }],
    },
    {
      key: 'bt-cotton-tee',
      tint: 'celadon',
      stage: 'plain',
      objects: [{ emoji: '1f455', size: 0.54 }],
    },
    {
      key: 'bt-girl-silk-dress-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f457', size: 0.7, hue: 130 }],
    },
    {
      key: 'bt-girl-silk-dress-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f457', size: 0.7 }],
    },
    {
      key: 'bt-girl-silk-dress',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f457', size: 0.54 }],
    },
    {
      key: 'bt-corduroy-jacket-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9e5', size: 0.7 }],
    },
    {
      key: 'bt-corduroy-jacket-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9e5', size: 0.7, saturation: 0.15, brightness: 0.7 }],
    },
    {
      key: 'bt-corduroy-jacket',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1f9e5', size: 0.54 }],
    },
    {
      key: 'bt-puff-blouse-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f45a', size: 0.7, saturation: 0.8 }],
    },
    {
      key: 'bt-puff-blouse-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f45a', size: 0.7, hue: -45, saturation: 0.6 }],
    },
    {
      key: 'bt-puff-blouse',
      tint: 'paper',
      stage: 'arch',
      objects: [{ emoji: '1f45a', size: 0.54, saturation: 0.8 }],
    },
    {
      key: 'bt-mesh-sneaker-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f45f', size: 0.7 }],
    },
    {
      key: 'bt-mesh-sneaker-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f45f', size: 0.7, hue: -120 }],
    },
    {
      key: 'bt-mesh-sneaker-c3',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f45f', size: 0.7, hue: 90 }],
    },
    {
      key: 'bt-mesh-sneaker',
      tint: 'mist',
      stage: 'step',
      objects: [{ emoji: '1f45f', size: 0.54 }],
    },
    {
      key: 'bt-tuscan-baby-shoes-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1fa70', size: 0.7, saturation: 0.6 }],
    },
    {
      key: 'bt-tuscan-baby-shoes-c2',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1fa70', size: 0.7, saturation: 0.1, brightness: 1.35 }],
    },
    {
      key: 'bt-tuscan-baby-shoes',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1fa70', size: 0.5, saturation: 0.7 }],
    },
    {
      key: 'bt-rain-boots-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f462', size: 0.7 }],
    },
    {
      key: 'bt-rain-boots-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f462', size: 0.7, hue: -130 }],
    },
    {
      key: 'bt-rain-boots',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f462', size: 0.5 }],
    },
    {
      key: 'bt-combed-socks-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9e6', size: 0.7 }],
    },
    {
      key: 'bt-combed-socks-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9e6', size: 0.7, hue: -90 }],
    },
    {
      key: 'bt-combed-socks',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1f9e6', size: 0.52 }],
    },
    {
      key: 'bt-kids-sun-cap-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f9e2', size: 0.7 }],
    },
    {
      key: 'bt-kids-sun-cap-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9e2', size: 0.7, hue: 130 }],
    },
    {
      key: 'bt-kids-sun-cap',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f9e2', size: 0.5 }],
    },
    {
      key: 'bt-straw-hat-bow-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f452', size: 0.7 }],
    },
    {
      key: 'bt-straw-hat-bow-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f452', size: 0.7, hue: -130, saturation: 0.6, brightness: 0.85 }],
    },
    {
      key: 'bt-straw-hat-bow',
      tint: 'sand',
      stage: 'arch',
      objects: [{ emoji: '1f452', size: 0.52 }],
    },
    {
      key: 'bt-teddy-bear-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9f8', size: 0.72 }],
    },
    {
      key: 'bt-teddy-bear-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9f8', size: 0.72, hue: -40, saturation: 0.6, brightness: 1.1 }],
    },
    {
      key: 'bt-teddy-bear-c3',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9f8', size: 0.72, saturation: 0.6, brightness: 0.65 }],
    },
    {
      key: 'bt-teddy-bear',
      tint: 'mist',
      stage: 'plain',
      objects: [{ emoji: '1f9f8', size: 0.56 }],
    },
    {
      key: 'bt-panda-plush',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1f43c', size: 0.52 }],
    },
    {
      key: 'bt-dinosaur-plush-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f995', size: 0.72 }],
    },
    {
      key: 'bt-dinosaur-plush-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f996', size: 0.72 }],
    },
    {
      key: 'bt-dinosaur-plush',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f995', size: 0.54 }],
    },
    {
      key: 'bt-fox-hand-puppet-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f98a', size: 0.68 }],
    },
    {
      key: 'bt-fox-hand-puppet-c2',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f42f', size: 0.68 }],
    },
    {
      key: 'bt-fox-hand-puppet-c3',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f981', size: 0.68 }],
    },
    {
      key: 'bt-fox-hand-puppet-c4',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f436', size: 0.68 }],
    },
    {
      key: 'bt-fox-hand-puppet',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f98a', size: 0.4, x: 0.36 },
        { emoji: '1f42f', size: 0.38, x: 0.66, y: 0.83 },
      ],
    },
    {
      key: 'bt-wood-puzzle',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f9e9', size: 0.5 }],
    },
    {
      key: 'bt-oak-blocks',
      tint: 'celadon',
      stage: 'step',
      objects: [{ emoji: '1f9f1', size: 0.42, hue: 20, saturation: 0.5, brightness: 1.1 }],
    },
    {
      key: 'bt-board-game-dice',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f3b2', size: 0.48 }],
    },
    {
      key: 'bt-fire-engine-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f692', size: 0.72 }],
    },
    {
      key: 'bt-fire-engine-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f69c', size: 0.72 }],
    },
    {
      key: 'bt-fire-engine-c3',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f693', size: 0.72 }],
    },
    {
      key: 'bt-fire-engine-c4',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f69a', size: 0.72 }],
    },
    {
      key: 'bt-fire-engine',
      tint: 'blush',
      stage: 'plain',
      objects: [{ emoji: '1f692', size: 0.54 }],
    },
    {
      key: 'bt-wooden-train-set',
      tint: 'sand',
      stage: 'step',
      objects: [{ emoji: '1f682', size: 0.46 }],
    },
    {
      key: 'bt-foam-glider',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '2708-fe0f', size: 0.54, hue: 10 }],
    },
    {
      key: 'bt-abacus',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f9ee', size: 0.5 }],
    },
    {
      key: 'bt-kids-microscope',
      tint: 'mist',
      stage: 'window',
      objects: [{ emoji: '1f52c', size: 0.54 }],
    },
    {
      key: 'bt-globe-light',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f30d', size: 0.48 }],
    },
    {
      key: 'bt-hand-drum-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f941', size: 0.72 }],
    },
    {
      key: 'bt-hand-drum-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f941', size: 0.72, hue: -120 }],
    },
    {
      key: 'bt-hand-drum',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f941', size: 0.52 }],
    },
    {
      key: 'bt-kids-keyboard',
      tint: 'mist',
      stage: 'step',
      objects: [{ emoji: '1f3b9', size: 0.5 }],
    },
    {
      key: 'bt-maracas-set',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1fa87', size: 0.52 }],
    },
    {
      key: 'bt-weifang-kite',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1fa81', size: 0.56 }],
    },
    {
      key: 'bt-tiger-cloth-toy-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f42f', size: 0.7 }],
    },
    {
      key: 'bt-tiger-cloth-toy-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f42f', size: 0.7, hue: -25 }],
    },
    {
      key: 'bt-tiger-cloth-toy',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '1f42f', size: 0.5 }],
    },
    {
      key: 'bt-opera-masks',
      tint: 'paper',
      stage: 'window',
      objects: [{ emoji: '1f3ad', size: 0.5 }],
    },
    {
      key: 'bt-puppet-workshop',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1f39f-fe0f', size: 0.48 }],
    },
    {
      key: 'bt-party-yoyo-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1fa80', size: 0.7 }],
    },
    {
      key: 'bt-party-yoyo-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa80', size: 0.7, hue: 110 }],
    },
    {
      key: 'bt-party-yoyo',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1fa80', size: 0.48 }],
    },
    {
      key: 'bt-kids-bike-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f6b2', size: 0.68 }],
    },
    {
      key: 'bt-kids-bike-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f6b2', size: 0.68, hue: 140 }],
    },
    {
      key: 'bt-kids-bike-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6b2', size: 0.68, hue: -130 }],
    },
    {
      key: 'bt-kids-bike',
      tint: 'blush',
      stage: 'window',
      objects: [{ emoji: '1f6b2', size: 0.56 }],
    },
    {
      key: 'bt-kids-scooter-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6f4', size: 0.7 }],
    },
    {
      key: 'bt-kids-scooter-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f6f4', size: 0.7, hue: 130 }],
    },
    {
      key: 'bt-kids-scooter',
      tint: 'mist',
      stage: 'plain',
      objects: [{ emoji: '1f6f4', size: 0.56 }],
    },
    {
      key: 'bt-roller-skates-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f6fc', size: 0.7 }],
    },
    {
      key: 'bt-roller-skates-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6fc', size: 0.7, hue: -80 }],
    },
    {
      key: 'bt-roller-skates',
      tint: 'sand',
      stage: 'plain',
      objects: [{ emoji: '1f6fc', size: 0.54 }],
    },
    {
      key: 'bt-kids-football-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '26bd', size: 0.68 }],
    },
    {
      key: 'bt-kids-football-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '26bd', size: 0.68, hue: -100 }],
    },
    {
      key: 'bt-kids-football',
      tint: 'celadon',
      stage: 'step',
      objects: [{ emoji: '26bd', size: 0.46 }],
    },
    {
      key: 'bt-badminton-set',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f3f8', size: 0.54 }],
    },
    {
      key: 'bt-flying-disc-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f94f', size: 0.7 }],
    },
    {
      key: 'bt-flying-disc-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f94f', size: 0.7, hue: -80 }],
    },
    {
      key: 'bt-flying-disc',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1f94f', size: 0.52 }],
    },
    {
      key: 'bt-home-slide-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f6dd', size: 0.7 }],
    },
    {
      key: 'bt-home-slide-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6dd', size: 0.7, hue: -130 }],
    },
    {
      key: 'bt-home-slide',
      tint: 'celadon',
      stage: 'plain',
      objects: [{ emoji: '1f6dd', size: 0.58 }],
    },
    {
      key: 'bt-swim-ring-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f6df', size: 0.68 }],
    },
    {
      key: 'bt-swim-ring-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6df', size: 0.68, hue: -140 }],
    },
    {
      key: 'bt-swim-ring',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f6df', size: 0.46 }],
    },
    {
      key: 'bt-play-tent',
      tint: 'paper',
      stage: 'window',
      objects: [{ emoji: '1f3aa', size: 0.56 }],
    },
    {
      key: 'bt-light-satchel-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f392', size: 0.68 }],
    },
    {
      key: 'bt-light-satchel-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f392', size: 0.68, hue: 140, saturation: 0.7 }],
    },
    {
      key: 'bt-light-satchel-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f392', size: 0.68, hue: -120, saturation: 0.7, brightness: 0.8 }],
    },
    {
      key: 'bt-light-satchel',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f392', size: 0.54 }],
    },
    {
      key: 'bt-wax-crayons',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f58d-fe0f', size: 0.5 }],
    },
    {
      key: 'bt-paint-set',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1f3a8', size: 0.54 }],
    },
    {
      key: 'bt-picture-books',
      tint: 'mist',
      stage: 'step',
      objects: [{ emoji: '1f4da', size: 0.44 }],
    },
  ],
  goods: [
    {
      key: 'bt-ppsu-bottle',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-bottle',
      name: {
        zh: 'PPSU 宽口径奶瓶 240ml 带手柄吸管 仿母乳硅胶奶嘴 重力球防胀',
        en: 'PPSU wide-neck baby bottle with handles, straw and silicone teat',
      },
      sellingPoint: { zh: '一支瓶身 三种喝法', en: 'One bottle, three ways to drink' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 109,
      weightGrams: 180,
      stock: 620,
      sold: 4810,
      code: 'RY-B240',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蜜桃', en: 'Peach' }, picture: 'bt-ppsu-bottle-c1' },
            { text: { zh: '薄荷', en: 'Mint' }, picture: 'bt-ppsu-bottle-c2' },
            { text: { zh: '浅紫', en: 'Lilac' }, picture: 'bt-ppsu-bottle-c3' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '180ml', en: '180 ml' } },
            { text: { zh: '240ml', en: '240 ml' }, extraYuan: 10 },
            { text: { zh: '300ml', en: '300 ml' }, extraYuan: 22 },
          ],
        },
      ],
      pictures: ['bt-ppsu-bottle', 'bt-ppsu-bottle-c1', 'bt-ppsu-bottle-c2', 'bt-mealtime', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'PPSU', en: 'PPSU' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '180–300 ml', en: '180–300 ml' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0–3 岁', en: '0–3 years' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '瓶身为琥珀色 PPSU，轻、耐摔，可煮沸消毒。奶嘴用液态硅胶，表面磨砂，柔软处薄到 0.8mm。瓶口 5.5cm，勺子直接伸到底。',
          en: 'Amber PPSU, light and tough, may be boiled. The silicone teat is matt and as thin as 0.8 mm. A 5.5 cm neck takes a spoon.',
        },
        {
          zh: '换上重力吸管就是水杯，躺着也能吸到底。奶嘴建议两个月换一次，出现发粘、裂纹请立即停用。',
          en: 'Add the weighted straw and it becomes a cup. Change the teat every two months, at once if sticky or cracked.',
        },
        {
          zh: '盒内：瓶身、奶嘴 M、吸管组、双手柄、防尘盖。',
          en: 'In the box: bottle, M teat, straw set, handles and cap.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-straw-cup',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-bottle',
      name: {
        zh: '儿童吸管水杯 320ml 背带弹盖 幼儿园夏季直饮 防漏学饮杯',
        en: "Children's straw cup 320 ml with strap and flip lid",
      },
      sellingPoint: { zh: '倒过来摇也不漏', en: 'Shake it upside down, no drip' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 69,
      weightGrams: 220,
      stock: 880,
      sold: 3120,
      code: 'RY-C320',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '番茄红', en: 'Tomato' }, picture: 'bt-straw-cup-c1' },
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'bt-straw-cup-c2' },
          ],
        },
        {
          name: { zh: '杯盖', en: 'Lid' },
          values: [
            { text: { zh: '吸管盖', en: 'Straw lid' } },
            { text: { zh: '吸管加直饮双盖', en: 'Straw + sip lids' }, extraYuan: 18 },
          ],
        },
      ],
      pictures: ['bt-straw-cup', 'bt-straw-cup-c1', 'bt-straw-cup-c2', 'bt-mealtime', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '共聚酯', en: 'Copolyester' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '320 ml', en: '320 ml' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1 岁以上', en: '1 year and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '杯身用共聚酯，摔几次只会有白印。吸管内有十字阀，孩子咬住才出水，书包里倒着也不湿。',
          en: 'The copolyester body shrugs off drops. A cross valve opens only when sipped.',
        },
        {
          zh: '所有硅胶件可拆，配小刷洗吸管。不要装滚水和带气饮料，压力会把水顶出来。',
          en: 'All silicone parts come apart; a straw brush is included. No boiling water or fizzy drinks.',
        },
      ],
    },
    {
      key: 'bt-glass-nursing-bottle',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-bottle',
      name: {
        zh: '高硼硅玻璃奶瓶 新生儿 150ml 晶钻防滑纹 好清洗 硅胶保护套',
        en: 'Borosilicate glass bottle for newborns, 150 ml, silicone sleeve',
      },
      sellingPoint: { zh: '玻璃不留奶味', en: 'Glass keeps no milk smell' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 59,
      listPriceYuan: 75,
      weightGrams: 260,
      stock: 210,
      sold: 1533,
      code: 'RY-G150',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '120ml', en: '120 ml' } },
            { text: { zh: '150ml', en: '150 ml' }, extraYuan: 6 },
            { text: { zh: '240ml', en: '240 ml' }, extraYuan: 15 },
          ],
        },
      ],
      pictures: ['bt-glass-nursing-bottle', 'bt-mealtime', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '玻璃', en: 'Glass' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '120–240 ml', en: '120–240 ml' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0–1 岁', en: '0–1 year' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '瓶身加厚到 2.2mm，刻度烧在玻璃上，刷多少次都清楚。配硅胶套，拿着不打滑，也减轻磕碰。',
          en: '2.2 mm glass with fired-on marks that never wash off. The silicone sleeve gives grip and softens knocks.',
        },
        {
          zh: '温差勿超过 90℃，从冰箱取出先回温再温奶。玻璃有裂痕请停用，配 S 号奶嘴一只。',
          en: 'Keep temperature changes under 90 °C; discard if cracked. One S teat included.',
        },
      ],
    },
    {
      key: 'bt-silicone-bowl',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-tableware',
      name: {
        zh: '宝宝辅食碗 硅胶吸盘碗勺套装 防摔可微波 婴儿学吃饭餐具',
        en: 'Baby silicone suction bowl and spoon set, microwave-safe',
      },
      sellingPoint: { zh: '吸在桌上 掀不翻', en: 'Stuck to the table, cannot be flipped' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 49.9,
      weightGrams: 260,
      stock: 1150,
      sold: 6240,
      code: 'RY-BW3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '湖蓝', en: 'Lake blue' }, picture: 'bt-silicone-bowl-c1' },
            { text: { zh: '陶红', en: 'Terracotta' }, picture: 'bt-silicone-bowl-c2' },
            { text: { zh: '豆绿', en: 'Pea green' }, picture: 'bt-silicone-bowl-c3' },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '碗勺', en: 'Bowl and spoon' } },
            { text: { zh: '碗勺加盖', en: 'With lid' }, extraYuan: 9 },
            { text: { zh: '碗勺加围兜', en: 'With bib' }, extraYuan: 26 },
          ],
        },
      ],
      pictures: ['bt-silicone-bowl', 'bt-silicone-bowl-c1', 'bt-silicone-bowl-c2', 'bt-mealtime', 'bt-fruit'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '硅胶', en: 'Silicone' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '300 ml', en: '300 ml' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 个月以上', en: '6 months and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '整只碗是一体硅胶，吸盘边缘薄，光滑桌面一按就牢，拉起耳朵放气即可取下。内侧有台阶，方便舀最后一口。',
          en: 'One piece of silicone with a thin suction rim; pull the tab to release. An inner step helps with the last spoonful.',
        },
        {
          zh: '可微波、可蒸，洗碗机放上层。首次使用请煮五分钟去味，玻璃和塑料桌面吸得最好，木纹桌面略弱。',
          en: 'Microwave, steamer and top rack safe. Boil five minutes before first use; holds best on smooth surfaces.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-teak-plate-set',
      store: 'java-shore',
      brand: 'kayu-kecil',
      category: 'baby-nursing-tableware',
      name: {
        zh: '印尼柚木儿童餐盘 分格木碗木勺套装 手工打磨 亲子餐具',
        en: "Indonesian teak children's plate, bowl and spoon set",
      },
      sellingPoint: { zh: '磨到孩子能贴着脸', en: 'Sanded smooth enough for a cheek' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 79,
      weightGrams: 320,
      stock: 160,
      sold: 402,
      code: 'JS-CB2',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '碗勺', en: 'Bowl and spoon' } },
            { text: { zh: '分格餐盘', en: 'Divided plate' }, extraYuan: 20 },
            { text: { zh: '三件套', en: 'Three-piece set' }, extraYuan: 55 },
          ],
        },
      ],
      pictures: ['bt-teak-plate-set', 'bt-mealtime', 'bt-gift'],
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
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '2 岁以上', en: '2 years and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '同一块料上连着切出来，花纹能对得上。边角全部倒圆，只擦食品接触用的椰子油。',
          en: 'Cut from one board so the grain matches. Rounded edges, finished with coconut oil.',
        },
        {
          zh: '不进洗碗机和微波炉，洗完立即擦干。颜色变浅时用厨房纸蘸一点椰子油抹匀，放一夜再用。',
          en: 'No dishwasher or microwave; dry at once. Rub in a little coconut oil when it looks pale.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-bib-cutlery',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-tableware',
      name: {
        zh: '儿童叉勺套装 304 不锈钢 短粗手柄 便携盒 幼儿园吃饭训练',
        en: "Children's cutlery, stainless steel, chunky handles, travel case",
      },
      sellingPoint: { zh: '短柄好握 一抓就对', en: 'Short handles, easy grip' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 35.9,
      weightGrams: 110,
      stock: 1450,
      sold: 2980,
      code: 'RY-SP4',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '两件套', en: 'Two-piece' } },
            { text: { zh: '三件套加筷', en: 'Three-piece with chopsticks' }, extraYuan: 14 },
          ],
        },
      ],
      pictures: ['bt-bib-cutlery', 'bt-mealtime', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '不锈钢', en: 'Stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '2 岁以上', en: '2 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '13 cm', en: '13 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '勺头浅，孩子送进嘴刚好；叉齿磨圆，能戳起土豆又不扎。手柄外包硅胶，防滑好认。',
          en: 'A shallow spoon and rounded fork tines. Silicone grips are easy to recognise.',
        },
        {
          zh: '便携盒两侧透气，洗后晾干再合盖。筷子是训练款，指环可拆下单用。',
          en: 'Let it dry before closing the case. Rings on the training chopsticks come off.',
        },
      ],
    },
    {
      key: 'bt-french-puree',
      store: 'chateau-rive',
      brand: 'verger-doux',
      category: 'baby-nursing-food',
      name: {
        zh: '法国果泥吸吸袋 苹果梨草莓 无添加糖 儿童零食 100g',
        en: 'French fruit purée pouch, apple, pear, strawberry, no added sugar, 100 g',
      },
      sellingPoint: { zh: '一袋就是三颗苹果', en: 'One pouch, three apples' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 16.8,
      weightGrams: 110,
      stock: 720,
      sold: 5210,
      code: 'CR-FP1',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '苹果', en: 'Apple' }, picture: 'bt-french-puree-c1' },
            { text: { zh: '梨', en: 'Pear' }, picture: 'bt-french-puree-c2' },
            { text: { zh: '草莓', en: 'Strawberry' }, picture: 'bt-french-puree-c3' },
            { text: { zh: '芒果香蕉', en: 'Mango and banana' }, picture: 'bt-french-puree-c4' },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '1 袋', en: '1 pouch' } },
            { text: { zh: '6 袋', en: '6 pouches' }, extraYuan: 80 },
            { text: { zh: '12 袋', en: '12 pouches' }, extraYuan: 168 },
          ],
        },
      ],
      pictures: ['bt-french-puree', 'bt-french-puree-c1', 'bt-french-puree-c2', 'bt-fruit', 'bt-mealtime'],
      params: [
        {
          name: { zh: '口味', en: 'Flavour' },
          value: { zh: '水果', en: 'Fruit' },
          isIndexed: true,
        },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '100 g', en: '100 g' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 个月以上', en: '6 months and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '果园离工厂四十公里，采下来当天打浆，巴氏杀菌后灌袋。配料只有水果，没有加糖、增稠剂和香精，所以颜色每批深浅不同。',
          en: 'Fruit from orchards forty kilometres away, puréed the same day. Only fruit inside, so colour varies.',
        },
        {
          zh: '开封后冷藏，当天吃完。请先少量尝试，对所列水果过敏者请勿食用。常温保质期 10 个月，到货剩余不少于 6 个月。',
          en: 'Chill and finish the same day once opened. Ten months at room temperature, at least six on arrival. Contains the fruits listed.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'bt-thai-rice-puffs',
      store: 'siam-orchard',
      brand: 'suan-manao',
      category: 'baby-nursing-food',
      name: {
        zh: '泰国茉莉香米宝宝米饼 棒形手指米饼 不油炸 独立小包 40g',
        en: 'Thai jasmine rice puffs for babies, baked, single packs, 40 g',
      },
      sellingPoint: { zh: '入口化得快 手里不掉渣', en: 'Melts fast, leaves few crumbs' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '罐', en: 'can' },
      priceYuan: 28.8,
      weightGrams: 60,
      stock: 480,
      sold: 3006,
      code: 'SO-RP5',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味', en: 'Plain' } },
            { text: { zh: '紫薯', en: 'Purple sweet potato' } },
            { text: { zh: '胡萝卜', en: 'Carrot' } },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [{ text: { zh: '1 罐', en: '1 can' } }, { text: { zh: '3 罐', en: '3 cans' }, extraYuan: 50 }],
        },
      ],
      pictures: ['bt-thai-rice-puffs', 'bt-fruit', 'bt-mealtime'],
      params: [
        { name: { zh: '口味', en: 'Flavour' }, value: { zh: '米', en: 'Rice' }, isIndexed: true },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '40 g', en: '40 g' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 个月以上', en: '6 months and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '当季香米磨成浆，挤条烘烤，不加盐和糖。手指粗细，宝宝自己抓着咬。',
          en: 'Jasmine rice baked into sticks, no added salt or sugar, sized for small hands.',
        },
        {
          zh: '吃的时候请坐好并由大人看着，不要一次塞进嘴。开罐后扣紧盖，两周内吃完。',
          en: 'Seat the child and stay nearby. Close the lid tight and finish in two weeks.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-dried-mango-melts',
      store: 'siam-orchard',
      brand: 'suan-manao',
      category: 'baby-nursing-food',
      name: { zh: '泰国芒果酸奶溶豆 冻干小方 儿童零食 20g×3 袋', en: 'Freeze-dried mango yoghurt melts, 20 g × 3' },
      sellingPoint: { zh: '含着就化 不用嚼', en: 'Melts on the tongue' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 32.8,
      weightGrams: 45,
      stock: 0,
      sold: 1780,
      code: 'SO-MM3',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '芒果', en: 'Mango' } },
            { text: { zh: '香蕉', en: 'Banana' } },
            { text: { zh: '草莓', en: 'Strawberry' } },
          ],
        },
      ],
      pictures: ['bt-dried-mango-melts', 'bt-fruit', 'bt-mealtime'],
      params: [
        {
          name: { zh: '口味', en: 'Flavour' },
          value: { zh: '芒果', en: 'Mango' },
          isIndexed: true,
        },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '60 g', en: '60 g' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1 岁以上', en: '1 year and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '芒果和酸奶打匀后冻干成丁，保留果香。含乳，对牛奶过敏的孩子不要买。',
          en: 'Mango and yoghurt freeze-dried. Contains milk.',
        },
        {
          zh: '独立小袋开封即食，吸潮会粘，一次吃完。请放在 25℃ 以下的阴凉处。',
          en: 'Eat once opened, they turn sticky in humidity. Store below 25 °C.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-camellia-lotion',
      store: 'minshan',
      brand: 'cha-ziwa',
      category: 'baby-nursing-wash',
      name: {
        zh: '山茶花保湿身体乳 儿童宝宝润肤乳 清爽不粘 按压泵 300ml',
        en: "Children's camellia body lotion, light, pump bottle, 300 ml",
      },
      sellingPoint: { zh: '洗完澡一泵 抹开不粘睡衣', en: 'One pump after bath, no stickiness' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 89,
      listPriceYuan: 109,
      weightGrams: 340,
      stock: 540,
      sold: 4208,
      code: 'MS-BL3',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '200ml', en: '200 ml' } },
            { text: { zh: '300ml', en: '300 ml' }, extraYuan: 20 },
            { text: { zh: '两瓶装', en: 'Two bottles' }, extraYuan: 70 },
          ],
        },
      ],
      pictures: ['bt-camellia-lotion', 'bt-bathtime', 'bt-gift'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '200–300 ml', en: '200–300 ml' },
          isIndexed: true,
        },
        {
          name: { zh: '香型', en: 'Scent' },
          value: { zh: '无香', en: 'Unscented' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0 岁以上', en: '0 years and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '用福建山茶籽油配甘油，不加香精和色素，摸上去像凉掉的米汤，一会就吸进去。',
          en: 'Camellia seed oil and glycerine without scent or colour; it feels like cool rice water and sinks in quickly.',
        },
        {
          zh: '首次使用先在耳后试一小块。放阴凉处，冬天变稠揉一揉瓶身就好。开封后建议半年内用完。',
          en: 'Try a small patch behind the ear first. Thick in winter; use within six months of opening.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-baby-soap-box',
      store: 'minshan',
      brand: 'cha-ziwa',
      category: 'baby-nursing-wash',
      name: {
        zh: '手工冷制宝宝香皂 羊乳橄榄 洗衣皂婴儿皂 泡沫细腻 100g×3',
        en: 'Cold-process baby soap with goat milk and olive, 100 g × 3',
      },
      sellingPoint: { zh: '放了三个月才切', en: 'Cured three months before cutting' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 36,
      weightGrams: 260,
      stock: 760,
      sold: 1920,
      code: 'MS-BS4',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '洗澡皂', en: 'Bath soap' } },
            { text: { zh: '洗衣皂', en: 'Laundry soap' } },
            { text: { zh: '混装', en: 'Mixed' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['bt-baby-soap-box', 'bt-bathtime', 'bt-box'],
      params: [
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '300 g', en: '300 g' },
          isIndexed: true,
        },
        {
          name: { zh: '香型', en: 'Scent' },
          value: { zh: '淡花香', en: 'Light floral' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0 岁以上', en: '0 years and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '油脂皂化后在木箱里熟成三个月，切块、晾干、手工包纸。每块边缘会有细裂，属正常。',
          en: 'Saponified, cured three months, cut and wrapped by hand. Fine edge cracks are normal.',
        },
        {
          zh: '用完放在镂空皂托上控水，能用更久。皂里不加硬化剂，比机皂软一些。',
          en: 'Let it drain between uses. It is softer than machine soap.',
        },
      ],
    },
    {
      key: 'bt-folding-bath',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-wash',
      name: {
        zh: '婴儿折叠浴盆 加厚防滑 感温塞 新生儿洗澡盆可坐可躺',
        en: 'Foldable baby bath with non-slip base and temperature plug',
      },
      sellingPoint: { zh: '折起来只有七厘米', en: 'Folds to 7 cm' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 119,
      weightGrams: 3200,
      stock: 130,
      sold: 2101,
      code: 'RY-BT1',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单盆', en: 'Bath only' } },
            { text: { zh: '加浴网', en: 'With bath net' }, extraYuan: 19 },
            { text: { zh: '加浴网和玩具', en: 'With net and toys' }, extraYuan: 39 },
          ],
        },
      ],
      pictures: ['bt-folding-bath', 'bt-bathtime', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'PP、TPE', en: 'PP and TPE' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0–6 岁', en: '0–6 years' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '82 cm', en: '82 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '盆壁为软胶折叠，四条腿下有防滑垫。排水塞超过 37℃ 会变色，提醒不要太热。',
          en: 'Soft folding walls, non-slip feet and a plug that changes colour above 37 °C.',
        },
        {
          zh: '坐姿 40cm 深，最大承重 25kg。洗澡全程请大人在旁，不要只留孩子在盆里。',
          en: '40 cm deep for sitting, up to 25 kg. Never leave a child alone in water.',
        },
      ],
    },
    {
      key: 'bt-rubber-duck-set',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-nursing-wash',
      name: {
        zh: '宝宝洗澡玩具 天然橡胶鸭子 浮水不喷水 六只装 沙滩戏水',
        en: 'Natural rubber bath ducks, floating, no squirt hole, set of six',
      },
      sellingPoint: { zh: '底下没有孔 就不长霉', en: 'No hole, no mould' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 39.9,
      weightGrams: 420,
      stock: 980,
      sold: 4520,
      code: 'CT-DK6',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '三只鸭', en: 'Three ducks' } },
            { text: { zh: '鸭子加浮船', en: 'Ducks and boat' }, extraYuan: 20 },
            { text: { zh: '六只动物', en: 'Six animals' }, extraYuan: 26 },
          ],
        },
      ],
      pictures: ['bt-rubber-duck-set', 'bt-bathtime', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '天然橡胶', en: 'Natural rubber' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 个月以上', en: '6 months and up' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '3–6 只', en: '3–6 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '乳胶树汁制成，按一下只是慢慢鼓回来，不会吸水。颜色是水性漆，泡久了边角会淡一点。',
          en: 'Latex from rubber trees that returns slowly and takes no water inside. Water-based paint may soften at edges.',
        },
        {
          zh: '用完晾干，避免暴晒变脆。接缝处若开裂请停用，不要给对乳胶过敏的孩子使用。',
          en: 'Dry after use and keep out of sun. Stop using if seams split; not for latex allergy.',
        },
      ],
    },
    {
      key: 'bt-thin-diaper',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-diaper',
      name: {
        zh: '婴儿纸尿裤超薄透气 夏季新生儿尿不湿 S/M/L/XL 云柔干爽',
        en: 'Ultra-thin baby diapers for summer, S to XL',
      },
      sellingPoint: { zh: '厚度不到两枚硬币', en: 'As thin as two coins' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 79,
      listPriceYuan: 99,
      weightGrams: 1650,
      stock: 1200,
      sold: 8900,
      code: 'RY-D1',
      specs: [
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: 'S 4–8kg', en: 'S, 4–8 kg' } },
            { text: { zh: 'M 6–11kg', en: 'M, 6–11 kg' } },
            { text: { zh: 'L 9–14kg', en: 'L, 9–14 kg' } },
            { text: { zh: 'XL 12–17kg', en: 'XL, 12–17 kg' } },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [{ text: { zh: '粘贴款', en: 'Taped' } }, { text: { zh: '拉拉裤', en: 'Pull-up' }, extraYuan: 10 }],
        },
      ],
      pictures: ['bt-thin-diaper', 'bt-nursery', 'bt-box'],
      params: [
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0–3 岁', en: '0–3 years' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '约 50 片', en: 'About 50 pieces' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '纸尿裤', en: 'Diaper' }, isIndexed: true },
      ],
      description: [
        {
          zh: '芯层为复合高分子，吸水后不起坨。腰围和腿围各一圈松紧，腿围带软边。',
          en: 'A composite core that does not clump, with elastic at the waist and soft leg edges.',
        },
        {
          zh: '每两三小时看一眼，及时换。皮肤泛红请停用。独立小包出门方便，开封后避潮存放。',
          en: 'Check every two to three hours. Stop using if skin turns red; keep dry once opened.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-pure-wipes',
      store: 'minshan',
      brand: 'rongya',
      category: 'baby-nursing-diaper',
      name: {
        zh: '婴儿手口湿巾 80 抽带盖 加厚柔软 无香 家用便携批发',
        en: 'Baby wipes, 80 sheets with lid, thick and unscented',
      },
      sellingPoint: { zh: '抽得起来 不连成一条', en: 'One at a time, no chain' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 12.9,
      weightGrams: 460,
      stock: 5200,
      sold: 22140,
      code: 'RY-W8',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '80 抽', en: '80 sheets' } },
            { text: { zh: '80 抽加厚', en: '80 thick sheets' }, extraYuan: 2 },
            { text: { zh: '10 抽×10', en: '10 sheets × 10' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['bt-pure-wipes', 'bt-nursery', 'bt-box'],
      params: [
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '80 抽', en: '80 sheets' },
          isIndexed: true,
        },
        {
          name: { zh: '香型', en: 'Scent' },
          value: { zh: '无香', en: 'Unscented' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '湿巾', en: 'Wipes' }, isIndexed: true },
      ],
      description: [
        {
          zh: '水刺无纺布 60 克，擦嘴不起毛。液体只含纯水、甘油和少量防腐剂，成分印在背面。',
          en: '60 g spunlace, no lint. The liquid is water, glycerine and a little preservative, listed on the back.',
        },
        {
          zh: '盖子掰到底再扣，才不会干。门店批发 10 包起，整箱 24 包。',
          en: 'Snap the lid firmly. Wholesale from ten packs, 24 to a carton.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 12.9 },
        { pieces: 60, priceYuan: 10.9 },
        { pieces: 300, priceYuan: 9.4 },
      ],
    },
    {
      key: 'bt-cotton-towels',
      store: 'wujiang',
      brand: 'sang-xiaomian',
      category: 'baby-nursing-diaper',
      name: {
        zh: '一次性棉柔巾 干湿两用 加厚擦脸洗脸巾婴儿 100 抽×3 包',
        en: 'Disposable cotton towels, dry or wet, 100 sheets × 3',
      },
      sellingPoint: { zh: '打湿拧干也不散', en: 'Wrings out without tearing' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 23.8,
      weightGrams: 560,
      stock: 2100,
      sold: 9833,
      code: 'WJ-CT5',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '3 包', en: '3 packs' } },
            { text: { zh: '6 包', en: '6 packs' }, extraYuan: 22 },
            { text: { zh: '12 包', en: '12 packs' }, extraYuan: 66 },
          ],
        },
      ],
      pictures: ['bt-cotton-towels', 'bt-nursery', 'bt-bathtime'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉', en: 'Cotton' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '300 抽', en: '300 sheets' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '棉柔巾', en: 'Cotton towels' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '全棉无纺，经纬一样牢。一抽比手帕厚，给孩子洗脸、擦奶渍、铺在隔尿垫上都行。',
          en: 'All cotton, equally strong both ways, thicker than a handkerchief.',
        },
        {
          zh: '可当抹布再洗一次。放在干燥处，包装袋打开后夹紧，避免落灰。',
          en: 'Wash once more as a rag. Keep sealed from dust.',
        },
      ],
    },
    {
      key: 'bt-cotton-tee',
      store: 'wujiang',
      brand: 'sang-xiaomian',
      category: 'baby-wear-clothes',
      name: {
        zh: '儿童纯棉短袖 T 恤 男女童宽松上衣 精梳棉 110-160',
        en: "Children's cotton T-shirt, loose fit, combed cotton, size 110–160",
      },
      sellingPoint: { zh: '领口螺纹 套头不变形', en: 'Ribbed neck keeps its shape' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 59,
      listPriceYuan: 79,
      weightGrams: 130,
      stock: 860,
      sold: 3540,
      code: 'WJ-TS3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '豆绿', en: 'Bean green' }, picture: 'bt-cotton-tee-c1' },
            { text: { zh: '奶黄', en: 'Cream' }, picture: 'bt-cotton-tee-c2' },
            { text: { zh: '雾蓝', en: 'Mist blue' }, picture: 'bt-cotton-tee-c3' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '110', en: '110' } },
            { text: { zh: '120', en: '120' } },
            { text: { zh: '130', en: '130' } },
            { text: { zh: '140', en: '140' } },
            { text: { zh: '150', en: '150' }, extraYuan: 6 },
            { text: { zh: '160', en: '160' }, soldOut: true, extraYuan: 8 },
          ],
        },
      ],
      pictures: ['bt-cotton-tee', 'bt-cotton-tee-c1', 'bt-cotton-tee-c2', 'bt-wardrobe', 'bt-park'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉', en: 'Cotton' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '4–12 岁', en: '4–12 years' },
          isIndexed: true,
        },
        {
          name: { zh: '风格', en: 'Style' },
          value: { zh: '日常', en: 'Everyday' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '200 克精梳棉，贴身滑，下摆和袖口双针卷边，洗二十次不卷。印花用水性胶，摸起来平平的。',
          en: '200 g combed cotton with twin-needle hems and soft water-based print.',
        },
        {
          zh: '建议反面 30℃ 洗，熨烫避开印花。版型偏宽，喜欢合身请拍小一码。',
          en: 'Wash inside out at 30 °C. Loose cut; size down for a close fit.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-girl-silk-dress',
      store: 'wujiang',
      brand: 'sang-xiaomian',
      category: 'baby-wear-clothes',
      name: {
        zh: '女童香云纱连衣裙 新中式盘扣 夏季无袖 礼服拍照 120-150',
        en: "Girls' gambiered-silk dress, knotted buttons, sizes 120–150",
      },
      sellingPoint: { zh: '越洗越软 像旧信纸', en: 'Softens with every wash' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '条', en: 'piece' },
      priceYuan: 329,
      weightGrams: 240,
      stock: 74,
      sold: 512,
      code: 'WJ-DR2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '薯莨棕', en: 'Yam brown' }, picture: 'bt-girl-silk-dress-c1' },
            { text: { zh: '靛蓝', en: 'Indigo' }, picture: 'bt-girl-silk-dress-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '120', en: '120' } },
            { text: { zh: '130', en: '130' } },
            { text: { zh: '140', en: '140' } },
            { text: { zh: '150', en: '150' } },
          ],
        },
      ],
      pictures: ['bt-girl-silk-dress', 'bt-girl-silk-dress-c1', 'bt-girl-silk-dress-c2', 'bt-wardrobe', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '桑蚕丝', en: 'Mulberry silk' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '5–10 岁', en: '5–10 years' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '薯莨染', en: 'Yam-dyed' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '丝绸经薯莨反复浸晒，河泥过乌，正面有皮质感，凉滑。盘扣一粒粒手绞，领口里衬棉布，不磨脖子。',
          en: 'Silk soaked and sunned many times in yam dye. Knotted buttons are hand-twisted, the neck lined in cotton.',
        },
        {
          zh: '首洗会掉浮色，单独冷水浸五分钟，不拧。真丝勾丝难免，拍照玩闹分开穿。',
          en: 'First wash alone in cold water. Keep it for special days.',
        },
      ],
    },
    {
      key: 'bt-corduroy-jacket',
      store: 'wujiang',
      brand: 'sang-xiaomian',
      category: 'baby-wear-clothes',
      name: {
        zh: '儿童灯芯绒外套 秋冬加绒夹棉 男女童翻领上衣 纽扣防风',
        en: "Children's corduroy jacket, padded, corduroy collar",
      },
      sellingPoint: { zh: '口袋够深 手能全伸进去', en: 'Pockets deep enough for whole hands' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 199,
      weightGrams: 480,
      stock: 145,
      sold: 631,
      code: 'WJ-JK6',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '驼色', en: 'Camel' }, picture: 'bt-corduroy-jacket-c1' },
            { text: { zh: '深灰', en: 'Dark grey' }, picture: 'bt-corduroy-jacket-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '100', en: '100' } },
            { text: { zh: '110', en: '110' } },
            { text: { zh: '120', en: '120' } },
            { text: { zh: '130', en: '130' } },
            { text: { zh: '140', en: '140' }, extraYuan: 10 },
          ],
        },
      ],
      pictures: ['bt-corduroy-jacket', 'bt-corduroy-jacket-c1', 'bt-corduroy-jacket-c2', 'bt-wardrobe', 'bt-park'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉', en: 'Cotton' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–10 岁', en: '3–10 years' },
          isIndexed: true,
        },
        {
          name: { zh: '季节', en: 'Season' },
          value: { zh: '秋冬', en: 'Autumn and winter' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '16 条灯芯绒，里面夹一层薄棉，风大也不透。纽扣用树脂仿牛角，缝了两道。',
          en: '16-wale corduroy with thin padding and double-stitched horn-look buttons.',
        },
        {
          zh: '反过来洗，免得压坏绒条。尺码按身高选，想叠穿卫衣请拍大一号。',
          en: 'Wash inside out. Choose by height; size up for layering.',
        },
      ],
    },
    {
      key: 'bt-puff-blouse',
      store: 'wujiang',
      brand: 'sang-xiaomian',
      category: 'baby-wear-clothes',
      name: {
        zh: '女童泡泡袖上衣 棉麻娃娃领 春夏短款衬衫 幼儿园表演 100-140',
        en: "Girls' puff-sleeve blouse in cotton and linen, sizes 100–140",
      },
      sellingPoint: { zh: '袖山有十二道细褶', en: 'Twelve fine pleats at each shoulder' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 89,
      weightGrams: 150,
      stock: 260,
      sold: 877,
      code: 'WJ-BL4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '桃粉', en: 'Peach pink' }, picture: 'bt-puff-blouse-c1' },
            { text: { zh: '藕紫', en: 'Lotus purple' }, picture: 'bt-puff-blouse-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '100', en: '100' } },
            { text: { zh: '110', en: '110' } },
            { text: { zh: '120', en: '120' } },
            { text: { zh: '130', en: '130' } },
            { text: { zh: '140', en: '140' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['bt-puff-blouse', 'bt-puff-blouse-c1', 'bt-puff-blouse-c2', 'bt-wardrobe', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉麻', en: 'Cotton and linen' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–9 岁', en: '3–9 years' },
          isIndexed: true,
        },
        {
          name: { zh: '季节', en: 'Season' },
          value: { zh: '春夏', en: 'Spring and summer' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '55% 棉 45% 麻，织好后水洗一遍，软而不皱成一团。后背两粒包扣，孩子自己反手也能解。',
          en: 'Washed cotton-linen, soft without crumpling, with two covered buttons at the back.',
        },
        {
          zh: '深浅分开洗，半干时用手抻平再晾，基本不用熨。袖口松紧可从暗口抽换。',
          en: 'Wash with like colours and smooth by hand while damp. Cuff elastic can be replaced through a hidden slit.',
        },
      ],
      tag: '新品',
    },
    {
      key: 'bt-mesh-sneaker',
      store: 'wujiang',
      brand: 'benbendou',
      category: 'baby-wear-shoes',
      name: {
        zh: '儿童运动鞋 网面透气轻便 一脚蹬魔术贴 男女童学生跑步鞋 26-37 码',
        en: "Children's mesh running shoes, hook-and-loop strap, sizes 26–37",
      },
      sellingPoint: { zh: '单只 140 克 跑起来不拖脚', en: '140 g per shoe' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '双', en: 'pair' },
      priceYuan: 139,
      listPriceYuan: 179,
      weightGrams: 420,
      stock: 410,
      sold: 2760,
      code: 'BB-SH7',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '雾紫', en: 'Mist violet' }, picture: 'bt-mesh-sneaker-c1' },
            { text: { zh: '森绿', en: 'Forest' }, picture: 'bt-mesh-sneaker-c2' },
            { text: { zh: '蜜桃', en: 'Peach' }, picture: 'bt-mesh-sneaker-c3' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '26–28', en: '26–28' } },
            { text: { zh: '29–31', en: '29–31' } },
            { text: { zh: '32–34', en: '32–34' }, extraYuan: 10 },
            { text: { zh: '35–37', en: '35–37' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bt-mesh-sneaker', 'bt-mesh-sneaker-c1', 'bt-mesh-sneaker-c2', 'bt-park', 'bt-wardrobe'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '网布', en: 'Mesh' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–10 岁', en: '3–10 years' },
          isIndexed: true,
        },
        {
          name: { zh: '季节', en: 'Season' },
          value: { zh: '春夏', en: 'Spring and summer' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '鞋面飞织加 TPU 热压条，前掌弯折处留出余量，蹲下捡东西不顶脚趾。鞋底是 EVA 加橡胶耐磨片，进门不打滑。',
          en: 'Knit upper with fused strips and room to bend at the toes. EVA sole with rubber pads for grip.',
        },
        {
          zh: '请量脚长再加 0.8cm 选码，脚背高的拍大一码。鞋垫可取出单洗，阴干不暴晒。',
          en: 'Measure the foot and add 0.8 cm; size up for high insteps. The insole comes out to wash.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-tuscan-baby-shoes',
      store: 'bottega-arno',
      brand: 'piccolo-ponte',
      category: 'baby-wear-shoes',
      name: {
        zh: '意大利小羊皮婴儿学步鞋 软底手缝 满月周岁礼盒 11-13cm',
        en: 'Italian lambskin baby shoes, soft sole, hand-stitched, gift box',
      },
      sellingPoint: { zh: '软得能对折放进手心', en: 'Soft enough to fold in your palm' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '双', en: 'pair' },
      priceYuan: 368,
      listPriceYuan: 440,
      weightGrams: 140,
      stock: 38,
      sold: 96,
      code: 'BA-BS2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '芭蕾粉', en: 'Ballet pink' }, picture: 'bt-tuscan-baby-shoes-c1' },
            {
              text: { zh: '奶白', en: 'Milk' },
              picture: 'bt-tuscan-baby-shoes-c2',
              soldOut: true,
            },
          ],
        },
        {
          name: { zh: '内长', en: 'Inner length' },
          values: [
            { text: { zh: '11cm', en: '11 cm' } },
            { text: { zh: '12cm', en: '12 cm' } },
            { text: { zh: '13cm', en: '13 cm' }, extraYuan: 15 },
          ],
        },
      ],
      pictures: ['bt-tuscan-baby-shoes', 'bt-tuscan-baby-shoes-c1', 'bt-tuscan-baby-shoes-c2', 'bt-gift', 'bt-nursery'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '小羊皮', en: 'Lambskin' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '0–18 个月', en: '0–18 months' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手缝', en: 'Hand-stitched' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '整双只用三块皮，翻面缝合，内里没有硬线头。鞋底是磨砂牛反绒，室内爬、扶站都不滑。',
          en: 'Three pieces of leather sewn inside out, no hard seams. The suede sole grips indoors.',
        },
        {
          zh: '鞋口橡筋藏在皮折里，脱不掉也不勒。只适合室内和推车，沾水用干布吸掉后自然晾干。',
          en: 'Hidden elastic holds without pressing. For indoors and the pushchair; blot water and air-dry.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-rain-boots',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-wear-shoes',
      name: {
        zh: '儿童雨靴 中筒防滑水鞋 PVC 一体成型 幼儿园雨天踩水 送绒内胆',
        en: "Children's rain boots, one-piece PVC, removable fleece liner",
      },
      sellingPoint: { zh: '提耳够大 自己拎着穿', en: 'Big pull loops for small hands' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '双', en: 'pair' },
      priceYuan: 69,
      weightGrams: 680,
      stock: 530,
      sold: 1490,
      code: 'BB-RB2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱桃红', en: 'Cherry' }, picture: 'bt-rain-boots-c1' },
            { text: { zh: '水蓝', en: 'Water blue' }, picture: 'bt-rain-boots-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '15cm', en: '15 cm' } },
            { text: { zh: '17cm', en: '17 cm' } },
            { text: { zh: '19cm', en: '19 cm' } },
            { text: { zh: '21cm', en: '21 cm' } },
          ],
        },
      ],
      pictures: ['bt-rain-boots', 'bt-rain-boots-c1', 'bt-rain-boots-c2', 'bt-park', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'PVC', en: 'PVC' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–9 岁', en: '3–9 years' },
          isIndexed: true,
        },
        {
          name: { zh: '季节', en: 'Season' },
          value: { zh: '四季', en: 'All year' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '无接缝一次注塑，踩进水坑不渗。鞋底人字纹深 4mm，校门口的瓷砖地也站得住。',
          en: 'Moulded in one shot, no seams to leak. A 4 mm herringbone tread holds on wet tiles.',
        },
        {
          zh: '附可拆摇粒绒内胆，天热取出。穿完倒扣晾干，夏天别闷在车里，容易变形发粘。',
          en: 'The liner comes out in summer. Dry upside down and never leave in a hot car.',
        },
      ],
    },
    {
      key: 'bt-combed-socks',
      store: 'wujiang',
      brand: 'sang-xiaomian',
      category: 'baby-wear-accessories',
      name: {
        zh: '儿童棉袜 五双装 精梳棉中筒袜 男女童春秋学生袜 不勒脚',
        en: "Children's crew socks, combed cotton, five pairs",
      },
      sellingPoint: { zh: '袜口没有勒印', en: 'Leaves no mark' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 29.9,
      listPriceYuan: 39.9,
      weightGrams: 120,
      stock: 1950,
      sold: 8860,
      code: 'WJ-SK5',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '青绿组', en: 'Green set' }, picture: 'bt-combed-socks-c1' },
            { text: { zh: '暖橙组', en: 'Orange set' }, picture: 'bt-combed-socks-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: 'S 3–5 岁', en: 'S, 3–5 years' } },
            { text: { zh: 'M 6–8 岁', en: 'M, 6–8 years' } },
            { text: { zh: 'L 9–12 岁', en: 'L, 9–12 years' } },
          ],
        },
      ],
      pictures: ['bt-combed-socks', 'bt-combed-socks-c1', 'bt-combed-socks-c2', 'bt-wardrobe', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉', en: 'Cotton' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–12 岁', en: '3–12 years' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '5 双', en: '5 pairs' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '80% 精梳棉，手工对目缝头，脚尖没有硬棱。足弓织一圈罗纹，跑跳时袜跟不往下滑。',
          en: '80 percent combed cotton with hand-linked toes and a ribbed arch so heels stay up.',
        },
        {
          zh: '深色第一次洗请分开。每包五双颜色不同，按图发。',
          en: 'Wash dark pairs apart at first. Five different colours per pack.',
        },
      ],
    },
    {
      key: 'bt-kids-sun-cap',
      store: 'citong',
      brand: 'sang-xiaomian',
      category: 'baby-wear-accessories',
      name: {
        zh: '儿童遮阳鸭舌帽 速干可折叠 男女童春夏户外棒球帽 可调节',
        en: "Children's quick-dry cap, foldable, adjustable",
      },
      sellingPoint: { zh: '帽檐揉成团也弹得开', en: 'Brim springs back' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '顶', en: 'piece' },
      priceYuan: 45,
      weightGrams: 90,
      stock: 640,
      sold: 1980,
      code: 'CT-CP3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'bt-kids-sun-cap-c1' },
            { text: { zh: '珊瑚', en: 'Coral' }, picture: 'bt-kids-sun-cap-c2' },
          ],
        },
        {
          name: { zh: '头围', en: 'Head size' },
          values: [{ text: { zh: '50–52cm', en: '50–52 cm' } }, { text: { zh: '53–55cm', en: '53–55 cm' } }],
        },
      ],
      pictures: ['bt-kids-sun-cap', 'bt-kids-sun-cap-c1', 'bt-kids-sun-cap-c2', 'bt-park', 'bt-wardrobe'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '锦纶', en: 'Nylon' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–10 岁', en: '3–10 years' },
          isIndexed: true,
        },
        {
          name: { zh: '季节', en: 'Season' },
          value: { zh: '春夏', en: 'Spring and summer' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '面料轻薄速干，出汗后扇两下就干。帽檐为软 EVA，塞书包不折痕。内侧吸汗带可水洗。',
          en: 'Light quick-dry fabric and a soft EVA brim that packs flat.',
        },
        {
          zh: '后扣多档可调，长一年头围也够戴。机洗请放洗衣袋。',
          en: 'The buckle grows with the child. Machine-wash in a bag.',
        },
      ],
    },
    {
      key: 'bt-straw-hat-bow',
      store: 'siam-orchard',
      brand: 'sang-xiaomian',
      category: 'baby-wear-accessories',
      name: {
        zh: '泰国手编儿童草帽 蝴蝶结宽檐 海边度假遮阳帽 可折叠',
        en: "Thai hand-woven children's straw hat with bow, wide brim",
      },
      sellingPoint: { zh: '拉菲草编 软而不扎', en: 'Soft raffia, no scratch' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '顶', en: 'piece' },
      priceYuan: 88,
      weightGrams: 110,
      stock: 112,
      sold: 305,
      code: 'SO-HT2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '原草红结', en: 'Natural, red bow' }, picture: 'bt-straw-hat-bow-c1' },
            { text: { zh: '深草蓝结', en: 'Dark, blue bow' }, picture: 'bt-straw-hat-bow-c2' },
          ],
        },
        {
          name: { zh: '头围', en: 'Head size' },
          values: [
            { text: { zh: '50cm', en: '50 cm' } },
            { text: { zh: '52cm', en: '52 cm' } },
            { text: { zh: '54cm', en: '54 cm' } },
          ],
        },
      ],
      pictures: ['bt-straw-hat-bow', 'bt-straw-hat-bow-c1', 'bt-straw-hat-bow-c2', 'bt-park', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '拉菲草', en: 'Raffia' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手编', en: 'Hand-woven' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–8 岁', en: '3–8 years' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '春武里的妇女合作社手编，一顶约要五个小时。帽檐 7cm，内圈有棉质汗带和隐形松紧。',
          en: "Woven by a women's cooperative in Chonburi, about five hours each. 7 cm brim with cotton band.",
        },
        {
          zh: '压扁后喷一点水，用手撑开阴干即恢复。蝴蝶结用别针固定，给小小孩戴请取下。',
          en: 'Mist with water to reshape. Remove the pinned bow for very small children.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-teddy-bear',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-plush',
      name: {
        zh: '泰迪熊毛绒玩具 短绒抱抱熊 公仔睡觉玩偶 可拆洗 生日礼物',
        en: 'Classic teddy bear, short plush, removable cover',
      },
      sellingPoint: { zh: '眼睛是绣的 掉不下来', en: 'Embroidered eyes that cannot come off' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 99,
      listPriceYuan: 129,
      weightGrams: 480,
      stock: 760,
      sold: 5230,
      code: 'CT-TB1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蜜棕', en: 'Honey brown' }, picture: 'bt-teddy-bear-c1' },
            { text: { zh: '浅灰粉', en: 'Dusty pink' }, picture: 'bt-teddy-bear-c2' },
            { text: { zh: '深咖', en: 'Dark coffee' }, picture: 'bt-teddy-bear-c3' },
          ],
        },
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '30cm', en: '30 cm' } },
            { text: { zh: '45cm', en: '45 cm' }, extraYuan: 40 },
            { text: { zh: '60cm', en: '60 cm' }, extraYuan: 110 },
          ],
        },
      ],
      pictures: ['bt-teddy-bear', 'bt-teddy-bear-c1', 'bt-teddy-bear-c2', 'bt-nursery', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '短毛绒', en: 'Short plush' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1 岁以上', en: '1 year and up' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '30–60 cm', en: '30–60 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '表面 5mm 短绒，浮毛在出厂前用气吹三遍。四肢关节缝死，脖子加了一圈衬布，抱着睡不歪头。',
          en: '5 mm plush blown clean three times. Sewn joints and a lined neck keep the head up.',
        },
        {
          zh: '背后隐形拉链，取出内胆后外套可机洗。收到是真空压缩的，拍打后半天回弹。',
          en: 'A hidden zip removes the filling so the cover can be machine-washed. Arrives vacuum-packed.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-panda-plush',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-plush',
      name: {
        zh: '熊猫毛绒玩具 仿真团子抱枕 儿童玩偶 出国伴手礼 国宝公仔',
        en: 'Panda plush pillow, round, a gift from China',
      },
      sellingPoint: { zh: '屁股是平的 会自己坐', en: 'Flat bottom, sits by itself' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 79,
      weightGrams: 360,
      stock: 430,
      sold: 2671,
      code: 'CT-PD2',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '22cm', en: '22 cm' } },
            { text: { zh: '35cm', en: '35 cm' }, extraYuan: 30 },
            { text: { zh: '50cm', en: '50 cm' }, soldOut: true, extraYuan: 90 },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [{ text: { zh: '空手', en: 'Plain' } }, { text: { zh: '抱竹子', en: 'With bamboo' }, extraYuan: 12 }],
        },
      ],
      pictures: ['bt-panda-plush', 'bt-nursery', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '兔绒', en: 'Rabbit-soft plush' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1 岁以上', en: '1 year and up' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '22–50 cm', en: '22–50 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '仿兔绒面料，黑白交界处是拼缝不是印染，洗了不串色。填充 PP 棉加底部颗粒袋，坐得稳。',
          en: 'Black and white are sewn, not printed, so nothing bleeds. A bead bag in the base keeps it upright.',
        },
        {
          zh: '可放洗衣袋轻柔机洗，低温烘干会更蓬。竹子是毛毡做的，可拆。',
          en: 'Gentle machine wash in a bag. The felt bamboo comes off.',
        },
      ],
    },
    {
      key: 'bt-dinosaur-plush',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-plush',
      name: { zh: '长颈龙毛绒公仔 恐龙玩偶 男孩睡觉抱枕 软体长条夹腿', en: 'Long-neck dinosaur plush for hugging' },
      sellingPoint: { zh: '脖子里有软骨 能摆造型', en: 'A bendable neck' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 69,
      listPriceYuan: 85,
      weightGrams: 340,
      stock: 0,
      sold: 3320,
      code: 'CT-DN4',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '长颈龙', en: 'Long-neck' }, picture: 'bt-dinosaur-plush-c1' },
            { text: { zh: '霸王龙', en: 'T-rex' }, picture: 'bt-dinosaur-plush-c2' },
          ],
        },
        {
          name: { zh: '长度', en: 'Length' },
          values: [{ text: { zh: '45cm', en: '45 cm' } }, { text: { zh: '70cm', en: '70 cm' }, extraYuan: 45 }],
        },
      ],
      pictures: ['bt-dinosaur-plush', 'bt-dinosaur-plush-c1', 'bt-dinosaur-plush-c2', 'bt-nursery', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '水晶绒', en: 'Crystal plush' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1 岁以上', en: '1 year and up' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '45–70 cm', en: '45–70 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '脖颈里缝了一条软塑骨，弯成什么样就停在什么样。水晶绒凉滑，夏天抱着不闷。',
          en: 'A soft spine holds any pose. Cool smooth plush for summer.',
        },
        {
          zh: '软骨不可折死，洗前不用取出。放洗衣袋，水温低于 30℃。',
          en: 'Do not crease the spine. Wash below 30 °C in a bag.',
        },
      ],
    },
    {
      key: 'bt-fox-hand-puppet',
      store: 'citong',
      brand: 'muou-lane',
      category: 'baby-toys-plush',
      name: {
        zh: '动物手偶玩具 狐狸老虎狮子 亲子讲故事手套娃娃 嘴巴能动',
        en: 'Animal hand puppets, movable mouth, for storytelling',
      },
      sellingPoint: { zh: '大人孩子的手都能伸', en: 'Fits big and small hands' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 39.9,
      weightGrams: 110,
      stock: 310,
      sold: 980,
      code: 'CT-HP6',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '狐狸', en: 'Fox' }, picture: 'bt-fox-hand-puppet-c1' },
            { text: { zh: '老虎', en: 'Tiger' }, picture: 'bt-fox-hand-puppet-c2' },
            { text: { zh: '狮子', en: 'Lion' }, picture: 'bt-fox-hand-puppet-c3' },
            { text: { zh: '小狗', en: 'Puppy' }, picture: 'bt-fox-hand-puppet-c4' },
          ],
        },
      ],
      pictures: ['bt-fox-hand-puppet', 'bt-fox-hand-puppet-c1', 'bt-fox-hand-puppet-c2', 'bt-playroom', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '毛绒', en: 'Plush' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '2 岁以上', en: '2 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '25 cm', en: '25 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '嘴里衬了硬纸板包布，张合有力，讲故事时表情到位。袖口加宽，孩子伸进去不卡。',
          en: 'A lined jaw opens crisply; the wide cuff lets small hands in.',
        },
        {
          zh: '只可手洗，挤干后撑开晾。几只一起买可以演一出戏。',
          en: 'Hand wash and dry open. Buy several and put on a play.',
        },
      ],
    },
    {
      key: 'bt-wood-puzzle',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-blocks',
      name: {
        zh: '木质拼图 64 片 儿童榉木大块 动物地图 送收纳铁盒 3-8 岁',
        en: 'Wooden jigsaw puzzle, 64 pieces, beech, tin box',
      },
      sellingPoint: { zh: '片厚六毫米 抠得起来', en: '6 mm thick, easy to lift' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 49,
      listPriceYuan: 65,
      weightGrams: 560,
      stock: 920,
      sold: 4230,
      code: 'MF-PZ3',
      specs: [
        {
          name: { zh: '图案', en: 'Design' },
          values: [
            { text: { zh: '海底', en: 'Under the sea' } },
            { text: { zh: '森林', en: 'Forest' } },
            { text: { zh: '中国地图', en: 'Map of China' } },
          ],
        },
        {
          name: { zh: '片数', en: 'Pieces' },
          values: [
            { text: { zh: '24 片', en: '24 pieces' } },
            { text: { zh: '64 片', en: '64 pieces' }, extraYuan: 10 },
            { text: { zh: '120 片', en: '120 pieces' }, extraYuan: 28 },
          ],
        },
      ],
      pictures: ['bt-wood-puzzle', 'bt-playroom', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '榉木', en: 'Beech' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–8 岁', en: '3–8 years' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '24–120 片', en: '24–120 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '激光切割后四边倒角，颜料是水性漆，没有油墨味。背面印编号，掉了几片也能对回去。',
          en: 'Laser-cut with soft edges and water-based paint. Numbers on the back help find lost pieces.',
        },
        {
          zh: '附原大底图，第一次可以照着摆。铁盒棱角翻边，不割手。',
          en: 'A full-size guide sheet included. The tin has folded edges.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-oak-blocks',
      store: 'java-shore',
      brand: 'kayu-kecil',
      category: 'baby-toys-blocks',
      name: {
        zh: '印尼柚木积木 80 块大颗粒 原木叠叠高 儿童建构玩具 棉布袋',
        en: 'Indonesian teak building blocks, 80 pieces, cotton bag',
      },
      sellingPoint: { zh: '每块都磨到不扎手', en: 'Every block sanded smooth' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 169,
      weightGrams: 3600,
      stock: 210,
      sold: 640,
      code: 'JS-BK8',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '40 块', en: '40 pieces' } },
            { text: { zh: '80 块', en: '80 pieces' }, extraYuan: 70 },
            { text: { zh: '160 块', en: '160 pieces' }, extraYuan: 180 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '原木', en: 'Natural' } }, { text: { zh: '彩色', en: 'Coloured' }, extraYuan: 20 }],
        },
      ],
      pictures: ['bt-oak-blocks', 'bt-playroom', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '柚木', en: 'Teak' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1 岁以上', en: '1 year and up' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '40–160 块', en: '40–160 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '木料来自家具厂边角，切成统一模数，四块小的等于一块大的，搭桥搭塔都对得齐。',
          en: 'Cut from furniture offcuts to one module: four small blocks equal a large one.',
        },
        {
          zh: '彩色款用植物染色，含水抹布擦会略浮色，干后即好。阴天受潮可摊开通风。',
          en: 'The coloured set is plant-dyed and may bleed slightly when wiped wet. Air after damp days.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-board-game-dice',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-blocks',
      name: {
        zh: '亲子桌游 磁性飞行棋五合一 骰子折叠棋盘 旅行收纳 4-99 岁',
        en: 'Five-in-one magnetic board game with dice, folds for travel',
      },
      sellingPoint: { zh: '火车上也摆得住', en: 'Stays put on a train' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 59,
      weightGrams: 780,
      stock: 330,
      sold: 1420,
      code: 'MF-BG5',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [{ text: { zh: '25cm', en: '25 cm' } }, { text: { zh: '35cm', en: '35 cm' }, extraYuan: 20 }],
        },
      ],
      pictures: ['bt-board-game-dice', 'bt-playroom', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '磁铁、纸板', en: 'Magnet and board' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '4 岁以上', en: '4 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '桌游', en: 'Board game' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '飞行棋、跳棋、五子棋、蛇梯棋、斗兽棋，棋子背面带磁，倒挂也不掉。折起来就是收纳盒。',
          en: 'Ludo, draughts, gomoku, snakes and ladders and animal chess with magnetic pieces; the board folds into its box.',
        },
        {
          zh: '含小磁件，三岁以下不要单独玩。附中文规则卡，一分钟能学会。',
          en: 'Small magnets: not for under threes alone. Rules take a minute to learn.',
        },
      ],
    },
    {
      key: 'bt-fire-engine',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-vehicles',
      name: {
        zh: '消防车玩具大号 惯性工程车 可升降云梯 声光男孩玩具 送小人',
        en: 'Large fire engine, friction drive, extending ladder, light and sound',
      },
      sellingPoint: { zh: '云梯伸到三十厘米', en: 'The ladder extends to 30 cm' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '辆', en: 'unit' },
      priceYuan: 59,
      listPriceYuan: 79,
      weightGrams: 620,
      stock: 840,
      sold: 3540,
      code: 'MF-TR1',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '消防车', en: 'Fire engine' }, picture: 'bt-fire-engine-c1' },
            { text: { zh: '拖拉机', en: 'Tractor' }, picture: 'bt-fire-engine-c2' },
            { text: { zh: '警车', en: 'Police car' }, picture: 'bt-fire-engine-c3' },
            { text: { zh: '货车', en: 'Truck' }, picture: 'bt-fire-engine-c4' },
          ],
        },
        {
          name: { zh: '包装', en: 'Packaging' },
          values: [
            { text: { zh: '单车', en: 'Single' } },
            { text: { zh: '四车礼盒', en: 'Gift set of four' }, extraYuan: 130 },
          ],
        },
      ],
      pictures: ['bt-fire-engine', 'bt-fire-engine-c1', 'bt-fire-engine-c2', 'bt-playroom', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS', en: 'ABS' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '车壳 ABS 厚实，轮子橡胶，桌上摔不掉漆。按钮有警笛和灯，声音可关。',
          en: 'Thick ABS shell, rubber wheels, switchable siren and light.',
        },
        {
          zh: '三节七号电池，不含。惯性按几次冲出去，地毯上力度小一些。',
          en: 'Three AAA cells, not included. Push a few times; carpet slows it.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-wooden-train-set',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-vehicles',
      name: {
        zh: '木质火车轨道玩具 磁吸车厢 70 件 榉木拼装可接其他轨道',
        en: 'Wooden train set, 70 pieces, magnetic cars, beech',
      },
      sellingPoint: { zh: '轨道接口通用', en: 'Track joins fit most sets' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 159,
      weightGrams: 2400,
      stock: 240,
      sold: 1620,
      code: 'MF-TN2',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '40 件', en: '40 pieces' } },
            { text: { zh: '70 件', en: '70 pieces' }, extraYuan: 60 },
            { text: { zh: '110 件', en: '110 pieces' }, extraYuan: 150 },
          ],
        },
      ],
      pictures: ['bt-wooden-train-set', 'bt-playroom', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '榉木', en: 'Beech' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '40–110 件', en: '40–110 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '轨道凹凸口按常用规格做，旧轨道也能续。车厢磁铁朝向标了红点，对着就吸。',
          en: 'Track ends follow the common size. Red dots mark the magnet poles.',
        },
        {
          zh: '火车车轴用钢轴，跑得直。木料首次拆箱有淡淡木味，通风一天即可。',
          en: 'Steel axles run straight. Air for a day after unboxing.',
        },
      ],
    },
    {
      key: 'bt-foam-glider',
      store: 'citong',
      brand: 'benbendou',
      category: 'baby-toys-vehicles',
      name: {
        zh: '泡沫飞机手抛滑翔 儿童户外航模 抗摔 EPP 大号公园 48cm',
        en: 'Foam glider, hand-launched, 48 cm, crash-proof',
      },
      sellingPoint: { zh: '扔出去能打三个圈', en: 'Loops three times' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '架', en: 'unit' },
      priceYuan: 19.9,
      weightGrams: 160,
      stock: 1500,
      sold: 6210,
      code: 'BB-GL3',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [{ text: { zh: '36cm', en: '36 cm' } }, { text: { zh: '48cm', en: '48 cm' }, extraYuan: 8 }],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [{ text: { zh: '单架', en: 'One' } }, { text: { zh: '两架', en: 'Two' }, extraYuan: 15 }],
        },
      ],
      pictures: ['bt-foam-glider', 'bt-park', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'EPP', en: 'EPP' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 岁以上', en: '6 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '36–48 cm', en: '36–48 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: 'EPP 泡沫掉地上只会弹，翅尖不断。尾翼两种弯法，一种直线飞远，一种绕圈回来。',
          en: 'EPP foam bounces instead of breaking. Bend the tail for distance or loops.',
        },
        {
          zh: '请在空旷处顺风抛，避开行人和电线。机头软头，不要改装配重。',
          en: 'Throw downwind in the open, away from people and wires.',
        },
      ],
    },
    {
      key: 'bt-abacus',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-learning',
      name: {
        zh: '彩色木质计算架 数数棒珠算盘 100 颗珠子 幼儿启蒙教具',
        en: 'Wooden counting frame with 100 coloured beads',
      },
      sellingPoint: { zh: '一排十颗 五颗换色', en: 'Ten to a row, colour changes at five' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 36.8,
      weightGrams: 360,
      stock: 690,
      sold: 2220,
      code: 'MF-AB3',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '50 珠', en: '50 beads' } },
            { text: { zh: '100 珠', en: '100 beads' }, extraYuan: 12 },
          ],
        },
      ],
      pictures: ['bt-abacus', 'bt-desk', 'bt-playroom'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '松木', en: 'Pine' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '数学', en: 'Maths' }, isIndexed: true },
      ],
      description: [
        {
          zh: '每排五颗换色，孩子一眼能看出六、七、八。钢条两端焊死，珠子拔不下来。',
          en: 'Colours change at five so six, seven and eight read at a glance. Rods are welded, beads cannot come off.',
        },
        {
          zh: '配三十张练习卡，从数数到两位数加减。框脚有支撑，竖放不倒。',
          en: 'Thirty practice cards from counting to two-digit sums. Stands on its own feet.',
        },
      ],
    },
    {
      key: 'bt-kids-microscope',
      store: 'shensheng',
      brand: 'xingya-lab',
      category: 'baby-toys-learning',
      name: {
        zh: '儿童显微镜 1200 倍 科学实验套装 小学生昆虫植物观察 带样本',
        en: "Children's microscope, 1200×, with slides and specimens",
      },
      sellingPoint: { zh: '洋葱皮的细胞看得清', en: 'See the cells of an onion skin' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 149,
      listPriceYuan: 189,
      weightGrams: 920,
      stock: 165,
      sold: 1480,
      code: 'XY-MS4',
      specs: [
        {
          name: { zh: '倍数', en: 'Magnification' },
          values: [
            { text: { zh: '400 倍', en: '400×' } },
            { text: { zh: '1200 倍', en: '1200×' }, extraYuan: 50 },
            { text: { zh: '1200 倍带手机夹', en: '1200× with phone clip' }, extraYuan: 80 },
          ],
        },
      ],
      pictures: ['bt-kids-microscope', 'bt-desk', 'bt-gift'],
      params: [
        {
          name: { zh: '倍率', en: 'Magnification' },
          value: { zh: '1200×', en: '1200×' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 岁以上', en: '6 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '金属支架，三个物镜头转动咔嗒一声到位。上下两盏灯，看透明切片用下灯，看昆虫用上灯。',
          en: 'Metal arm, clicking turret and two lamps: lower for slides, upper for insects.',
        },
        {
          zh: '附成品样本 12 片、空白玻片、滴管和镊子。玻片有边，请大人陪同；两节五号电池，不含。',
          en: 'Twelve slides, blanks, dropper and tweezers. Glass has edges, adults nearby. Two AA cells not included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-globe-light',
      store: 'shensheng',
      brand: 'xingya-lab',
      category: 'baby-toys-learning',
      name: {
        zh: '儿童地球仪 23cm 点亮星空灯 桌面教学 台灯立体地形',
        en: "Children's globe 23 cm with light, star map when lit",
      },
      sellingPoint: { zh: '白天看地图 关灯看星座', en: 'Map by day, stars by night' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 129,
      weightGrams: 1300,
      stock: 0,
      sold: 1190,
      code: 'XY-GL8',
      specs: [
        {
          name: { zh: '语言', en: 'Language' },
          values: [
            { text: { zh: '中文', en: 'Chinese' } },
            { text: { zh: '中英双语', en: 'Chinese and English' }, extraYuan: 10 },
          ],
        },
      ],
      pictures: ['bt-globe-light', 'bt-desk', 'bt-gift'],
      params: [
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '23 cm', en: '23 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 岁以上', en: '6 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS', en: 'ABS' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '底座木纹，球壳 ABS，地形有微凸，手能摸到山脉。关灯后内部印的星座显出来。',
          en: 'Raised terrain you can feel. In the dark, constellations show through.',
        },
        {
          zh: '触摸开关三档亮度，Type-C 供电。地图按公开资料印制，更新以包装上版本号为准。',
          en: 'Touch switch with three levels, Type-C power. Map edition printed on the box.',
        },
      ],
    },
    {
      key: 'bt-hand-drum',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-toys-music',
      name: {
        zh: '儿童小军鼓 木框羊皮鼓面 敲打乐器 幼儿园表演 送鼓槌背带',
        en: "Children's snare drum, wooden shell, sticks and strap",
      },
      sellingPoint: { zh: '声音脆 不闷', en: 'Crisp, not dull' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 65,
      weightGrams: 540,
      stock: 380,
      sold: 1260,
      code: 'MF-DR2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红棒', en: 'Red sticks' }, picture: 'bt-hand-drum-c1' },
            { text: { zh: '蓝棒', en: 'Blue sticks' }, picture: 'bt-hand-drum-c2' },
          ],
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [{ text: { zh: '20cm', en: '20 cm' } }, { text: { zh: '25cm', en: '25 cm' }, extraYuan: 16 }],
        },
      ],
      pictures: ['bt-hand-drum', 'bt-hand-drum-c1', 'bt-hand-drum-c2', 'bt-concert', 'bt-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '木', en: 'Wood' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '打击乐', en: 'Percussion' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '弯曲桦木鼓桶，六根拉杆可调松紧。鼓槌软头，打在桌上也不太响。',
          en: 'Birch shell with six tuning rods and soft sticks.',
        },
        {
          zh: '鼓面别用尖物，潮天会松，吹干后声音恢复。背带可拆。',
          en: 'No sharp tools. Humid days slacken the skin. The strap detaches.',
        },
      ],
    },
    {
      key: 'bt-kids-keyboard',
      store: 'shensheng',
      brand: 'xingya-lab',
      category: 'baby-toys-music',
      name: {
        zh: '儿童电子琴 37 键 可充电 带麦克风 早教音乐启蒙 教学跟弹',
        en: "Children's electronic keyboard, 37 keys, rechargeable, microphone",
      },
      sellingPoint: { zh: '跟着灯按就成调', en: 'Follow the lights' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 199,
      weightGrams: 1900,
      stock: 130,
      sold: 1640,
      code: 'XY-KB6',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机', en: 'Keyboard' } },
            { text: { zh: '加琴架', en: 'With stand' }, extraYuan: 45 },
            { text: { zh: '加琴架与琴凳', en: 'With stand and stool' }, extraYuan: 98 },
          ],
        },
      ],
      pictures: ['bt-kids-keyboard', 'bt-concert', 'bt-gift'],
      params: [
        { name: { zh: '键数', en: 'Keys' }, value: { zh: '37', en: '37' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '按键有力度，连按不粘。二十首童谣跟弹，灯亮哪个键就按哪个。麦克风可调混响，声音可关。',
          en: 'Velocity keys, twenty follow-along songs and a microphone with echo.',
        },
        {
          zh: 'Type-C 充电约五小时。打开儿童锁后，最大音量限制在六十分贝左右。',
          en: 'Runs about five hours per charge. A child lock limits volume.',
        },
      ],
    },
    {
      key: 'bt-maracas-set',
      store: 'java-shore',
      brand: 'kayu-kecil',
      category: 'baby-toys-music',
      name: { zh: '印尼手工沙锤 椰壳木柄一对 奥尔夫打击乐器 幼儿园舞蹈', en: 'Indonesian coconut-shell maracas, pair' },
      sellingPoint: { zh: '里面是豆子 不是塑料', en: 'Filled with beans, not plastic' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 45,
      weightGrams: 260,
      stock: 320,
      sold: 780,
      code: 'JS-MR3',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [{ text: { zh: '一对', en: 'One pair' } }, { text: { zh: '两对', en: 'Two pairs' }, extraYuan: 40 }],
        },
      ],
      pictures: ['bt-maracas-set', 'bt-concert', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '椰壳', en: 'Coconut shell' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '打击乐', en: 'Percussion' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '椰壳掏空晾干，装豆子后用椰胶封口，握柄一截柚木。声音沙沙的，不刺耳。',
          en: 'Dried coconut shells filled with beans and sealed, with a teak handle.',
        },
        {
          zh: '图案手绘，每对略不同。摔裂请停用，豆子会掉出来。',
          en: 'Hand-painted, each pair differs. Stop using if cracked.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-weifang-kite',
      store: 'citong',
      brand: 'muou-lane',
      category: 'baby-toys-craft',
      name: {
        zh: '潍坊手扎风筝 竹骨绢面彩绘 微风易飞 送 200 米线轮 家庭户外',
        en: 'Weifang hand-tied kite, bamboo and silk, with 200 m reel',
      },
      sellingPoint: { zh: '微风也站得住', en: 'Flies in a light breeze' },
      origin: { country: 'cn', place: { zh: '山东潍坊', en: 'Weifang, Shandong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 58,
      weightGrams: 320,
      stock: 680,
      sold: 2470,
      code: 'CT-KT3',
      specs: [
        {
          name: { zh: '图案', en: 'Design' },
          values: [
            { text: { zh: '彩燕', en: 'Swallow' } },
            { text: { zh: '蝴蝶', en: 'Butterfly' } },
            { text: { zh: '龙头', en: 'Dragon head' }, extraYuan: 40 },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [{ text: { zh: '1.2m', en: '1.2 m' } }, { text: { zh: '1.6m', en: '1.6 m' }, extraYuan: 30 }],
        },
      ],
      pictures: ['bt-weifang-kite', 'bt-park', 'bt-workbench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '竹、绢', en: 'Bamboo and silk' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手绘', en: 'Hand-painted' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '1.2–1.6 m', en: '1.2–1.6 m' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '竹条用三年老竹劈削，前后重量调平，二三级风就能起。骨架可拆，装进细长盒子寄。',
          en: 'Old bamboo strips balanced for light wind. The frame comes apart for shipping.',
        },
        {
          zh: '避开电线和机场。第一次请看视频找迎角线，线轮摇柄带刹车。',
          en: 'Keep clear of wires and airports. The reel has a brake.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'bt-tiger-cloth-toy',
      store: 'citong',
      brand: 'muou-lane',
      category: 'baby-toys-craft',
      name: {
        zh: '布老虎 传统手缝 周岁礼物 民俗摆件虎头枕 红色喜庆',
        en: 'Hand-sewn cloth tiger, traditional one-year gift',
      },
      sellingPoint: { zh: '眼睛两层 一层绣一层贴', en: 'Eyes embroidered and appliquéd' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 128,
      weightGrams: 240,
      stock: 88,
      sold: 704,
      code: 'CT-TG2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '橘', en: 'Orange' }, picture: 'bt-tiger-cloth-toy-c1' },
            { text: { zh: '朱红', en: 'Vermilion' }, picture: 'bt-tiger-cloth-toy-c2' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [{ text: { zh: '18cm', en: '18 cm' } }, { text: { zh: '28cm', en: '28 cm' }, extraYuan: 50 }],
        },
      ],
      pictures: ['bt-tiger-cloth-toy', 'bt-tiger-cloth-toy-c1', 'bt-tiger-cloth-toy-c2', 'bt-workbench', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉布', en: 'Cotton' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手缝', en: 'Hand-sewn' },
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
          zh: '身体用棉布填荞麦壳，扣头绣王字，须子是红线。一位绣娘一天做两只。',
          en: 'Cotton stuffed with buckwheat, forehead embroidered, red whiskers. An embroiderer makes two a day.',
        },
        { zh: '摆着当装饰也好。荞麦壳受潮会生霉，雨天别放窗台。', en: 'Keep dry. Good as an ornament too.' },
      ],
      tag: '非遗',
      isRecommended: true,
    },
    {
      key: 'bt-opera-masks',
      store: 'citong',
      brand: 'muou-lane',
      category: 'baby-toys-craft',
      name: {
        zh: '闽南戏曲纸浆面具 手绘彩妆一对 喜怒脸谱 墙面挂饰儿童表演道具 礼盒装',
        en: 'Minnan opera papier-mâché masks, hand-painted pair, boxed',
      },
      sellingPoint: { zh: '一笑一愁 各画三天', en: 'One laughs, one worries, three days each' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '对', en: 'pair' },
      priceYuan: 168,
      weightGrams: 400,
      stock: 62,
      sold: 188,
      code: 'CT-PP1',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '喜与愁', en: 'Joy and sorrow' } },
            { text: { zh: '生与旦', en: 'Hero and heroine' }, extraYuan: 30 },
            { text: { zh: '空白待画', en: 'Blank to paint' } },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '儿童 18cm', en: 'Child, 18 cm' } },
            { text: { zh: '成人 23cm', en: 'Adult, 23 cm' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bt-opera-masks', 'bt-workbench', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '纸浆', en: 'Paper pulp' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手绘', en: 'Hand-painted' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '5 岁以上', en: '5 years and up' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '用糯米浆把棉纸一层层糊在陶模上，晾透脱模，再刷粉底打磨。脸谱由木偶戏班的画师勾线，罩两遍清漆。',
          en: 'Cotton paper is layered over a clay mould with rice paste, dried, primed and sanded. A painter from a puppet troupe draws the face and varnishes it twice.',
        },
        {
          zh: '内侧贴绒布，松紧带可换，戴着不磨鼻梁。纸胎怕压怕水，挂墙请避开厨房和浴室。空白款附六色颜料和两支笔。',
          en: 'Lined in felt with a replaceable band. Keep dry and uncrushed. The blank version includes six paints and two brushes.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'bt-puppet-workshop',
      store: 'citong',
      brand: 'muou-lane',
      category: 'baby-toys-craft',
      name: {
        zh: '泉州布老虎绣缝手作课 亲子两小时 含材料成品带走 电子票',
        en: 'Quanzhou cloth-tiger sewing class, two hours, materials included',
      },
      sellingPoint: { zh: '缝一只自己的小老虎', en: 'Sew your own little tiger' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '张', en: 'ticket' },
      priceYuan: 198,
      weightGrams: 0,
      stock: 40,
      sold: 156,
      code: 'CT-WS3',
      specs: [
        {
          name: { zh: '场次', en: 'Session' },
          values: [
            { text: { zh: '周六上午', en: 'Saturday morning' } },
            { text: { zh: '周日下午', en: 'Sunday afternoon' } },
          ],
        },
        {
          name: { zh: '票种', en: 'Ticket' },
          values: [
            { text: { zh: '单人', en: 'One person' } },
            { text: { zh: '亲子一大一小', en: 'Adult and child' }, extraYuan: 120 },
          ],
        },
      ],
      pictures: ['bt-puppet-workshop', 'bt-workbench', 'bt-nursery'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '线下课程', en: 'In person' },
          isIndexed: true,
        },
        {
          name: { zh: '时长', en: 'Duration' },
          value: { zh: '2 小时', en: '2 hours' },
          isIndexed: true,
        },
        {
          name: { zh: '地点', en: 'Place' },
          value: { zh: '泉州市鲤城区', en: 'Licheng District, Quanzhou' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '老师先讲虎眼虎须的画法，再教藏针缝，最后填料收口，成品带走。每场最多 10 人，提供茶点。',
          en: 'How eyes and whiskers are drawn, the hidden stitch, then stuffing. Up to ten people, tea served.',
        },
        {
          zh: '针线由大人操作，孩子负责填充与贴须。付款后收到二维码，开课前 24 小时可改期一次。',
          en: 'Adults handle needles, children stuff and glue. The QR code appears in your order; one change free 24 hours before.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'bt-party-yoyo',
      store: 'citong',
      brand: 'benbendou',
      category: 'baby-toys-craft',
      name: {
        zh: '溜溜球 老式旋转悠悠球 木质回旋 学校奖品伴手礼 批发',
        en: 'Wooden yo-yo, classic string toy, wholesale',
      },
      sellingPoint: { zh: '线长一米 初学刚好', en: 'One-metre string, right for beginners' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 12.9,
      weightGrams: 70,
      stock: 2400,
      sold: 5120,
      code: 'BB-YY1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '紫', en: 'Violet' }, picture: 'bt-party-yoyo-c1' },
            { text: { zh: '橙', en: 'Orange' }, picture: 'bt-party-yoyo-c2' },
          ],
        },
      ],
      pictures: ['bt-party-yoyo', 'bt-party-yoyo-c1', 'bt-party-yoyo-c2', 'bt-park', 'bt-workbench'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '木', en: 'Wood' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 岁以上', en: '6 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '车木', en: 'Turned wood' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '荷木车圆，侧面印星纹。中间轴可换线，附一米棉线和备用线一根。',
          en: 'Turned wood with star print. Spare string included.',
        },
        {
          zh: '20 个起，可印校名。请在空旷处玩，线旧了及时换。',
          en: 'From twenty; school names on request. Play in the open.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 20, priceYuan: 12.9 },
        { pieces: 100, priceYuan: 10.9 },
        { pieces: 300, priceYuan: 9.5 },
      ],
    },
    {
      key: 'bt-kids-bike',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-ride',
      name: {
        zh: '儿童自行车 12 14 16 寸 铝合金车架 带辅助轮 前后双刹 男女孩脚踏车',
        en: "Children's bicycle, aluminium frame, training wheels, front and rear brakes",
      },
      sellingPoint: { zh: '车身只有七公斤 孩子推得动', en: 'Seven kilos, easy to push' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '辆', en: 'unit' },
      priceYuan: 399,
      listPriceYuan: 469,
      weightGrams: 8900,
      stock: 170,
      sold: 2010,
      code: 'BB-BK1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱红', en: 'Cherry' }, picture: 'bt-kids-bike-c1' },
            { text: { zh: '湖绿', en: 'Lake green' }, picture: 'bt-kids-bike-c2' },
            { text: { zh: '天蓝', en: 'Sky blue' }, picture: 'bt-kids-bike-c3' },
          ],
        },
        {
          name: { zh: '轮径', en: 'Wheel size' },
          values: [
            { text: { zh: '12 寸', en: '12 in' } },
            { text: { zh: '14 寸', en: '14 in' }, extraYuan: 40 },
            { text: { zh: '16 寸', en: '16 in' }, extraYuan: 80 },
          ],
        },
      ],
      pictures: ['bt-kids-bike', 'bt-kids-bike-c1', 'bt-kids-bike-c2', 'bt-park', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–8 岁', en: '3–8 years' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '12–16 in', en: '12–16 in' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '车架低跨，孩子自己跨得过去。刹把行程按小手改短，捏起来不费劲；链条全包，裤脚不会卷进去。',
          en: 'A low step-through frame, short-reach brake levers for small hands and a full chain case.',
        },
        {
          zh: '到货已装好八成，只需装车把、脚踏和前轮，扳手随箱。辅助轮建议骑稳后逐次抬高再拆，上路请戴头盔。',
          en: 'Mostly assembled: fit handlebar, pedals and front wheel with the tool supplied. Raise the training wheels step by step before removing them; wear a helmet.',
        },
        {
          zh: '适合身高：12 寸 85–100cm，14 寸 95–110cm，16 寸 105–120cm。',
          en: 'Height guide: 12 in 85–100 cm, 14 in 95–110 cm, 16 in 105–120 cm.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-kids-scooter',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-ride',
      name: {
        zh: '儿童滑板车 折叠高度可调 闪光轮 可调刹车 3-12 岁',
        en: "Children's scooter, folding, height-adjustable, flashing wheels",
      },
      sellingPoint: { zh: '折起来塞进后备箱', en: 'Folds into the boot' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '辆', en: 'unit' },
      priceYuan: 179,
      weightGrams: 3200,
      stock: 240,
      sold: 3650,
      code: 'BB-SC2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'bt-kids-scooter-c1' },
            { text: { zh: '珊瑚', en: 'Coral' }, picture: 'bt-kids-scooter-c2' },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '二轮', en: 'Two-wheel' } },
            { text: { zh: '三轮', en: 'Three-wheel' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bt-kids-scooter', 'bt-kids-scooter-c1', 'bt-kids-scooter-c2', 'bt-park', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–12 岁', en: '3–12 years' },
          isIndexed: true,
        },
        {
          name: { zh: '承重', en: 'Load' },
          value: { zh: '60 kg', en: '60 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '转向是前叉可锁，三轮倾斜转，两轮灵活。车把三档高度，把套可拆洗。',
          en: 'Lockable steering; three wheels lean, two turn quickly. Three handle heights.',
        },
        {
          zh: '后轮踩刹，夜里轮子自动发光。请戴护具，湿滑路不要滑。',
          en: 'Foot brake and light-up wheels. Wear pads, avoid wet ground.',
        },
      ],
    },
    {
      key: 'bt-roller-skates',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-ride',
      name: {
        zh: '儿童轮滑鞋 双排四轮 旱冰鞋初学 可调码 男女童 送护具',
        en: "Children's quad roller skates, adjustable, with pads",
      },
      sellingPoint: { zh: '一双穿三年', en: 'One pair for three years' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '双', en: 'pair' },
      priceYuan: 239,
      listPriceYuan: 299,
      weightGrams: 2100,
      stock: 118,
      sold: 1340,
      code: 'BB-RS3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱红', en: 'Cherry' }, picture: 'bt-roller-skates-c1' },
            { text: { zh: '紫罗兰', en: 'Violet' }, picture: 'bt-roller-skates-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: 'S 30–33', en: 'S, 30–33' } },
            { text: { zh: 'M 34–37', en: 'M, 34–37' } },
            { text: { zh: 'L 38–41', en: 'L 38–41' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bt-roller-skates', 'bt-roller-skates-c1', 'bt-roller-skates-c2', 'bt-park', 'bt-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PU', en: 'PU' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '4–14 岁', en: '4–14 years' },
          isIndexed: true,
        },
        {
          name: { zh: '尺码', en: 'Size' },
          value: { zh: '30–41', en: '30–41' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '鞋身按一下侧扣可加长四码。轮子是 PU 82A，出弯抓地，室内不划木地板。',
          en: 'A side catch lengthens the boot four sizes. 82A PU wheels grip and spare wooden floors.',
        },
        {
          zh: '含头盔、护膝、护肘、护掌。初次先在草地上走，再上水泥地。',
          en: 'Helmet, knee, elbow and wrist pads. Walk on grass first.',
        },
      ],
    },
    {
      key: 'bt-kids-football',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-ball',
      name: {
        zh: '儿童足球 3 号 4 号 5 号 机缝耐磨 PU 学校训练 送针筒',
        en: "Children's football, size 3 to 5, machine-stitched PU, with pump",
      },
      sellingPoint: { zh: '落地弹起一致', en: 'Bounces true' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 69,
      weightGrams: 360,
      stock: 430,
      sold: 1980,
      code: 'BB-FB4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蓝白', en: 'Blue and white' }, picture: 'bt-kids-football-c1' },
            { text: { zh: '绿白', en: 'Green and white' }, picture: 'bt-kids-football-c2' },
          ],
        },
        {
          name: { zh: '号数', en: 'Ball size' },
          values: [
            { text: { zh: '3 号', en: 'Size 3' } },
            { text: { zh: '4 号', en: 'Size 4' }, extraYuan: 6 },
            { text: { zh: '5 号', en: 'Size 5' }, extraYuan: 12 },
          ],
        },
      ],
      pictures: ['bt-kids-football', 'bt-kids-football-c1', 'bt-kids-football-c2', 'bt-park', 'bt-box'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PU', en: 'PU' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '4 岁以上', en: '4 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '3–5 号', en: 'Sizes 3–5' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '32 片机缝，气嘴不卡针。3 号给学前，4 号给小学高年级，5 号中学。',
          en: '32 panels; size 3 for small children, 4 for older pupils, 5 for teens.',
        },
        {
          zh: '充气到捏下去一厘米即可，沙地用要勤擦。附小打气筒和网兜。',
          en: 'Inflate until it gives a centimetre. Pump and net included.',
        },
      ],
    },
    {
      key: 'bt-badminton-set',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-ball',
      name: {
        zh: '羽毛球拍双拍 铝合金连体 学生初学 带三只球 背包',
        en: 'Badminton set, aluminium rackets, three shuttles and bag',
      },
      sellingPoint: { zh: '拍框一体 不易变形', en: 'One-piece frame' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 89,
      listPriceYuan: 109,
      weightGrams: 780,
      stock: 275,
      sold: 1520,
      code: 'BB-BD5',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '双拍', en: 'Pair' } },
            { text: { zh: '四拍家庭装', en: 'Family of four' }, extraYuan: 80 },
          ],
        },
      ],
      pictures: ['bt-badminton-set', 'bt-park', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6 岁以上', en: '6 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '95 g', en: '95 g' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '一体成型框，出厂已穿线，磅数适中。三只尼龙球，风里也好打。',
          en: 'Strung rackets at medium tension with three nylon shuttles.',
        },
        {
          zh: '拍框碰地后看有无裂缝。别放车里暴晒，胶会软。',
          en: 'Check for cracks after a knock. Keep out of hot cars.',
        },
      ],
    },
    {
      key: 'bt-flying-disc',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-ball',
      name: {
        zh: '软飞盘 儿童安全硅胶 户外亲子草坪 狗狗可接 25cm',
        en: 'Soft silicone flying disc, 25 cm, safe for children and dogs',
      },
      sellingPoint: { zh: '接住不疼', en: 'Does not hurt to catch' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 29.9,
      weightGrams: 120,
      stock: 1400,
      sold: 4700,
      code: 'BB-FD6',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '湖蓝', en: 'Lake blue' }, picture: 'bt-flying-disc-c1' },
            { text: { zh: '荧光绿', en: 'Lime' }, picture: 'bt-flying-disc-c2' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [{ text: { zh: '20cm', en: '20 cm' } }, { text: { zh: '25cm', en: '25 cm' }, extraYuan: 6 }],
        },
      ],
      pictures: ['bt-flying-disc', 'bt-flying-disc-c1', 'bt-flying-disc-c2', 'bt-park', 'bt-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '硅胶', en: 'Silicone' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '20–25 cm', en: '20–25 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '边缘加厚一圈，飞得平，接到手里是软的。风大别用，容易飘到马路上。',
          en: 'Thicker rim flies flat, catches softly. Not for strong wind.',
        },
        { zh: '咬出牙印后别再用，怕孩子摸到毛边。冷水冲洗即可。', en: 'Replace once a dog has bitten the edge.' },
      ],
    },
    {
      key: 'bt-home-slide',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-play',
      name: {
        zh: '儿童滑梯 室内小型折叠 秋千一体 家用宝宝乐园 带篮球架',
        en: "Indoor children's slide, folding, with swing option and hoop",
      },
      sellingPoint: { zh: '不用工具 二十分钟装好', en: 'No tools, twenty minutes' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 359,
      weightGrams: 9800,
      stock: 90,
      sold: 1230,
      code: 'BB-SL1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红灰', en: 'Red and grey' }, picture: 'bt-home-slide-c1' },
            { text: { zh: '蓝灰', en: 'Blue and grey' }, picture: 'bt-home-slide-c2' },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单滑梯', en: 'Slide only' } },
            { text: { zh: '加秋千', en: 'With swing' }, extraYuan: 90 },
          ],
        },
      ],
      pictures: ['bt-home-slide', 'bt-home-slide-c1', 'bt-home-slide-c2', 'bt-playroom', 'bt-park'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PE', en: 'PE' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '1–6 岁', en: '1–6 years' },
          isIndexed: true,
        },
        {
          name: { zh: '承重', en: 'Load' },
          value: { zh: '50 kg', en: '50 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '吹塑一体，没有毛边，滑面带细棱不烫裤子。底脚防滑条，木地板不划。',
          en: 'Blow-moulded, no rough edges, with non-slip feet.',
        },
        {
          zh: '一面靠墙，周围铺垫子。每周看一次卡扣，孩子玩时大人看着。',
          en: 'Place by a wall with mats around. Check catches weekly, watch children.',
        },
      ],
    },
    {
      key: 'bt-swim-ring',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-play',
      name: {
        zh: '儿童游泳圈 加厚 PVC 双气囊 防侧翻 水上充气腋下圈 戏水',
        en: "Children's swim ring, thick PVC, twin chambers",
      },
      sellingPoint: { zh: '两个气囊 漏了一个还有一个', en: 'Two chambers, one backs up the other' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 45,
      weightGrams: 380,
      stock: 610,
      sold: 2310,
      code: 'BB-SW2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红白', en: 'Red and white' }, picture: 'bt-swim-ring-c1' },
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'bt-swim-ring-c2' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '60cm', en: '60 cm' } },
            { text: { zh: '70cm', en: '70 cm' }, extraYuan: 8 },
            { text: { zh: '80cm', en: '80 cm' }, extraYuan: 16 },
          ],
        },
      ],
      pictures: ['bt-swim-ring', 'bt-swim-ring-c1', 'bt-swim-ring-c2', 'bt-bathtime', 'bt-park'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'PVC', en: 'PVC' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '60–80 cm', en: '60–80 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: 'PVC 厚 0.3mm，气嘴带回阀，松手不漏。边角圆滑，不磨皮肤。',
          en: '0.3 mm PVC with non-return valves and smooth seams.',
        },
        {
          zh: '本品不是救生用具，水深过腰必须有大人在一臂内。每次用前吹满检查十分钟。',
          en: "Not a life-saving device: an adult must stay within arm's reach. Inflate and check for ten minutes first.",
        },
      ],
    },
    {
      key: 'bt-play-tent',
      store: 'siam-orchard',
      brand: 'suan-manao',
      category: 'baby-outdoor-play',
      name: {
        zh: '泰国棉布儿童帐篷 藤编骨架 室内游戏屋 公主马戏团小屋',
        en: 'Thai cotton play tent with rattan poles, indoor',
      },
      sellingPoint: { zh: '一个能钻进去的小马戏团', en: 'A little circus to crawl into' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '顶', en: 'piece' },
      priceYuan: 269,
      weightGrams: 4200,
      stock: 0,
      sold: 540,
      code: 'SO-TN4',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '小号 110cm', en: 'Small, 110 cm' } },
            { text: { zh: '大号 150cm', en: 'Large, 150 cm' }, extraYuan: 80 },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单帐篷', en: 'Tent only' } },
            { text: { zh: '加棉垫', en: 'With cotton mat' }, extraYuan: 89 },
          ],
        },
      ],
      pictures: ['bt-play-tent', 'bt-nursery', 'bt-playroom'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '棉、藤', en: 'Cotton and rattan' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '2–8 岁', en: '2–8 years' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '150 cm', en: '150 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '藤条火弯成拱，接头用铜套，布是厚棉，可拆下冷水洗。两边有小窗，夏天通风。',
          en: 'Fire-bent rattan with brass joints and thick washable cotton. Small windows let air in.',
        },
        {
          zh: '请勿放在户外过夜。藤条怕闷湿，收起要晾干再装袋。',
          en: 'Do not leave outside. Dry the rattan before packing.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'bt-light-satchel',
      store: 'yuanxing',
      brand: 'benbendou',
      category: 'baby-outdoor-school',
      name: {
        zh: '儿童双肩书包 小学生 1-6 年级 减压背带 轻便大开口反光',
        en: "Children's school backpack, light, wide opening, reflective",
      },
      sellingPoint: { zh: '一打开全看见', en: 'Opens wide, everything in sight' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 199,
      listPriceYuan: 259,
      weightGrams: 720,
      stock: 360,
      sold: 1750,
      code: 'BB-BP3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱红', en: 'Cherry' }, picture: 'bt-light-satchel-c1' },
            { text: { zh: '湖绿', en: 'Lake green' }, picture: 'bt-light-satchel-c2' },
            { text: { zh: '藏蓝', en: 'Navy' }, picture: 'bt-light-satchel-c3' },
          ],
        },
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '1–3 年级', en: 'Grades 1–3' } },
            { text: { zh: '4–6 年级', en: 'Grades 4–6' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['bt-light-satchel', 'bt-light-satchel-c1', 'bt-light-satchel-c2', 'bt-desk', 'bt-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '尼龙', en: 'Nylon' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '6–12 岁', en: '6–12 years' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '720 g', en: '720 g' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '整包只有 720 克，背板软硬两层，肩带加厚，长度可随身高调。书层和杂物层分开，水杯在侧袋。',
          en: 'Only 720 g, padded back and straps that grow with the child. Separate book and bottle pockets.',
        },
        {
          zh: '前后反光条，雨天有防雨罩。放洗衣机会损涂层，请用湿布擦。',
          en: 'Reflective strips and a rain cover. Wipe, do not machine-wash.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'bt-wax-crayons',
      store: 'citong',
      brand: 'mule-toys',
      category: 'baby-outdoor-school',
      name: {
        zh: '儿童蜡笔 24 色可水洗 不脏手 三角笔杆 画画套装',
        en: "Children's washable crayons, 24 colours, triangular",
      },
      sellingPoint: { zh: '画在墙上也擦得掉', en: 'Wipes off the wall' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 25.9,
      weightGrams: 320,
      stock: 980,
      sold: 4130,
      code: 'MF-CR2',
      specs: [
        {
          name: { zh: '色数', en: 'Colours' },
          values: [
            { text: { zh: '12 色', en: '12 colours' } },
            { text: { zh: '24 色', en: '24 colours' }, extraYuan: 8 },
            { text: { zh: '36 色', en: '36 colours' }, extraYuan: 18 },
          ],
        },
      ],
      pictures: ['bt-wax-crayons', 'bt-desk', 'bt-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '蜡', en: 'Wax' }, isIndexed: true },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '12–36 色', en: '12–36 colours' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '三角杆不滚，外包一层滑纸，掉桌下不易断。色粉可用湿毛巾擦掉，棉布请先冷水泡。',
          en: 'Triangular barrels do not roll; paper sleeves prevent breaking. Most marks wipe off with a damp cloth.',
        },
        {
          zh: '天热别放在车里，会软。盒子翻开可以当调色盘。',
          en: 'Keep out of hot cars. The open box works as a palette.',
        },
      ],
    },
    {
      key: 'bt-paint-set',
      store: 'minshan',
      brand: 'mule-toys',
      category: 'baby-outdoor-school',
      name: {
        zh: '儿童水彩颜料套装 固体 24 色 画笔调色盘便携写生',
        en: "Children's solid watercolour set, 24 colours, with brush",
      },
      sellingPoint: { zh: '一滴水就开', en: 'One drop opens the colour' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 59,
      weightGrams: 640,
      stock: 430,
      sold: 1710,
      code: 'MF-PT4',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '12 色', en: '12 colours' } },
            { text: { zh: '24 色', en: '24 colours' }, extraYuan: 14 },
            { text: { zh: '36 色', en: '36 colours' }, extraYuan: 28 },
          ],
        },
      ],
      pictures: ['bt-paint-set', 'bt-desk', 'bt-gift'],
      params: [
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '水彩', en: 'Watercolour' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3 岁以上', en: '3 years and up' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '12–36 色', en: '12–36 colours' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '颜料块嵌在铝盒，加水就开，颜色鲜亮，可混。附三支圆头笔和 60 克水彩本。',
          en: 'Solid cakes in an aluminium box, three round brushes and a pad.',
        },
        {
          zh: '用完开盖晾干，别合上闷湿。不入口，小小孩由大人看着用。',
          en: 'Dry open. Not for the mouth; watch small children.',
        },
      ],
    },
    {
      key: 'bt-picture-books',
      store: 'minshan',
      brand: 'xingya-lab',
      category: 'baby-outdoor-school',
      name: {
        zh: '儿童绘本 10 册套装 海上丝路故事书 中英双语 睡前精装硬壳',
        en: "Children's picture books, set of 10, Maritime Silk Road tales, bilingual",
      },
      sellingPoint: { zh: '每册二十四页 讲一个港口', en: 'Twenty-four pages, one port each' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 99,
      weightGrams: 1600,
      stock: 560,
      sold: 3120,
      code: 'XY-BK1',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '5 册', en: '5 volumes' } },
            { text: { zh: '10 册', en: '10 volumes' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['bt-picture-books', 'bt-desk', 'bt-nursery'],
      params: [
        {
          name: { zh: '语言', en: 'Language' },
          value: { zh: '中英双语', en: 'Chinese and English' },
          isIndexed: true,
        },
        {
          name: { zh: '适用年龄', en: 'Age' },
          value: { zh: '3–8 岁', en: '3–8 years' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '10 册', en: '10 volumes' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '从泉州到威尼斯，十个港口十个故事，主角是一只跟着船走的小猫。铜版纸覆哑膜，圆角。',
          en: "Ten ports from Quanzhou to Venice, told by a ship's cat. Matt paper, rounded corners.",
        },
        {
          zh: '每册附扫码音频。硬壳书不要折脊，潮天放书柜即可。',
          en: 'Each has audio by QR code. Do not crease the spine.',
        },
      ],
    },
  ],
};
