import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'beauty-care',
      name: { zh: '美妆个护', en: 'Beauty & personal care' },
      picture: 'bc-body-lotion',
      aliases: ['美妆', '护肤', '化妆品', '个护', '洗护'],
      children: [
        {
          key: 'skincare',
          name: { zh: '护肤', en: 'Skincare' },
          picture: 'bc-camellia-cream',
          aliases: ['护肤品'],
          children: [
            {
              key: 'skin-cleansers',
              name: { zh: '洁面卸妆', en: 'Cleansers' },
              picture: 'bc-cleanser',
              commissionRate: 9,
              aliases: ['洗面奶', '洁面乳', '卸妆膏'],
            },
            {
              key: 'skin-creams',
              name: { zh: '面霜乳液', en: 'Creams & lotions' },
              picture: 'bc-camellia-cream',
              commissionRate: 9,
              aliases: ['面霜', '水乳', '乳液'],
            },
            {
              key: 'skin-masks',
              name: { zh: '面膜', en: 'Masks' },
              picture: 'bc-honey-mask',
              commissionRate: 9,
              aliases: ['睡眠面膜', '泥膜'],
            },
            {
              key: 'skin-essences',
              name: { zh: '纯露精华油', en: 'Toners, serums & oils' },
              picture: 'bc-rose-water',
              commissionRate: 9,
              aliases: ['花水', '精华液', '护肤油'],
            },
          ],
        },
        {
          key: 'makeup',
          name: { zh: '彩妆', en: 'Make-up' },
          picture: 'bc-lipstick',
          aliases: ['化妆', '彩妆'],
          children: [
            {
              key: 'makeup-lips',
              name: { zh: '唇妆', en: 'Lips' },
              picture: 'bc-lipstick',
              commissionRate: 9,
              aliases: ['口红', '润唇膏', '唇釉'],
            },
            {
              key: 'makeup-nails',
              name: { zh: '美甲', en: 'Nails' },
              picture: 'bc-nail-polish',
              commissionRate: 9,
              aliases: ['指甲油', '穿戴甲', '指甲剪'],
            },
            {
              key: 'makeup-tools',
              name: { zh: '眼影与化妆工具', en: 'Palettes & tools' },
              picture: 'bc-brush-set',
              commissionRate: 9,
              aliases: ['化妆刷', '镜子', '眼影', '眉笔'],
            },
          ],
        },
        {
          key: 'body',
          name: { zh: '身体洗护', en: 'Body, hair & mouth' },
          picture: 'bc-body-lotion',
          aliases: ['沐浴', '洗发', '护发'],
          children: [
            {
              key: 'body-soap',
              name: { zh: '香皂沐浴', en: 'Soap & bath' },
              picture: 'bc-soap-camellia',
              commissionRate: 8,
              aliases: ['手工皂', '沐浴露', '浴盐'],
            },
            {
              key: 'body-lotion',
              name: { zh: '身体乳护手霜', en: 'Body & hand care' },
              picture: 'bc-body-lotion',
              commissionRate: 8,
              aliases: ['润肤乳', '护手霜'],
            },
            {
              key: 'body-hair',
              name: { zh: '洗发护发', en: 'Hair care' },
              picture: 'bc-shampoo',
              commissionRate: 8,
              aliases: ['洗发水', '发膜', '梳子'],
            },
            {
              key: 'body-oral',
              name: { zh: '口腔护理', en: 'Oral care' },
              picture: 'bc-bamboo-brush',
              commissionRate: 8,
              aliases: ['牙刷', '牙膏', '漱口水'],
            },
          ],
        },
        {
          key: 'fragrance',
          name: { zh: '香氛', en: 'Fragrance' },
          picture: 'bc-perfume-rose',
          aliases: ['香', '香味'],
          children: [
            {
              key: 'frag-perfume',
              name: { zh: '香水香膏', en: 'Perfume' },
              picture: 'bc-perfume-rose',
              commissionRate: 10,
              aliases: ['淡香水', '固体香膏'],
            },
            {
              key: 'frag-candle',
              name: { zh: '蜡烛扩香', en: 'Candles & diffusers' },
              picture: 'bc-candle',
              commissionRate: 9,
              aliases: ['香薰', '蜡烛', '藤条香薰'],
            },
            {
              key: 'frag-incense',
              name: { zh: '线香香囊', en: 'Incense & sachets' },
              picture: 'bc-incense',
              commissionRate: 9,
              aliases: ['沉香', '线香', '香包'],
            },
          ],
        },
        {
          key: 'grooming',
          name: { zh: '个护用品', en: 'Grooming' },
          picture: 'bc-razor',
          aliases: ['理容', '剃须'],
          children: [
            {
              key: 'groom-shave',
              name: { zh: '剃须理容', en: 'Shaving' },
              picture: 'bc-razor',
              commissionRate: 8,
              aliases: ['剃须刀', '剃须皂', '胡刷'],
            },
            {
              key: 'groom-devices',
              name: { zh: '电动洗护', en: 'Powered care' },
              picture: 'bc-e-toothbrush',
              commissionRate: 6,
              aliases: ['电动牙刷', '化妆镜灯', '花洒'],
            },
            {
              key: 'groom-travel',
              name: { zh: '旅行洗漱', en: 'Travel kits' },
              picture: 'bc-travel-bottles',
              commissionRate: 8,
              aliases: ['分装瓶', '洗漱包'],
            },
            {
              key: 'groom-cotton',
              name: { zh: '棉柔巾浴擦', en: 'Wipes & sponges' },
              picture: 'bc-cotton-roll',
              commissionRate: 8,
              aliases: ['洗脸巾', '浴球', '海绵'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'chazi-notes', name: { zh: '茶籽记', en: 'Chazi Notes' }, country: 'cn' },
    { key: 'sumin-care', name: { zh: '素闽', en: 'Sumin' }, country: 'cn' },
    { key: 'lanxi-colour', name: { zh: '岚汐彩妆', en: 'Lanxi Colour' }, country: 'cn' },
    { key: 'bairong-brush', name: { zh: '白茸刷坊', en: 'Bairong Brushes' }, country: 'cn' },
    { key: 'youzai', name: { zh: '柚崽', en: 'Youzai' }, country: 'cn' },
    { key: 'ardoise', name: { zh: '阿杜瓦兹香坊', en: 'Maison Ardoise' }, country: 'fr' },
    { key: 'lisle-soap', name: { zh: '利莱特皂坊', en: 'Savonnerie Lislette' }, country: 'fr' },
    { key: 'chenyu-incense', name: { zh: '沉屿香事', en: 'Chenyu Incense' }, country: 'cn' },
    { key: 'barbiere-tosco', name: { zh: '托斯科理容', en: 'Barbiere Toscolo' }, country: 'it' },
    { key: 'shengjing', name: { zh: '声净', en: 'Shengjing' }, country: 'cn' },
    { key: 'xingnang', name: { zh: '行囊记', en: 'Xingnang' }, country: 'cn' },
  ],
  pictures: [
    {
      key: 'bc-cleanser',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f9f4', size: 0.5, x: 0.44, hue: 150, saturation: 0.5 },
        { emoji: '1f33f', size: 0.26, x: 0.73, y: 0.83 },
      ],
    },
    {
      key: 'bc-balm-jar',
      tint: 'paper',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.46, x: 0.42, hue: -120, saturation: 0.5 },
        { emoji: '1f34a', size: 0.26, x: 0.71, y: 0.765 },
      ],
    },
    {
      key: 'bc-face-soap',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '1f9fc', size: 0.46, x: 0.44, hue: -40, saturation: 0.5, brightness: 1.1 },
        { emoji: '1fae7', size: 0.28, x: 0.73, y: 0.8 },
      ],
    },
    {
      key: 'bc-face-sponge',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f9fd', size: 0.36, x: 0.36, hue: -20, saturation: 0.7 },
        { emoji: '1f9fd', size: 0.34, x: 0.66, hue: 40, saturation: 0.5 },
      ],
    },
    {
      key: 'bc-camellia-cream',
      tint: 'blush',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.44, x: 0.42, hue: 160, saturation: 0.6, brightness: 1.05 },
        { emoji: '1f33a', size: 0.3, x: 0.69, y: 0.765 },
      ],
    },
    {
      key: 'bc-toner-lotion',
      tint: 'mist',
      stage: 'step',
      objects: [{ emoji: '1f376', size: 0.52, saturation: 0.5, brightness: 1.05 }],
    },
    {
      key: 'bc-cactus-gel',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1f335', size: 0.36, x: 0.36, saturation: 0.75 },
        { emoji: '1fad9', size: 0.36, x: 0.66, y: 0.82, hue: -60, saturation: 0.6 },
      ],
    },
    {
      key: 'bc-baby-cream',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f9f8', size: 0.48, x: 0.42, saturation: 0.8 },
        { emoji: '1fad9', size: 0.26, x: 0.74, y: 0.83, saturation: 0.3 },
      ],
    },
    {
      key: 'bc-lavender-mask',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1fad9', size: 0.44, x: 0.4, hue: 60, saturation: 0.6 },
        { emoji: '1fabb', size: 0.34, x: 0.69, y: 0.83, saturation: 0.8 },
      ],
    },
    {
      key: 'bc-honey-mask',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f36f', size: 0.44, x: 0.42, saturation: 0.85 },
        { emoji: '1f33c', size: 0.26, x: 0.71, y: 0.765 },
      ],
    },
    {
      key: 'bc-cucumber-mask',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1f952', size: 0.44, x: 0.42, saturation: 0.85 },
        { emoji: '1f4a7', size: 0.24, x: 0.73, y: 0.83 },
      ],
    },
    {
      key: 'bc-mask-bowl',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f963', size: 0.42, x: 0.4, hue: 90, saturation: 0.35, brightness: 1.15 },
        { emoji: '1f58c-fe0f', size: 0.32, x: 0.69, saturation: 0.7 },
      ],
    },
    {
      key: 'bc-rose-water',
      tint: 'blush',
      stage: 'window',
      objects: [
        { emoji: '1f339', size: 0.46, x: 0.4, saturation: 0.85 },
        { emoji: '1f4a7', size: 0.26, x: 0.69, y: 0.83, saturation: 0.7 },
      ],
    },
    {
      key: 'bc-ampoules',
      tint: 'stone',
      stage: 'plinth',
      objects: [
        { emoji: '1f9ea', size: 0.3, x: 0.32, hue: -60, saturation: 0.7 },
        { emoji: '1f9ea', size: 0.3, x: 0.52, y: 0.755, hue: 60, saturation: 0.7 },
        { emoji: '1f9ea', size: 0.3, x: 0.72, hue: 150, saturation: 0.7 },
      ],
    },
    {
      key: 'bc-camellia-oil',
      tint: 'sand',
      stage: 'arch',
      objects: [
        { emoji: '1f33a', size: 0.42, x: 0.4, hue: 20, saturation: 0.8 },
        { emoji: '1f4a7', size: 0.3, x: 0.69, y: 0.83, hue: -170, saturation: 0.7 },
      ],
    },
    {
      key: 'bc-essential-oil',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '2697-fe0f', size: 0.52, saturation: 0.8 }],
    },
    {
      key: 'bc-lipstick',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f484', size: 0.48, hue: 20, saturation: 0.9 }],
    },
    {
      key: 'bc-lip-brick-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f484', size: 0.66, y: 0.82, hue: 20, saturation: 0.9 }],
    },
    {
      key: 'bc-lip-apple-c',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f484', size: 0.66, y: 0.82, hue: 8, saturation: 1.15 }],
    },
    {
      key: 'bc-lip-bean-c',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f484', size: 0.66, y: 0.82, hue: 10, saturation: 0.5, brightness: 0.95 }],
    },
    {
      key: 'bc-lip-tea-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f484', size: 0.66, y: 0.82, hue: 38, saturation: 0.6, brightness: 0.72 }],
    },
    {
      key: 'bc-lip-balm',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1f484', size: 0.42, x: 0.42, hue: 50, saturation: 0.45, brightness: 1.35 },
        { emoji: '1f353', size: 0.28, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'bc-lip-trio',
      tint: 'stone',
      stage: 'arch',
      objects: [
        { emoji: '1f484', size: 0.32, x: 0.28, hue: 20, saturation: 0.7 },
        { emoji: '1f484', size: 0.36, x: 0.52, y: 0.82, hue: -20, saturation: 0.8 },
        { emoji: '1f484', size: 0.32, x: 0.76, hue: 40, saturation: 0.7, brightness: 0.8 },
      ],
    },
    {
      key: 'bc-lip-mask',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.42, x: 0.4, hue: 120, saturation: 0.8 },
        { emoji: '1f352', size: 0.3, x: 0.68, y: 0.765 },
      ],
    },
    { key: 'bc-nail-polish', tint: 'mist', stage: 'arch', objects: [{ emoji: '1f485', size: 0.54, saturation: 0.75 }] },
    {
      key: 'bc-nail-violet-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f485', size: 0.7, y: 0.84, saturation: 0.75 }],
    },
    {
      key: 'bc-press-on-nails',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1f485', size: 0.54, hue: -12, saturation: 0.6, brightness: 1.08, flip: true }],
    },
    {
      key: 'bc-manicure',
      tint: 'stone',
      stage: 'step',
      objects: [{ emoji: '2702-fe0f', size: 0.46, saturation: 0.6 }],
    },
    { key: 'bc-palette', tint: 'paper', stage: 'arch', objects: [{ emoji: '1f3a8', size: 0.56, saturation: 0.75 }] },
    {
      key: 'bc-brush-set',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1f58c-fe0f', size: 0.4, x: 0.36, saturation: 0.75 },
        { emoji: '1f58c-fe0f', size: 0.46, x: 0.6, y: 0.82, hue: 30, saturation: 0.7 },
      ],
    },
    { key: 'bc-hand-mirror', tint: 'blush', stage: 'arch', objects: [{ emoji: '1fa9e', size: 0.56, saturation: 0.7 }] },
    {
      key: 'bc-mirror-gold-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa9e', size: 0.7, y: 0.84, saturation: 0.75 }],
    },
    {
      key: 'bc-mirror-rose-c',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1fa9e', size: 0.7, y: 0.84, hue: -50, saturation: 0.6 }],
    },
    {
      key: 'bc-mirror-jade-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fa9e', size: 0.7, y: 0.84, hue: 80, saturation: 0.5 }],
    },
    {
      key: 'bc-brow-pencil',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '270f-fe0f', size: 0.5, saturation: 0.4, brightness: 0.75 }],
    },
    {
      key: 'bc-soap-camellia',
      tint: 'blush',
      stage: 'step',
      objects: [
        { emoji: '1f9fc', size: 0.48, x: 0.42, hue: 20, saturation: 0.6 },
        { emoji: '1f33a', size: 0.28, x: 0.72, y: 0.735 },
      ],
    },
    {
      key: 'bc-soap-pink-c',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9fc', size: 0.68, y: 0.83, hue: 20, saturation: 0.6 }],
    },
    {
      key: 'bc-soap-green-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9fc', size: 0.68, y: 0.83, hue: 150, saturation: 0.5 }],
    },
    {
      key: 'bc-soap-honey-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9fc', size: 0.68, y: 0.83, hue: 90, saturation: 0.6 }],
    },
    {
      key: 'bc-olive-soap',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f9fc', size: 0.44, x: 0.4, hue: 140, saturation: 0.55 },
        { emoji: '1fad2', size: 0.26, x: 0.71, y: 0.83 },
      ],
    },
    {
      key: 'bc-milk-soap',
      tint: 'stone',
      stage: 'arch',
      objects: [
        { emoji: '1f9fc', size: 0.44, x: 0.4, saturation: 0.06, brightness: 1.2 },
        { emoji: '1f95b', size: 0.28, x: 0.71, y: 0.83 },
      ],
    },
    {
      key: 'bc-shower-gel',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f9f4', size: 0.46, x: 0.42, hue: -120, saturation: 0.6 },
        { emoji: '1fae7', size: 0.3, x: 0.71, y: 0.74 },
      ],
    },
    { key: 'bc-bath-salt', tint: 'mist', stage: 'window', objects: [{ emoji: '1f6c1', size: 0.56, saturation: 0.8 }] },
    { key: 'bc-body-lotion', tint: 'blush', stage: 'arch', objects: [{ emoji: '1f9f4', size: 0.54, saturation: 0.9 }] },
    {
      key: 'bc-lotion-pink-c',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.7, y: 0.84, saturation: 0.9 }],
    },
    {
      key: 'bc-lotion-green-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.7, y: 0.84, hue: 130, saturation: 0.5 }],
    },
    {
      key: 'bc-lotion-violet-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.7, y: 0.84, hue: -80, saturation: 0.6 }],
    },
    {
      key: 'bc-lotion-sand-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9f4', size: 0.7, y: 0.84, hue: 60, saturation: 0.6 }],
    },
    {
      key: 'bc-hand-cream',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f9f4', size: 0.36, x: 0.35, hue: 60, saturation: 0.5 },
        { emoji: '1f33c', size: 0.34, x: 0.66 },
      ],
    },
    {
      key: 'bc-shea-butter',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1fad9', size: 0.44, x: 0.4, hue: -140, saturation: 0.4, brightness: 1.05 },
        { emoji: '1f330', size: 0.28, x: 0.71, y: 0.83 },
      ],
    },
    {
      key: 'bc-baby-bath',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1f9f4', size: 0.4, x: 0.36, hue: 70, saturation: 0.6 },
        { emoji: '1f986', size: 0.34, x: 0.68, y: 0.83, hue: 60 },
      ],
    },
    {
      key: 'bc-shampoo',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1f9f4', size: 0.46, x: 0.42, hue: 170, saturation: 0.5 },
        { emoji: '1faae', size: 0.28, x: 0.71, y: 0.765, hue: 30, saturation: 0.5 },
      ],
    },
    {
      key: 'bc-conditioner',
      tint: 'paper',
      stage: 'arch',
      objects: [
        { emoji: '1f9f4', size: 0.4, x: 0.36, hue: 40, saturation: 0.6 },
        { emoji: '1f9f4', size: 0.4, x: 0.64, hue: -100, saturation: 0.4 },
      ],
    },
    {
      key: 'bc-coconut-hair',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.42, x: 0.4, saturation: 0.35, brightness: 1.05 },
        { emoji: '1f965', size: 0.3, x: 0.68, y: 0.765 },
      ],
    },
    {
      key: 'bc-comb',
      tint: 'stone',
      stage: 'step',
      objects: [{ emoji: '1faae', size: 0.5, hue: 115, saturation: 0.7, brightness: 1.1 }],
    },
    {
      key: 'bc-bamboo-brush',
      tint: 'celadon',
      stage: 'step',
      objects: [
        { emoji: '1faa5', size: 0.42, x: 0.38, hue: 70, saturation: 0.55 },
        { emoji: '1f38b', size: 0.34, x: 0.68, saturation: 0.8 },
      ],
    },
    {
      key: 'bc-toothpaste',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '1f9b7', size: 0.42, x: 0.42, saturation: 0.8 },
        { emoji: '1f33f', size: 0.28, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'bc-mouthwash',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f95b', size: 0.42, x: 0.4, hue: -60, saturation: 1 },
        { emoji: '1f33f', size: 0.3, x: 0.7, y: 0.83 },
      ],
    },
    {
      key: 'bc-perfume-rose',
      tint: 'blush',
      stage: 'disc',
      objects: [
        { emoji: '1f9f4', size: 0.42, x: 0.4, hue: -20, saturation: 0.7 },
        { emoji: '1f339', size: 0.34, x: 0.69, y: 0.83 },
      ],
    },
    {
      key: 'bc-perfume-lavender',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f9f4', size: 0.38, x: 0.4, hue: -80, saturation: 0.6 },
        { emoji: '1fabb', size: 0.36, x: 0.66, y: 0.76 },
      ],
    },
    {
      key: 'bc-perfume-neroli',
      tint: 'paper',
      stage: 'arch',
      objects: [
        { emoji: '1f9f4', size: 0.4, x: 0.4, hue: 60, saturation: 0.55, brightness: 1.05 },
        { emoji: '1f34a', size: 0.28, x: 0.71, y: 0.83 },
      ],
    },
    {
      key: 'bc-solid-perfume',
      tint: 'stone',
      stage: 'disc',
      objects: [
        { emoji: '1f45b', size: 0.42, x: 0.42, hue: 50, saturation: 0.6 },
        { emoji: '1f337', size: 0.3, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'bc-perfume-samples',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f9ea', size: 0.32, x: 0.34, hue: 120, saturation: 0.6 },
        { emoji: '1f9ea', size: 0.32, x: 0.5, hue: -40, saturation: 0.6 },
        { emoji: '1f337', size: 0.3, x: 0.7 },
      ],
    },
    {
      key: 'bc-candle',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1f56f-fe0f', size: 0.52, x: 0.42 },
        { emoji: '1f56f-fe0f', size: 0.36, x: 0.66, y: 0.83 },
      ],
    },
    {
      key: 'bc-candle-bowl',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1fa94', size: 0.5, saturation: 0.7 }],
    },
    {
      key: 'bc-diffuser',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1f3fa', size: 0.46, x: 0.44, hue: 110, saturation: 0.25, brightness: 1.3 },
        { emoji: '1f33f', size: 0.28, x: 0.7, y: 0.82 },
      ],
    },
    {
      key: 'bc-car-fragrance',
      tint: 'stone',
      stage: 'arch',
      objects: [
        { emoji: '1f343', size: 0.4, x: 0.42, saturation: 0.7 },
        { emoji: '1f4a7', size: 0.26, x: 0.69, y: 0.83, hue: 30 },
      ],
    },
    {
      key: 'bc-incense',
      tint: 'sand',
      stage: 'arch',
      objects: [
        { emoji: '1fab5', size: 0.46, x: 0.42, saturation: 0.8 },
        { emoji: '1f4a8', size: 0.26, x: 0.73, y: 0.72, saturation: 0.3 },
      ],
    },
    {
      key: 'bc-sachet',
      tint: 'blush',
      stage: 'arch',
      objects: [
        { emoji: '1f45d', size: 0.46, x: 0.42, hue: 110, saturation: 0.5 },
        { emoji: '1f33c', size: 0.26, x: 0.72, y: 0.83, hue: 60 },
      ],
    },
    {
      key: 'bc-lotus-holder',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1fab7', size: 0.5, saturation: 0.8 }],
    },
    {
      key: 'bc-citronella',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1fab4', size: 0.5, saturation: 0.85 }],
    },
    {
      key: 'bc-razor',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1fa92', size: 0.5, hue: -10, saturation: 0.5 }],
    },
    {
      key: 'bc-razor-ebony-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fa92', size: 0.68, y: 0.83, saturation: 0.05, brightness: 0.55 }],
    },
    {
      key: 'bc-razor-olive-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa92', size: 0.68, y: 0.83, hue: -120, saturation: 0.5 }],
    },
    {
      key: 'bc-shave-soap',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1f9fc', size: 0.4, x: 0.4, hue: -150, saturation: 0.35, brightness: 1.1 },
        { emoji: '1f963', size: 0.34, x: 0.68, y: 0.83, hue: -150, saturation: 0.3 },
      ],
    },
    {
      key: 'bc-shave-brush',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f58c-fe0f', size: 0.42, x: 0.42, hue: 20, saturation: 0.6, brightness: 0.8 },
        { emoji: '1fae7', size: 0.28, x: 0.71 },
      ],
    },
    {
      key: 'bc-e-toothbrush',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1faa5', size: 0.44, x: 0.4, hue: -130, saturation: 0.6 },
        { emoji: '1f50b', size: 0.24, x: 0.7, y: 0.76 },
      ],
    },
    {
      key: 'bc-e-brush-white-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1faa5', size: 0.68, y: 0.83, saturation: 0.05, brightness: 1.5 }],
    },
    {
      key: 'bc-e-brush-blue-c',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1faa5', size: 0.68, y: 0.83, hue: -130, saturation: 0.6 }],
    },
    {
      key: 'bc-led-mirror',
      tint: 'stone',
      stage: 'arch',
      objects: [
        { emoji: '1fa9e', size: 0.48, x: 0.42, hue: 70, saturation: 0.2, brightness: 1.15 },
        { emoji: '1f4a1', size: 0.24, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'bc-e-shaver',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1fa92', size: 0.42, x: 0.4, hue: 15, saturation: 0.6, brightness: 0.8 },
        { emoji: '1f50c', size: 0.28, x: 0.7 },
      ],
    },
    {
      key: 'bc-shower-head',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1f6bf', size: 0.54, saturation: 0.8 }],
    },
    {
      key: 'bc-travel-bottles',
      tint: 'paper',
      stage: 'plinth',
      objects: [
        { emoji: '1f9f4', size: 0.28, x: 0.3, hue: 150, saturation: 0.5 },
        { emoji: '1f9f4', size: 0.28, x: 0.5, y: 0.755, hue: -100, saturation: 0.5 },
        { emoji: '1f9f4', size: 0.28, x: 0.7, saturation: 0.7 },
      ],
    },
    {
      key: 'bc-wash-bag',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f45d', size: 0.5, hue: 25, saturation: 0.7, brightness: 0.7 }],
    },
    {
      key: 'bc-travel-brush-kit',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1faa5', size: 0.38, x: 0.38, hue: -60, saturation: 0.5 },
        { emoji: '1f9fc', size: 0.32, x: 0.66, y: 0.82, hue: 40, saturation: 0.5 },
      ],
    },
    {
      key: 'bc-cotton-roll',
      tint: 'paper',
      stage: 'window',
      objects: [{ emoji: '1f9fb', size: 0.5, saturation: 0.5 }],
    },
    {
      key: 'bc-loofah',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1f9fd', size: 0.5, hue: 10, saturation: 0.75 }],
    },
    {
      key: 'bc-hair-towel',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f9e3', size: 0.46, hue: 180, saturation: 0.35, brightness: 1.15 }],
    },
    {
      key: 'bc-bath-puff',
      tint: 'blush',
      stage: 'window',
      objects: [
        { emoji: '1f9fd', size: 0.4, x: 0.42, hue: -58, saturation: 0.6, brightness: 1.1 },
        { emoji: '1fae7', size: 0.28, x: 0.72, y: 0.8 },
      ],
    },
    {
      key: 'bc-gift',
      tint: 'blush',
      stage: 'plain',
      objects: [{ emoji: '1f381', size: 0.48, hue: -10, saturation: 0.75 }],
    },
    {
      key: 'bc-lab',
      tint: 'stone',
      stage: 'plain',
      objects: [
        { emoji: '1f9ea', size: 0.32, x: 0.38, saturation: 0.6 },
        { emoji: '2697-fe0f', size: 0.36, x: 0.64, saturation: 0.6 },
      ],
    },
    {
      key: 'bc-petals',
      tint: 'paper',
      stage: 'plain',
      objects: [
        { emoji: '1f33c', size: 0.34, x: 0.36, saturation: 0.85 },
        { emoji: '1f33a', size: 0.32, x: 0.6, y: 0.82, saturation: 0.85 },
        { emoji: '1f337', size: 0.28, x: 0.8 },
      ],
    },
    {
      key: 'bc-vanity',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '1fa9e', size: 0.4, x: 0.4, saturation: 0.6 },
        { emoji: '1f484', size: 0.26, x: 0.7, y: 0.83, hue: 10 },
      ],
    },
    { key: 'bc-carton', tint: 'stone', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.5, saturation: 0.75 }] },
    { key: 'bc-foam', tint: 'mist', stage: 'plain', objects: [{ emoji: '1fae7', size: 0.54, y: 0.78 }] },
    {
      key: 'bc-towel-shelf',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1f6c1', size: 0.44, x: 0.42, saturation: 0.7 },
        { emoji: '1f9fc', size: 0.24, x: 0.76, y: 0.83, hue: 40, saturation: 0.5 },
      ],
    },
    {
      key: 'bc-grove',
      tint: 'celadon',
      stage: 'plain',
      objects: [
        { emoji: '1f33f', size: 0.46, x: 0.42, saturation: 0.85 },
        { emoji: '1f331', size: 0.24, x: 0.72, y: 0.83 },
      ],
    },
  ],
  goods: [
    {
      key: 'tea-seed-cleanser',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'skin-cleansers',
      name: {
        zh: '茶籽氨基酸洁面乳 弱酸性 低泡绵密 早晚洁面 120ml 按压瓶',
        en: 'Tea-seed amino-acid cleanser, mildly acidic, fine foam, for morning and night, 120 ml pump',
      },
      sellingPoint: { zh: '洗完不紧绷', en: 'No tight feeling afterwards' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 59,
      weightGrams: 180,
      stock: 2600,
      sold: 18450,
      code: 'MS-C01',
      specs: [
        {
          name: { zh: '质地', en: 'Type' },
          values: [
            { text: { zh: '绵密泡沫', en: 'Foam' } },
            { text: { zh: '凝露无泡', en: 'Gel, no foam' } },
            { text: { zh: '磨砂（一周一次）', en: 'Scrub, once a week' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '120 ml', en: '120 ml' } },
            { text: { zh: '120 ml × 2', en: '120 ml × 2' }, extraYuan: 42, weightGrams: 360 },
          ],
        },
      ],
      pictures: ['bc-cleanser', 'bc-foam', 'bc-grove', 'bc-lab'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '120 ml', en: '120 ml' }, isIndexed: true },
        {
          name: { zh: '适用肤质', en: 'Skin type' },
          value: { zh: '中性、混合', en: 'Normal, combination' },
          isIndexed: true,
        },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '氨基酸表活、茶籽', en: 'Amino-acid surfactants, tea seed' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '表活用氨基酸加少量茶籽皂苷，泡沫细而不高，pH 约 5.8。早上用半泵，晚上一泵，先在手心加水搓出泡再上脸。',
          en: 'Amino-acid surfactants with a little tea-seed saponin, fine rather than tall foam, pH about 5.8. Half a pump in the morning, one at night, lathered in the palm with water first.',
        },
        {
          zh: '磨砂款里的颗粒是茶籽壳细粉，一周一次就够，别用力擦。香气来自橙花水，很淡，十分钟就散。',
          en: 'The scrub holds finely ground tea-seed husk: once a week is plenty, and do not press. A light orange-flower scent goes within ten minutes.',
        },
        {
          zh: '泵头可拆下来冲洗，瓶身是可回收 PE，用完拆泵回收。',
          en: 'The pump comes off for rinsing and the bottle is recyclable PE.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'citrus-cleansing-balm',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'skin-cleansers',
      name: {
        zh: '柑橘卸妆膏 固态转油 眼唇可用 温水乳化 100ml 附挖勺',
        en: 'Citrus cleansing balm, turns to oil, for eyes and lips, 100 ml with spatula',
      },
      sellingPoint: { zh: '搓开就成油，遇水变乳白', en: 'Oil when rubbed, milk when rinsed' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 79,
      weightGrams: 190,
      stock: 860,
      sold: 5320,
      code: 'MS-C02',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '甜橙', en: 'Sweet orange' } },
            { text: { zh: '无香', en: 'Unscented' } },
            { text: { zh: '佛手柑', en: 'Bergamot' }, extraYuan: 4 },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '50 ml', en: '50 ml' }, extraYuan: -30, weightGrams: 110 },
            { text: { zh: '100 ml', en: '100 ml' } },
          ],
        },
      ],
      pictures: ['bc-balm-jar', 'bc-vanity', 'bc-foam'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '100 ml', en: '100 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '植物油酯、甜橙果皮油', en: 'Plant esters, orange peel oil' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '30 个月', en: '30 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '干手干脸取一颗黄豆大，打圈三十秒，睫毛膏和防水口红都能化开；加温水变成乳白，再冲净。',
          en: 'With dry hands and face take a pea-sized piece, massage for thirty seconds until mascara and lipstick give way, add warm water until milky, rinse.',
        },
        {
          zh: '天热时质地偏软属正常，不要倒置。佛手柑款白天使用后请注意遮阳。',
          en: 'It softens in hot weather. After the bergamot one, keep out of strong sun.',
        },
        {
          zh: '一罐 100 毫升每天用一次大约两个月。挖勺卡在内盖背面，用完擦干再扣上。',
          en: 'A 100 ml tub lasts about two months of daily use. The spatula clips under the inner lid; wipe it first.',
        },
      ],
    },
    {
      key: 'rice-water-soap',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'skin-cleansers',
      name: {
        zh: '米浆洁面皂 冷制 90 天晾皂 起泡网同装 脸手通用 100g',
        en: 'Rice-water face soap, cold-processed, cured 90 days, with foaming net, 100 g',
      },
      sellingPoint: { zh: '晾足九十天，皂体硬不烂', en: 'Cured for ninety days, so it stays hard' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '块', en: 'bar' },
      priceYuan: 32.8,
      weightGrams: 140,
      stock: 1450,
      sold: 3980,
      code: 'MS-C03',
      specs: [
        {
          name: { zh: '配方', en: 'Recipe' },
          values: [
            { text: { zh: '米浆', en: 'Rice water' } },
            { text: { zh: '茶籽竹炭', en: 'Tea seed and charcoal' } },
            { text: { zh: '无香', en: 'Unscented' } },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '1 块', en: 'One' } },
            { text: { zh: '3 块', en: 'Three' }, extraYuan: 58, weightGrams: 390 },
          ],
        },
      ],
      pictures: ['bc-face-soap', 'bc-foam', 'bc-towel-shelf'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '中性、油性', en: 'Normal, oily' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '冷制皂', en: 'Cold process' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '淘米水代替纯水打皂，橄榄油和椰子油六四开，皂化后切块立着晾三个月，碱度降下来才发货。',
          en: 'Rice water replaces plain water, olive and coconut oil six to four; bars stand for three months until the lye has settled.',
        },
        {
          zh: '用起泡网搓三圈就够。放在沥水架上，别泡在水里，一块用五周左右。',
          en: 'Three rubs on the net make enough foam. Keep it on a rack; a bar lasts about five weeks.',
        },
        {
          zh: '盒内一块皂、一只起泡网和一块丝瓜络小托。切边有深浅，是皂化时间不同留下的。',
          en: 'One bar, a foaming net and a loofah rest are in the box. Edges vary a little in shade.',
        },
      ],
    },
    {
      key: 'cleansing-sponge-pack',
      store: 'minshan',
      category: 'skin-cleansers',
      name: {
        zh: '洗脸海绵 木浆棉压缩 遇水变大 可反复用 12 片装 美容院批发',
        en: 'Face sponges, compressed cellulose, swell in water, reusable, 12 in a pack, wholesale to salons',
      },
      sellingPoint: { zh: '10 包起批，独立小袋', en: 'From ten packs, wrapped singly' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '包', en: 'pack' },
      priceYuan: 9.9,
      weightGrams: 60,
      stock: 6400,
      sold: 21300,
      code: 'MS-C04',
      specs: [
        {
          name: { zh: '形状', en: 'Shape' },
          values: [
            { text: { zh: '圆形', en: 'Round' } },
            { text: { zh: '水滴形', en: 'Drop' } },
            { text: { zh: '方形', en: 'Square' } },
          ],
        },
      ],
      pictures: ['bc-face-sponge', 'bc-foam', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '木浆棉', en: 'Cellulose' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '12', en: '12' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '8 cm', en: '8 cm' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '洁面', en: 'Cleansing' }, isIndexed: true },
      ],
      description: [
        {
          zh: '压缩成一枚硬币厚，泡水十秒涨到 1 厘米。湿的时候软，干了变硬，是天然木浆的特性。',
          en: 'Pressed coin-thin, it swells to a centimetre in ten seconds. Soft when wet and hard when dry, as cellulose is.',
        },
        {
          zh: '用完拧干挂起来，两周换一片。整箱 200 包，可印店名。',
          en: 'Wring and hang; change every two weeks. Two hundred packs a carton, shop name on request.',
        },
        {
          zh: '一片 8 厘米，湿后厚 1 厘米，手大手小都好握。颜色有粉、绿、黄三种随机混装。',
          en: 'Each is 8 cm, a centimetre thick when wet. Pink, green and yellow are mixed.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 9.9 },
        { pieces: 50, priceYuan: 8 },
        { pieces: 200, priceYuan: 6.5 },
      ],
    },
    {
      key: 'camellia-face-cream',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'skin-creams',
      name: {
        zh: '山茶花保湿面霜 50g 冷制山茶籽油 不粘脸 早晚用 玻璃罐',
        en: 'Camellia moisturising cream with cold-pressed camellia oil, 50 g glass jar, day and night',
      },
      sellingPoint: { zh: '抹开两分钟，手背不泛油', en: 'Two minutes and no shine on the skin' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 139,
      listPriceYuan: 168,
      weightGrams: 210,
      stock: 620,
      sold: 7260,
      code: 'MS-C05',
      specs: [
        {
          name: { zh: '质地', en: 'Texture' },
          values: [
            { text: { zh: '清润（油皮）', en: 'Light, oily skin' } },
            { text: { zh: '滋润（干皮）', en: 'Rich, dry skin' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '30 g', en: '30 g' }, extraYuan: -40, weightGrams: 150 },
            { text: { zh: '50 g', en: '50 g' } },
          ],
        },
      ],
      pictures: ['bc-camellia-cream', 'bc-lab', 'bc-petals', 'bc-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '50 g', en: '50 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '干性、中性', en: 'Dry, normal' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '山茶籽油、甘油', en: 'Camellia oil, glycerin' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '闽山的山茶籽十月摘，冷榨出油，占配方 8%。两种质地是油水比不同，清润款 12% 油，滋润款 20%。',
          en: 'Camellia seed from the Fujian hills is picked in October and pressed cold, 8% of the formula. The two textures differ in oil, 12% and 20%.',
        },
        {
          zh: '洁面后用豆粒大小，先按在两颊再往外推。含天然香，易敏的人先在耳后试一天。',
          en: 'A pea-sized amount after cleansing, cheeks first and outwards. It holds natural fragrance, so test behind the ear for a day.',
        },
        {
          zh: '罐口有内盖，勺子在盒里。开封后六个月内用完。',
          en: 'An inner lid and a spatula are in the box. Use within six months of opening.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'toner-lotion-set',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'skin-creams',
      name: {
        zh: '茶花水乳两件套 爽肤水 150ml 乳液 100ml 四季通用 礼盒装',
        en: 'Camellia toner and lotion set, 150 ml and 100 ml, for all seasons, gift box',
      },
      sellingPoint: { zh: '水不粘，乳好推', en: 'A light water and an easy lotion' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 189,
      listPriceYuan: 239,
      weightGrams: 620,
      stock: 420,
      sold: 4180,
      code: 'MS-C06',
      specs: [
        {
          name: { zh: '版本', en: 'Type' },
          values: [{ text: { zh: '清爽', en: 'Light' } }, { text: { zh: '滋润', en: 'Rich' } }],
        },
        {
          name: { zh: '包装', en: 'Packing' },
          values: [
            { text: { zh: '单盒', en: 'Box' } },
            { text: { zh: '礼盒加袋', en: 'Gift box with bag' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bc-toner-lotion', 'bc-gift', 'bc-petals', 'bc-lab'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '250 ml', en: '250 ml' }, isIndexed: true },
        {
          name: { zh: '适用肤质', en: 'Skin type' },
          value: { zh: '中性、混合', en: 'Normal, combination' },
          isIndexed: true,
        },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '山茶叶水、烟酰胺', en: 'Camellia water, niacinamide' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '水用压泵喷头，一次一泵铺满脸；乳液玻璃瓶，倒扣盖当量杯。茶花叶水是蒸馏来的，味道像新茶。',
          en: 'The toner has a pump, one press for the face; the lotion lid doubles as a measure. The camellia water is distilled and smells of new tea.',
        },
        {
          zh: '春夏配清爽，秋冬换滋润；两种可以混着用。礼盒内有手写卡位。',
          en: 'Light in summer, rich in winter, or mix them. There is a slot for a card.',
        },
        {
          zh: '按压泵在水瓶上，乳液是倒出型。盒内两瓶加一张使用卡，没有赠品小样。',
          en: 'The toner has a pump and the lotion pours. Two bottles and a card are in the box.',
        },
      ],
    },
    {
      key: 'cactus-hydrating-gel',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'skin-creams',
      name: {
        zh: '仙人掌保湿凝胶 200ml 出游晒后打底 清凉不粘 管装',
        en: 'Cactus moisturising gel, 200 ml tube, light and cool after a day outdoors',
      },
      sellingPoint: { zh: '冰箱放十分钟再用', en: 'Ten minutes in the fridge first' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '支', en: 'tube' },
      priceYuan: 45,
      weightGrams: 240,
      stock: 1980,
      sold: 9820,
      code: 'MS-C07',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '60 ml', en: '60 ml' }, extraYuan: -22, weightGrams: 80 },
            { text: { zh: '200 ml', en: '200 ml' } },
            { text: { zh: '200 ml × 2', en: '200 ml × 2' }, extraYuan: 38, weightGrams: 480 },
          ],
        },
      ],
      pictures: ['bc-cactus-gel', 'bc-lab', 'bc-grove'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '200 ml', en: '200 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '仙人掌茎提取物、甘油', en: 'Cactus stem extract, glycerin' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '凝胶里没有酒精，涂开像水，三分钟吸干，后面可以接任何面霜。做睡前厚敷一层也行，第二天洗掉。',
          en: 'No alcohol: it spreads like water and dries in three minutes under any cream. A thick layer overnight can be rinsed off.',
        },
        {
          zh: '管口有挡片，倒置不流。请避开眼周。',
          en: 'A membrane at the mouth stops leaks. Keep clear of the eyes.',
        },
        {
          zh: '60 毫升那款可以放进随身行李。质地遇热会变稀，冷藏后恢复，不影响使用。',
          en: 'The 60 ml tube goes in hand luggage. It thins in heat and sets again when cool.',
        },
      ],
    },
    {
      key: 'baby-rich-cream',
      store: 'minshan',
      brand: 'youzai',
      category: 'skin-creams',
      name: {
        zh: '婴儿润肤霜 冬季防皴 无香 100g 附小勺 小熊礼盒 新生儿送礼',
        en: 'Baby moisturising cream, unscented, 100 g, with spoon and teddy, gift box',
      },
      sellingPoint: { zh: '配方只有十三种成分', en: 'Thirteen ingredients in all' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 119,
      weightGrams: 520,
      stock: 340,
      sold: 2960,
      code: 'MS-C08',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单霜', en: 'Cream only' }, extraYuan: -50, weightGrams: 200 },
            { text: { zh: '小熊礼盒', en: 'Bear box' } },
            { text: { zh: '礼盒加棉柔巾', en: 'Box with cotton wipes' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bc-baby-cream', 'bc-gift', 'bc-lab', 'bc-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '婴儿', en: 'Baby' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '角鲨烷、葵花籽油', en: 'Squalane, sunflower oil' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '成分表一共十三行，没有香精和色素，膏体偏硬，手心捂热再抹在脸蛋和手背。洗澡后三分钟内涂最服帖。',
          en: 'Thirteen lines, no fragrance or colour. The cream is firm: warm it in the palm and put it on cheeks and hands within three minutes of bathing.',
        },
        {
          zh: '小熊是棉布，20 厘米，可机洗。第一次用请在小腿内侧试一小块。',
          en: 'The 20 cm bear is cotton and machine-washable. Try a patch inside the calf first.',
        },
        {
          zh: '盒内：霜一罐、小勺一把、棉布小熊一只（礼盒款）、手写卡位。单霜款不含小熊。',
          en: 'Box: cream, spoon, a cotton bear in the gift version, and a card slot. The plain version has no bear.',
        },
      ],
    },
    {
      key: 'lavender-sleeping-mask',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'skin-masks',
      name: {
        zh: '薰衣草免洗睡眠面膜 80g 冻膜质地 晚间保湿 送刷头',
        en: 'Lavender leave-on sleeping mask, 80 g, jelly texture, night moisture, with brush',
      },
      sellingPoint: { zh: '薄薄一层，枕头不粘', en: 'A thin layer that does not touch the pillow' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 89,
      listPriceYuan: 118,
      weightGrams: 210,
      stock: 720,
      sold: 5410,
      code: 'MS-K09',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '薰衣草', en: 'Lavender' } },
            { text: { zh: '无香', en: 'Unscented' } },
            { text: { zh: '橙花', en: 'Orange flower' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['bc-lavender-mask', 'bc-vanity', 'bc-lab'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '80 g', en: '80 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '薰衣草水、透明质酸钠', en: 'Lavender water, sodium hyaluronate' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '质地像果冻，挖一块是凉的，抹开变水。睡前护肤做完十分钟再涂一层，第二天正常洗脸。',
          en: 'Like jelly, cool on the skin and watery when spread. Put it on ten minutes after your routine and wash as usual in the morning.',
        },
        {
          zh: '一周两到三次就够，太频繁反而闷。罐口有刮勺，刷头附送。',
          en: 'Two or three times a week is plenty. A scraper and brush are supplied.',
        },
        {
          zh: '罐子是磨砂玻璃，洗干净能装棉签。夏天放冰箱里挖出来更舒服。',
          en: 'The frosted jar can hold cotton buds afterwards. It is nicer from the fridge in summer.',
        },
      ],
    },
    {
      key: 'honey-oat-mask',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'skin-masks',
      name: {
        zh: '蜂蜜燕麦涂抹面膜 自调水洗 一次一杯 10 小袋 家庭装',
        en: 'Honey and oat wash-off mask, mix it yourself, ten sachets',
      },
      sellingPoint: { zh: '用水调成糊，当天用完', en: 'Mix with water, use at once' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 36,
      weightGrams: 280,
      stock: 1150,
      sold: 3740,
      code: 'MS-K10',
      specs: [
        {
          name: { zh: '类型', en: 'Type' },
          values: [
            { text: { zh: '蜂蜜燕麦', en: 'Honey and oat' } },
            { text: { zh: '绿豆泥', en: 'Mung bean clay' } },
            { text: { zh: '混合 10 袋', en: 'Mixed ten' } },
          ],
        },
      ],
      pictures: ['bc-honey-mask', 'bc-mask-bowl', 'bc-foam'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '25 g × 10', en: '25 g × 10' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '燕麦粉、蜂蜜粉、甘油', en: 'Oat flour, honey powder, glycerin' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '一袋 25 克粉，加 20 毫升温水调到酸奶的稠度，湿敷十五分钟，温水冲掉。燕麦粉磨到 80 目，不刮脸。',
          en: 'Twenty-five grams with 20 ml of warm water to yoghurt thickness, fifteen minutes, rinse. The oats are ground fine and do not scratch.',
        },
        {
          zh: '调好两小时内用完，别留到第二天。对蜂蜜过敏请选绿豆款。',
          en: 'Use within two hours. If you react to honey, take the mung bean.',
        },
        {
          zh: '盒内十小袋加一只量杯，没有碗和刷，面膜碗套装另有。一袋够脸加脖子。',
          en: 'Ten sachets and a measure; the bowl and brush are sold apart. One sachet does face and neck.',
        },
      ],
    },
    {
      key: 'cucumber-sheet-mask',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'skin-masks',
      name: {
        zh: '黄瓜水保湿面膜 27g 大片膜布 一盒 20 片 夏季冰敷',
        en: 'Cucumber water sheet masks, 27 g, generous cut, 20 a box, for summer',
      },
      sellingPoint: { zh: '冰箱冷藏半小时再贴', en: 'Half an hour in the fridge first' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 49.9,
      listPriceYuan: 79,
      weightGrams: 640,
      stock: 0,
      sold: 12870,
      code: 'MS-K11',
      specs: [
        {
          name: { zh: '膜布', en: 'Sheet' },
          values: [
            { text: { zh: '莱赛尔', en: 'Lyocell' } },
            { text: { zh: '桑蚕丝', en: 'Silk' }, extraYuan: 12 },
            { text: { zh: '备长炭', en: 'Charcoal' }, extraYuan: 6 },
          ],
        },
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '20 片', en: '20' } },
            { text: { zh: '5 片试用', en: '5, trial' }, extraYuan: -36, weightGrams: 160 },
          ],
        },
      ],
      pictures: ['bc-cucumber-mask', 'bc-lab', 'bc-foam'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '27 g × 20', en: '27 g × 20' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '20', en: '20' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '黄瓜汁水、甘油', en: 'Cucumber water, glycerin' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '精华多到能滴，贴十五分钟把剩下的抹到脖子和手臂。膜布大，脸大的人也盖得住。',
          en: 'There is enough serum to drip: after fifteen minutes use the rest on neck and arms. The cloth is generous.',
        },
        { zh: '一周两片，贴完擦掉多余即可。拆封当次用完。', en: 'Two a week. Use a sheet at once when opened.' },
        {
          zh: '眼下和嘴角剪了小口，贴着说话不掉。夏天随单附冰袋一只。',
          en: 'Slits at the eyes and mouth let you talk. An ice pack comes with summer orders.',
        },
      ],
    },
    {
      key: 'mask-bowl-set',
      store: 'minshan',
      brand: 'bairong-brush',
      category: 'skin-masks',
      name: {
        zh: '面膜碗刷套装 调膜碗加硅胶刷 一碗一刷一勺 可挂 送量杯',
        en: 'Mask bowl and brush set, bowl, silicone brush, spoon and measure',
      },
      sellingPoint: { zh: '硅胶刷洗一洗就干', en: 'A silicone brush that rinses dry' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 26.8,
      weightGrams: 240,
      stock: 1700,
      sold: 4310,
      code: 'MS-K12',
      specs: [
        {
          name: { zh: '材质', en: 'Material' },
          values: [
            { text: { zh: '瓷碗加硅胶刷', en: 'Porcelain bowl, silicone brush' } },
            { text: { zh: '硅胶碗加刷', en: 'Silicone bowl and brush' }, extraYuan: -6 },
          ],
        },
      ],
      pictures: ['bc-mask-bowl', 'bc-honey-mask', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '瓷、硅胶', en: 'Porcelain, silicone' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '200 ml', en: '200 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '4', en: '4' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '涂抹面膜', en: 'Mask mixing' }, isIndexed: true },
      ],
      description: [
        {
          zh: '碗底做了浅窝，粉和水不会结块。刷头是 1 毫米薄硅胶，贴着皮肤走不漏白。',
          en: 'A shallow hollow keeps powder from caking, and the 1 mm silicone edge follows the skin.',
        },
        {
          zh: '瓷碗可进洗碗机，硅胶刷手洗。刷毛款下单备注。',
          en: 'The bowl goes in the dishwasher; wash the brush by hand.',
        },
        {
          zh: '碗口 11 厘米，深 5 厘米，调一袋泥正好。刷杆带孔，洗完挂起来。',
          en: 'The bowl is 11 cm wide and 5 cm deep, right for one sachet. The brush handle has a hole for hanging.',
        },
      ],
    },
    {
      key: 'rose-hydrosol',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'skin-essences',
      name: {
        zh: '玫瑰纯露 200ml 喷雾 单瓶蒸馏 湿敷补水 加到乳液里用',
        en: 'Rose hydrosol, 200 ml spray, single distillation, for compresses or mixed into lotion',
      },
      sellingPoint: { zh: '配料只有玫瑰水一项', en: 'One ingredient on the list' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 69,
      listPriceYuan: 98,
      weightGrams: 320,
      stock: 860,
      sold: 6520,
      code: 'MS-T13',
      specs: [
        {
          name: { zh: '花材', en: 'Flower' },
          values: [
            { text: { zh: '玫瑰', en: 'Rose' } },
            { text: { zh: '橙花', en: 'Orange flower' }, extraYuan: 6 },
            { text: { zh: '茉莉', en: 'Jasmine' }, extraYuan: 10 },
            { text: { zh: '薰衣草', en: 'Lavender' }, extraYuan: -4 },
          ],
        },
      ],
      pictures: ['bc-rose-water', 'bc-essential-oil', 'bc-petals', 'bc-lab'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '200 ml', en: '200 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '玫瑰花水', en: 'Rose water' },
          isIndexed: false,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '水蒸气蒸馏', en: 'Steam distilled' }, isIndexed: true },
      ],
      description: [
        {
          zh: '两公斤花蒸一瓶，前段花水最香，我们只取前 40%。喷雾细，喷在三层化妆棉上敷五分钟比直接喷脸省。',
          en: 'Two kilos of flowers make a bottle and we keep only the first 40%. On three layers of cotton for five minutes it goes further than straight onto the face.',
        },
        {
          zh: '天然花水，开封三个月内用完，建议冷藏。花水没有精油浓，不能代替香水。',
          en: 'Use within three months, best chilled. It is no substitute for perfume.',
        },
        {
          zh: '瓶子是棕色玻璃，喷头另外包着。每批花水香气略有不同，标签上印蒸馏日期。',
          en: 'Brown glass, with the sprayer packed apart. Batches differ slightly and the label gives the distilling date.',
        },
      ],
    },
    {
      key: 'single-dose-ampoules',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'skin-essences',
      name: {
        zh: '次抛精华安瓶 1.5ml×28 支 保湿免防腐 独立密封 出差方便',
        en: 'Single-dose serum ampoules, 1.5 ml × 28, moisturising, no preservatives',
      },
      sellingPoint: { zh: '一支一次，开了就用', en: 'One vial, one use' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 129,
      listPriceYuan: 169,
      weightGrams: 320,
      stock: 520,
      sold: 4020,
      code: 'MS-T14',
      specs: [
        {
          name: { zh: '类型', en: 'Type' },
          values: [
            { text: { zh: '透明质酸', en: 'Hyaluronate' } },
            { text: { zh: '角鲨烷', en: 'Squalane' } },
            { text: { zh: '组合 28 支', en: 'Mixed 28' }, extraYuan: 10 },
          ],
        },
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '28 支', en: '28' } },
            { text: { zh: '7 支体验', en: '7, trial' }, extraYuan: -96, weightGrams: 100 },
          ],
        },
      ],
      pictures: ['bc-ampoules', 'bc-lab', 'bc-vanity'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1.5 ml × 28', en: '1.5 ml × 28' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '透明质酸钠、泛醇', en: 'Sodium hyaluronate, panthenol' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '因为单支密封，不加防腐剂。掐断头、滴在手心、按在脸上，剩下的抹手背。',
          en: 'Sealed singly, so no preservative. Snap, drop in the palm, press on the face, and use the rest on your hands.',
        },
        {
          zh: '开过不能留，当次用完。玻璃瓶头掐断请用纸包一下，别割手。',
          en: 'Never keep an open vial. Wrap the neck in tissue before snapping it.',
        },
        {
          zh: '盒内分四层，七支一层，正好一周。玻璃空管请按玻璃回收。',
          en: 'Four trays of seven, one week each. Recycle the empty glass.',
        },
      ],
      tag: '新品',
    },
    {
      key: 'camellia-face-oil',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'skin-essences',
      name: {
        zh: '冷榨山茶籽油 30ml 滴管 一油多用 脸、发尾、指甲',
        en: 'Cold-pressed camellia seed oil, 30 ml with dropper, for face, hair ends and nails',
      },
      sellingPoint: { zh: '一滴就够一张脸', en: 'One drop is enough' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 79,
      weightGrams: 140,
      stock: 660,
      sold: 2870,
      code: 'MS-T15',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '30 ml', en: '30 ml' } },
            { text: { zh: '50 ml', en: '50 ml' }, extraYuan: 38, weightGrams: 210 },
            { text: { zh: '100 ml', en: '100 ml' }, extraYuan: 96, weightGrams: 320 },
          ],
        },
      ],
      pictures: ['bc-camellia-oil', 'bc-lab', 'bc-grove'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '30 ml', en: '30 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '干性', en: 'Dry' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '山茶籽油', en: 'Camellia seed oil' },
          isIndexed: false,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '冷榨', en: 'Cold-pressed' }, isIndexed: true },
      ],
      description: [
        {
          zh: '六年以上老茶树的籽，低温压榨，过滤三次，颜色淡黄，油感比橄榄油轻。',
          en: 'From trees over six years old, pressed cold and filtered three times, pale yellow and lighter than olive oil.',
        },
        {
          zh: '水乳之后取一滴，掌心搓热按压，不要画圈。发尾半滴就好，多了会塌。',
          en: 'One drop after lotion, warmed in the palms and pressed. Half a drop for hair ends.',
        },
        {
          zh: '滴管一滴约 0.05 毫升，30 毫升大约用三个月。颜色略深是老籽的原因，不是变质。',
          en: 'One drop is about 0.05 ml, so 30 ml lasts three months. A darker shade comes from older seed.',
        },
      ],
    },
    {
      key: 'essential-oil-single',
      store: 'minshan',
      category: 'skin-essences',
      name: {
        zh: '复方植物精油 10ml 铜釜蒸馏 扩香用 稀释后按摩 非直接涂抹',
        en: 'Blended essential oil, 10 ml, copper still, for diffusers or diluted for massage',
      },
      sellingPoint: { zh: '瓶子有滴塞，不会倒多', en: 'A dropper insert stops you pouring' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 58,
      weightGrams: 60,
      stock: 980,
      sold: 2140,
      code: 'MS-T16',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '尤加利薄荷', en: 'Eucalyptus and mint' } },
            { text: { zh: '甜橙雪松', en: 'Orange and cedar' } },
            { text: { zh: '薰衣草', en: 'Lavender' } },
            { text: { zh: '茶树', en: 'Tea tree' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['bc-essential-oil', 'bc-lab', 'bc-petals'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '10 ml', en: '10 ml' }, isIndexed: true },
        {
          name: { zh: '用途', en: 'Use' },
          value: { zh: '扩香、稀释按摩', en: 'Diffusing, diluted massage' },
          isIndexed: true,
        },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '植物精油', en: 'Plant oils' },
          isIndexed: false,
        },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '避光阴凉', en: 'Dark and cool' }, isIndexed: false },
      ],
      description: [
        {
          zh: '铜釜蒸馏，每次一百公斤叶片出不到一升油。请稀释到 1% 再接触皮肤：10 毫升基础油里两滴。',
          en: 'Copper-distilled: a hundred kilos of leaves give less than a litre. Dilute to 1% before it touches skin, two drops in 10 ml.',
        },
        {
          zh: '孕期和三岁以下儿童不要用。瓶口滴塞，避光保存一年。',
          en: 'Not for use in pregnancy or on children under three. Keep dark, a year.',
        },
        {
          zh: '一瓶约 200 滴，扩香机加三到五滴就够。木盒可放十瓶，单独出售。',
          en: 'About 200 drops a bottle; three to five in a diffuser. A wooden box for ten is sold apart.',
        },
      ],
    },
    {
      key: 'lipstick-matte',
      store: 'minshan',
      brand: 'lanxi-colour',
      category: 'makeup-lips',
      name: {
        zh: '丝绒哑光口红 3.5g 不拔干 一抹显色 茶色苹果红四色 磁吸管',
        en: 'Velvet matte lipstick, 3.5 g, one-stroke colour, four shades, magnetic case',
      },
      sellingPoint: { zh: '上嘴是绒感，不是干粉感', en: 'Velvety rather than dusty' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 69,
      listPriceYuan: 89,
      weightGrams: 50,
      stock: 2100,
      sold: 14680,
      code: 'MS-L17',
      specs: [
        {
          name: { zh: '色号', en: 'Shade' },
          values: [
            { text: { zh: '砖红', en: 'Brick' }, picture: 'bc-lip-brick-c' },
            { text: { zh: '苹果红', en: 'Apple red' }, picture: 'bc-lip-apple-c' },
            { text: { zh: '豆沙', en: 'Bean paste' }, picture: 'bc-lip-bean-c' },
            { text: { zh: '茶色', en: 'Tea brown' }, picture: 'bc-lip-tea-c', soldOut: true },
          ],
        },
      ],
      pictures: ['bc-lipstick', 'bc-lip-brick-c', 'bc-lip-apple-c', 'bc-vanity'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '3.5 g', en: '3.5 g' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '丝绒哑光', en: 'Velvet matte' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '椰子油、小烛树蜡', en: 'Coconut oil, candelilla wax' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '膏体里的粉磨到 5 微米以下，上嘴先润后雾，一层是日常，两层是聚会。茶色偏棕，冷皮慎选，苹果红偏亮。',
          en: 'Pigment under five microns: moist first and matte after, one coat for daytime, two for parties. Tea brown is warm; apple red is bright.',
        },
        {
          zh: '先涂一层润唇膏等两分钟效果最好。膏体有一点香兰素味，介意请选无香款。',
          en: 'Best over balm left for two minutes. There is a hint of vanillin.',
        },
        { zh: '管身磁吸，掉地上盖子不会飞。', en: 'A magnet holds the cap even when dropped.' },
      ],
      isRecommended: true,
    },
    {
      key: 'cocoa-lip-balm',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'makeup-lips',
      name: {
        zh: '可可脂润唇膏 3g 无色 冬季打底 草莓香 3 支装',
        en: 'Cocoa butter lip balm, 3 g, clear, strawberry scent, three',
      },
      sellingPoint: { zh: '涂一层等两分钟再上口红', en: 'One coat, two minutes, then lipstick' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 29.9,
      weightGrams: 40,
      stock: 3400,
      sold: 19860,
      code: 'MS-L18',
      specs: [
        {
          name: { zh: '香味', en: 'Scent' },
          values: [
            { text: { zh: '草莓', en: 'Strawberry' } },
            { text: { zh: '椰子', en: 'Coconut' } },
            { text: { zh: '无香', en: 'Unscented' } },
            { text: { zh: '混合 3 支', en: 'Mixed three' } },
          ],
        },
      ],
      pictures: ['bc-lip-balm', 'bc-vanity', 'bc-lab'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '3 g × 3', en: '3 g × 3' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '可可脂、蜂蜡', en: 'Cocoa butter, beeswax' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '打底', en: 'Base' }, isIndexed: true },
      ],
      description: [
        {
          zh: '可可脂和蜂蜡占一半，天热会软一点但不化。没有颜色，男生也能用。',
          en: 'Half cocoa butter and beeswax, softer in heat but not melting. No colour.',
        },
        {
          zh: '旋一圈半就够，旋太多会断。三支一盒，可拆开送人。',
          en: 'A turn and a half is enough or it snaps. Three in a box.',
        },
        {
          zh: '单支 3 克，旋出 2 毫米刚好。三支一盒各套棉袋，可以分开送人。',
          en: '3 g each; turn out 2 mm. Each of the three has its own sleeve to give away.',
        },
      ],
    },
    {
      key: 'lip-glaze-trio',
      store: 'minshan',
      brand: 'lanxi-colour',
      category: 'makeup-lips',
      name: {
        zh: '唇釉三支礼盒 亮面水光 三色叠涂 新手友好 生日送闺蜜',
        en: 'Lip glaze trio, glossy, three shades to layer, gift box for beginners',
      },
      sellingPoint: { zh: '三色随便叠，都不翻车', en: 'Three shades that layer safely' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 129,
      listPriceYuan: 169,
      weightGrams: 160,
      stock: 480,
      sold: 3980,
      code: 'MS-L19',
      specs: [
        {
          name: { zh: '组合', en: 'Set' },
          values: [
            { text: { zh: '日常三色', en: 'Everyday' } },
            { text: { zh: '聚会三色', en: 'Party' } },
            { text: { zh: '自选三色', en: 'Pick your own' }, extraYuan: 8 },
          ],
        },
      ],
      pictures: ['bc-lip-trio', 'bc-gift', 'bc-vanity'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '4 g × 3', en: '4 g × 3' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '水光', en: 'Gloss' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '送礼', en: 'Gifts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '刷头斜切，贴着唇峰一次成形。釉面八成干透，吃面会掉，这点先说清楚。',
          en: "A slanted tip follows the cupid's bow. It dries most of the way, and noodles will take it off, to be honest.",
        },
        {
          zh: '礼盒有卡位，可以写三十字。开盖后请在一年内用完。',
          en: 'There is room for a card of thirty characters. Use within a year.',
        },
        {
          zh: '日常三色是豆沙、裸粉、茶，聚会三色是正红、莓果、酒红。刷头软，第一次请先擦掉多余。',
          en: 'Everyday is bean paste, nude and tea; party is red, berry and wine. Wipe the brush before the first coat.',
        },
      ],
    },
    {
      key: 'cherry-lip-mask',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'makeup-lips',
      name: {
        zh: '樱桃唇膜 12g 夜间厚敷 早上软毛擦一擦 送刷',
        en: 'Cherry lip mask, 12 g, for the night, wipe off in the morning, with brush',
      },
      sellingPoint: { zh: '第二天用棉签带走死皮', en: 'A cotton bud takes it off in the morning' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 36,
      weightGrams: 60,
      stock: 1640,
      sold: 5210,
      code: 'MS-L20',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '樱桃', en: 'Cherry' } },
            { text: { zh: '蜂蜜', en: 'Honey' } },
            { text: { zh: '牛油果', en: 'Avocado' } },
          ],
        },
      ],
      pictures: ['bc-lip-mask', 'bc-vanity', 'bc-lab'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '12 g', en: '12 g' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '乳木果油、角鲨烷', en: 'Shea butter, squalane' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '30 个月', en: '30 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '夜间', en: 'Night' }, isIndexed: true },
      ],
      description: [
        {
          zh: '质地像蜂蜡和软膏之间，睡前厚涂一层，边缘留一点；早上棉签打圈再洗掉。',
          en: 'Between wax and ointment. Put it on thickly at night, leaving a margin, and roll it off with a cotton bud.',
        },
        { zh: '罐子小，一次黄豆大。开盖半年内用完。', en: 'Small jar, pea-sized dose. Use within half a year.' },
        {
          zh: '刷子是硅胶头，挖一点铺开就好。白天要出门请改用润唇膏，唇膜太厚会反光。',
          en: 'The brush is silicone. By day use balm instead, as the mask shines.',
        },
      ],
    },
    {
      key: 'water-nail-polish',
      store: 'minshan',
      brand: 'lanxi-colour',
      category: 'makeup-nails',
      name: {
        zh: '水性指甲油 10ml 低气味可剥 快干 薰衣草紫',
        en: 'Water-based nail polish, 10 ml, low odour, peelable, quick-dry, lavender',
      },
      sellingPoint: { zh: '不用卸甲水，撕下来就行', en: 'No remover, just peel' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 24.9,
      weightGrams: 60,
      stock: 2800,
      sold: 9460,
      code: 'MS-N21',
      specs: [
        {
          name: { zh: '规格', en: 'Pack' },
          values: [
            { text: { zh: '单瓶', en: 'One' } },
            { text: { zh: '两瓶', en: 'Two' }, extraYuan: 20, weightGrams: 120 },
            { text: { zh: '三瓶加锉条', en: 'Three with a file' }, extraYuan: 42, weightGrams: 190 },
          ],
        },
      ],
      pictures: ['bc-nail-polish', 'bc-nail-violet-c', 'bc-vanity'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '10 ml', en: '10 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '水性可剥', en: 'Water-based, peelable' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '水性成膜剂', en: 'Water-based film former' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '水性配方没有刺鼻味，第一层薄、等三分钟、第二层，干透约二十分钟。撕的时候从侧边起，慢慢带下来。',
          en: 'Water-based and free of sharp smell: thin coat, three minutes, second coat, dry in about twenty. Peel from the side, slowly.',
        },
        {
          zh: '洗碗戴手套能撑三天。瓶口用完擦净，不然会封住。',
          en: 'With gloves on it lasts three days of dishes. Wipe the neck after use.',
        },
        {
          zh: '一瓶能涂三十个手指左右。存放时瓶口向上，别放阳光下，会变稠。',
          en: 'One bottle does about thirty nails. Store upright and out of sun, or it thickens.',
        },
      ],
    },
    {
      key: 'press-on-nails',
      store: 'minshan',
      brand: 'lanxi-colour',
      category: 'makeup-nails',
      name: {
        zh: '穿戴甲 手工贴片 24 片 薰衣草紫渐变 备用尺码 送果冻胶和锉',
        en: 'Press-on nails, handmade, 24 pieces, lavender ombré, with jelly glue and file',
      },
      sellingPoint: { zh: '24 片，十个指头有备用', en: 'Twenty-four pieces, with spares' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 49,
      weightGrams: 80,
      stock: 980,
      sold: 6740,
      code: 'MS-N22',
      specs: [
        {
          name: { zh: '甲型', en: 'Shape' },
          values: [
            { text: { zh: '杏仁形', en: 'Almond' } },
            { text: { zh: '方圆形', en: 'Squoval' } },
            { text: { zh: '短椭圆', en: 'Short oval' }, soldOut: true },
          ],
        },
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '24 片', en: '24' } },
            { text: { zh: '48 片', en: '48' }, extraYuan: 36, weightGrams: 150 },
          ],
        },
      ],
      pictures: ['bc-press-on-nails', 'bc-vanity', 'bc-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '树脂', en: 'Resin' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '24', en: '24' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: 'XS–L 四种弧度', en: 'Four curves, XS–L' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '聚会', en: 'Parties' }, isIndexed: true },
      ],
      description: [
        {
          zh: '每盒四种弧度，先干配选号，不合适用锉磨边 0.5 毫米。戴三天没问题，长期戴请换甲片。',
          en: 'Four curves: match them dry and file the edge by half a millimetre if needed. Three days is fine; longer than that, change the tips.',
        },
        {
          zh: '撕的时候用温水泡五分钟，从边缘松开，别硬撬。',
          en: 'Soak five minutes in warm water and lift from the edge.',
        },
        {
          zh: '盒内：24 片甲、果冻胶、锉、酒精棉、木推棒和尺码卡。备用尺码装在第二层。',
          en: '24 tips, jelly glue, file, wipe, stick and a size card; spare sizes are in the second tray.',
        },
      ],
    },
    {
      key: 'manicure-set',
      store: 'minshan',
      brand: 'bairong-brush',
      category: 'makeup-nails',
      name: {
        zh: '修甲套装 不锈钢指甲剪 七件 礼盒家用 出差便携',
        en: 'Manicure set, stainless clippers, seven pieces, boxed, for home and travel',
      },
      sellingPoint: { zh: '剪口锋利，不起毛边', en: 'Sharp jaws, no ragged edge' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 39.9,
      weightGrams: 220,
      stock: 1900,
      sold: 8340,
      code: 'MS-N23',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '七件套', en: 'Seven pieces' } },
            { text: { zh: '十件套', en: 'Ten pieces' }, extraYuan: 14, weightGrams: 320 },
          ],
        },
      ],
      pictures: ['bc-manicure', 'bc-carton', 'bc-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '不锈钢', en: 'Stainless steel' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '7', en: '7' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '开刃抛光', en: 'Ground and polished' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '14 × 8 cm', en: '14 × 8 cm' }, isIndexed: false },
      ],
      description: [
        {
          zh: '剪子、推皮、锉、镊子都在磁吸盒里，剪口打磨过两次。盒子绒面，放抽屉也不响。',
          en: 'Clippers, pusher, file and tweezers sit in a magnetic box. The jaws are ground twice.',
        },
        { zh: '剪一次擦油一次，别泡水。', en: 'Oil after use; do not soak.' },
        {
          zh: '十件套多了耳勺、眉剪和死皮推。剪口钝了可以寄回，收 12 元重开刃。',
          en: 'The ten-piece adds an ear pick, brow scissors and pusher. Send blunt jaws back for a small fee.',
        },
      ],
    },
    {
      key: 'nine-pan-palette',
      store: 'minshan',
      brand: 'lanxi-colour',
      category: 'makeup-tools',
      name: {
        zh: '九色眼影盘 粉紫蓝绿彩调 哑光珠光 新手画妆 12g 带镜',
        en: 'Nine-pan eye palette in pink, violet, blue and green, matte and shimmer, 12 g, with mirror',
      },
      sellingPoint: { zh: '三亮六哑，抹开不脏', en: 'Three shimmers, six mattes' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 99,
      listPriceYuan: 139,
      weightGrams: 180,
      stock: 720,
      sold: 5320,
      code: 'MS-T24',
      specs: [
        {
          name: { zh: '规格', en: 'Pans' },
          values: [
            { text: { zh: '九色', en: 'Nine' } },
            { text: { zh: '十二色', en: 'Twelve' }, extraYuan: 30, weightGrams: 240 },
          ],
        },
      ],
      pictures: ['bc-palette', 'bc-vanity', 'bc-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '12 g', en: '12 g' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '压粉', en: 'Pressed powder' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '9', en: '9' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '粉压得偏硬，抖粉少，第一层先铺浅粉，蓝和绿只点在眼尾。珠光用手指蘸上去比刷好看。',
          en: 'Pressed firm with little fallout: pale pink first, blue and green only at the outer corner, shimmer with a fingertip.',
        },
        { zh: '盒子带镜，硬壳加海绵，掉一次也不碎。', en: 'A mirror inside and foam under the pans.' },
        {
          zh: '三珠六哑，最外侧两格可以湿刷。粉面有印花，用掉就没有了，不影响显色。',
          en: 'Three shimmer, six matte; the outer two can be used wet. The pattern goes with use.',
        },
      ],
    },
    {
      key: 'goat-hair-brushes',
      store: 'minshan',
      brand: 'bairong-brush',
      category: 'makeup-tools',
      name: {
        zh: '动物毛化妆刷 12 支 尖峰羊毛 原木柄 刷帘包 底妆眼影',
        en: 'Goat-hair brush set, 12 pieces, wooden handles, in a roll',
      },
      sellingPoint: { zh: '散粉刷蓬、眼影刷尖', en: 'Full for powder, pointed for eyes' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 269,
      listPriceYuan: 338,
      weightGrams: 420,
      stock: 260,
      sold: 1720,
      code: 'MS-T25',
      specs: [
        {
          name: { zh: '数量', en: 'Set' },
          values: [
            { text: { zh: '12 支', en: 'Twelve' } },
            { text: { zh: '8 支', en: 'Eight' }, extraYuan: -90, weightGrams: 300 },
            { text: { zh: '单支散粉刷', en: 'Powder brush' }, extraYuan: -200, weightGrams: 60 },
          ],
        },
      ],
      pictures: ['bc-brush-set', 'bc-vanity', 'bc-palette'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '羊毛、原木', en: 'Goat hair, wood' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '12', en: '12' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手扎', en: 'Hand-tied' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '彩妆', en: 'Make-up' }, isIndexed: true },
      ],
      description: [
        {
          zh: '尖峰羊毛，手扎成束后再灌胶，洗两次掉几根浮毛属正常。柄是水曲柳，不涂漆。',
          en: 'Peak goat hair tied by hand; a few loose hairs at first are normal. Ash handles, unlacquered.',
        },
        {
          zh: '用洁刷皂洗，毛朝下晾，两小时内别立着。刷帘包可以挂。',
          en: 'Wash with brush soap and dry with the hair down. The roll hangs.',
        },
        {
          zh: '散粉刷一把、腮红一把、眼影五把、其他五把，尺寸卡在刷帘里。羊毛吸粉，请每周洗一次。',
          en: 'One powder, one blush, five eye and five other brushes, sized on the roll. Wash weekly.',
        },
      ],
    },
    {
      key: 'vintage-hand-mirror',
      store: 'citong',
      category: 'makeup-tools',
      name: {
        zh: '泉州漆线雕手柄镜 单面高清 复古礼物 26cm 桌面手持',
        en: 'Quanzhou lacquer-thread hand mirror, single-sided, 26 cm, gift',
      },
      sellingPoint: { zh: '漆线一圈圈盘上去的', en: 'Lacquer threads coiled by hand' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '面', en: 'piece' },
      priceYuan: 328,
      weightGrams: 420,
      stock: 130,
      sold: 486,
      code: 'CT-T26',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '描金', en: 'Gold' }, picture: 'bc-mirror-gold-c' },
            { text: { zh: '玫瑰金', en: 'Rose gold' }, picture: 'bc-mirror-rose-c' },
            { text: { zh: '玉绿', en: 'Jade' }, picture: 'bc-mirror-jade-c' },
          ],
        },
      ],
      pictures: ['bc-hand-mirror', 'bc-mirror-gold-c', 'bc-mirror-rose-c', 'bc-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '漆、铜、玻璃', en: 'Lacquer, brass, glass' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '26 × 14 cm', en: '26 × 14 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '漆线雕', en: 'Lacquer-thread relief' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '礼物', en: 'Gift' }, isIndexed: true },
      ],
      description: [
        {
          zh: '漆线是用陈漆和桐油捶成的，细到 0.5 毫米，手盘成纹样再贴金。做一面要四天。',
          en: 'Threads of aged lacquer and tung oil, half a millimetre thin, coiled by hand and gilded. Four days each.',
        },
        { zh: '镜面用鹿皮擦，柄不要沾酒精。', en: 'Wipe the glass with chamois and keep alcohol off the handle.' },
        {
          zh: '镜子重 420 克，长柄 13 厘米，放桌上能立。盒内附底托一只，木质。',
          en: 'It weighs 420 g with a 13 cm handle. A wooden stand is in the box.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'double-end-brow-pencil',
      store: 'minshan',
      brand: 'lanxi-colour',
      category: 'makeup-tools',
      name: {
        zh: '双头眉笔 砍刀芯加眉刷 防水不晕 新手可画 4 色',
        en: 'Double-ended brow pencil, blade core and brush, waterproof, four shades',
      },
      sellingPoint: { zh: '砍刀芯，一笔就是一根眉毛', en: 'A blade tip that draws one hair at a time' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 32,
      weightGrams: 30,
      stock: 2600,
      sold: 11280,
      code: 'MS-T27',
      specs: [
        {
          name: { zh: '笔芯', en: 'Tip' },
          values: [{ text: { zh: '砍刀芯', en: 'Blade' } }, { text: { zh: '细圆芯', en: 'Fine round' } }],
        },
        {
          name: { zh: '色号', en: 'Shade' },
          values: [
            { text: { zh: '灰棕', en: 'Grey-brown' } },
            { text: { zh: '深棕', en: 'Dark brown' } },
            { text: { zh: '茶色', en: 'Tea' } },
            { text: { zh: '黑灰', en: 'Black-grey' } },
          ],
        },
      ],
      pictures: ['bc-brow-pencil', 'bc-vanity', 'bc-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '0.2 g', en: '0.2 g' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '砍刀芯', en: 'Blade core' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '蜡、颜料', en: 'Wax, pigment' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '芯子 0.8 毫米，断了从另一头再旋出来。浅毛用灰棕，染过发的选深一号。',
          en: '0.8 mm core; if it breaks, twist up more. Grey-brown for pale brows, one shade darker for dyed hair.',
        },
        { zh: '先画外轮廓再往里填，最后用刷头晕开。', en: 'Outline first, fill in, and brush out.' },
        {
          zh: '一支大约用四个月。刷头可拆下清洗，替换芯另卖。',
          en: 'A pencil lasts about four months. The brush detaches, and refills are sold apart.',
        },
      ],
    },
    {
      key: 'camellia-cold-soap',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'body-soap',
      name: {
        zh: '山茶花手工冷制皂 100g 45 天晾皂 沐浴洁面 三款可选',
        en: 'Camellia cold-process soap, 100 g, cured 45 days, for body and face',
      },
      sellingPoint: { zh: '皂体硬，一块用三周', en: 'Hard soap, three weeks a bar' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '块', en: 'bar' },
      priceYuan: 25.8,
      weightGrams: 130,
      stock: 2900,
      sold: 13260,
      code: 'MS-S28',
      specs: [
        {
          name: { zh: '配方', en: 'Recipe' },
          values: [
            { text: { zh: '山茶粉', en: 'Camellia pink' }, picture: 'bc-soap-pink-c' },
            { text: { zh: '茶籽绿', en: 'Tea seed green' }, picture: 'bc-soap-green-c' },
            { text: { zh: '蜂蜜', en: 'Honey' }, picture: 'bc-soap-honey-c', extraYuan: 3 },
          ],
        },
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '1 块', en: 'One' } },
            { text: { zh: '3 块礼盒', en: 'Three, gift box' }, extraYuan: 56, weightGrams: 420 },
          ],
        },
      ],
      pictures: ['bc-soap-camellia', 'bc-soap-pink-c', 'bc-soap-green-c', 'bc-towel-shelf'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '冷制皂', en: 'Cold process' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '橄榄油、椰子油、山茶籽油 5:3:2，冷压打皂后竖着晾四十五天，成皂含油 5%。颜色来自矿物粉，用久会变浅。',
          en: 'Olive, coconut and camellia oil five to three to two, cured forty-five days with 5% free oil. Mineral colour fades with use.',
        },
        {
          zh: '皂盒选有沥水的，泡水会软。礼盒三块带棉绳。',
          en: 'Use a draining dish. The gift box holds three with a rope.',
        },
        {
          zh: '礼盒三块可自选，留言写明。切面有小气泡是手工皂的特征，别当作瑕疵。',
          en: 'The three in the gift box are yours to choose: say so in the note. Small bubbles are part of handmade soap.',
        },
      ],
    },
    {
      key: 'marseille-olive-soap',
      store: 'chateau-rive',
      brand: 'lisle-soap',
      category: 'body-soap',
      name: {
        zh: '法国马赛橄榄皂 72% 植物油 方块大皂 300g 洗衣洗手洗身',
        en: 'Marseille olive soap, 72% vegetable oil, 300 g block, for body and laundry',
      },
      sellingPoint: { zh: '大块耐用，切开洗衣领', en: 'Cut a piece for collars' },
      origin: { country: 'fr', place: { zh: '法国马赛', en: 'Marseille, France' } },
      unit: { zh: '块', en: 'block' },
      priceYuan: 39.9,
      weightGrams: 340,
      stock: 1480,
      sold: 5610,
      code: 'CR-S29',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '原味橄榄', en: 'Olive, plain' } },
            { text: { zh: '薰衣草', en: 'Lavender' }, extraYuan: 3 },
            { text: { zh: '马鞭草', en: 'Verbena' }, extraYuan: 3 },
          ],
        },
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '300 g × 1', en: '300 g × 1' } },
            { text: { zh: '300 g × 3', en: '300 g × 3' }, extraYuan: 70, weightGrams: 1050 },
          ],
        },
      ],
      pictures: ['bc-olive-soap', 'bc-towel-shelf', 'bc-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '300 g', en: '300 g' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '橄榄油、棕榈油', en: 'Olive oil, palm oil' },
          isIndexed: false,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '锅煮皂', en: 'Kettle-boiled' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '铜锅煮三天，切成 300 克的方块，四面压字。颜色是橄榄油自然的黄绿，放久会变浅。',
          en: 'Boiled three days in copper, cut into 300 g blocks stamped on four sides. The natural green pales with age.',
        },
        {
          zh: '干燥处能放几年，越放越硬。洗羊毛衫可以，真丝不要用。',
          en: 'It keeps for years and only gets harder. Fine for wool, not for silk.',
        },
        {
          zh: '纸盒上有切线，想分块时沿线切开更齐。遇潮起白霜是皂粉，擦掉即可。',
          en: 'The box has cutting lines. A white bloom in damp weather wipes off.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'fresh-milk-soap',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-soap',
      name: {
        zh: '鲜牛奶手工皂 100g 无香无色 冷制晾皂 洗脸洗手洗澡 象牙白',
        en: 'Fresh milk soap, 100 g, unscented, uncoloured, cold-processed, ivory',
      },
      sellingPoint: { zh: '冻奶打皂，水一滴不加', en: 'Made with frozen milk instead of water' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '块', en: 'bar' },
      priceYuan: 22.9,
      weightGrams: 120,
      stock: 1760,
      sold: 4980,
      code: 'MS-S30',
      specs: [
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '1 块', en: 'One' } },
            { text: { zh: '3 块', en: 'Three' }, extraYuan: 42, weightGrams: 360 },
            { text: { zh: '6 块', en: 'Six' }, extraYuan: 90, weightGrams: 700 },
          ],
        },
      ],
      pictures: ['bc-milk-soap', 'bc-towel-shelf', 'bc-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '干性、中性', en: 'Dry, normal' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '牛奶、椰子油、橄榄油', en: 'Milk, coconut oil, olive oil' },
          isIndexed: false,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '冷制皂', en: 'Cold process' }, isIndexed: true },
      ],
      description: [
        {
          zh: '鲜牛奶先冻成冰沙再加碱液，温度压在 30℃ 以下，奶才不会焦黄，切出来是干净的象牙白。没有香精，闻着有一点点奶味。',
          en: 'Milk is frozen to slush before the lye goes in and kept under 30°C so it does not scorch, which is why the bar stays ivory. No perfume, just a trace of milk.',
        },
        {
          zh: '皂体比普通皂软一点，请放沥水架，一块四周左右用完。它是皂，不是食品，孩子洗手请大人看着。',
          en: 'A little softer than ordinary soap: keep it on a rack and it lasts about four weeks. It is soap, not food, so keep an eye on children.',
        },
        {
          zh: '盒内附一张写着皂化日期的卡。六块装用同一批奶，颜色一致。',
          en: 'A card gives the date it was made. The six-pack uses one batch of milk.',
        },
      ],
    },
    {
      key: 'bath-foam-gel',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-soap',
      name: {
        zh: '氨基酸沐浴露 500ml 大按压 好冲不滑 家庭装',
        en: 'Amino-acid shower gel, 500 ml, easy rinse, family size',
      },
      sellingPoint: { zh: '冲水快，浴室地板不滑', en: 'Rinses fast and leaves no slip' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 45,
      weightGrams: 580,
      stock: 2200,
      sold: 10320,
      code: 'MS-S31',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '海盐', en: 'Sea salt' } },
            { text: { zh: '佛手柑', en: 'Bergamot' } },
            { text: { zh: '无香', en: 'Unscented' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '500 ml', en: '500 ml' } },
            { text: { zh: '500 ml × 2', en: '500 ml × 2' }, extraYuan: 36, weightGrams: 1150 },
          ],
        },
      ],
      pictures: ['bc-shower-gel', 'bc-foam', 'bc-bath-salt'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 ml', en: '500 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '各种肤质', en: 'All skin types' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '氨基酸表活', en: 'Amino-acid surfactants' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '泡沫细而少，冲水二十秒就干净，不会留假滑。海盐款有一点海风味，不是香水味。',
          en: 'Fine foam gone in twenty seconds, no false slip. Sea salt smells of the shore rather than perfume.',
        },
        {
          zh: '一泵三毫升，一家三口大约一个月。可换补充装。',
          en: 'Three millilitres a pump, about a month for three people.',
        },
        {
          zh: '泵头可以锁，出门时拧到底。补充装与瓶装同一批次混着用没关系。',
          en: 'The pump locks for travel. Refills mix with the bottle without trouble.',
        },
      ],
    },
    {
      key: 'bath-salt-balls',
      store: 'minshan',
      category: 'body-soap',
      name: {
        zh: '泡澡浴盐 600g 罐装 粗盐柚子 泡脚也行 送木勺',
        en: 'Bath salts, 600 g, coarse salt with pomelo, with wooden scoop',
      },
      sellingPoint: { zh: '一勺一缸，水不混', en: 'One scoop a bath, clear water' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 49.9,
      weightGrams: 720,
      stock: 860,
      sold: 3140,
      code: 'MS-S32',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '柚子皮', en: 'Pomelo' } },
            { text: { zh: '生姜', en: 'Ginger' } },
            { text: { zh: '薰衣草', en: 'Lavender' } },
          ],
        },
      ],
      pictures: ['bc-bath-salt', 'bc-towel-shelf', 'bc-petals'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '600 g', en: '600 g' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '粗盐、柚皮粉', en: 'Coarse salt, pomelo peel' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '玻璃罐', en: 'Glass jar' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '粗盐加柚皮粉，二十分钟水不发黏，泡完冲一下就好。泡脚用半勺。',
          en: 'Coarse salt and pomelo powder; rinse after twenty minutes. Half a scoop for the feet.',
        },
        { zh: '密封防潮，结块敲开即可。皮肤有破口时不要泡。', en: 'Keep dry. Do not soak with open cuts.' },
        {
          zh: '一罐约二十次泡澡。木勺 10 毫升，泡脚半勺即可，饭后一小时内不要泡。',
          en: 'A jar gives about twenty baths. The wooden scoop holds 10 ml; half is enough for the feet.',
        },
      ],
    },
    {
      key: 'camellia-body-lotion',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'body-lotion',
      name: {
        zh: '山茶花保湿身体乳 300ml 大按压 秋冬润肤 清香不腻 四款香型',
        en: 'Camellia moisturising body lotion, 300 ml pump, four scents, for dry months',
      },
      sellingPoint: { zh: '抹开就走，不粘衣服', en: 'Absorbed before you dress' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 109,
      listPriceYuan: 139,
      weightGrams: 360,
      stock: 1850,
      sold: 4208,
      code: 'MS-B33',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '山茶花', en: 'Camellia' }, picture: 'bc-lotion-pink-c' },
            { text: { zh: '茶叶', en: 'Tea leaf' }, picture: 'bc-lotion-green-c' },
            { text: { zh: '薰衣草', en: 'Lavender' }, picture: 'bc-lotion-violet-c' },
            { text: { zh: '橙花', en: 'Orange flower' }, picture: 'bc-lotion-sand-c' },
          ],
        },
      ],
      pictures: ['bc-body-lotion', 'bc-lotion-pink-c', 'bc-lotion-green-c', 'bc-petals'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '300 ml', en: '300 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '干性、中性', en: 'Dry, normal' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '山茶籽油、甘油、乳木果', en: 'Camellia oil, glycerin, shea' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '洗澡后水分还在的时候抹，一条手臂一泵。含 6% 山茶籽油，质地介于乳和霜之间，二十秒推开。',
          en: 'Put it on while the skin is still damp, one pump an arm. With 6% camellia oil it sits between lotion and cream.',
        },
        {
          zh: '香气靠花水和少量香精，留香半天左右。薰衣草款晚上用，茶叶款白天用，都可以混抹。',
          en: 'Scent comes from flower water and a little perfume and lasts half a day. Lavender for night, tea for day.',
        },
        { zh: '泵可旋转锁住，带出门不漏。', en: 'The pump locks for travel.' },
      ],
      tag: '自营',
      isRecommended: true,
    },
    {
      key: 'hand-cream-set',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-lotion',
      name: {
        zh: '护手霜四支礼盒 30ml×4 花香可选 随身 开会办公 伴手礼',
        en: 'Hand cream gift set, 30 ml × 4, floral, for office and travel, small gift',
      },
      sellingPoint: { zh: '旋盖不漏，放包里', en: 'A screw cap that does not leak' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 69,
      weightGrams: 260,
      stock: 1280,
      sold: 9430,
      code: 'MS-B34',
      specs: [
        {
          name: { zh: '版本', en: 'Set' },
          values: [
            { text: { zh: '花香四支', en: 'Four florals' } },
            { text: { zh: '木香四支', en: 'Four woods' } },
            { text: { zh: '无香四支', en: 'Four unscented' }, extraYuan: -10 },
          ],
        },
      ],
      pictures: ['bc-hand-cream', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '30 ml × 4', en: '30 ml × 4' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '乳木果油、甘油', en: 'Shea butter, glycerin' },
          isIndexed: false,
        },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '4', en: '4' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '送礼', en: 'Gifts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '洗完手擦到半干时抹最好，四支可以放办公室、车里、家里。质地偏霜，不留指纹。',
          en: 'Best on half-dry hands; four tubes for desk, car and home. It leaves no fingerprints.',
        },
        { zh: '铝管密封，用一次挤一次，别拧错。三年内用完。', en: 'Aluminium tubes; squeeze from the end.' },
        {
          zh: '铝管用到一半可以从尾部卷起。木香四支里有檀香和雪松，味道偏沉。',
          en: 'Roll the tube up from the end. The woods set has sandalwood and cedar, and is the heavier.',
        },
      ],
    },
    {
      key: 'shea-body-butter',
      store: 'chateau-rive',
      brand: 'ardoise',
      category: 'body-lotion',
      name: {
        zh: '法国栗子乳木果身体霜 200g 冬季厚敷 脚跟手肘 玻璃罐',
        en: 'Chestnut and shea body butter, 200 g glass jar, for heels and elbows',
      },
      sellingPoint: { zh: '一点点就够，油不腻', en: 'A little is enough' },
      origin: { country: 'fr', place: { zh: '法国普罗旺斯', en: 'Provence, France' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 128,
      weightGrams: 420,
      stock: 340,
      sold: 1560,
      code: 'CR-B35',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '栗子', en: 'Chestnut' } },
            { text: { zh: '香草', en: 'Vanilla' } },
            { text: { zh: '无香', en: 'Unscented' } },
          ],
        },
      ],
      pictures: ['bc-shea-butter', 'bc-towel-shelf', 'bc-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '200 g', en: '200 g' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '干性', en: 'Dry' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '乳木果油、杏仁油', en: 'Shea butter, almond oil' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '30 个月', en: '30 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '膏体硬，用指腹捂热再推，一次取黄豆大小。味道像烤栗子，抹完半小时淡掉。',
          en: 'Hard until warmed by the fingers; a pea-sized piece. It smells of roasted chestnut for half an hour.',
        },
        {
          zh: '夏天放阴凉处，会软但不化。真丝衣服干透再穿。',
          en: 'It softens in summer but does not run. Let it dry before silk.',
        },
        {
          zh: '罐子 200 克很压手，勺子在盖里。一罐秋冬用得完，别囤到第三年。',
          en: 'The jar is heavy; a spoon is in the lid. One jar sees you through a winter.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'baby-bubble-bath',
      store: 'minshan',
      brand: 'youzai',
      category: 'body-lotion',
      name: {
        zh: '婴儿洗发沐浴二合一 300ml 温和低泡 香味很淡 送小鸭',
        en: 'Baby shampoo and wash in one, 300 ml, mild and low-foam, with a toy duck',
      },
      sellingPoint: { zh: '一瓶洗头又洗身', en: 'One bottle for hair and body' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 79,
      weightGrams: 420,
      stock: 640,
      sold: 3290,
      code: 'MS-B36',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单瓶', en: 'Bottle' } },
            { text: { zh: '礼盒加小鸭', en: 'Box with duck' }, extraYuan: 18, weightGrams: 520 },
            { text: { zh: '补充装 2 袋', en: 'Two refills' }, extraYuan: -30, weightGrams: 620 },
          ],
        },
      ],
      pictures: ['bc-baby-bath', 'bc-foam', 'bc-gift'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '300 ml', en: '300 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '婴儿', en: 'Baby' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '椰油基表活', en: 'Coconut surfactants' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '30 个月', en: '30 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '温水冲下去没有滑腻感，泡沫少但干净。鸭子是软胶，可以在浴缸里漂。',
          en: 'No slip in the bath, little foam and clean rinsing. The duck floats.',
        },
        {
          zh: '第一次用先试手背。眼睛里进了就多冲水。',
          en: 'Test on the hand first; if it gets in the eyes rinse well.',
        },
        {
          zh: '用量：洗头两泵、洗身三泵。小鸭底部有小孔，可以挤水，用完倒干。',
          en: 'Two pumps for hair and three for the body. The duck squirts; shake it dry.',
        },
      ],
    },
    {
      key: 'tea-seed-shampoo',
      store: 'minshan',
      brand: 'chazi-notes',
      category: 'body-hair',
      name: {
        zh: '茶籽油头洗发水 400ml 清爽蓬松 阔齿梳同装 无硅',
        en: 'Tea-seed shampoo, 400 ml, silicone-free, for oily roots, with comb',
      },
      sellingPoint: { zh: '头皮清爽，发根能立起来', en: 'Clean scalp, roots that stand' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 69,
      listPriceYuan: 98,
      weightGrams: 520,
      stock: 1900,
      sold: 13480,
      code: 'MS-H37',
      specs: [
        {
          name: { zh: '版本', en: 'Type' },
          values: [
            { text: { zh: '清爽', en: 'Light' } },
            { text: { zh: '蓬松', en: 'Volume' } },
            { text: { zh: '无香', en: 'Unscented' }, extraYuan: -4 },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '400 ml', en: '400 ml' } },
            { text: { zh: '700 ml', en: '700 ml' }, extraYuan: 36, weightGrams: 860 },
          ],
        },
      ],
      pictures: ['bc-shampoo', 'bc-foam', 'bc-grove'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '400 ml', en: '400 ml' }, isIndexed: true },
        { name: { zh: '适用肤质', en: 'Skin type' }, value: { zh: '油性头皮', en: 'Oily scalp' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '茶籽皂苷、椰油基表活', en: 'Tea-seed saponin, coconut surfactant' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '先湿发再取一泵，掌心打泡抹头皮，发梢带到即可。茶籽皂苷起的泡比普通的软，洗完发根松一点。',
          en: 'Wet hair, one pump, foam in the palm on the scalp, ends only. Softer foam and a little more lift.',
        },
        { zh: '附阔齿梳一把。头皮有伤口请停用。', en: 'A wide-toothed comb comes with it. Not on broken skin.' },
        {
          zh: '按压一下约 5 毫升，短发一泵，长发两泵。无硅的泡不多，别以为没洗干净。',
          en: 'One press is 5 ml: one for short hair, two for long. Silicone-free means less foam.',
        },
      ],
    },
    {
      key: 'hair-conditioner-duo',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-hair',
      name: {
        zh: '洗护两件套 洗发 500ml 护发 400ml 大家庭装 补充装可选',
        en: 'Shampoo and conditioner duo, 500 ml and 400 ml, family pack, refills available',
      },
      sellingPoint: { zh: '护发素只抹中段发尾', en: 'Conditioner on lengths and ends only' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 118,
      weightGrams: 1100,
      stock: 860,
      sold: 5120,
      code: 'MS-H38',
      specs: [
        {
          name: { zh: '版本', en: 'Set' },
          values: [
            { text: { zh: '清爽', en: 'Light' } },
            { text: { zh: '滋润', en: 'Rich' } },
            { text: { zh: '混搭', en: 'Light wash, rich care' } },
          ],
        },
      ],
      pictures: ['bc-conditioner', 'bc-foam', 'bc-carton'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '900 ml', en: '900 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '氨基酸表活、阿甘油', en: 'Amino-acid surfactants, argan oil' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '洗发和护发分开两瓶，先洗后护，停一分钟再冲。滋润款含 2% 阿甘油，染烫过的头发用它。',
          en: 'Two bottles: wash, then condition, wait a minute, rinse. The rich one has 2% argan oil for coloured hair.',
        },
        { zh: '补充装是吸嘴袋，省一半塑料。', en: 'Refill pouches save half the plastic.' },
        {
          zh: '两瓶颜色一样，标签大小不同：洗发大，护发小。护发素出现少量析水，摇匀即可。',
          en: 'The labels differ in size: shampoo large, conditioner small. If the conditioner separates a little, shake it.',
        },
      ],
    },
    {
      key: 'coconut-hair-mask',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-hair',
      name: {
        zh: '椰子发膜 500g 大罐 每周一次 热毛巾敷十分钟',
        en: 'Coconut hair mask, 500 g, once a week under a hot towel',
      },
      sellingPoint: { zh: '发梢从毛躁到服帖', en: 'From frizzy to settled' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 56,
      weightGrams: 620,
      stock: 0,
      sold: 7820,
      code: 'MS-H39',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '椰子', en: 'Coconut' } },
            { text: { zh: '蜂蜜', en: 'Honey' } },
            { text: { zh: '无香', en: 'Unscented' } },
          ],
        },
      ],
      pictures: ['bc-coconut-hair', 'bc-foam', 'bc-towel-shelf'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '椰子油、水解蛋白', en: 'Coconut oil, hydrolysed protein' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '护发', en: 'Hair' }, isIndexed: true },
      ],
      description: [
        {
          zh: '洗完擦到不滴水，中段往下涂，包热毛巾十分钟再冲。头皮不要用，会油。',
          en: 'Towel-dry, put it from the middle down, wrap in a hot towel, rinse. Keep off the scalp.',
        },
        {
          zh: '一罐大约用三个月。用量掌握在一颗核桃。',
          en: 'A jar lasts about three months, a walnut-sized amount a time.',
        },
        {
          zh: '罐口很大，好挖。夏天天热会变稀，冷藏一晚就稠回来。',
          en: 'A wide jar easy to scoop. It thins in heat and thickens in the fridge.',
        },
      ],
    },
    {
      key: 'wide-tooth-comb',
      store: 'citong',
      category: 'body-hair',
      name: {
        zh: '泉州木梳 阔齿 老枣木手工打磨 长发卷发顺发 送布袋',
        en: 'Quanzhou wooden comb, wide teeth, aged jujube wood, in a cotton bag',
      },
      sellingPoint: { zh: '齿尖磨圆，不扎头皮', en: 'Rounded tips, kind to the scalp' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 88,
      weightGrams: 80,
      stock: 420,
      sold: 3260,
      code: 'CT-H40',
      specs: [
        {
          name: { zh: '木料', en: 'Wood' },
          values: [
            { text: { zh: '老枣木', en: 'Jujube' } },
            { text: { zh: '檀木', en: 'Sandalwood' }, extraYuan: 40 },
            { text: { zh: '桃木', en: 'Peach' }, extraYuan: -14 },
          ],
        },
      ],
      pictures: ['bc-comb', 'bc-grove', 'bc-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '实木', en: 'Solid wood' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '18 × 5 cm', en: '18 × 5 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工打磨', en: 'Hand-finished' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '梳发', en: 'Combing' }, isIndexed: true },
      ],
      description: [
        {
          zh: '齿距宽，卷发和长发从发尾往上梳。木料阴干三年，上一遍蜂蜡。',
          en: 'Wide teeth for curls and long hair, from the ends up. The wood is seasoned three years and waxed.',
        },
        { zh: '别泡水，也别晒。老木头会有细纹，是正常的。', en: 'Do not soak or sun. Fine cracks are natural.' },
        {
          zh: '八根长齿，齿距 6 毫米，齿长 5 厘米，湿发也能梳通。柄上有孔，盒内配布袋和一条皮绳，可以挂在镜子旁。',
          en: 'Eight long teeth, 6 mm apart and 5 cm long, go through wet hair. A hole takes the leather cord supplied, to hang it by the mirror.',
        },
      ],
    },
    {
      key: 'bamboo-toothbrush',
      store: 'minshan',
      category: 'body-oral',
      name: {
        zh: '竹柄软毛牙刷 4 支 细丝不掉毛 纸盒无塑 全家分色',
        en: 'Bamboo toothbrushes, soft, four in a paper box, one colour each',
      },
      sellingPoint: { zh: '柄底有颜色，不会拿错', en: 'A coloured foot so nobody mixes them up' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 26.8,
      weightGrams: 90,
      stock: 3200,
      sold: 16980,
      code: 'MS-O41',
      specs: [
        {
          name: { zh: '刷毛', en: 'Bristle' },
          values: [
            { text: { zh: '软毛', en: 'Soft' } },
            { text: { zh: '超软', en: 'Extra soft' } },
            { text: { zh: '儿童软毛', en: "Child's soft" }, extraYuan: -2 },
          ],
        },
      ],
      pictures: ['bc-bamboo-brush', 'bc-foam', 'bc-grove'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '毛竹、尼龙刷毛', en: 'Bamboo, nylon' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '4', en: '4' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '18 cm', en: '18 cm' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '纸盒', en: 'Paper box' }, isIndexed: true },
      ],
      description: [
        {
          zh: '竹柄碳化过，三个月换一支。刷毛是尼龙，回收时请拔掉。',
          en: 'Carbonised bamboo; change every three months. Pull out the nylon bristles before composting.',
        },
        { zh: '用完甩干，立着放。潮湿环境久了竹节会发黑，换掉就好。', en: 'Shake dry and stand it up.' },
        {
          zh: '纸盒沿虚线撕开就是晾牙刷的架子。四种颜色印在柄底：红、绿、蓝、黄。',
          en: 'The box tears into a drying stand. Feet are red, green, blue and yellow.',
        },
      ],
    },
    {
      key: 'mint-toothpaste',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-oral',
      name: {
        zh: '留兰香牙膏 100g 家庭装 泡沫细 低甜味 管身可压扁',
        en: 'Spearmint toothpaste, 100 g, fine foam, low sweetness, squeezable tube',
      },
      sellingPoint: { zh: '甜味低，刷完不腻', en: 'Barely sweet' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '支', en: 'tube' },
      priceYuan: 18.9,
      weightGrams: 120,
      stock: 4600,
      sold: 26540,
      code: 'MS-O42',
      specs: [
        {
          name: { zh: '香型', en: 'Flavour' },
          values: [
            { text: { zh: '留兰香', en: 'Spearmint' } },
            { text: { zh: '茶叶', en: 'Tea' } },
            { text: { zh: '儿童草莓', en: "Children's strawberry" }, extraYuan: -2 },
          ],
        },
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '1 支', en: 'One' } },
            { text: { zh: '3 支', en: 'Three' }, extraYuan: 28, weightGrams: 360 },
          ],
        },
      ],
      pictures: ['bc-toothpaste', 'bc-foam', 'bc-carton'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '水合硅石、甘油', en: 'Hydrated silica, glycerin' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '日常', en: 'Everyday' }, isIndexed: true },
      ],
      description: [
        {
          zh: '摩擦剂是水合硅石，颗粒细。儿童款甜味更低，请大人看着用，别咽。',
          en: "Hydrated silica is fine-grained. The children's one is even less sweet: watch that they do not swallow it.",
        },
        { zh: '管身可以卷到底。挤一颗豌豆大小就够。', en: 'The tube rolls to the end. A pea-sized amount is enough.' },
        {
          zh: '管口小，出膏 0.5 厘米一次正好。膏体白色，没有摩擦颗粒。',
          en: 'A small mouth; half a centimetre is right. The paste is white.',
        },
      ],
    },
    {
      key: 'herbal-mouthwash',
      store: 'minshan',
      brand: 'sumin-care',
      category: 'body-oral',
      name: {
        zh: '漱口水 300ml 便携小瓶可选 无酒精 茶薄荷',
        en: 'Mouthwash, 300 ml or travel size, alcohol-free, tea and mint',
      },
      sellingPoint: { zh: '不辣，孩子也能漱', en: 'Mild enough for children' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 36,
      weightGrams: 340,
      stock: 1460,
      sold: 5980,
      code: 'MS-O43',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '300 ml', en: '300 ml' } },
            { text: { zh: '80 ml × 3 便携', en: '80 ml × 3, travel' }, extraYuan: -2, weightGrams: 320 },
            { text: { zh: '500 ml', en: '500 ml' }, extraYuan: 12, weightGrams: 560 },
          ],
        },
      ],
      pictures: ['bc-mouthwash', 'bc-lab', 'bc-foam'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '300 ml', en: '300 ml' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '茶叶提取物、薄荷油', en: 'Tea extract, mint oil' },
          isIndexed: false,
        },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '30 个月', en: '30 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '日常', en: 'Everyday' }, isIndexed: true },
      ],
      description: [
        {
          zh: '饭后含 15 毫升三十秒吐掉，不用再漱水。无酒精，老人小孩都可以用。',
          en: 'Fifteen millilitres for thirty seconds after meals, then spit. No alcohol.',
        },
        { zh: '不代替刷牙。八岁以下请大人在旁边。', en: 'It does not replace brushing. Supervise under eight.' },
        {
          zh: '瓶盖当量杯，刻度 15 毫升。80 毫升三瓶适合放车里和公司。',
          en: 'The cap measures 15 ml. Three small bottles suit car and desk.',
        },
      ],
    },
    {
      key: 'rose-eau-de-parfum',
      store: 'chateau-rive',
      brand: 'ardoise',
      category: 'frag-perfume',
      name: {
        zh: '法国玫瑰淡香水 50ml 格拉斯玫瑰 柔和不甜 日常 礼盒',
        en: 'French rose eau de parfum, 50 ml, Grasse rose, soft and not sweet, gift box',
      },
      sellingPoint: { zh: '前调粉椒，留香四五个小时', en: 'Pink pepper first, four or five hours on the skin' },
      origin: { country: 'fr', place: { zh: '法国格拉斯', en: 'Grasse, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 468,
      listPriceYuan: 568,
      weightGrams: 280,
      stock: 180,
      sold: 1320,
      code: 'CR-P44',
      specs: [
        {
          name: { zh: '容量', en: 'Size' },
          values: [
            { text: { zh: '30 ml', en: '30 ml' }, extraYuan: -140, weightGrams: 190 },
            { text: { zh: '50 ml', en: '50 ml' } },
            { text: { zh: '100 ml', en: '100 ml' }, extraYuan: 240, weightGrams: 420 },
          ],
        },
      ],
      pictures: ['bc-perfume-rose', 'bc-perfume-lavender', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '50 ml', en: '50 ml' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '花香木质', en: 'Floral woody' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '酒精、玫瑰', en: 'Alcohol, rose' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '日常', en: 'Everyday' }, isIndexed: true },
      ],
      description: [
        {
          zh: '前调是粉红胡椒和梨，半小时后是格拉斯玫瑰，尾调有雪松和一点麝香。不喷衣服的话，留在手腕和耳后四五个小时。',
          en: 'Pink pepper and pear first, Grasse rose after half an hour, cedar and musk at the end: four or five hours on the skin.',
        },
        {
          zh: '气味因人而异，建议先买试香管。易燃，乘机请看航空规定。',
          en: 'Skin changes scent, so try a sample first. Flammable: check airline rules.',
        },
        {
          zh: '盒内：香水一瓶、2 毫升试香管一支。先用试香管，满意再拆封主瓶，未拆可退。',
          en: 'The box has a bottle and a 2 ml sample: try that first; an unopened bottle can be returned.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'lavender-cologne',
      store: 'chateau-rive',
      brand: 'ardoise',
      category: 'frag-perfume',
      name: {
        zh: '薰衣草古龙水 100ml 普罗旺斯 男女可用 出汗清爽 喷瓶',
        en: 'Lavender cologne, 100 ml, Provence, unisex, refreshing spray',
      },
      sellingPoint: { zh: '夏天洗完澡喷一圈', en: 'A spray after the shower in summer' },
      origin: { country: 'fr', place: { zh: '法国普罗旺斯', en: 'Provence, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 188,
      weightGrams: 320,
      stock: 460,
      sold: 2480,
      code: 'CR-P45',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '薰衣草', en: 'Lavender' } },
            { text: { zh: '柑橘', en: 'Citrus' }, extraYuan: -20 },
            { text: { zh: '海风', en: 'Sea breeze' } },
          ],
        },
      ],
      pictures: ['bc-perfume-lavender', 'bc-perfume-neroli', 'bc-petals'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '100 ml', en: '100 ml' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '柑橘芳香', en: 'Aromatic citrus' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '酒精、薰衣草油', en: 'Alcohol, lavender oil' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '夏季', en: 'Summer' }, isIndexed: true },
      ],
      description: [
        {
          zh: '古龙水浓度低，散得快，适合洗澡后喷在手臂和枕巾。清洁感，不甜。',
          en: 'Light and short-lived: for arms and pillow after a bath. Clean rather than sweet.',
        },
        { zh: '酒精含量高，别喷眼睛和明火附近。', en: 'High in alcohol: keep from eyes and flames.' },
        {
          zh: '喷头出量 0.1 毫升一按。冷藏后喷在脖子后面，夏天会舒服一些。',
          en: 'A press is 0.1 ml. Cold from the fridge it is pleasant on the neck.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'neroli-eau',
      store: 'chateau-rive',
      brand: 'ardoise',
      category: 'frag-perfume',
      name: {
        zh: '橙花淡香水 50ml 白花水生 办公室不打扰人 轻礼物',
        en: 'Neroli eau de toilette, 50 ml, white floral, quiet enough for the office',
      },
      sellingPoint: { zh: '靠近才闻到', en: 'Only close by' },
      origin: { country: 'fr', place: { zh: '法国格拉斯', en: 'Grasse, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 288,
      weightGrams: 270,
      stock: 0,
      sold: 1870,
      code: 'CR-P46',
      specs: [
        {
          name: { zh: '容量', en: 'Size' },
          values: [
            { text: { zh: '10 ml 走珠', en: '10 ml roll-on' }, extraYuan: -170, weightGrams: 60 },
            { text: { zh: '50 ml', en: '50 ml' } },
          ],
        },
      ],
      pictures: ['bc-perfume-neroli', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '50 ml', en: '50 ml' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '白花', en: 'White floral' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '酒精、橙花油', en: 'Alcohol, neroli' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '办公', en: 'Office' }, isIndexed: true },
      ],
      description: [
        {
          zh: '橙花加水生调，像洗过的衬衫。办公室里不打扰人，下午补一次。',
          en: 'Orange blossom and water notes, like a clean shirt. Top up in the afternoon.',
        },
        { zh: '走珠款放包里不漏。高温避光保存，两年内用完。', en: 'The roll-on does not leak. Keep cool and dark.' },
        {
          zh: '50 毫升瓶身有方口，站得稳。走珠款 10 毫升是玻璃珠，适合放口袋。',
          en: 'A square-footed bottle; the 10 ml roll-on has a glass ball.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'solid-perfume-tin',
      store: 'minshan',
      category: 'frag-perfume',
      name: {
        zh: '固体香膏 10g 金属蝴蝶盒 花香木质 手腕耳后 无酒精',
        en: 'Solid perfume, 10 g, clasp tin, floral woody, alcohol-free',
      },
      sellingPoint: { zh: '手指一抹，不怕翻在包里', en: 'Nothing to spill in the bag' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 58,
      weightGrams: 60,
      stock: 900,
      sold: 4210,
      code: 'MS-P47',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '茉莉', en: 'Jasmine' } },
            { text: { zh: '桂花', en: 'Osmanthus' } },
            { text: { zh: '白茶', en: 'White tea' } },
            { text: { zh: '沉香', en: 'Agarwood' }, extraYuan: 14 },
          ],
        },
      ],
      pictures: ['bc-solid-perfume', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '10 g', en: '10 g' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '花香', en: 'Floral' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '蜂蜡、花油', en: 'Beeswax, flower oils' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '随身', en: 'Carry' }, isIndexed: true },
      ],
      description: [
        {
          zh: '蜂蜡打底，凝固后不流。味道比香水近，脱下外套才闻到。',
          en: 'Beeswax base that does not run. It stays closer than perfume.',
        },
        { zh: '35℃ 以上会软，冷一会儿就好。', en: 'Softens over 35°C.' },
        {
          zh: '盒子可以换芯，第二块香膏九折。膏体硬，指腹转两圈即可。',
          en: 'Refills are ten per cent off. Firm: two circles of the finger.',
        },
      ],
    },
    {
      key: 'perfume-sample-pack',
      store: 'chateau-rive',
      brand: 'ardoise',
      category: 'frag-perfume',
      name: {
        zh: '香水试香套装 1.5ml×8 支 法国香坊 试完再买大瓶 送试香卡',
        en: 'Perfume sample set, 1.5 ml × 8, with cards, from a French house',
      },
      sellingPoint: { zh: '试完可用券抵一瓶', en: 'The price comes off a full bottle' },
      origin: { country: 'fr', place: { zh: '法国格拉斯', en: 'Grasse, France' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 99,
      weightGrams: 120,
      stock: 720,
      sold: 6420,
      code: 'CR-P48',
      specs: [
        {
          name: { zh: '组合', en: 'Set' },
          values: [
            { text: { zh: '花香 8 支', en: 'Eight florals' } },
            { text: { zh: '木香 8 支', en: 'Eight woods' } },
            { text: { zh: '综合 8 支', en: 'Eight mixed' } },
          ],
        },
      ],
      pictures: ['bc-perfume-samples', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1.5 ml × 8', en: '1.5 ml × 8' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '综合', en: 'Mixed' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '8', en: '8' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '试香', en: 'Sampling' }, isIndexed: true },
      ],
      description: [
        {
          zh: '八支 1.5 毫升，卡片上有前中后调和建议场合。试完把空管寄回，可以抵一瓶的价。',
          en: 'Eight 1.5 ml vials with notes and occasions. Send the empties back and their price comes off a bottle.',
        },
        { zh: '建议一天只试两支，鼻子会累。', en: 'Two a day, noses tire.' },
        {
          zh: '每支约二十喷，够用一周。试香纸放在卡套里，写上日期好记。',
          en: "Each gives about twenty sprays, a week's worth. Blotters are inside the cards.",
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'soy-candle-pair',
      store: 'minshan',
      category: 'frag-candle',
      name: {
        zh: '大豆蜡香薰蜡烛两只装 棉芯 无烟 220g 卧室客厅',
        en: 'Soy wax candles, pair, cotton wicks, 220 g each, for bedroom and living room',
      },
      sellingPoint: { zh: '先点两小时，蜡面才平', en: 'Burn two hours first so the top goes flat' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 89,
      listPriceYuan: 119,
      weightGrams: 620,
      stock: 1180,
      sold: 7640,
      code: 'MS-Q49',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '白茶', en: 'White tea' } },
            { text: { zh: '雪松', en: 'Cedar' } },
            { text: { zh: '桂花', en: 'Osmanthus' } },
            { text: { zh: '无香', en: 'Unscented' }, extraYuan: -10 },
          ],
        },
      ],
      pictures: ['bc-candle', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '220 g × 2', en: '220 g × 2' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '花香木质', en: 'Floral woody' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '大豆蜡、棉芯', en: 'Soy wax, cotton wick' },
          isIndexed: false,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '直径 8 cm', en: '8 cm across' }, isIndexed: false },
      ],
      description: [
        {
          zh: '第一次点满两小时，让蜡面融平，以后不容易挖洞。一只 220 克能点四十小时左右，离窗口和窗帘远一点。',
          en: 'Burn two hours the first time so it melts flat. Each gives about forty hours; keep from curtains.',
        },
        { zh: '剪芯 5 毫米再点。罐子洗净装茶叶也行。', en: 'Trim the wick to 5 mm. The jar holds tea afterwards.' },
        {
          zh: '盒内两只蜡、一把剪芯刀、一盒火柴。每次点到蜡面全融再吹，味道才均匀。',
          en: 'Two candles, wick trimmer and matches. Let the whole top melt before blowing out.',
        },
      ],
    },
    {
      key: 'clay-oil-lamp',
      store: 'citong',
      brand: 'chenyu-incense',
      category: 'frag-candle',
      name: {
        zh: '泉州陶制酥油灯 手捏水滴形 橘釉 茶席点灯 附 8 粒灯烛',
        en: 'Quanzhou hand-pinched clay lamp, drop shape, orange glaze, with eight tea lights',
      },
      sellingPoint: { zh: '手捏的口沿，每只不同', en: 'A pinched lip, no two alike' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 68,
      weightGrams: 380,
      stock: 280,
      sold: 620,
      code: 'CT-Q50',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '单只', en: 'One' } },
            { text: { zh: '一对', en: 'A pair' }, extraYuan: 58, weightGrams: 760 },
          ],
        },
      ],
      pictures: ['bc-candle-bowl', 'bc-gift', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶', en: 'Earthenware' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '13 × 9 × 5 cm', en: '13 × 9 × 5 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手捏挂釉', en: 'Hand-pinched, glazed' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '茶席、阳台', en: 'Tea table, balcony' }, isIndexed: true },
      ],
      description: [
        {
          zh: '惠安匠人用手捏出水滴口，阴干七天，挂橘釉烧到 1180℃。灯口那一点压得尖，火苗会往前倾。',
          en: 'Pinched by hand, dried for a week and fired at 1180°C. The sharp spout makes the flame lean forward.',
        },
        {
          zh: '点灯烛或无味灯油都行，盘底垫瓷片。清洗用热水化蜡再擦。',
          en: 'Use tea lights or odourless lamp oil on a tile. Melt old wax with hot water.',
        },
        {
          zh: '灯口高 1.5 厘米，别在窗边点。八粒灯烛每粒约三小时。',
          en: 'The spout is 1.5 cm high; keep it from windows. Each of eight tea lights burns about three hours.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'reed-diffuser',
      store: 'minshan',
      category: 'frag-candle',
      name: {
        zh: '藤条扩香 150ml 青瓷瓶 客厅玄关 不点火 六根藤',
        en: 'Reed diffuser, 150 ml, celadon bottle, for hall and living room, six reeds',
      },
      sellingPoint: { zh: '想浓一点多插两根', en: 'Add two reeds for more' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 109,
      weightGrams: 620,
      stock: 640,
      sold: 4370,
      code: 'MS-Q51',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '白茶竹', en: 'White tea and bamboo' } },
            { text: { zh: '檀木', en: 'Sandalwood' } },
            { text: { zh: '柚子', en: 'Pomelo' } },
            { text: { zh: '无花果', en: 'Fig' }, soldOut: true },
          ],
        },
      ],
      pictures: ['bc-diffuser', 'bc-gift', 'bc-grove'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '150 ml', en: '150 ml' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '木质', en: 'Woody' }, isIndexed: true },
        { name: { zh: '材质', en: 'Material' }, value: { zh: '青瓷', en: 'Celadon' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '室内', en: 'Indoor' }, isIndexed: true },
      ],
      description: [
        {
          zh: '六根藤先插，第二天倒过来一次。150 毫升在 20 平米房间约两个月，风口会快些。',
          en: 'Six reeds, turned once next day. 150 ml lasts about two months in 20 m², faster in a draught.',
        },
        {
          zh: '别倒在漆面上，会咬漆。瓶子洗净能插花。',
          en: 'Keep it off varnish. The bottle takes flowers afterwards.',
        },
        {
          zh: '盒内附备用藤条六根。瓶口 18 毫米，补充液 150 毫升另卖。',
          en: 'Six spare reeds are inside. Refills of 150 ml are sold apart.',
        },
      ],
    },
    {
      key: 'car-fragrance-clip',
      store: 'minshan',
      category: 'frag-candle',
      name: {
        zh: '车载出风口香薰夹 叶形 固体香片 20g 两月一换',
        en: 'Car vent fragrance clip, leaf-shaped, solid, 20 g, lasts two months',
      },
      sellingPoint: { zh: '叶片夹，看着不抢眼', en: 'A leaf that keeps quiet' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 29.9,
      weightGrams: 60,
      stock: 3100,
      sold: 12760,
      code: 'MS-Q52',
      specs: [
        {
          name: { zh: '香型', en: 'Scent' },
          values: [
            { text: { zh: '白茶', en: 'White tea' } },
            { text: { zh: '雪松', en: 'Cedar' } },
            { text: { zh: '柚子', en: 'Pomelo' } },
            { text: { zh: '无香备用夹', en: 'Spare clip' }, extraYuan: -10 },
          ],
        },
      ],
      pictures: ['bc-car-fragrance', 'bc-carton', 'bc-grove'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '20 g', en: '20 g' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '木质花香', en: 'Woody floral' }, isIndexed: true },
        { name: { zh: '材质', en: 'Material' }, value: { zh: '铝、香片', en: 'Aluminium, tablet' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '汽车', en: 'Car' }, isIndexed: true },
      ],
      description: [
        {
          zh: '香片固体，不洒不滴，夏天高温也不化。夹片 2 毫米，一般出风口都能插。',
          en: 'Solid, so nothing spills or melts; the clip is 2 mm and fits most vents.',
        },
        {
          zh: '换片旋开叶背就行。车里有婴儿请慎选。',
          en: 'Twist the back to change it. Think twice with a baby on board.',
        },
        {
          zh: '香片换下来别扔，放鞋柜里还能用两周。夹子是铝的，夏天暴晒后先凉一会儿再碰。',
          en: 'A spent tablet still works for two weeks in a shoe cupboard. The aluminium clip gets hot in the sun.',
        },
      ],
    },
    {
      key: 'agarwood-incense',
      store: 'citong',
      brand: 'chenyu-incense',
      category: 'frag-incense',
      name: {
        zh: '沉香线香 21cm 手工和香 低烟 茶室静坐 竹筒装 20g',
        en: 'Agarwood incense sticks, 21 cm, hand-blended, low smoke, 20 g in bamboo',
      },
      sellingPoint: { zh: '一根二十五分钟', en: 'Twenty-five minutes a stick' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '筒', en: 'tube' },
      priceYuan: 128,
      listPriceYuan: 168,
      weightGrams: 90,
      stock: 520,
      sold: 2890,
      code: 'CT-J53',
      specs: [
        {
          name: { zh: '香方', en: 'Blend' },
          values: [
            { text: { zh: '星洲沉香', en: 'Agarwood' } },
            { text: { zh: '老山檀', en: 'Sandalwood' }, extraYuan: -20 },
            { text: { zh: '艾草柏子', en: 'Mugwort and cypress' }, extraYuan: -60 },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '20 g', en: '20 g' } },
            { text: { zh: '50 g', en: '50 g' }, extraYuan: 130, weightGrams: 160 },
          ],
        },
      ],
      pictures: ['bc-incense', 'bc-lotus-holder', 'bc-gift'],
      params: [
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '沉香', en: 'Agarwood' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工和香', en: 'Hand-blended' }, isIndexed: true },
        { name: { zh: '长度', en: 'Length' }, value: { zh: '21 cm', en: '21 cm' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '茶室', en: 'Tea room' }, isIndexed: true },
      ],
      description: [
        {
          zh: '沉香粉加楠木粘粉，不加化学助燃，手搓成线，阴干十五天。烟细，点着前五分钟最香。',
          en: 'Agarwood powder with nanmu binder, no chemical accelerant, rolled and dried fifteen days. Thin smoke; the first five minutes are best.',
        },
        { zh: '通风点香，老人孩子房里少用。香灰留着做香插。', en: 'Use with ventilation, sparingly around children.' },
        {
          zh: '20 克约五十根，竹筒带盖防潮。随筒送一片陶片香插，放桌上接灰。',
          en: 'Twenty grams is about fifty sticks, in a lidded tube with a clay holder.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'herb-sachet',
      store: 'citong',
      brand: 'chenyu-incense',
      category: 'frag-incense',
      name: {
        zh: '手绣香囊 艾草薄荷陈皮 端午挂件 绿缎 内胆可换',
        en: 'Hand-embroidered sachet with mugwort, mint and peel, green satin, refillable',
      },
      sellingPoint: { zh: '内胆可换，壳能用几年', en: 'Change the filling, keep the case' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 36,
      weightGrams: 50,
      stock: 1600,
      sold: 8450,
      code: 'CT-J54',
      specs: [
        {
          name: { zh: '药草', en: 'Herbs' },
          values: [
            { text: { zh: '艾草薄荷', en: 'Mugwort and mint' } },
            { text: { zh: '桂花陈皮', en: 'Osmanthus and peel' } },
            { text: { zh: '空壳', en: 'Case only' }, extraYuan: -12 },
          ],
        },
      ],
      pictures: ['bc-sachet', 'bc-gift', 'bc-petals'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '缎面、草本', en: 'Satin, herbs' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '8 × 10 cm', en: '8 × 10 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手绣', en: 'Hand-embroidered' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '衣柜、随身', en: 'Wardrobe, pocket' }, isIndexed: true },
      ],
      description: [
        {
          zh: '缎面手绣，内胆是棉袋，装三味草药，味道两个月左右。放衣柜、枕边都行。',
          en: 'Satin embroidered by hand; a cotton bag inside holds three herbs for about two months.',
        },
        { zh: '味道淡了捏一捏，别洗。给孩子用请放高处。', en: 'Squeeze it when it fades. Do not wash.' },
        {
          zh: '绳长 22 厘米，能挂包扣、车镜、衣柜横杆。空壳款可装自己的香料，开口是抽绳。',
          en: 'A 22 cm cord hangs it from a bag, mirror or rail. The empty case has a drawstring for your own spices.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'lotus-incense-stand',
      store: 'oujiang',
      category: 'frag-incense',
      name: {
        zh: '莲花香插 陶瓷绿叶粉莲 线香盘香两用 茶席摆件 香灰接盘',
        en: 'Lotus incense stand in ceramic, pink flower on a green leaf, for sticks and coils',
      },
      sellingPoint: { zh: '荷叶接灰，桌面不脏', en: 'The leaf catches the ash' },
      origin: { country: 'cn', place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 79,
      weightGrams: 320,
      stock: 680,
      sold: 3120,
      code: 'OJ-J55',
      specs: [
        {
          name: { zh: '规格', en: 'Set' },
          values: [
            { text: { zh: '单香插', en: 'Stand only' } },
            { text: { zh: '加 20 支线香', en: 'With 20 sticks' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bc-lotus-holder', 'bc-incense', 'bc-gift'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶瓷', en: 'Ceramic' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '11 × 11 × 5 cm', en: '11 × 11 × 5 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手捏花瓣', en: 'Hand-formed petals' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '茶席', en: 'Tea table' }, isIndexed: true },
      ],
      description: [
        {
          zh: '花瓣一片片贴上去的，荷叶做盘，孔径 2 毫米和 3 毫米各一个，粗细线香都能插。',
          en: 'Petals set one by one over a leaf dish, with a 2 mm and a 3 mm hole.',
        },
        {
          zh: '用完倒灰，水冲即可。磕掉一小片能补釉，联系客服。',
          en: 'Tip out the ash and rinse. Small chips can be re-glazed.',
        },
        {
          zh: '直径 11 厘米，荷叶边翘起 1 厘米，灰不会外飘。底部贴软胶，不磨桌面。',
          en: '11 cm across with a 1 cm edge to hold ash. A soft foot spares the table.',
        },
      ],
    },
    {
      key: 'citronella-pot',
      store: 'minshan',
      category: 'frag-incense',
      name: {
        zh: '香茅盆栽香薰 迷你绿植加香石 阳台窗台 天然草香',
        en: 'Citronella potted fragrance, mini plant with scent stones, for balcony and windowsill',
      },
      sellingPoint: { zh: '摸一下叶子就有香', en: 'Touch a leaf for the scent' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '盆', en: 'pot' },
      priceYuan: 45,
      weightGrams: 860,
      stock: 0,
      sold: 2130,
      code: 'MS-J56',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '小盆', en: 'Small' } },
            { text: { zh: '中盆', en: 'Medium' }, extraYuan: 16, weightGrams: 1500 },
          ],
        },
      ],
      pictures: ['bc-citronella', 'bc-grove', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '植物、陶盆', en: 'Plant, clay pot' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '12 × 22 cm', en: '12 × 22 cm' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '阳台、窗台', en: 'Balcony, sill' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '草本', en: 'Herbal' }, isIndexed: true },
      ],
      description: [
        {
          zh: '盆里是香叶天竺葵小苗，配一袋火山石，滴精油能再香一周。叶子揉一下就有柠檬草的味道。',
          en: 'A young scented geranium with volcanic stones that hold a few drops of oil. Rub a leaf and it smells of lemongrass.',
        },
        {
          zh: '三天浇一次，见干再浇。冬天搬进屋里，北方十一月后不发货。',
          en: 'Water every three days once dry. Indoors in winter; no shipping north after November.',
        },
        {
          zh: '含陶盆、底碟、香石一袋和一张养护卡。换盆时底孔放块瓦片。',
          en: 'Pot, saucer, stones and a card. Put a shard over the hole when repotting.',
        },
      ],
    },
    {
      key: 'resin-safety-razor',
      store: 'bottega-arno',
      brand: 'barbiere-tosco',
      category: 'groom-shave',
      name: {
        zh: '意大利双面安全剃须刀 树脂柄 全金属刀头 可换刀片 男士礼物',
        en: 'Italian double-edge safety razor, resin handle, full metal head, gift',
      },
      sellingPoint: { zh: '刀片几毛钱一片，刀架用十年', en: 'Cheap blades, and a razor for ten years' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 329,
      weightGrams: 240,
      stock: 240,
      sold: 1430,
      code: 'BA-G57',
      specs: [
        {
          name: { zh: '柄色', en: 'Handle' },
          values: [
            { text: { zh: '乌木黑', en: 'Ebony' }, picture: 'bc-razor-ebony-c' },
            { text: { zh: '橄榄绿', en: 'Olive' }, picture: 'bc-razor-olive-c' },
          ],
        },
      ],
      pictures: ['bc-razor', 'bc-razor-ebony-c', 'bc-razor-olive-c', 'bc-shave-brush'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜、树脂', en: 'Brass, resin' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '柄长 9 cm', en: '9 cm handle' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工抛光', en: 'Hand-polished' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '湿剃', en: 'Wet shaving' }, isIndexed: true },
      ],
      description: [
        {
          zh: '刀头是黄铜镀铬，开角 30 度，用标准双面刀片。柄灌了铅芯重 78 克，靠自重走，不用压。',
          en: 'A chromed brass head at 30 degrees for standard blades. The 78 g handle does the work, so do not press.',
        },
        {
          zh: '第一次用请顺毛刮两遍，别逆。刀片需自行购买，盒内附 5 片。',
          en: 'Go with the grain twice the first time. Five blades are in the box.',
        },
        {
          zh: '盒内：刀架、刀片五枚、棉布巾一条。刀头能拆，洗净吹干再装。',
          en: 'Razor, five blades and a cotton cloth. The head comes apart for rinsing.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'shave-soap-bowl',
      store: 'bottega-arno',
      brand: 'barbiere-tosco',
      category: 'groom-shave',
      name: {
        zh: '意大利剃须皂 100g 陶碗 橄榄油皂基 檀香 浓泡 可续装',
        en: 'Italian shaving soap, 100 g in a ceramic bowl, olive base, sandalwood, refillable',
      },
      sellingPoint: { zh: '刷子打两分钟，泡能立住', en: 'Two minutes of brush and the foam stands' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '罐', en: 'bowl' },
      priceYuan: 149,
      weightGrams: 420,
      stock: 360,
      sold: 980,
      code: 'BA-G58',
      specs: [
        {
          name: { zh: '规格', en: 'Set' },
          values: [
            { text: { zh: '皂加碗', en: 'Soap and bowl' } },
            { text: { zh: '单续装皂', en: 'Refill only' }, extraYuan: -70, weightGrams: 120 },
          ],
        },
      ],
      pictures: ['bc-shave-soap', 'bc-shave-brush', 'bc-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '香调', en: 'Scent' }, value: { zh: '檀香', en: 'Sandalwood' }, isIndexed: true },
        {
          name: { zh: '主要成分', en: 'Key ingredients' },
          value: { zh: '橄榄油皂基', en: 'Olive soap' },
          isIndexed: false,
        },
        { name: { zh: '材质', en: 'Material' }, value: { zh: '陶碗', en: 'Ceramic bowl' }, isIndexed: true },
      ],
      description: [
        {
          zh: '皂块和碗口齐平，先用刷子沾温水打圈，两分钟起泡。橄榄油皂基，刮完不拔干。',
          en: 'The soap fits the bowl: circle a warm wet brush for two minutes. An olive base that does not leave the face tight.',
        },
        {
          zh: '用完倒扣沥干，一块大约四个月。碗可单独清洗。',
          en: 'Drain it upside down. A cake lasts about four months.',
        },
        {
          zh: '碗直径 9 厘米，釉面不挂皂。续装皂用纸盒，能减少一只碗。',
          en: 'The bowl is 9 cm with a smooth glaze. Refills come in paper.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'badger-style-brush',
      store: 'bottega-arno',
      brand: 'barbiere-tosco',
      category: 'groom-shave',
      name: {
        zh: '意大利合成纤维剃须刷 24mm 蓬头 树脂柄 快干不掉毛',
        en: 'Italian synthetic shaving brush, 24 mm, resin handle, quick-drying',
      },
      sellingPoint: { zh: '不用动物毛，干得快', en: 'No animal hair, and dry by evening' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 169,
      weightGrams: 120,
      stock: 280,
      sold: 760,
      code: 'BA-G59',
      specs: [
        {
          name: { zh: '束径', en: 'Knot' },
          values: [
            { text: { zh: '22 mm', en: '22 mm' }, extraYuan: -20 },
            { text: { zh: '24 mm', en: '24 mm' } },
            { text: { zh: '26 mm', en: '26 mm' }, extraYuan: 20, soldOut: true },
          ],
        },
      ],
      pictures: ['bc-shave-brush', 'bc-shave-soap', 'bc-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '合成纤维、树脂', en: 'Synthetic fibre, resin' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '高 11 cm', en: '11 cm high' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工束扎', en: 'Hand-tied' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '打泡', en: 'Lathering' }, isIndexed: true },
      ],
      description: [
        {
          zh: '纤维尖端磨细到 0.1 毫米，泡水不塌。第一次用先用温水搓三十秒去厂味。',
          en: 'Tips ground to 0.1 mm that stay up wet. Rub in warm water for thirty seconds first.',
        },
        { zh: '用完倒挂。树脂柄不怕酒精。', en: 'Hang it head down.' },
        {
          zh: '束径 24 毫米适合大多数人，22 更柔，26 更蓬。盒内附挂刷小钩一只。',
          en: '24 mm suits most, 22 is softer and 26 fuller. A hanging hook is in the box.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'sonic-toothbrush',
      store: 'shensheng',
      brand: 'shengjing',
      category: 'groom-devices',
      name: {
        zh: '声波电动牙刷 五档 90 天续航 IPX7 防水 感应充电 送刷头三支',
        en: 'Sonic toothbrush, five modes, 90-day battery, IPX7, inductive charger, three heads',
      },
      sellingPoint: { zh: '一次充电用三个月', en: 'Three months on a charge' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 199,
      listPriceYuan: 269,
      weightGrams: 360,
      stock: 1100,
      sold: 12430,
      code: 'SS-E60',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '雾蓝', en: 'Mist blue' }, picture: 'bc-e-brush-blue-c' },
            { text: { zh: '陶瓷白', en: 'Ceramic white' }, picture: 'bc-e-brush-white-c' },
          ],
        },
        {
          name: { zh: '版本', en: 'Set' },
          values: [
            { text: { zh: '单支', en: 'Single' } },
            { text: { zh: '双支情侣', en: 'Pair' }, extraYuan: 160, weightGrams: 680 },
          ],
        },
      ],
      pictures: ['bc-e-toothbrush', 'bc-e-brush-blue-c', 'bc-e-brush-white-c', 'bc-carton'],
      params: [
        { name: { zh: '供电', en: 'Power' }, value: { zh: '感应充电', en: 'Inductive charge' }, isIndexed: true },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '电池约 500 次循环', en: 'About 500 charge cycles' },
          isIndexed: false,
        },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '4', en: '4' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '成人', en: 'Adult' }, isIndexed: true },
      ],
      description: [
        {
          zh: '转速每分钟三万一千次，五档可调，两分钟会自动停，每三十秒提醒换区。刷头三个月换一次。',
          en: '31,000 strokes a minute over five modes, stops after two minutes and prompts every thirty seconds. Change heads every three months.',
        },
        {
          zh: '感应座 5V，旅行可只带机身，满电三个月。别泡水，防水等级 IPX7。',
          en: '5 V charging base; the body alone travels for three months.',
        },
        { zh: '国内全国联保两年，刷头单独卖。', en: "Two years' warranty in China; heads sold separately." },
      ],
      tag: '自营',
    },
    {
      key: 'led-vanity-mirror',
      store: 'shensheng',
      brand: 'shengjing',
      category: 'groom-devices',
      name: {
        zh: 'LED 化妆镜 桌面 三色温 触控无极 USB 充电 十倍小镜',
        en: 'LED vanity mirror, desktop, three tones, dimmable touch, USB, ten-times spot mirror',
      },
      sellingPoint: { zh: '三种光，出门不会脸黑', en: 'Three lights, no surprises outside' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '面', en: 'piece' },
      priceYuan: 139,
      weightGrams: 1280,
      stock: 640,
      sold: 4320,
      code: 'SS-E61',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '8 寸', en: '8 inch' } },
            { text: { zh: '10 寸', en: '10 inch' }, extraYuan: 40, weightGrams: 1600 },
          ],
        },
        {
          name: { zh: '底座', en: 'Base' },
          values: [
            { text: { zh: '普通', en: 'Plain' } },
            { text: { zh: '收纳盒底', en: 'Storage base' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['bc-led-mirror', 'bc-vanity', 'bc-carton'],
      params: [
        { name: { zh: '供电', en: 'Power' }, value: { zh: 'USB 充电', en: 'USB' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '20 × 12 × 32 cm', en: '20 × 12 × 32 cm' }, isIndexed: false },
        { name: { zh: '材质', en: 'Material' }, value: { zh: '玻璃、ABS', en: 'Glass, ABS' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '化妆', en: 'Make-up' }, isIndexed: true },
      ],
      description: [
        {
          zh: '镜面 8 寸，暖白冷三种光，触控调亮暗会记住上次的档。背面有一块 10 倍镜，磁吸取下。',
          en: 'Warm, neutral and cool light remembered between uses, and a ten-times spot mirror that detaches.',
        },
        {
          zh: '充一次用十来个小时，USB 线附赠。擦镜请用湿布再用干布。',
          en: 'About ten hours a charge; USB cable included.',
        },
        {
          zh: '底座直径 14 厘米，桌面不占地。背面挂钩可以挂墙，走线在底座里。',
          en: 'A 14 cm base that takes little room; a hook at the back for the wall.',
        },
      ],
    },
    {
      key: 'rotary-shaver',
      store: 'shensheng',
      brand: 'shengjing',
      category: 'groom-devices',
      name: {
        zh: '电动剃须刀 三刀头 干湿两用 干电显示 Type-C 充电 鬓角推',
        en: 'Electric shaver, three heads, wet and dry, charge display, USB-C, trimmer',
      },
      sellingPoint: { zh: '干剃湿剃都行', en: 'Shave dry or wet' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'shaver' },
      priceYuan: 169,
      weightGrams: 320,
      stock: 780,
      sold: 5630,
      code: 'SS-E62',
      specs: [
        {
          name: { zh: '版本', en: 'Set' },
          values: [
            { text: { zh: '标准', en: 'Standard' } },
            { text: { zh: '加清洁座', en: 'With cleaning stand' }, extraYuan: 90, weightGrams: 900 },
          ],
        },
      ],
      pictures: ['bc-e-shaver', 'bc-carton', 'bc-shave-brush'],
      params: [
        {
          name: { zh: '供电', en: 'Power' },
          value: { zh: '锂电 60 分钟', en: 'Lithium, 60 minutes' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS、不锈钢', en: 'ABS, stainless steel' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '16 × 6 cm', en: '16 × 6 cm' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '干湿', en: 'Wet and dry' }, isIndexed: true },
      ],
      description: [
        {
          zh: '三刀头浮动，脖子下颌都贴合，一次充电用一个月（一天一次）。鬓角推翻出来修边。',
          en: 'Floating heads that follow the neck; a month on a charge once a day. The trimmer swings out.',
        },
        { zh: '可水洗，别用热水。刀网一年一换。', en: 'Wash in cold water; change the foils yearly.' },
        {
          zh: '盒内：剃须刀、毛刷、充电线和刀头保护盖。清洁座用自来水，每周一次。',
          en: 'Shaver, brush, cable and cap. The stand uses tap water once a week.',
        },
      ],
    },
    {
      key: 'shower-head-soft',
      store: 'muli',
      category: 'groom-devices',
      name: {
        zh: '增压手持花洒 三档出水 恒压节水 可拆洗 硅胶头 配软管',
        en: 'Hand shower, three settings, water-saving, washable silicone nozzles, with hose',
      },
      sellingPoint: { zh: '硅胶嘴一搓水垢就掉', en: 'Rub the nozzles and scale falls off' },
      origin: { country: 'cn', place: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 89,
      listPriceYuan: 129,
      weightGrams: 620,
      stock: 1500,
      sold: 9740,
      code: 'ML-E63',
      specs: [
        {
          name: { zh: '配置', en: 'Set' },
          values: [
            { text: { zh: '单花洒', en: 'Head only' }, extraYuan: -18, weightGrams: 320 },
            { text: { zh: '花洒加软管墙座', en: 'Head, hose and bracket' } },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '亮银', en: 'Silver' } },
            { text: { zh: '枪灰', en: 'Gunmetal' } },
            { text: { zh: '白', en: 'White' }, extraYuan: -6 },
          ],
        },
      ],
      pictures: ['bc-shower-head', 'bc-towel-shelf', 'bc-carton'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS、不锈钢', en: 'ABS, stainless steel' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '23 × 11 cm', en: '23 × 11 cm' }, isIndexed: false },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '2', en: '2' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '淋浴', en: 'Shower' }, isIndexed: true },
      ],
      description: [
        {
          zh: '三档是雨淋、增压和停顿，水小的地方也有力。把出水面旋下来就能冲洗。',
          en: 'Rain, pressure and pause. The face unscrews for cleaning.',
        },
        {
          zh: '配 1.5 米软管和壁座，普通六分口都能装。先试水再拧紧，垫片在袋里。',
          en: 'Comes with a 1.5 m hose and bracket for standard fittings. Test before tightening; washers are in the bag.',
        },
        {
          zh: '高 23 厘米，面板直径 11 厘米。水压低于 0.05 兆帕时效果有限，先量一下。',
          en: '23 cm tall with an 11 cm face. Below 0.05 MPa of pressure the effect is limited.',
        },
      ],
    },
    {
      key: 'refill-travel-bottles',
      store: 'yuanxing',
      brand: 'xingnang',
      category: 'groom-travel',
      name: {
        zh: '旅行分装瓶套装 硅胶 5 只 90ml 可登机 防漏 送漏斗标签',
        en: 'Travel bottles, silicone, five, 90 ml cabin size, leak-proof, with funnel and labels',
      },
      sellingPoint: { zh: '一捏就出，三层盖不漏', en: 'Squeeze to pour, triple cap' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 39.9,
      weightGrams: 240,
      stock: 2600,
      sold: 14320,
      code: 'YX-V64',
      specs: [
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '3 只', en: 'Three' }, extraYuan: -10, weightGrams: 150 },
            { text: { zh: '5 只', en: 'Five' } },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '三色组合', en: 'Three colours' } }, { text: { zh: '全透明', en: 'All clear' } }],
        },
      ],
      pictures: ['bc-travel-bottles', 'bc-carton', 'bc-foam'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '食品级硅胶', en: 'Food-grade silicone' },
          isIndexed: true,
        },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '90 ml', en: '90 ml' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '5', en: '5' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '登机', en: 'Cabin' }, isIndexed: true },
      ],
      description: [
        {
          zh: '90 毫升在大多数机场可以随身。先把空气捏出来再盖，飞机上就不会涨。标签防水。',
          en: '90 ml passes as hand luggage at most airports. Squeeze out the air first and it will not swell. Waterproof labels.',
        },
        {
          zh: '酒精和精油别装，会涩。换内容先用热水冲两次。',
          en: 'Not for alcohol or essential oil. Rinse twice between uses.',
        },
        {
          zh: '附一只小漏斗、五张标签和一支油性笔。装乳液前先挤一次空气试漏。',
          en: 'A funnel, five labels and a pen. Squeeze once with air to test for leaks.',
        },
      ],
    },
    {
      key: 'leather-dopp-kit',
      store: 'bottega-arno',
      brand: 'barbiere-tosco',
      category: 'groom-travel',
      name: {
        zh: '意大利植鞣皮洗漱包 男士 防水里布 大开口 手工缝 礼物',
        en: 'Italian leather wash bag for men, waterproof lining, wide opening, hand-stitched, gift',
      },
      sellingPoint: { zh: '立得住，开口整个张开', en: 'It stands up and opens wide' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '只', en: 'bag' },
      priceYuan: 520,
      listPriceYuan: 620,
      weightGrams: 460,
      stock: 140,
      sold: 520,
      code: 'BA-V65',
      specs: [
        {
          name: { zh: '刻字', en: 'Initials' },
          values: [
            { text: { zh: '不刻', en: 'None' } },
            { text: { zh: '烫印三字母', en: 'Three letters' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['bc-wash-bag', 'bc-gift', 'bc-razor'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '植鞣牛皮', en: 'Vegetable-tanned leather' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '24 × 12 × 14 cm', en: '24 × 12 × 14 cm' }, isIndexed: false },
        { name: { zh: '里料', en: 'Lining' }, value: { zh: '防水布', en: 'Waterproof lining' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工缝线', en: 'Hand-stitched' }, isIndexed: true },
      ],
      description: [
        {
          zh: '底部加硬，放台面不倒。里布防水，拉链是双头，内侧三个小袋。用久颜色变深。',
          en: 'A stiff base stands it up; waterproof lining, two-way zip and three pockets. It darkens with use.',
        },
        { zh: '里布擦干，外皮用无色油。烫印款不退。', en: 'Wipe the lining; use clear cream. Stamped ones are final.' },
        {
          zh: '手提把是同料皮，缝了两遍。盒内附防尘袋和一小片皮油样品。',
          en: 'The handle is of the same hide, sewn twice. Dust bag and a sample of leather cream inside.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'travel-brush-kit',
      store: 'yuanxing',
      brand: 'xingnang',
      category: 'groom-travel',
      name: {
        zh: '便携洗漱套装 折叠牙刷 旅行皂盒 毛巾一次性内胆 出差酒店',
        en: 'Travel wash kit, folding toothbrush, soap case, disposable towels, for hotels',
      },
      sellingPoint: { zh: '一套放进大衣口袋', en: 'Fits a coat pocket' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 29.9,
      weightGrams: 180,
      stock: 2200,
      sold: 8760,
      code: 'YX-V66',
      specs: [
        {
          name: { zh: '版本', en: 'Set' },
          values: [
            { text: { zh: '基础三件', en: 'Three pieces' } },
            { text: { zh: '七件', en: 'Seven pieces' }, extraYuan: 14, weightGrams: 320 },
            { text: { zh: '情侣两份', en: 'For two' }, extraYuan: 22, weightGrams: 360 },
          ],
        },
      ],
      pictures: ['bc-travel-brush-kit', 'bc-carton', 'bc-travel-bottles'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP、棉', en: 'PP, cotton' }, isIndexed: true },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '18 × 9 cm', en: '18 × 9 cm' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '出差', en: 'Business trips' }, isIndexed: true },
      ],
      description: [
        {
          zh: '牙刷折叠锁死不会弹开，皂盒有沥水格。毛巾是压缩片，一次一片。',
          en: 'The folding brush locks; the soap case drains; towels are compressed tablets.',
        },
        {
          zh: '牙刷三个月换，皂请自备。整套可机洗外袋。',
          en: 'Change the brush every three months; bring your own soap.',
        },
        {
          zh: '套内外袋是牛津布，能挂。七件款多了梳子、镜子、耳塞和发圈。',
          en: 'The oxford bag hangs. The seven-piece adds comb, mirror, earplugs and hair tie.',
        },
      ],
    },
    {
      key: 'cotton-face-towel',
      store: 'minshan',
      brand: 'youzai',
      category: 'groom-cotton',
      name: {
        zh: '棉柔洗脸巾卷 干湿两用 200 抽 加厚不掉絮 家庭批发',
        en: 'Cotton face wipes on a roll, dry or wet, 200 sheets, thick, lint-free, wholesale',
      },
      sellingPoint: { zh: '20 卷起批，可印 logo', en: 'From twenty rolls, logo printing available' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '卷', en: 'roll' },
      priceYuan: 12.9,
      weightGrams: 320,
      stock: 8200,
      sold: 31460,
      code: 'MS-X67',
      specs: [
        {
          name: { zh: '纹理', en: 'Texture' },
          values: [
            { text: { zh: '珍珠纹', en: 'Pearl' } },
            { text: { zh: '平纹', en: 'Plain' } },
            { text: { zh: '加厚', en: 'Thick' }, extraYuan: 3 },
          ],
        },
      ],
      pictures: ['bc-cotton-roll', 'bc-foam', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉', en: '100% cotton' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '20 × 20 cm', en: '20 × 20 cm' }, isIndexed: false },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '200', en: '200' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '洁面、婴儿', en: 'Face, baby' }, isIndexed: true },
      ],
      description: [
        {
          zh: '一卷 200 抽，抽 20 × 20 厘米，加厚款 80 克每平方。擦完晾干还能擦台面。',
          en: 'Two hundred sheets of 20 × 20 cm; the thick one is 80 g/m². Dry them and use them again on the counter.',
        },
        { zh: '一箱 24 卷，20 卷起批。印店名三天。', en: 'Twenty-four rolls a carton. Shop name in three days.' },
        {
          zh: '卷芯是纸管，用完能当绿植支架。加厚款干用时不掉絮，湿用不烂。',
          en: 'The core is paper. The thick kind does not shed dry or tear wet.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 20, priceYuan: 12.9 },
        { pieces: 100, priceYuan: 10.5 },
        { pieces: 500, priceYuan: 8.8 },
      ],
    },
    {
      key: 'natural-loofah',
      store: 'citong',
      category: 'groom-cotton',
      name: {
        zh: '天然丝瓜络浴擦 手工缝 双面 带挂绳 洗碗洗澡两用',
        en: 'Natural loofah scrub, hand-sewn, two-sided, with hanging loop',
      },
      sellingPoint: { zh: '泡水软，干了硬，正常', en: 'Soft when wet, hard when dry' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 15.9,
      weightGrams: 60,
      stock: 3600,
      sold: 9870,
      code: 'CT-X68',
      specs: [
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '1 个', en: 'One' } },
            { text: { zh: '3 个', en: 'Three' }, extraYuan: 26, weightGrams: 180 },
            { text: { zh: '6 个', en: 'Six' }, extraYuan: 58, weightGrams: 360 },
          ],
        },
      ],
      pictures: ['bc-loofah', 'bc-foam', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '丝瓜络', en: 'Loofah' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '14 × 9 cm', en: '14 × 9 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工缝', en: 'Hand-sewn' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '沐浴、厨房', en: 'Bath, kitchen' }, isIndexed: true },
      ],
      description: [
        {
          zh: '丝瓜络剪开压平缝边，泡水五秒变软。背面有棉布，沾皂液搓出泡。',
          en: 'Loofah flattened and edged, soft in five seconds. Cotton on the back lathers.',
        },
        { zh: '用完甩干挂起来，四周换一个。', en: 'Hang to dry; change every four weeks.' },
        {
          zh: '尺寸因瓜而异，上下差 2 厘米以内。背面棉布是缝死的，别拆。',
          en: 'Sizes vary within 2 cm. The cotton back is sewn in.',
        },
      ],
    },
    {
      key: 'hair-drying-wrap',
      store: 'wujiang',
      category: 'groom-cotton',
      name: {
        zh: '干发巾 长条可围 珊瑚绒 浅青色 吸水快 收边',
        en: 'Hair-drying towel, long wrap, coral fleece, pale teal, absorbent, hemmed',
      },
      sellingPoint: { zh: '擦到半干再吹，少用风', en: 'Half dry before the blower' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '条', en: 'piece' },
      priceYuan: 36,
      weightGrams: 140,
      stock: 1900,
      sold: 6540,
      code: 'WJ-X69',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '标准 100 cm', en: 'Standard, 100 cm' } },
            { text: { zh: '加长 140 cm', en: 'Long, 140 cm' }, extraYuan: 10, weightGrams: 200 },
          ],
        },
      ],
      pictures: ['bc-hair-towel', 'bc-towel-shelf', 'bc-carton'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: '珊瑚绒', en: 'Coral fleece' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '100 × 28 cm', en: '100 × 28 cm' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '包边', en: 'Bound edges' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '干发', en: 'Drying hair' }, isIndexed: true },
      ],
      description: [
        {
          zh: '珊瑚绒吸水快，围一圈塞到额前就能做别的事。第一次洗有浮毛。',
          en: 'Coral fleece drinks fast; wrap and tuck. It sheds at the first wash.',
        },
        { zh: '洗衣机可洗，别用柔顺剂，会不吸水。', en: 'Machine-wash, no softener.' },
        {
          zh: '两端有小扣，绕好扣住不掉。颜色是浅青，洗几次变浅属正常。',
          en: 'A loop and button at the ends hold it. The pale teal fades a little with washing.',
        },
      ],
    },
    {
      key: 'foam-bath-sponge',
      store: 'minshan',
      category: 'groom-cotton',
      name: {
        zh: '起泡浴棉 双面海绵 粗孔去角质细孔打泡 厚实不掉渣 粉色',
        en: 'Two-sided bath sponge, coarse to scrub and fine to lather, thick, pink',
      },
      sellingPoint: { zh: '一泵沐浴露，打出半盆泡', en: 'One pump of gel, half a basin of foam' },
      origin: { country: 'cn', place: { zh: '福建福州', en: 'Fuzhou, Fujian' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 12.8,
      weightGrams: 40,
      stock: 4100,
      sold: 15340,
      code: 'MS-X70',
      specs: [
        {
          name: { zh: '数量', en: 'Pack' },
          values: [
            { text: { zh: '1 个', en: 'One' } },
            { text: { zh: '3 个', en: 'Three' }, extraYuan: 20, weightGrams: 120 },
            { text: { zh: '6 个', en: 'Six' }, extraYuan: 44, weightGrams: 240 },
          ],
        },
      ],
      pictures: ['bc-bath-puff', 'bc-foam', 'bc-shower-gel'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '聚氨酯海绵', en: 'Polyurethane sponge' },
          isIndexed: true,
        },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '14 × 9 × 5 cm', en: '14 × 9 × 5 cm' }, isIndexed: false },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '1', en: '1' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '沐浴', en: 'Bath' }, isIndexed: true },
      ],
      description: [
        {
          zh: '粗孔面和细孔面是两种海绵热压在一起，不用胶，泡久了不会分层。先用细孔面打泡，再用粗孔面擦手肘脚跟。',
          en: 'The two sponges are heat-pressed without glue and do not part in water. Lather with the fine side, rub elbows and heels with the coarse.',
        },
        {
          zh: '用完挤干，夹在毛巾杆上晾。一个月换一个，闻到潮味就别再用。',
          en: 'Squeeze and hang on the rail. Change monthly, or sooner if it smells damp.',
        },
        {
          zh: '背面压了一道凹槽，手指扣得住。三个装是同一批粉色，深浅一致。',
          en: 'A groove at the back gives the fingers a grip. The three in a pack match in shade.',
        },
      ],
    },
  ],
};
