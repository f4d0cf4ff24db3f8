import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'tools-outdoor',
      name: { zh: '工具户外', en: 'Tools & Outdoor' },
      picture: 'to-toolbox-steel',
      aliases: ['五金', '工具', '户外'],
      children: [
        {
          key: 'tools-hand',
          name: { zh: '手动工具', en: 'Hand tools' },
          picture: 'to-combo-wrench',
          children: [
            {
              key: 'tools-hand-wrench',
              name: { zh: '扳手钳夹', en: 'Wrenches & clamps' },
              picture: 'to-combo-wrench',
              commissionRate: 5,
              aliases: ['扳手', '梅花扳手', 'G字夹'],
            },
            {
              key: 'tools-hand-driver',
              name: { zh: '螺丝刀', en: 'Screwdrivers' },
              picture: 'to-s2-screwdriver',
              commissionRate: 5,
              aliases: ['起子', '批头', '内六角'],
            },
            {
              key: 'tools-hand-striking',
              name: { zh: '锤锯斧镐', en: 'Hammers, saws & axes' },
              picture: 'to-claw-hammer',
              commissionRate: 5,
              aliases: ['锤子', '手锯', '斧头'],
            },
            {
              key: 'tools-hand-measure',
              name: { zh: '测量裁剪', en: 'Measuring & cutting' },
              picture: 'to-steel-ruler',
              commissionRate: 5,
              aliases: ['直尺', '角尺', '剪刀'],
            },
          ],
        },
        {
          key: 'tools-power',
          name: { zh: '电动与钻具', en: 'Power tools & bits' },
          picture: 'to-twist-drill',
          children: [
            {
              key: 'tools-power-bits',
              name: { zh: '钻头耗材', en: 'Drill bits & blades' },
              picture: 'to-twist-drill',
              commissionRate: 4,
              aliases: ['麻花钻', '5.5mm 钻头', '锯片'],
            },
            {
              key: 'tools-power-machine',
              name: { zh: '电动工具', en: 'Power tools' },
              picture: 'to-cordless-driver',
              commissionRate: 4,
              aliases: ['电批', '充气泵'],
            },
            {
              key: 'tools-power-box',
              name: { zh: '工具箱包', en: 'Tool boxes & rolls' },
              picture: 'to-toolbox-steel',
              commissionRate: 5,
              aliases: ['工具箱', '零件盒'],
            },
          ],
        },
        {
          key: 'tools-fasteners',
          name: { zh: '紧固件', en: 'Fasteners' },
          picture: 'to-hex-bolt',
          children: [
            {
              key: 'tools-fasteners-bolts',
              name: { zh: '螺栓螺母', en: 'Bolts & nuts' },
              picture: 'to-hex-bolt',
              commissionRate: 3,
              aliases: ['M8×20 螺栓', '六角螺栓', '螺母', '垫片'],
            },
            {
              key: 'tools-fasteners-screws',
              name: { zh: '螺钉钉类', en: 'Screws & nails' },
              picture: 'to-self-tapping',
              commissionRate: 3,
              aliases: ['自攻螺丝', '膨胀螺丝', '图钉'],
            },
            {
              key: 'tools-fasteners-chain',
              name: { zh: '链条吊具', en: 'Chains & hooks' },
              picture: 'to-steel-chain',
              commissionRate: 4,
              aliases: ['链条', '吊钩', '卸扣'],
            },
          ],
        },
        {
          key: 'tools-safety',
          name: { zh: '劳保安防', en: 'Safety' },
          picture: 'to-safety-helmet',
          children: [
            {
              key: 'tools-safety-hand',
              name: { zh: '手套工服', en: 'Gloves & vests' },
              picture: 'to-nitrile-gloves',
              commissionRate: 4,
              aliases: ['劳保手套', '反光背心'],
            },
            {
              key: 'tools-safety-head',
              name: { zh: '头盔护目', en: 'Helmets & goggles' },
              picture: 'to-safety-helmet',
              commissionRate: 4,
              aliases: ['安全帽', '护目镜'],
            },
            {
              key: 'tools-safety-lock',
              name: { zh: '锁具警示', en: 'Locks & warning' },
              picture: 'to-brass-padlock',
              commissionRate: 4,
              aliases: ['挂锁', '警示灯', '灭火器'],
            },
          ],
        },
        {
          key: 'tools-outdoor-gear',
          name: { zh: '户外装备', en: 'Outdoor gear' },
          picture: 'to-dome-tent',
          aliases: ['露营', '徒步'],
          children: [
            {
              key: 'tools-outdoor-tent',
              name: { zh: '帐篷天幕', en: 'Tents & shades' },
              picture: 'to-dome-tent',
              commissionRate: 5,
              aliases: ['帐篷', '遮阳伞', '露营'],
            },
            {
              key: 'tools-outdoor-cook',
              name: { zh: '野炊炉具', en: 'Camp cooking' },
              picture: 'to-titanium-pot',
              commissionRate: 5,
              aliases: ['炉头', '野餐锅', '柴火炉'],
            },
            {
              key: 'tools-outdoor-light',
              name: { zh: '营灯望远', en: 'Lights & optics' },
              picture: 'to-edc-torch',
              commissionRate: 5,
              aliases: ['手电筒', '露营灯', '望远镜'],
            },
            {
              key: 'tools-outdoor-hike',
              name: { zh: '徒步背负', en: 'Hiking' },
              picture: 'to-hiking-boot',
              commissionRate: 5,
              aliases: ['登山鞋', '登山包', '指南针'],
            },
            {
              key: 'tools-outdoor-ride',
              name: { zh: '骑行运动', en: 'Cycling & sport' },
              picture: 'to-city-bike',
              commissionRate: 5,
              aliases: ['自行车', '滑板', '排球'],
            },
            {
              key: 'tools-outdoor-water',
              name: { zh: '垂钓水上', en: 'Fishing & water' },
              picture: 'to-carbon-rod',
              commissionRate: 5,
              aliases: ['鱼竿', '浮潜', '桨板'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'jiangfeng', name: { zh: '匠锋', en: 'Jiangfeng Tools' }, country: 'cn' },
    { key: 'juya', name: { zh: '钜牙', en: 'Juya Bits' }, country: 'cn' },
    { key: 'wukou', name: { zh: '婺扣', en: 'Wukou Fasteners' }, country: 'cn' },
    { key: 'panjia', name: { zh: '磐甲', en: 'Panjia Safety' }, country: 'cn' },
    { key: 'hengci', name: { zh: '恒磁', en: 'Hengci' }, country: 'cn' },
    { key: 'yedu', name: { zh: '野渡', en: 'Yedu Outdoor' }, country: 'cn' },
    { key: 'chuanxing', name: { zh: '川行', en: 'Chuanxing Cycling' }, country: 'cn' },
    { key: 'hewan', name: { zh: '河湾', en: 'Hewan Fishing' }, country: 'cn' },
    { key: 'jati-laut', name: { zh: '海柚', en: 'Jati Laut' }, country: 'id' },
    { key: 'sasso-arno', name: { zh: "Sasso d'Arno", en: "Sasso d'Arno" }, country: 'it' },
  ],
  pictures: [
    { key: 'to-box', tint: 'stone', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.54 }] },
    { key: 'to-gift', tint: 'sand', stage: 'arch', objects: [{ emoji: '1f381', size: 0.5 }] },
    {
      key: 'to-bench',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f528', size: 0.32, x: 0.32 },
        { emoji: '1fa9b', size: 0.28, x: 0.56 },
        { emoji: '1f4cf', size: 0.28, x: 0.76, y: 0.74 },
      ],
    },
    {
      key: 'to-parts',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f529', size: 0.28, x: 0.36 },
        { emoji: '2699-fe0f', size: 0.26, x: 0.56, y: 0.76 },
        { emoji: '1f529', size: 0.24, x: 0.72, flip: true },
      ],
    },
    {
      key: 'to-wood',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1fab5', size: 0.38, x: 0.38 },
        { emoji: '1fa9a', size: 0.32, x: 0.68 },
      ],
    },
    {
      key: 'to-site',
      tint: 'paper',
      stage: 'plain',
      objects: [
        { emoji: '1f9f1', size: 0.4, x: 0.4 },
        { emoji: '1f6a7', size: 0.34, x: 0.7, y: 0.84 },
      ],
    },
    {
      key: 'to-camp',
      tint: 'ink',
      stage: 'window',
      objects: [
        { emoji: '26fa', size: 0.46, x: 0.42 },
        { emoji: '1f525', size: 0.24, x: 0.76, y: 0.84 },
      ],
    },
    {
      key: 'to-trail',
      tint: 'celadon',
      stage: 'disc',
      objects: [
        { emoji: '1f392', size: 0.36, x: 0.38 },
        { emoji: '1f97e', size: 0.34, x: 0.66, y: 0.82 },
      ],
    },
    {
      key: 'to-lake',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '26f0-fe0f', size: 0.42, x: 0.42, y: 0.74 },
        { emoji: '1f6f6', size: 0.34, x: 0.64, y: 0.84 },
      ],
    },
    {
      key: 'to-road',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1f6b2', size: 0.44, x: 0.4 },
        { emoji: '1f333', size: 0.36, x: 0.76, y: 0.76 },
      ],
    },
    {
      key: 'to-combo-wrench',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f527', size: 0.52 }],
    },
    {
      key: 'to-adjustable-wrench-set',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f6e0-fe0f', size: 0.52 }],
    },
    {
      key: 'to-g-clamp',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f5dc-fe0f', size: 0.5 }],
    },
    {
      key: 'to-s2-screwdriver',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1fa9b', size: 0.5 }],
    },
    {
      key: 'to-bit-set-46',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1fa9b', size: 0.34, x: 0.38, saturation: 0.3 },
        { emoji: '1f527', size: 0.38, x: 0.66, y: 0.82 },
      ],
    },
    {
      key: 'to-hex-key-set',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1fa9d', size: 0.4, x: 0.42, saturation: 0.1 },
        { emoji: '1f529', size: 0.24, x: 0.7, y: 0.755 },
      ],
    },
    {
      key: 'to-claw-hammer',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f528', size: 0.52 }],
    },
    {
      key: 'to-hand-saw',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1fa9a', size: 0.52 }],
    },
    {
      key: 'to-camp-axe',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '1fa93', size: 0.52 }],
    },
    {
      key: 'to-steel-ruler',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1f4cf', size: 0.54 }],
    },
    {
      key: 'to-carpenter-square',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f4d0', size: 0.52 }],
    },
    {
      key: 'to-fabric-shears',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '2702-fe0f', size: 0.52 }],
    },
    {
      key: 'to-twist-drill',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1fa9b', size: 0.32, x: 0.36, saturation: 0.06, rotate: 45 },
        { emoji: '1fa9b', size: 0.38, x: 0.5, saturation: 0.06, rotate: 45 },
        { emoji: '1fa9b', size: 0.3, x: 0.64, saturation: 0.06, rotate: 45 },
      ],
    },
    {
      key: 'to-masonry-bits',
      tint: 'paper',
      stage: 'plinth',
      objects: [
        { emoji: '1f9f1', size: 0.3, x: 0.38 },
        { emoji: '1f529', size: 0.32, x: 0.66, y: 0.755 },
      ],
    },
    {
      key: 'to-circular-blade',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '2699-fe0f', size: 0.5 }],
    },
    {
      key: 'to-step-drill-wood',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1fab5', size: 0.36, x: 0.38, y: 0.82 },
        { emoji: '1fa9b', size: 0.32, x: 0.66, saturation: 0.06, rotate: 45 },
      ],
    },
    {
      key: 'to-cordless-driver',
      tint: 'ink',
      stage: 'plinth',
      objects: [
        { emoji: '1fa9b', size: 0.34, x: 0.36 },
        { emoji: '1f50b', size: 0.32, x: 0.64, y: 0.755 },
      ],
    },
    {
      key: 'to-mini-inflator',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f6de', size: 0.36, x: 0.38 },
        { emoji: '1f50c', size: 0.3, x: 0.66, y: 0.755 },
      ],
    },
    {
      key: 'to-sharpening-service',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1f9fe', size: 0.42, x: 0.38 },
        { emoji: '1fa93', size: 0.32, x: 0.68, y: 0.82 },
      ],
    },
    {
      key: 'to-toolbox-steel-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f9f0', size: 0.7 }],
    },
    {
      key: 'to-toolbox-steel-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9f0', size: 0.7, hue: 120, saturation: 0.7 }],
    },
    {
      key: 'to-toolbox-steel-c3',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9f0', size: 0.7, saturation: 0.1, brightness: 0.9 }],
    },
    {
      key: 'to-toolbox-steel',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f9f0', size: 0.52 }],
    },
    {
      key: 'to-leather-tool-case-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f4bc', size: 0.7, hue: 30, saturation: 1.5, brightness: 1.5 }],
    },
    {
      key: 'to-leather-tool-case-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f4bc', size: 0.7, hue: 20, saturation: 1.1, brightness: 1.1 }],
    },
    {
      key: 'to-leather-tool-case',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '1f4bc', size: 0.5, hue: 30, saturation: 1.5, brightness: 1.5 }],
    },
    {
      key: 'to-parts-case',
      tint: 'mist',
      stage: 'step',
      objects: [{ emoji: '1f5c3-fe0f', size: 0.44, hue: -30 }],
    },
    {
      key: 'to-hex-bolt',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f529', size: 0.52 }],
    },
    {
      key: 'to-hex-nut',
      tint: 'paper',
      stage: 'disc',
      objects: [
        { emoji: '1f529', size: 0.3, x: 0.36, rotate: 60 },
        { emoji: '1f529', size: 0.34, x: 0.62, y: 0.82, rotate: 60, flip: true },
      ],
    },
    {
      key: 'to-washer-kit',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '2699-fe0f', size: 0.34, x: 0.36, saturation: 0.5 },
        { emoji: '1f529', size: 0.34, x: 0.64, y: 0.83 },
      ],
    },
    {
      key: 'to-socket-screw',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1f529', size: 0.32, x: 0.36, saturation: 0.1, brightness: 0.65 },
        {
          emoji: '1f529',
          size: 0.32,
          x: 0.64,
          y: 0.745,
          saturation: 0.1,
          brightness: 0.65,
          flip: true,
        },
      ],
    },
    {
      key: 'to-self-tapping',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1fa9b', size: 0.34, x: 0.38 },
        { emoji: '1f529', size: 0.28, x: 0.66, y: 0.755, hue: 20 },
      ],
    },
    {
      key: 'to-expansion-bolt',
      tint: 'paper',
      stage: 'plain',
      objects: [
        { emoji: '1f9f1', size: 0.42, x: 0.4 },
        { emoji: '1f529', size: 0.32, x: 0.7, y: 0.84 },
      ],
    },
    {
      key: 'to-map-pins-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f4cc', size: 0.66 }],
    },
    {
      key: 'to-map-pins-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4cd', size: 0.66, hue: -120 }],
    },
    {
      key: 'to-map-pins',
      tint: 'blush',
      stage: 'step',
      objects: [
        { emoji: '1f4cc', size: 0.38, x: 0.38 },
        { emoji: '1f4cd', size: 0.34, x: 0.66, y: 0.745 },
      ],
    },
    {
      key: 'to-steel-chain',
      tint: 'ink',
      stage: 'disc',
      objects: [{ emoji: '26d3-fe0f', size: 0.54 }],
    },
    {
      key: 'to-quick-link',
      tint: 'mist',
      stage: 'arch',
      objects: [{ emoji: '1f517', size: 0.52 }],
    },
    {
      key: 'to-swivel-hook',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1fa9d', size: 0.52 }],
    },
    {
      key: 'to-nitrile-gloves-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f9e4', size: 0.7 }],
    },
    {
      key: 'to-nitrile-gloves-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9e4', size: 0.7, saturation: 0.15 }],
    },
    {
      key: 'to-nitrile-gloves-c3',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9e4', size: 0.7, hue: -140, saturation: 0.7 }],
    },
    {
      key: 'to-nitrile-gloves',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f9e4', size: 0.52 }],
    },
    {
      key: 'to-reflective-vest-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9ba', size: 0.7 }],
    },
    {
      key: 'to-reflective-vest-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f9ba', size: 0.7, hue: 60, saturation: 1.3, brightness: 1.35 }],
    },
    {
      key: 'to-reflective-vest',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f9ba', size: 0.52 }],
    },
    {
      key: 'to-work-coat',
      tint: 'stone',
      stage: 'arch',
      objects: [{ emoji: '1f97c', size: 0.52 }],
    },
    {
      key: 'to-safety-helmet-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '26d1-fe0f', size: 0.7 }],
    },
    {
      key: 'to-safety-helmet-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '26d1-fe0f', size: 0.7, hue: -130 }],
    },
    {
      key: 'to-safety-helmet-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '26d1-fe0f', size: 0.7, hue: 40, saturation: 1.3, brightness: 1.3 }],
    },
    {
      key: 'to-safety-helmet',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '26d1-fe0f', size: 0.52 }],
    },
    {
      key: 'to-splash-goggles-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f97d', size: 0.7 }],
    },
    {
      key: 'to-splash-goggles-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f97d', size: 0.7, hue: 170 }],
    },
    {
      key: 'to-splash-goggles',
      tint: 'celadon',
      stage: 'arch',
      objects: [{ emoji: '1f97d', size: 0.5, y: 0.74 }],
    },
    {
      key: 'to-field-helmet-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fa96', size: 0.7 }],
    },
    {
      key: 'to-field-helmet-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1fa96', size: 0.7, hue: -60, saturation: 0.6, brightness: 1.3 }],
    },
    {
      key: 'to-field-helmet-c3',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fa96', size: 0.7, saturation: 0.05, brightness: 0.6 }],
    },
    {
      key: 'to-field-helmet',
      tint: 'celadon',
      stage: 'step',
      objects: [{ emoji: '1fa96', size: 0.46 }],
    },
    {
      key: 'to-brass-padlock',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f512', size: 0.48 }],
    },
    {
      key: 'to-warning-beacon-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f6a8', size: 0.7 }],
    },
    {
      key: 'to-warning-beacon-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f6a8', size: 0.7, hue: 40, saturation: 1.3, brightness: 1.3 }],
    },
    {
      key: 'to-warning-beacon',
      tint: 'ink',
      stage: 'plinth',
      objects: [{ emoji: '1f6a8', size: 0.48 }],
    },
    {
      key: 'to-car-extinguisher',
      tint: 'blush',
      stage: 'arch',
      objects: [{ emoji: '1f9ef', size: 0.52 }],
    },
    {
      key: 'to-dome-tent-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '26fa', size: 0.7 }],
    },
    {
      key: 'to-dome-tent-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '26fa', size: 0.7, hue: 80 }],
    },
    {
      key: 'to-dome-tent-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '26fa', size: 0.7, hue: -90 }],
    },
    {
      key: 'to-dome-tent',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '26fa', size: 0.58 }],
    },
    {
      key: 'to-beach-umbrella-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '26f1-fe0f', size: 0.7 }],
    },
    {
      key: 'to-beach-umbrella-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '26f1-fe0f', size: 0.7, hue: -140 }],
    },
    {
      key: 'to-beach-umbrella',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '26f1-fe0f', size: 0.56 }],
    },
    {
      key: 'to-camp-weekend',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1f3ab', size: 0.46 }],
    },
    {
      key: 'to-titanium-pot',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f372', size: 0.46, saturation: 0.3 }],
    },
    {
      key: 'to-twig-stove',
      tint: 'ink',
      stage: 'plinth',
      objects: [
        { emoji: '1f525', size: 0.42, x: 0.42 },
        { emoji: '1fab5', size: 0.26, x: 0.7, y: 0.755 },
      ],
    },
    {
      key: 'to-rattan-picnic-c1',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f9fa', size: 0.7 }],
    },
    {
      key: 'to-rattan-picnic-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9fa', size: 0.7, saturation: 0.6, brightness: 0.7 }],
    },
    {
      key: 'to-rattan-picnic',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f9fa', size: 0.54 }],
    },
    {
      key: 'to-edc-torch',
      tint: 'ink',
      stage: 'disc',
      objects: [{ emoji: '1f526', size: 0.54 }],
    },
    {
      key: 'to-camp-lantern-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f3ee', size: 0.68 }],
    },
    {
      key: 'to-camp-lantern-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f3ee', size: 0.68, hue: 120, saturation: 0.6 }],
    },
    {
      key: 'to-camp-lantern-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f3ee', size: 0.68, saturation: 0.3, brightness: 1.2 }],
    },
    {
      key: 'to-camp-lantern',
      tint: 'ink',
      stage: 'arch',
      objects: [{ emoji: '1f3ee', size: 0.46, saturation: 0.7 }],
    },
    {
      key: 'to-travel-telescope',
      tint: 'ink',
      stage: 'window',
      objects: [{ emoji: '1f52d', size: 0.58 }],
    },
    {
      key: 'to-hiking-boot-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f97e', size: 0.7 }],
    },
    {
      key: 'to-hiking-boot-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f97e', size: 0.7, hue: -35, saturation: 0.7, brightness: 0.8 }],
    },
    {
      key: 'to-hiking-boot-c3',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f97e', size: 0.7, hue: 45, saturation: 0.6, brightness: 0.85 }],
    },
    {
      key: 'to-hiking-boot',
      tint: 'sand',
      stage: 'step',
      objects: [{ emoji: '1f97e', size: 0.52 }],
    },
    {
      key: 'to-trek-pack-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f392', size: 0.7 }],
    },
    {
      key: 'to-trek-pack-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f392', size: 0.7, hue: 130, saturation: 0.7, brightness: 0.85 }],
    },
    {
      key: 'to-trek-pack',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f392', size: 0.54, hue: 130, saturation: 0.7, brightness: 0.85 }],
    },
    {
      key: 'to-brass-compass-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f9ed', size: 0.7 }],
    },
    {
      key: 'to-brass-compass-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f9ed', size: 0.7, saturation: 0.5, brightness: 0.75 }],
    },
    {
      key: 'to-brass-compass',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f9ed', size: 0.5 }],
    },
    {
      key: 'to-city-bike-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f6b2', size: 0.68 }],
    },
    {
      key: 'to-city-bike-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f6b2', size: 0.68, hue: 140 }],
    },
    {
      key: 'to-city-bike-c3',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f6b2', size: 0.68, hue: -130 }],
    },
    {
      key: 'to-city-bike',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1f6b2', size: 0.6, hue: 140 }],
    },
    {
      key: 'to-longboard',
      tint: 'mist',
      stage: 'plain',
      objects: [{ emoji: '1f6f9', size: 0.56 }],
    },
    {
      key: 'to-beach-volleyball',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1f3d0', size: 0.5 }],
    },
    {
      key: 'to-carbon-rod',
      tint: 'mist',
      stage: 'window',
      objects: [{ emoji: '1f3a3', size: 0.52 }],
    },
    {
      key: 'to-snorkel-set-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f93f', size: 0.7 }],
    },
    {
      key: 'to-snorkel-set-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f93f', size: 0.7, hue: -130 }],
    },
    {
      key: 'to-snorkel-set',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f93f', size: 0.54 }],
    },
    {
      key: 'to-teak-canoe-paddle',
      tint: 'celadon',
      stage: 'arch',
      objects: [{ emoji: '1f6f6', size: 0.54 }],
    },
  ],
  goods: [
    {
      key: 'to-combo-wrench',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-wrench',
      name: {
        zh: '两用扳手 铬钒钢开口梅花 镜面抛光 8-24mm 汽修五金套装散卖',
        en: 'Combination wrench, chrome vanadium, open and ring end, 8–24 mm',
      },
      sellingPoint: { zh: '梅花端偏十五度 伸进窄缝', en: 'Ring end offset 15° for tight gaps' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 15.9,
      weightGrams: 120,
      stock: 3200,
      sold: 9840,
      code: 'JF-CW',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '8mm', en: '8 mm' } },
            { text: { zh: '10mm', en: '10 mm' }, extraYuan: 2 },
            { text: { zh: '13mm', en: '13 mm' }, extraYuan: 4 },
            { text: { zh: '17mm', en: '17 mm' }, extraYuan: 9 },
            { text: { zh: '19mm', en: '19 mm' }, extraYuan: 12 },
            { text: { zh: '24mm', en: '24 mm' }, extraYuan: 22 },
          ],
        },
        {
          name: { zh: '表面', en: 'Finish' },
          values: [{ text: { zh: '镜面', en: 'Mirror' } }, { text: { zh: '雾面', en: 'Satin' } }],
        },
      ],
      pictures: ['to-combo-wrench', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铬钒钢', en: 'Chrome vanadium' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '8–24 mm', en: '8–24 mm' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '两用扳手', en: 'Combination wrench' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '整支铬钒钢锻打，硬度 HRC 42 到 46，开口端用久不张嘴。梅花端十二角，每次只要转三十度就能换位。',
          en: 'Forged chrome vanadium at HRC 42–46. The twelve-point ring needs only thirty degrees of swing.',
        },
        {
          zh: '镀铬两层，机油擦得掉。请勿套管加力，也不要当锤子敲。',
          en: 'Double chrome wipes clean of oil. Never extend with a pipe or use as a hammer.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-adjustable-wrench-set',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-wrench',
      name: {
        zh: '活动扳手锤子组合 家用维修三件套 大开口防滑 6 寸 8 寸 10 寸',
        en: 'Adjustable wrench and hammer set for home repair, 6 to 10 in',
      },
      sellingPoint: { zh: '涡轮不松 拧一天还夹得住', en: 'Worm gear stays tight all day' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 89,
      listPriceYuan: 119,
      weightGrams: 1450,
      stock: 420,
      sold: 2250,
      code: 'JF-AW3',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单扳手 8 寸', en: '8 in wrench' } },
            { text: { zh: '扳手加锤', en: 'Wrench and hammer' }, extraYuan: 30 },
            { text: { zh: '三件套', en: 'Three-piece' }, extraYuan: 55 },
          ],
        },
      ],
      pictures: ['to-adjustable-wrench-set', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铬钒钢', en: 'Chrome vanadium' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '活动扳手', en: 'Adjustable wrench' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '6–10 in', en: '6–10 in' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '钳口加宽到 38mm，水龙头螺母一把夹住。刻度在正面，对照着开就行。',
          en: 'Jaws open to 38 mm for tap nuts, with a scale on the face.',
        },
        {
          zh: '受力请让固定钳口在上，蜗轮才不易跳。每年滴一滴油。',
          en: 'Pull towards the fixed jaw; a drop of oil each year.',
        },
      ],
    },
    {
      key: 'to-g-clamp',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-wrench',
      name: {
        zh: 'G 字夹 重型木工夹具 铸铁固定夹 C 型夹 2 寸 3 寸 4 寸 6 寸',
        en: 'Heavy-duty G-clamp, cast iron, 2 to 6 in',
      },
      sellingPoint: { zh: '丝杆梯形牙 一拧就吃力', en: 'Trapezoid thread bites quickly' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 26.8,
      weightGrams: 760,
      stock: 1100,
      sold: 3420,
      code: 'JF-GC2',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '2 寸', en: '2 in' } },
            { text: { zh: '3 寸', en: '3 in' }, extraYuan: 5 },
            { text: { zh: '4 寸', en: '4 in' }, extraYuan: 11 },
            { text: { zh: '6 寸', en: '6 in' }, extraYuan: 24 },
          ],
        },
      ],
      pictures: ['to-g-clamp', 'to-wood', 'to-parts'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '球墨铸铁', en: 'Ductile iron' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '2–6 in', en: '2–6 in' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '夹具', en: 'Clamp' }, isIndexed: true },
      ],
      description: [
        {
          zh: '弓体球墨铸铁，喷塑深灰，夹到三百公斤不变形。压头活动 20 度，斜面也能贴住。',
          en: 'Ductile iron, coated, holds 300 kg without bending. A swivel pad suits slopes.',
        },
        { zh: '木工胶合请垫木片，免得压印。丝杆常抹黄油。', en: 'Use scrap wood under the pads; grease the screw.' },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 26.8 },
        { pieces: 50, priceYuan: 23.9 },
        { pieces: 200, priceYuan: 21.5 },
      ],
    },
    {
      key: 'to-s2-screwdriver',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-driver',
      name: {
        zh: 'S2 合金钢螺丝刀 十字一字带磁 防滑大柄 家用工业级穿心可敲',
        en: 'S2 screwdriver, Phillips and slotted, magnetic, go-through shank',
      },
      sellingPoint: { zh: '柄尾有钢帽 能敲', en: 'Steel cap takes a hammer' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 12.8,
      listPriceYuan: 15.8,
      weightGrams: 110,
      stock: 2600,
      sold: 7720,
      code: 'JF-SD1',
      specs: [
        {
          name: { zh: '型号', en: 'Model' },
          values: [
            { text: { zh: 'PH0×75', en: 'PH0×75' } },
            { text: { zh: 'PH1×100', en: 'PH1×100' }, extraYuan: 2 },
            { text: { zh: 'PH2×100', en: 'PH2×100' }, extraYuan: 3 },
            { text: { zh: 'PH2×150', en: 'PH2×150' }, extraYuan: 6 },
            { text: { zh: 'SL5×100', en: 'SL5×100' }, extraYuan: 2 },
            { text: { zh: 'SL6×150', en: 'SL6×150' }, extraYuan: 5 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '红柄', en: 'Red handle' } }, { text: { zh: '黑柄', en: 'Black handle' } }],
        },
      ],
      pictures: ['to-s2-screwdriver', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'S2 合金钢', en: 'S2 steel' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '螺丝刀', en: 'Screwdriver' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: 'PH0–PH2', en: 'PH0–PH2' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '杆身 S2 热处理到 HRC 60，批头喷砂，吃住螺丝不打滑。柄分硬芯和软皮两层，手出汗也捏得牢。',
          en: 'S2 shaft at HRC 60 with a blasted tip; two-material handle stays grippy.',
        },
        {
          zh: '带磁，可吸 M5 螺丝。本品不绝缘，请勿带电操作。',
          en: 'Magnetic to M5. Not insulated, never use on live wires.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-bit-set-46',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-driver',
      name: { zh: '批头棘轮套装 46 件 1/4 内六角梅花套筒 车载家用维修', en: 'Bit and ratchet set, 46 pieces, 1/4 in' },
      sellingPoint: { zh: '七十二齿 转五度就响', en: '72 teeth, five degrees per click' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 59,
      weightGrams: 920,
      stock: 930,
      sold: 5120,
      code: 'JF-BS46',
      specs: [
        {
          name: { zh: '件数', en: 'Pieces' },
          values: [
            { text: { zh: '25 件', en: '25 pieces' } },
            { text: { zh: '46 件', en: '46 pieces' }, extraYuan: 20 },
            { text: { zh: '108 件', en: '108 pieces' }, extraYuan: 90 },
          ],
        },
      ],
      pictures: ['to-bit-set-46', 'to-bench', 'to-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铬钒钢', en: 'Chrome vanadium' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: '1/4 in', en: '1/4 in' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '套装', en: 'Set' }, isIndexed: true },
      ],
      description: [
        {
          zh: '棘轮 72 齿，窄处也转得开。内六角从 H2 到 H8，梅花 T10 到 T40，卡位泡棉一格一件，少了看得见。',
          en: 'A 72-tooth ratchet, hex H2–H8, star T10–T40 in fitted foam.',
        },
        {
          zh: '批头磨秃可单配。盒扣压到底再放车里，免得散一地。',
          en: 'Bits are sold singly. Latch the case before driving off.',
        },
      ],
    },
    {
      key: 'to-hex-key-set',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-driver',
      name: {
        zh: '内六角扳手 9 件套 加长球头 1.5-10mm 公制 自行车家具',
        en: 'Hex key set, nine pieces, long ball-end, 1.5–10 mm',
      },
      sellingPoint: { zh: '斜二十五度也能拧', en: 'Drives at 25 degrees' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 28.8,
      weightGrams: 320,
      stock: 0,
      sold: 4310,
      code: 'JF-HK9',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '平头', en: 'Flat' } },
            { text: { zh: '球头', en: 'Ball-end' }, extraYuan: 6 },
            { text: { zh: '梅花', en: 'Star' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['to-hex-key-set', 'to-parts', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铬钒钢', en: 'Chrome vanadium' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '1.5–10 mm', en: '1.5–10 mm' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '内六角', en: 'Hex key' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '长臂拧得远，短臂力气大，尺寸刻在杆上，不会磨掉。塑料夹按颜色分大小。',
          en: 'Long arm for reach, short for torque; sizes are engraved and colour-coded.',
        },
        {
          zh: '球头只作快速带入，最后锁紧请用短臂平头，以免崩边。',
          en: 'Use the ball end for speed only; tighten with the short flat end.',
        },
      ],
    },
    {
      key: 'to-claw-hammer',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-striking',
      name: {
        zh: '羊角锤 高碳钢锤头 胡桃木柄 木工拔钉锤 0.35kg 0.5kg 家用',
        en: 'Claw hammer, high-carbon steel, walnut handle',
      },
      sellingPoint: { zh: '锤头与柄打了楔 甩不掉', en: 'Wedged head, never flies off' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 45,
      listPriceYuan: 59,
      weightGrams: 720,
      stock: 760,
      sold: 2810,
      code: 'JF-HM5',
      specs: [
        {
          name: { zh: '重量', en: 'Weight' },
          values: [
            { text: { zh: '0.25kg', en: '0.25 kg' } },
            { text: { zh: '0.35kg', en: '0.35 kg' }, extraYuan: 6 },
            { text: { zh: '0.5kg', en: '0.5 kg' }, extraYuan: 14 },
          ],
        },
        {
          name: { zh: '手柄', en: 'Handle' },
          values: [{ text: { zh: '木柄', en: 'Wood' } }, { text: { zh: '纤维柄', en: 'Fibreglass' }, extraYuan: 6 }],
        },
      ],
      pictures: ['to-claw-hammer', 'to-wood', 'to-bench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '高碳钢', en: 'High-carbon steel' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '羊角锤', en: 'Claw hammer' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '0.25–0.5 kg', en: '0.25–0.5 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '锤面淬火 HRC 52，微凸，砸偏也不留月牙印。拔钉口磨尖，贴着木板就能夹住钉帽。',
          en: 'Face hardened to HRC 52, slightly domed. Sharp claws grip nails flush with the board.',
        },
        {
          zh: '木柄上亚麻油，干燥季节若松动，泡水一小时再敲紧。请戴护目镜使用。',
          en: 'Oiled handle; if loose, soak an hour and tap tight. Wear goggles.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-hand-saw',
      store: 'yuanxing',
      brand: 'juya',
      category: 'tools-hand-striking',
      name: {
        zh: '木工手锯 三面磨齿 快速省力 园林果树板锯 12 寸 16 寸 20 寸',
        en: 'Woodworking hand saw, triple-ground teeth, 12 to 20 in',
      },
      sellingPoint: { zh: '拉推都吃木 锯末不堵', en: 'Cuts both ways, clears dust' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 49,
      listPriceYuan: 65,
      weightGrams: 480,
      stock: 380,
      sold: 1890,
      code: 'JY-HS4',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '12 寸', en: '12 in' } },
            { text: { zh: '16 寸', en: '16 in' }, extraYuan: 10 },
            { text: { zh: '20 寸', en: '20 in' }, extraYuan: 22 },
          ],
        },
        {
          name: { zh: '齿数', en: 'Teeth' },
          values: [{ text: { zh: '7 齿/寸', en: '7 TPI' } }, { text: { zh: '11 齿/寸', en: '11 TPI' }, extraYuan: 5 }],
        },
      ],
      pictures: ['to-hand-saw', 'to-wood', 'to-bench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'SK5 钢', en: 'SK5 steel' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '手锯', en: 'Hand saw' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '12–20 in', en: '12–20 in' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '锯板 0.9mm SK5，齿尖高频淬火，切湿松木不夹。柄与板成 45 度和 90 度，可以当角尺划线。',
          en: '0.9 mm SK5 with hardened tips. The handle doubles as a 45° and 90° square.',
        },
        {
          zh: '锯完抹一点机油，套上护套。淬火齿不宜自己锉磨，钝了换刀。',
          en: 'Oil and sheath after use. Hardened teeth are not for filing.',
        },
      ],
    },
    {
      key: 'to-camp-axe',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-hand-striking',
      name: {
        zh: '露营斧头 手工锻打 劈柴砍树 胡桃木长柄 送牛皮护套',
        en: 'Camp axe, hand-forged, walnut handle, leather sheath',
      },
      sellingPoint: { zh: '刃口手磨 出厂能削纸', en: 'Hand-honed, shaves paper' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 168,
      listPriceYuan: 198,
      weightGrams: 1250,
      stock: 145,
      sold: 980,
      code: 'YD-AX2',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '小斧 30cm', en: 'Small, 30 cm' } },
            { text: { zh: '长柄 45cm', en: 'Long, 45 cm' }, extraYuan: 50 },
            { text: { zh: '大斧 65cm', en: 'Large, 65 cm' }, extraYuan: 120 },
          ],
        },
      ],
      pictures: ['to-camp-axe', 'to-camp', 'to-wood'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '高碳钢', en: 'High-carbon steel' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '斧', en: 'Axe' }, isIndexed: true },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '30–65 cm', en: '30–65 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '斧头由一块钢打成，锤印还看得见。刃厚二十五度，劈松木一下到底。',
          en: 'One piece of forged steel, hammer marks visible. A 25° edge splits pine in one blow.',
        },
        {
          zh: '柄用楔子锁紧，每季抹一次亚麻油。用时脚分开，护套收好，不要给未成年人。',
          en: 'Oil the handle each season, stand wide, keep sheathed and away from minors.',
        },
      ],
    },
    {
      key: 'to-steel-ruler',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-measure',
      name: {
        zh: '不锈钢直尺 加厚 15cm 30cm 50cm 100cm 双面刻度 裁切制图',
        en: 'Stainless steel ruler, 15 to 100 cm, both sides marked',
      },
      sellingPoint: { zh: '刻度腐蚀成 不怕酒精', en: 'Etched marks survive alcohol' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 9.9,
      weightGrams: 60,
      stock: 4200,
      sold: 12400,
      code: 'JF-RU2',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '15cm', en: '15 cm' } },
            { text: { zh: '30cm', en: '30 cm' }, extraYuan: 4 },
            { text: { zh: '50cm', en: '50 cm' }, extraYuan: 12 },
            { text: { zh: '100cm', en: '100 cm' }, extraYuan: 29 },
          ],
        },
      ],
      pictures: ['to-steel-ruler', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '不锈钢', en: 'Stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '15–100 cm', en: '15–100 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '精度', en: 'Accuracy' },
          value: { zh: '0.5 mm', en: '0.5 mm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '1mm 厚，正面毫米，反面英寸，零位从端头开始。背后贴不反光层，室外划线不晃眼。',
          en: '1 mm thick, millimetres and inches, zero at the very end, anti-glare.',
        },
        { zh: '挂孔在末端。磕弯请勿再当直尺裁切。', en: 'Hang by the hole. Retire it from cutting if bent.' },
      ],
    },
    {
      key: 'to-carpenter-square',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-measure',
      name: {
        zh: '三角尺木工角尺 铝合金 90 度 45 度 7 寸 12 寸 划线定位',
        en: "Carpenter's triangle square, aluminium, 7 and 12 in",
      },
      sellingPoint: { zh: '边有靠山 卡住就能划', en: 'A lip locks on the edge' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 29.9,
      weightGrams: 380,
      stock: 670,
      sold: 1980,
      code: 'JF-SQ7',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [{ text: { zh: '7 寸', en: '7 in' } }, { text: { zh: '12 寸', en: '12 in' }, extraYuan: 18 }],
        },
        {
          name: { zh: '单位', en: 'Unit' },
          values: [{ text: { zh: '公制', en: 'Metric' } }, { text: { zh: '英制', en: 'Imperial' } }],
        },
      ],
      pictures: ['to-carpenter-square', 'to-wood', 'to-bench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '7–12 in', en: '7–12 in' },
          isIndexed: true,
        },
        {
          name: { zh: '精度', en: 'Accuracy' },
          value: { zh: '0.1 mm/100 mm', en: '0.1 mm/100 mm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '铝合金压铸后双面铣平，角度看刻线直接读。厚边靠住木料，推着铅笔就能画等距线。',
          en: 'Die-cast and milled; read angles directly. The lip slides along the edge for parallel lines.',
        },
        { zh: '落地请重测直角。机床附近不要用作塞铁。', en: 'Recheck squareness after a drop.' },
      ],
    },
    {
      key: 'to-fabric-shears',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-hand-measure',
      name: {
        zh: '多用途剪刀 裁缝服装剪 高碳不锈钢 9 寸 10 寸 皮革地毯快递',
        en: 'Multi-purpose shears, high-carbon stainless, for cloth and leather',
      },
      sellingPoint: { zh: '轴承销 剪到尖不让刀', en: 'Cuts true to the tip' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 36.8,
      weightGrams: 260,
      stock: 540,
      sold: 2610,
      code: 'JF-SC9',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '8 寸', en: '8 in' } },
            { text: { zh: '9 寸', en: '9 in' }, extraYuan: 6 },
            { text: { zh: '10 寸', en: '10 in' }, extraYuan: 14 },
          ],
        },
        {
          name: { zh: '手柄', en: 'Handle' },
          values: [{ text: { zh: '红', en: 'Red' } }, { text: { zh: '墨绿', en: 'Dark green' } }],
        },
      ],
      pictures: ['to-fabric-shears', 'to-bench', 'to-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '不锈钢', en: 'Stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '8–10 in', en: '8–10 in' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '剪刀', en: 'Shears' }, isIndexed: true },
      ],
      description: [
        {
          zh: '刃口交叉到尖，布边不毛。支点螺丝带锁，松紧可调。柄长 11cm，四指能放进。',
          en: 'Blades meet to the tip; the pivot locks and adjusts. A long handle fits four fingers.',
        },
        {
          zh: '剪纸会钝，布剪与纸剪最好分开。刃上擦机油。',
          en: 'Keep separate from paper. A touch of oil on the blades.',
        },
      ],
    },
    {
      key: 'to-twist-drill',
      store: 'yuanxing',
      brand: 'juya',
      category: 'tools-power-bits',
      name: {
        zh: 'HSS-G 麻花钻 直柄全磨制 5.5mm 钻头 不锈钢铁板木头开孔 每盒 10 支',
        en: 'HSS-G twist drills, straight shank, fully ground, for steel and wood, box of 10',
      },
      sellingPoint: { zh: '顶角 135 度 不打样冲也不跑', en: '135° split point starts without wandering' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 18.8,
      weightGrams: 120,
      stock: 5600,
      sold: 16200,
      code: 'JY-HD',
      specs: [
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '1.0mm', en: '1.0 mm' } },
            { text: { zh: '2.5mm', en: '2.5 mm' } },
            { text: { zh: '4.2mm', en: '4.2 mm' }, extraYuan: 6 },
            { text: { zh: '5.5mm', en: '5.5 mm' }, extraYuan: 12 },
            { text: { zh: '6.8mm', en: '6.8 mm' }, extraYuan: 21 },
            { text: { zh: '8.5mm', en: '8.5 mm' }, extraYuan: 38 },
            { text: { zh: '10mm', en: '10 mm' }, extraYuan: 62 },
            { text: { zh: '12mm', en: '12 mm' }, soldOut: true, extraYuan: 98 },
          ],
        },
      ],
      pictures: ['to-twist-drill', 'to-parts', 'to-bench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'HSS-G 高速钢', en: 'HSS-G' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '1–12 mm', en: '1–12 mm' },
          isIndexed: true,
        },
        {
          name: { zh: '柄型', en: 'Shank' },
          value: { zh: '直柄', en: 'Straight' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '整支 HSS 6542 磨制，沟槽亮，排屑顺。5.5mm 钻 M5 通孔，6.8mm 攻 M8 底孔，规格激光刻在柄上。',
          en: 'Ground from HSS 6542. 5.5 mm clears M5, 6.8 mm is the tapping size for M8; sizes are lasered on the shank.',
        },
        {
          zh: '钢板用低转速加油，孔深过直径三倍请提一提排屑。10 盒起批，规格可拼。',
          en: 'Low speed with oil on steel; clear chips in deep holes. Ten boxes minimum, sizes may be mixed.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 18.8 },
        { pieces: 50, priceYuan: 16.5 },
        { pieces: 200, priceYuan: 14.5 },
      ],
      isRecommended: true,
    },
    {
      key: 'to-masonry-bits',
      store: 'yuanxing',
      brand: 'juya',
      category: 'tools-power-bits',
      name: {
        zh: '冲击钻头 合金硬质 四坑方柄圆柄 墙面混凝土打孔 6-16mm',
        en: 'Masonry hammer bit, carbide tip, SDS or round shank, 6–16 mm',
      },
      sellingPoint: { zh: '瓷砖墙先慢后快', en: 'Slow first on tiled walls' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 25.9,
      listPriceYuan: 32,
      weightGrams: 180,
      stock: 1800,
      sold: 4420,
      code: 'JY-MB6',
      specs: [
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '6mm', en: '6 mm' } },
            { text: { zh: '8mm', en: '8 mm' }, extraYuan: 3 },
            { text: { zh: '10mm', en: '10 mm' }, extraYuan: 6 },
            { text: { zh: '12mm', en: '12 mm' }, extraYuan: 10 },
            { text: { zh: '16mm', en: '16 mm' }, extraYuan: 22 },
          ],
        },
        {
          name: { zh: '柄型', en: 'Shank' },
          values: [{ text: { zh: '圆柄', en: 'Round' } }, { text: { zh: '方柄四坑', en: 'SDS plus' }, extraYuan: 3 }],
        },
      ],
      pictures: ['to-masonry-bits', 'to-site', 'to-parts'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'YG8 硬质合金', en: 'YG8 carbide' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '6–16 mm', en: '6–16 mm' },
          isIndexed: true,
        },
        {
          name: { zh: '柄型', en: 'Shank' },
          value: { zh: '圆柄、方柄', en: 'Round, SDS plus' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '刃口 YG8 合金焊透，打钢筋混凝土一孔约二十秒。螺旋四槽排灰，不抱钻。',
          en: 'A fully brazed carbide tip drills reinforced concrete in about twenty seconds per hole. Four flutes clear dust.',
        },
        {
          zh: '铺瓷砖处请垫胶带，先低速开窝。遇到钢筋停下换位，别硬顶。',
          en: 'Tape tiles and start slowly; stop and move if you meet steel.',
        },
      ],
    },
    {
      key: 'to-circular-blade',
      store: 'yuanxing',
      brand: 'juya',
      category: 'tools-power-bits',
      name: {
        zh: '合金圆锯片 木工切割片 110 125 185 230mm 40 齿 60 齿',
        en: 'Carbide circular saw blade, 110 to 230 mm, for wood',
      },
      sellingPoint: { zh: '碰到钉子少崩一颗', en: 'Loses fewer teeth on nails' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '片', en: 'piece' },
      priceYuan: 39.9,
      weightGrams: 320,
      stock: 640,
      sold: 2230,
      code: 'JY-SB5',
      specs: [
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [
            { text: { zh: '110mm', en: '110 mm' } },
            { text: { zh: '125mm', en: '125 mm' }, extraYuan: 8 },
            { text: { zh: '185mm', en: '185 mm' }, extraYuan: 24 },
            { text: { zh: '230mm', en: '230 mm' }, extraYuan: 46 },
          ],
        },
        {
          name: { zh: '齿数', en: 'Teeth' },
          values: [
            { text: { zh: '30T', en: '30T' } },
            { text: { zh: '40T', en: '40T' }, extraYuan: 5 },
            { text: { zh: '60T', en: '60T' }, extraYuan: 12 },
          ],
        },
      ],
      pictures: ['to-circular-blade', 'to-wood', 'to-parts'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '硬质合金', en: 'Carbide' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '110–230 mm', en: '110–230 mm' },
          isIndexed: true,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '木材', en: 'Wood' }, isIndexed: true },
      ],
      description: [
        {
          zh: '75Cr1 钢板激光切缝，齿面单独焊。齿数少的快，齿数多的断面细。锯片内孔 20/22/25.4，附变径圈。',
          en: '75Cr1 plate with individually brazed teeth; bores 20 to 25.4 mm with rings.',
        },
        {
          zh: '装时箭头对转向，锁紧后空转半分钟。木板夹钉先取出，护罩不要拆。',
          en: 'Match the arrow, spin free for half a minute, remove nails, keep the guard.',
        },
      ],
    },
    {
      key: 'to-step-drill-wood',
      store: 'yuanxing',
      brand: 'juya',
      category: 'tools-power-bits',
      name: { zh: '木工开孔器 扁钻套装 六角柄 平底孔铰链孔 16-38mm', en: 'Flat wood boring bits, hex shank, 16–38 mm' },
      sellingPoint: { zh: '三点定心 不劈边', en: 'Three points, no splintered edge' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 45,
      weightGrams: 340,
      stock: 0,
      sold: 1570,
      code: 'JY-FD3',
      specs: [
        {
          name: { zh: '件数', en: 'Pieces' },
          values: [
            { text: { zh: '3 支', en: '3 pieces' } },
            { text: { zh: '6 支', en: '6 pieces' }, extraYuan: 20 },
            { text: { zh: '8 支', en: '8 pieces' }, extraYuan: 36 },
          ],
        },
      ],
      pictures: ['to-step-drill-wood', 'to-wood', 'to-parts'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '高碳钢', en: 'High-carbon steel' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '16–38 mm', en: '16–38 mm' },
          isIndexed: true,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '木材', en: 'Wood' }, isIndexed: true },
      ],
      description: [
        {
          zh: '中心尖先吃，两侧齿划边，孔口干净。六角柄手电钻、电批都夹得住。',
          en: 'A centre point and two spurs cut clean; the hex shank fits drills and drivers.',
        },
        {
          zh: '转速放低，看到木屑变细就退。铰链孔请用 35mm，深度 13mm。',
          en: 'Low speed, back out as chips thin. Hinge cups take 35 mm at 13 mm deep.',
        },
      ],
    },
    {
      key: 'to-cordless-driver',
      store: 'shensheng',
      brand: 'hengci',
      category: 'tools-power-machine',
      name: {
        zh: '充电电动螺丝刀 12V 锂电 5 档扭力 家具组装 迷你手持',
        en: 'Cordless screwdriver 12 V, five torque settings, compact',
      },
      sellingPoint: { zh: '咔嗒一声 就停在该停的地方', en: 'Clicks off at the right torque' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 149,
      listPriceYuan: 199,
      weightGrams: 720,
      stock: 320,
      sold: 2810,
      code: 'HC-D4',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机', en: 'Driver' } },
            { text: { zh: '加电池充电器', en: 'With battery and charger' }, extraYuan: 60 },
            { text: { zh: '加 32 件批头', en: 'With 32 bits' }, extraYuan: 90 },
          ],
        },
      ],
      pictures: ['to-cordless-driver', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '电压', en: 'Voltage' },
          value: { zh: '12 V', en: '12 V' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: '1/4 in', en: '1/4 in' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '电批', en: 'Driver' }, isIndexed: true },
      ],
      description: [
        {
          zh: '无刷马达，两挡转速，最大 35 牛米。扭力圈 1 到 5，装柜子用 2、拧自攻用 4。LED 照着批头。',
          en: 'Brushless, two speeds, 35 N·m. Torque 2 for furniture, 4 for tapping screws; a light at the bit.',
        },
        {
          zh: '电池可充约五百次，Type-C 充一小时。请勿拧 M8 以上螺栓，那是大机器的活。',
          en: 'About five hundred charges, one hour by Type-C. Not for M8 and larger.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-mini-inflator',
      store: 'shensheng',
      brand: 'hengci',
      category: 'tools-power-machine',
      name: {
        zh: '便携充气泵 电动打气筒 车载汽车自行车篮球 数显预设 充到停',
        en: 'Portable inflator, digital preset, stops at pressure',
      },
      sellingPoint: { zh: '半瓶矿泉水大 放包里', en: 'The size of half a water bottle' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 169,
      weightGrams: 560,
      stock: 260,
      sold: 4320,
      code: 'HC-P2',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '标准', en: 'Standard' } },
            { text: { zh: '带大电池', en: 'With large battery' }, extraYuan: 50 },
            { text: { zh: '带灯与枪头包', en: 'With light and nozzle kit' }, extraYuan: 35 },
          ],
        },
      ],
      pictures: ['to-mini-inflator', 'to-road', 'to-box'],
      params: [
        {
          name: { zh: '电压', en: 'Voltage' },
          value: { zh: '12 V', en: '12 V' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '压力', en: 'Pressure' },
          value: { zh: '最大 150 PSI', en: 'Up to 150 PSI' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '汽车胎从 2.0 打到 2.5 约两分钟，数显自停。自行车用小电池款够了，汽车请选大电池。',
          en: 'A car tyre from 2.0 to 2.5 bar in about two minutes, stops itself. Choose the large battery for cars.',
        },
        {
          zh: '连续工作十分钟歇一歇，外壳会烫。附球针、法嘴、充气床嘴。',
          en: 'Rest after ten minutes. Ball, bicycle and bed nozzles included.',
        },
      ],
    },
    {
      key: 'to-sharpening-service',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-power-machine',
      name: {
        zh: '刀具刃磨服务券 斧头锯剪厨刀精磨 寄修往返 电子凭证',
        en: 'Tool sharpening voucher for axes, shears and knives, e-certificate',
      },
      sellingPoint: { zh: '寄来 三天磨好', en: 'Send it in, sharp in three days' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '份', en: 'item' },
      priceYuan: 39.9,
      weightGrams: 0,
      stock: 300,
      sold: 402,
      code: 'JF-GR1',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '一把', en: 'One' } },
            { text: { zh: '三把', en: 'Three' }, extraYuan: 60 },
            { text: { zh: '五把', en: 'Five' }, extraYuan: 100 },
          ],
        },
        {
          name: { zh: '品类', en: 'Type' },
          values: [
            { text: { zh: '斧锯', en: 'Axes and saws' } },
            { text: { zh: '剪刀', en: 'Shears' } },
            { text: { zh: '厨刀', en: 'Kitchen knives' } },
          ],
        },
      ],
      pictures: ['to-sharpening-service', 'to-bench', 'to-wood'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '电子凭证', en: 'E-certificate' },
          isIndexed: true,
        },
        {
          name: { zh: '周期', en: 'Lead time' },
          value: { zh: '3 天', en: '3 days' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '师傅按原角度开刃，磨完擦油，拍照发给你。崩口超过 3mm 或刃宽不足，会先报价再动。',
          en: 'Sharpened at the original angle, oiled, photographed. Damage over 3 mm is quoted first.',
        },
        {
          zh: '付款后把凭证码写进寄件备注，运费自理，收到后三天寄回。锯条淬火齿不接。',
          en: 'Put the code in your parcel note; shipping is yours. Hardened saw teeth are excluded.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'to-toolbox-steel',
      store: 'yuanxing',
      brand: 'jiangfeng',
      category: 'tools-power-box',
      name: {
        zh: '铁皮工具箱 手提三层 加厚冷轧钢 收纳维修五金箱 14-19 寸',
        en: 'Steel toolbox, three tiers, 14 to 19 in',
      },
      sellingPoint: { zh: '打开三层一起升', en: 'All three tiers rise together' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 89,
      listPriceYuan: 129,
      weightGrams: 2200,
      stock: 340,
      sold: 2120,
      code: 'JF-BX3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红', en: 'Red' }, picture: 'to-toolbox-steel-c1' },
            { text: { zh: '绿', en: 'Green' }, picture: 'to-toolbox-steel-c2' },
            { text: { zh: '灰', en: 'Grey' }, picture: 'to-toolbox-steel-c3' },
          ],
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '14 寸', en: '14 in' } },
            { text: { zh: '17 寸', en: '17 in' }, extraYuan: 28 },
            { text: { zh: '19 寸', en: '19 in' }, extraYuan: 58 },
          ],
        },
      ],
      pictures: ['to-toolbox-steel', 'to-toolbox-steel-c1', 'to-toolbox-steel-c2', 'to-bench', 'to-parts'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '冷轧钢', en: 'Cold-rolled steel' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '14–19 in', en: '14–19 in' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '工具箱', en: 'Toolbox' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '0.8mm 冷轧钢卷边，提梁铆在骨架上，三十公斤提起不歪。三层托盘随盖升起，最底格放大锤。',
          en: '0.8 mm rolled steel; the handle is riveted to the frame for 30 kg. Trays rise with the lid.',
        },
        {
          zh: '内壁静电粉，潮湿天垫防锈纸。锁扣可挂小锁。',
          en: 'Powder-coated inside, use anti-rust paper in damp. Takes a small padlock.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-leather-tool-case',
      store: 'bottega-arno',
      brand: 'sasso-arno',
      category: 'tools-power-box',
      name: {
        zh: '意大利植鞣牛皮手提工具包 手缝多格 黄铜锁扣 木工皮艺钟表随身收纳',
        en: 'Italian vegetable-tanned leather tool case, hand-stitched, brass clasp',
      },
      sellingPoint: { zh: '工具各有各的位置', en: 'A place for every tool' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 860,
      listPriceYuan: 980,
      weightGrams: 1680,
      stock: 28,
      sold: 74,
      code: 'SA-TC1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '干邑', en: 'Cognac' }, picture: 'to-leather-tool-case-c1' },
            { text: { zh: '深栗', en: 'Chestnut' }, picture: 'to-leather-tool-case-c2' },
          ],
        },
        {
          name: { zh: '内格', en: 'Pockets' },
          values: [
            { text: { zh: '8 格', en: '8 pockets' } },
            { text: { zh: '12 格', en: '12 pockets' }, extraYuan: 90 },
          ],
        },
      ],
      pictures: ['to-leather-tool-case', 'to-leather-tool-case-c1', 'to-leather-tool-case-c2', 'to-wood', 'to-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '植鞣牛皮', en: 'Vegetable-tanned leather' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手缝', en: 'Hand-stitched' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '手提包', en: 'Case' }, isIndexed: true },
      ],
      description: [
        {
          zh: '箱体用 3mm 牛肩皮，一刀裁到底，四角翻折后手缝。内格朝中间略收，凿子、起子、卡尺插进去不晃，盖子合上也不会串位。',
          en: 'The body is 3 mm shoulder leather cut in one piece, corners folded and sewn by hand. Pockets taper so chisels, drivers and calipers stay put when the lid closes.',
        },
        {
          zh: '黄铜插扣没有电镀，用久了会暗，擦一擦又亮。淋湿请平放阴干，每年抹一次牛油脂膏，不要用鞋油。工具不含。',
          en: 'The unplated brass clasp dulls and polishes up again. Dry flat if wet, feed with balm once a year, no shoe polish. Tools not included.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'to-parts-case',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-power-box',
      name: {
        zh: '零件收纳盒 透明分格 螺丝配件五金盒 可拆隔板 带提手锁扣',
        en: 'Parts case, clear lid, removable dividers, handle',
      },
      sellingPoint: { zh: '倒过来不串格', en: 'Turn it over, nothing mixes' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 35.9,
      weightGrams: 680,
      stock: 1100,
      sold: 3420,
      code: 'WK-PC5',
      specs: [
        {
          name: { zh: '格数', en: 'Cubes' },
          values: [
            { text: { zh: '10 格', en: '10 cells' } },
            { text: { zh: '18 格', en: '18 cells' }, extraYuan: 8 },
            { text: { zh: '24 格', en: '24 cells' }, extraYuan: 16 },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单盒', en: 'Box only' } },
            { text: { zh: '装满 M3–M6 螺丝', en: 'Filled, M3–M6 screws' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['to-parts-case', 'to-parts', 'to-box'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP', en: 'PP' }, isIndexed: true },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '零件盒', en: 'Parts case' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '10–24 格', en: '10–24 cells' },
          isIndexed: true,
        },
      ],
      description: [
        { zh: '隔板到盖顶不留缝，提走不会串。锁扣两道，掉桌下不开。', en: 'Dividers reach the lid, two latches hold.' },
        {
          zh: '装满款附规格贴纸。别放油性溶剂，盒体会发白。',
          en: 'Filled sets have size labels. Solvents cloud the plastic.',
        },
      ],
    },
    {
      key: 'to-hex-bolt',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-bolts',
      name: {
        zh: 'M8×20 螺栓 304 不锈钢外六角螺丝 全牙 GB/T 5783 每盒 50 颗 批发',
        en: 'M8×20 hex bolt, 304 stainless, full thread, box of 50',
      },
      sellingPoint: { zh: '牙纹车滚 手拧到底', en: 'Rolled threads run by hand' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 16.8,
      weightGrams: 900,
      stock: 8600,
      sold: 23150,
      code: 'WK-HB8',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M6×16', en: 'M6×16' } },
            { text: { zh: 'M6×20', en: 'M6×20' }, extraYuan: 1 },
            { text: { zh: 'M6×30', en: 'M6×30' }, extraYuan: 3 },
            { text: { zh: 'M8×20', en: 'M8×20' }, extraYuan: 4 },
            { text: { zh: 'M8×25', en: 'M8×25' }, extraYuan: 6 },
            { text: { zh: 'M8×30', en: 'M8×30' }, extraYuan: 8 },
            { text: { zh: 'M8×40', en: 'M8×40' }, extraYuan: 12 },
            { text: { zh: 'M10×30', en: 'M10×30' }, extraYuan: 19 },
          ],
        },
        {
          name: { zh: '材料', en: 'Material' },
          values: [
            { text: { zh: '304 不锈钢', en: '304 stainless' } },
            { text: { zh: '8.8 级镀锌', en: 'Grade 8.8 zinc' } },
            { text: { zh: '316 不锈钢', en: '316 stainless' }, extraYuan: 14 },
          ],
        },
      ],
      pictures: ['to-hex-bolt', 'to-parts', 'to-box'],
      params: [
        {
          name: { zh: '螺纹', en: 'Thread' },
          value: { zh: 'M6–M10', en: 'M6–M10' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '304 不锈钢', en: '304 stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '头型', en: 'Head' },
          value: { zh: '外六角', en: 'Hex head' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '50 颗', en: '50 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '冷镦成型，滚压牙纹，头部六方四面打标。304 用于水边、厨房和户外机架；8.8 级镀锌强度更高，用于钢架与机械连接，但怕海雾。',
          en: 'Cold-headed with rolled threads and marked heads. 304 suits wet and outdoor frames; grade 8.8 zinc is stronger but dislikes salt air.',
        },
        {
          zh: '按盒起订，最少 10 盒，规格可拼。螺母、平垫、弹垫在本店另有单独链接，同规格一起下单合包寄出。',
          en: 'Ten boxes minimum, sizes may be mixed. Matching nuts and washers ship in the same parcel.',
        },
        {
          zh: '不锈钢螺栓高速锁紧容易咬死，请放慢转速或抹一点润滑脂。',
          en: 'Stainless threads can seize at speed: slow down or add a little grease.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 16.8 },
        { pieces: 50, priceYuan: 14.6 },
        { pieces: 200, priceYuan: 12.5 },
        { pieces: 1000, priceYuan: 10.9 },
      ],
      isRecommended: true,
    },
    {
      key: 'to-hex-nut',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-bolts',
      name: {
        zh: 'M8 螺母 六角螺帽 304 不锈钢 防松尼龙锁紧 M5–M12 每盒 100 只',
        en: 'M8 hex nut, 304 stainless, plain or nylon lock, box of 100',
      },
      sellingPoint: { zh: '上机自动锁也不滑', en: 'Runs clean on power drivers' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 13.8,
      weightGrams: 500,
      stock: 7200,
      sold: 15830,
      code: 'WK-HN8',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M5', en: 'M5' } },
            { text: { zh: 'M6', en: 'M6' }, extraYuan: 3 },
            { text: { zh: 'M8', en: 'M8' }, extraYuan: 9 },
            { text: { zh: 'M10', en: 'M10' }, extraYuan: 24 },
            { text: { zh: 'M12', en: 'M12' }, extraYuan: 42 },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '普通六角', en: 'Plain' } },
            { text: { zh: '尼龙锁紧', en: 'Nylon lock' }, extraYuan: 5 },
            { text: { zh: '法兰面', en: 'Flange' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['to-hex-nut', 'to-parts', 'to-box'],
      params: [
        {
          name: { zh: '螺纹', en: 'Thread' },
          value: { zh: 'M5–M12', en: 'M5–M12' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '304 不锈钢', en: '304 stainless steel' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '螺母', en: 'Nut' }, isIndexed: true },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '100 只', en: '100 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '六方对边符合常用扳手，M8 用 13mm，M10 用 16 或 17mm。尼龙锁紧款拧入最后三牙会变紧，这是防松圈在起作用。',
          en: 'M8 takes a 13 mm spanner. The last three turns of the lock version feel tight: that is the nylon ring working.',
        },
        {
          zh: '尼龙圈建议在 100℃ 以下使用，反复拆装五次后请换新。一盒 100 只，整箱 40 盒。',
          en: 'Keep nylon rings below 100 °C and replace after five uses. 100 to a box, 40 boxes to a carton.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 13.8 },
        { pieces: 50, priceYuan: 12.4 },
        { pieces: 200, priceYuan: 10.9 },
      ],
    },
    {
      key: 'to-washer-kit',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-bolts',
      name: {
        zh: '平垫弹垫组合 304 不锈钢垫片 加大加厚 M3-M16 华司 每盒 200 片',
        en: 'Flat and spring washers, 304 stainless, M3–M16, box of 200',
      },
      sellingPoint: { zh: '冲裁后过筛 没有毛边', en: 'Tumbled after stamping, no burrs' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 13.9,
      weightGrams: 400,
      stock: 5400,
      sold: 9760,
      code: 'WK-FW3',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M4', en: 'M4' } },
            { text: { zh: 'M5', en: 'M5' } },
            { text: { zh: 'M6', en: 'M6' }, extraYuan: 1 },
            { text: { zh: 'M8', en: 'M8' }, extraYuan: 4 },
            { text: { zh: 'M10', en: 'M10' }, extraYuan: 8 },
            { text: { zh: 'M12', en: 'M12' }, extraYuan: 14 },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '平垫', en: 'Flat' } },
            { text: { zh: '弹垫', en: 'Spring' } },
            { text: { zh: '加大平垫', en: 'Oversize' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['to-washer-kit', 'to-parts', 'to-box'],
      params: [
        {
          name: { zh: '螺纹', en: 'Thread' },
          value: { zh: 'M4–M12', en: 'M4–M12' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '304 不锈钢', en: '304 stainless steel' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '垫片', en: 'Washer' }, isIndexed: true },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '200 片', en: '200 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '平垫分散压力，弹垫防松，软木和塑料件请选加大款。厚度误差在 0.1mm 以内，叠着装机也整齐。',
          en: 'Flat washers spread load, spring washers resist loosening; use oversize on wood and plastic.',
        },
        {
          zh: 'M8 平垫内径 8.4、外径 16、厚 1.6mm，其他规格见盒内对照卡。10 盒起批。',
          en: 'M8 flat: 8.4 × 16 × 1.6 mm; see the card for others. Ten boxes minimum.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 13.9 },
        { pieces: 50, priceYuan: 12.2 },
        { pieces: 200, priceYuan: 10.8 },
      ],
    },
    {
      key: 'to-socket-screw',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-bolts',
      name: {
        zh: '内六角螺丝 圆柱头杯头螺钉 12.9 级发黑 M3–M8 每盒 100 颗',
        en: 'Socket head cap screws, grade 12.9 black, M3–M8, box of 100',
      },
      sellingPoint: { zh: '六角孔到底平 扳手不打滑', en: 'Flat-bottomed socket, no slip' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 18.8,
      weightGrams: 650,
      stock: 6100,
      sold: 11320,
      code: 'WK-SC4',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M3×10', en: 'M3×10' } },
            { text: { zh: 'M4×12', en: 'M4×12' }, extraYuan: 2 },
            { text: { zh: 'M5×16', en: 'M5×16' }, extraYuan: 5 },
            { text: { zh: 'M5×20', en: 'M5×20' }, extraYuan: 6 },
            { text: { zh: 'M6×20', en: 'M6×20' }, extraYuan: 10 },
            { text: { zh: 'M8×25', en: 'M8×25' }, extraYuan: 22 },
          ],
        },
        {
          name: { zh: '材料', en: 'Material' },
          values: [
            { text: { zh: '12.9 级发黑', en: '12.9 black' } },
            { text: { zh: '304 不锈钢', en: '304 stainless' }, extraYuan: 8 },
          ],
        },
      ],
      pictures: ['to-socket-screw', 'to-parts', 'to-bench'],
      params: [
        {
          name: { zh: '螺纹', en: 'Thread' },
          value: { zh: 'M3–M8', en: 'M3–M8' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '合金钢', en: 'Alloy steel' },
          isIndexed: true,
        },
        {
          name: { zh: '头型', en: 'Head' },
          value: { zh: '圆柱头', en: 'Cap head' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '100 颗', en: '100 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '杯头滚花，先用手带进几牙再上扳手。M5 用 4mm 内六角，M6 用 5mm，M8 用 6mm。',
          en: 'Knurled heads start by hand. M5 takes a 4 mm key, M6 5 mm, M8 6 mm.',
        },
        {
          zh: '发黑处理带防锈油，室内机床、模具和自行车常用；户外请选不锈钢款。',
          en: 'The oiled black finish suits indoor machines; choose stainless outdoors.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 18.8 },
        { pieces: 50, priceYuan: 16.6 },
        { pieces: 300, priceYuan: 14.2 },
      ],
    },
    {
      key: 'to-self-tapping',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-screws',
      name: {
        zh: '自攻螺丝 沉头十字 木工纤维板钉 M3.5×16 M4×30 碳钢镀锌 每盒 200 颗',
        en: 'Self-tapping screws, countersunk, for wood and board, box of 200',
      },
      sellingPoint: { zh: '尾部开口 松木不用引孔', en: 'Slotted tip, no pilot in pine' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 12.8,
      weightGrams: 380,
      stock: 4800,
      sold: 13640,
      code: 'WK-ST4',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M3.5×16', en: 'M3.5×16' } },
            { text: { zh: 'M3.5×25', en: 'M3.5×25' }, extraYuan: 1 },
            { text: { zh: 'M4×20', en: 'M4×20' }, extraYuan: 2 },
            { text: { zh: 'M4×30', en: 'M4×30' }, extraYuan: 4 },
            { text: { zh: 'M4×40', en: 'M4×40' }, extraYuan: 6 },
            { text: { zh: 'M5×50', en: 'M5×50' }, extraYuan: 12 },
          ],
        },
        {
          name: { zh: '表面', en: 'Finish' },
          values: [
            { text: { zh: '彩锌', en: 'Yellow zinc' } },
            { text: { zh: '黑磷化', en: 'Black phosphate' } },
            { text: { zh: '304 不锈钢', en: '304 stainless' }, extraYuan: 9 },
          ],
        },
      ],
      pictures: ['to-self-tapping', 'to-wood', 'to-parts'],
      params: [
        {
          name: { zh: '螺纹', en: 'Thread' },
          value: { zh: 'M3.5–M5', en: 'M3.5–M5' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '碳钢', en: 'Carbon steel' },
          isIndexed: true,
        },
        {
          name: { zh: '头型', en: 'Head' },
          value: { zh: '沉头', en: 'Countersunk' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '200 颗', en: '200 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '牙距大，进板快，头下带刮槽，锁平不爆木。配 PH2 批头。',
          en: 'Coarse thread drives fast; ribs under the head sink flush. Use a PH2 bit.',
        },
        {
          zh: '硬木和板边请先打引孔，M4 用 2.8mm 钻头。石膏板选黑磷化，潮湿处选不锈钢。',
          en: 'Pre-drill hardwood and edges, 2.8 mm for M4. Black for plasterboard, stainless for damp.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 12.8 },
        { pieces: 50, priceYuan: 11.2 },
        { pieces: 200, priceYuan: 9.9 },
      ],
      isRecommended: true,
    },
    {
      key: 'to-expansion-bolt',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-screws',
      name: {
        zh: '膨胀螺丝 国标拉爆螺栓 M6 M8 M10 M12 热水器空调支架 每盒 20 套',
        en: 'Expansion anchor bolts, M6–M12, for brackets and heaters, box of 20',
      },
      sellingPoint: { zh: '吊重一百公斤不松', en: 'Holds a hundred kilos' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 22.8,
      weightGrams: 1200,
      stock: 3600,
      sold: 8450,
      code: 'WK-EB8',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M6×60', en: 'M6×60' } },
            { text: { zh: 'M8×80', en: 'M8×80' }, extraYuan: 6 },
            { text: { zh: 'M8×100', en: 'M8×100' }, extraYuan: 9 },
            { text: { zh: 'M10×100', en: 'M10×100' }, extraYuan: 18 },
            { text: { zh: 'M12×120', en: 'M12×120' }, extraYuan: 34 },
          ],
        },
        {
          name: { zh: '材料', en: 'Material' },
          values: [
            { text: { zh: '碳钢镀锌', en: 'Zinc steel' } },
            { text: { zh: '304 不锈钢', en: '304 stainless' }, extraYuan: 24 },
          ],
        },
      ],
      pictures: ['to-expansion-bolt', 'to-site', 'to-parts'],
      params: [
        {
          name: { zh: '螺纹', en: 'Thread' },
          value: { zh: 'M6–M12', en: 'M6–M12' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '碳钢', en: 'Carbon steel' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '膨胀螺栓', en: 'Anchor' },
          isIndexed: true,
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '20 套', en: '20 sets' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '一套含螺杆、套管、平垫、弹垫和螺母。M8 钻 10mm 孔，M10 钻 12mm 孔，孔要比套管深 1cm，打完把灰吹净。',
          en: 'Each set has bolt, sleeve, washers and nut. Drill 10 mm for M8 and 12 mm for M10, 1 cm deeper than the sleeve, then blow out dust.',
        },
        {
          zh: '承重以 C30 混凝土实墙计，空心砖、加气块不适用，请改用化学锚栓。',
          en: 'Ratings are for solid concrete; not for hollow or aerated block.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 22.8 },
        { pieces: 50, priceYuan: 20.5 },
        { pieces: 200, priceYuan: 18.2 },
      ],
    },
    {
      key: 'to-map-pins',
      store: 'citong',
      category: 'tools-fasteners-screws',
      name: {
        zh: '工字图钉 彩色按钉 软木板照片墙大头钉 钢针 100 枚盒装',
        en: 'Push pins for cork boards, steel point, box of 100',
      },
      sellingPoint: { zh: '针长一厘米 扎得稳', en: 'A full centimetre of steel' },
      origin: { country: 'cn', place: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 9.9,
      weightGrams: 90,
      stock: 2600,
      sold: 6240,
      code: 'CT-MP1',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '工字钉', en: 'Push pin' }, picture: 'to-map-pins-c1' },
            { text: { zh: '圆头针', en: 'Ball pin' }, picture: 'to-map-pins-c2' },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '50 枚', en: '50 pieces' } },
            { text: { zh: '100 枚', en: '100 pieces' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['to-map-pins', 'to-map-pins-c1', 'to-map-pins-c2', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '钢', en: 'Steel' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '图钉', en: 'Pin' }, isIndexed: true },
        {
          name: { zh: '数量', en: 'Quantity' },
          value: { zh: '50–100 枚', en: '50–100 pieces' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '针体镀镍钢，根部注塑包到 4mm 深，拔出来不会只剩针。六色混装，也可备注单色。',
          en: 'Nickel-plated steel moulded 4 mm deep so the head never pulls off. Six colours mixed, single on request.',
        },
        {
          zh: '软木、毛毡和泡沫板都好用；石膏板请选圆头款斜着扎。放在孩子拿不到的地方。',
          en: 'Good in cork, felt and foam; use the ball pin at an angle in plaster. Keep from children.',
        },
      ],
    },
    {
      key: 'to-steel-chain',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-chain',
      name: {
        zh: '304 不锈钢链条 铁链子 吊灯广告牌晾衣护栏宠物链 2-8mm 按米裁',
        en: '304 stainless steel chain, 2–8 mm, cut by the metre',
      },
      sellingPoint: { zh: '每一环都焊死', en: 'Every link welded' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '米', en: 'metre' },
      priceYuan: 19.9,
      weightGrams: 620,
      stock: 2400,
      sold: 5410,
      code: 'WK-CH3',
      specs: [
        {
          name: { zh: '线径', en: 'Wire diameter' },
          values: [
            { text: { zh: '2mm', en: '2 mm' } },
            { text: { zh: '3mm', en: '3 mm' }, extraYuan: 6 },
            { text: { zh: '4mm', en: '4 mm' }, extraYuan: 14 },
            { text: { zh: '6mm', en: '6 mm' }, extraYuan: 38 },
            { text: { zh: '8mm', en: '8 mm' }, soldOut: true, extraYuan: 72 },
          ],
        },
        {
          name: { zh: '环型', en: 'Link' },
          values: [{ text: { zh: '长环', en: 'Long link' } }, { text: { zh: '短环', en: 'Short link' }, extraYuan: 3 }],
        },
      ],
      pictures: ['to-steel-chain', 'to-parts', 'to-site'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '304 不锈钢', en: '304 stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '线径', en: 'Wire diameter' },
          value: { zh: '2–8 mm', en: '2–8 mm' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '链条', en: 'Chain' }, isIndexed: true },
      ],
      description: [
        {
          zh: '一根圆钢弯环后闪光焊，焊口磨平，穿过手套不勾丝。整卷 50 米内不断头，多拍连裁。',
          en: 'Round bar, flash-welded and ground smooth. Up to 50 m in one length; order several metres for one piece.',
        },
        {
          zh: '3mm 短环静载参考 160kg，吊装请留五倍余量，不可用于载人与起重机械。',
          en: '3 mm short link: about 160 kg static. Allow a factor of five; not for lifting people or cranes.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 19.9 },
        { pieces: 50, priceYuan: 17.6 },
        { pieces: 200, priceYuan: 15.8 },
      ],
    },
    {
      key: 'to-quick-link',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-chain',
      name: {
        zh: '快速接环 304 不锈钢跑道扣 链条连接扣 吊环登山包挂扣 M4-M10',
        en: 'Quick link connector, 304 stainless, M4–M10',
      },
      sellingPoint: { zh: '螺母拧到底 就是一个死环', en: 'Screw it down and the ring is closed' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 10.9,
      weightGrams: 110,
      stock: 3100,
      sold: 7230,
      code: 'WK-QL5',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: 'M4', en: 'M4' } },
            { text: { zh: 'M5', en: 'M5' }, extraYuan: 2 },
            { text: { zh: 'M6', en: 'M6' }, extraYuan: 4 },
            { text: { zh: 'M8', en: 'M8' }, extraYuan: 10 },
            { text: { zh: 'M10', en: 'M10' }, extraYuan: 18 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [{ text: { zh: '单只', en: 'One' } }, { text: { zh: '五只', en: 'Five' }, extraYuan: 38 }],
        },
      ],
      pictures: ['to-quick-link', 'to-parts', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '304 不锈钢', en: '304 stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: 'M4–M10', en: 'M4–M10' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '连接扣', en: 'Link' }, isIndexed: true },
      ],
      description: [
        {
          zh: '开口螺母长度盖过缺口，锁紧后两端都咬住牙。表面滚抛，磨绳子少。',
          en: 'The nut covers the gap on both sides; tumbled to spare ropes.',
        },
        {
          zh: '承重打在环身。受力请沿长边，不要横拉；不作攀岩保护。',
          en: 'Load along the length only. Not climbing protection.',
        },
      ],
    },
    {
      key: 'to-swivel-hook',
      store: 'yuanxing',
      brand: 'wukou',
      category: 'tools-fasteners-chain',
      name: {
        zh: '黄铜吊钩 沙袋吊床花篮挂钩 羊眼大鱼钩 承重吊环 天花板 可旋转',
        en: 'Solid brass ceiling hook for hammock, bag or planter',
      },
      sellingPoint: { zh: '三百六十度转 绳子不拧', en: 'Turns so the rope does not twist' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 15.8,
      listPriceYuan: 19.9,
      weightGrams: 260,
      stock: 480,
      sold: 3360,
      code: 'WK-HK6',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '小 6cm', en: 'Small, 6 cm' } },
            { text: { zh: '中 9cm', en: 'Medium, 9 cm' }, extraYuan: 9 },
            { text: { zh: '大 13cm', en: 'Large, 13 cm' }, extraYuan: 26 },
          ],
        },
        {
          name: { zh: '安装', en: 'Mounting' },
          values: [
            { text: { zh: '木牙', en: 'Wood thread' } },
            { text: { zh: '机牙加膨胀套', en: 'Machine thread with anchor' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['to-swivel-hook', 'to-site', 'to-parts'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '黄铜', en: 'Brass' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '6–13 cm', en: '6–13 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '承重', en: 'Load' },
          value: { zh: '30–150 kg', en: '30–150 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '黄铜锻造，钩口带收口，晃动不脱。表面不镀，时间久了颜色变深。',
          en: 'Forged brass with a closing lip. Unplated, it darkens with time.',
        },
        {
          zh: '木梁先打 6mm 引孔；楼板用膨胀套。吊床请用两只大号，固定在承重结构上。',
          en: 'Pre-drill 6 mm in beams, anchor in slabs; use two large hooks on structure for a hammock.',
        },
      ],
    },
    {
      key: 'to-nitrile-gloves',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-hand',
      name: {
        zh: '劳保手套 丁腈浸胶防滑耐磨 13 针尼龙 工地搬运维修园艺 薄款透气',
        en: 'Work gloves, nitrile-dipped nylon, 13-gauge, non-slip',
      },
      sellingPoint: { zh: '戴着能捏起垫片', en: 'Picks up a washer' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '双', en: 'pair' },
      priceYuan: 12.8,
      weightGrams: 60,
      stock: 6200,
      sold: 18900,
      code: 'PJ-GL1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '紫', en: 'Violet' }, picture: 'to-nitrile-gloves-c1' },
            { text: { zh: '灰', en: 'Grey' }, picture: 'to-nitrile-gloves-c2' },
            { text: { zh: '绿', en: 'Green' }, picture: 'to-nitrile-gloves-c3' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [{ text: { zh: 'M', en: 'M' } }, { text: { zh: 'L', en: 'L' } }, { text: { zh: 'XL', en: 'XL' } }],
        },
      ],
      pictures: ['to-nitrile-gloves', 'to-nitrile-gloves-c1', 'to-nitrile-gloves-c2', 'to-site', 'to-bench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '丁腈、尼龙', en: 'Nitrile and nylon' },
          isIndexed: true,
        },
        { name: { zh: '尺码', en: 'Size' }, value: { zh: 'M–XL', en: 'M–XL' }, isIndexed: true },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '浸胶手套', en: 'Dipped gloves' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '13 针尼龙内胆无缝，掌面磨砂丁腈，手背透气。腕口编橡筋，不灌木屑。',
          en: 'Seamless liner, sandy nitrile palm, breathable back and elastic cuff.',
        },
        {
          zh: '不耐明火、强酸和带电作业。冷水机洗，晾干再用三五次没有问题。12 双起批。',
          en: 'Not for flame, acids or live work. Cold wash; twelve pairs minimum.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 12, priceYuan: 12.8 },
        { pieces: 60, priceYuan: 10.9 },
        { pieces: 240, priceYuan: 9.6 },
      ],
      isRecommended: true,
    },
    {
      key: 'to-reflective-vest',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-hand',
      name: {
        zh: '反光背心 施工安全马甲 骑行环卫交通 多口袋拉链 可印字',
        en: 'Reflective vest with pockets and zip, printing available',
      },
      sellingPoint: { zh: '一百五十米外车灯照得见', en: 'Seen in headlights at 150 m' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 29.9,
      listPriceYuan: 39.9,
      weightGrams: 220,
      stock: 1350,
      sold: 4820,
      code: 'PJ-VT3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '荧光橙', en: 'Orange' }, picture: 'to-reflective-vest-c1' },
            { text: { zh: '荧光绿', en: 'Lime' }, picture: 'to-reflective-vest-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: 'L', en: 'L' } },
            { text: { zh: 'XL', en: 'XL' } },
            { text: { zh: 'XXL', en: 'XXL' }, extraYuan: 3 },
          ],
        },
      ],
      pictures: ['to-reflective-vest', 'to-reflective-vest-c1', 'to-reflective-vest-c2', 'to-site', 'to-road'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '涤纶', en: 'Polyester' },
          isIndexed: true,
        },
        {
          name: { zh: '尺码', en: 'Size' },
          value: { zh: 'L–XXL', en: 'L–XXL' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '反光背心', en: 'Vest' }, isIndexed: true },
      ],
      description: [
        {
          zh: '120 克针织涤纶，两横两竖 5cm 反光带，压边双线。胸前对讲机袋、笔插，里面一只大口袋。',
          en: '120 g knit polyester, four 5 cm bands, radio pocket and pen slot.',
        },
        {
          zh: '30℃ 水洗，反光带不可熨烫和漂白。20 件以上可印字，三天出货。',
          en: 'Wash at 30 °C, no ironing on bands. Printing from twenty pieces in three days.',
        },
      ],
    },
    {
      key: 'to-work-coat',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-hand',
      name: {
        zh: '白大褂工作服 实验室电子厂防尘服 长袖薄款 涤棉 学生可穿',
        en: 'White work coat, poly-cotton, long sleeves, for labs and workshops',
      },
      sellingPoint: { zh: '袖口可收 不扫桌面', en: 'Cuffs tighten, no sweeping the bench' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '件', en: 'piece' },
      priceYuan: 59,
      weightGrams: 420,
      stock: 290,
      sold: 1140,
      code: 'PJ-CT2',
      specs: [
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: 'S', en: 'S' } },
            { text: { zh: 'M', en: 'M' } },
            { text: { zh: 'L', en: 'L' } },
            { text: { zh: 'XL', en: 'XL' } },
            { text: { zh: 'XXL', en: 'XXL' } },
          ],
        },
        {
          name: { zh: '季节', en: 'Season' },
          values: [{ text: { zh: '夏薄', en: 'Summer' } }, { text: { zh: '冬厚', en: 'Winter' }, extraYuan: 12 }],
        },
      ],
      pictures: ['to-work-coat', 'to-bench', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '涤棉', en: 'Poly-cotton' },
          isIndexed: true,
        },
        {
          name: { zh: '尺码', en: 'Size' },
          value: { zh: 'S–XXL', en: 'S–XXL' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '工服', en: 'Work coat' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '65% 涤 35% 棉，领口挺，洗五十次不垮。三个口袋都是加固的，尺子放进去不漏。',
          en: '65/35 poly-cotton with reinforced pockets and a crisp collar.',
        },
        {
          zh: '沾墨水先用酒精点拭再洗。本品为普通工服，不防静电、不防化。',
          en: 'Dab ink with alcohol first. Ordinary workwear: not anti-static or chemical-proof.',
        },
      ],
    },
    {
      key: 'to-safety-helmet',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-head',
      name: {
        zh: '安全帽 工地救援头盔 ABS 加厚透气 旋钮调节 下颌带 可印字',
        en: 'Safety helmet, ABS, vented, ratchet adjustment, chin strap',
      },
      sellingPoint: { zh: '后脑一拧就服帖', en: 'One turn and it fits' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '顶', en: 'piece' },
      priceYuan: 49,
      weightGrams: 420,
      stock: 780,
      sold: 3620,
      code: 'PJ-HM2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红', en: 'Red' }, picture: 'to-safety-helmet-c1' },
            { text: { zh: '蓝', en: 'Blue' }, picture: 'to-safety-helmet-c2' },
            { text: { zh: '橙黄', en: 'Amber' }, picture: 'to-safety-helmet-c3' },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '标准', en: 'Standard' } },
            { text: { zh: '带护目镜', en: 'With visor' }, extraYuan: 25 },
            { text: { zh: '带头灯座', en: 'With lamp clip' }, extraYuan: 15 },
          ],
        },
      ],
      pictures: ['to-safety-helmet', 'to-safety-helmet-c1', 'to-safety-helmet-c2', 'to-site', 'to-bench'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS', en: 'ABS' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '头盔', en: 'Helmet' }, isIndexed: true },
        {
          name: { zh: '头围', en: 'Head size' },
          value: { zh: '52–64 cm', en: '52–64 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '帽壳 2.8mm ABS，内衬六点织带，与帽壳留 3cm 缓冲空间。前额汗带可拆洗，旋钮戴手套也拧得动。',
          en: '2.8 mm ABS on a six-point cradle with a 3 cm gap. The sweatband washes, the knob turns in gloves.',
        },
        {
          zh: '受过重击无论有无裂纹都要换。避免贴溶剂型贴纸和长期暴晒，建议两年半更换。',
          en: 'Replace after any heavy blow and about every thirty months. No solvent stickers or long sun.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-splash-goggles',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-head',
      name: {
        zh: '防护护目镜 防雾防飞溅 打磨木工实验骑行 可戴眼镜 大视野',
        en: 'Safety goggles, anti-fog, fits over glasses',
      },
      sellingPoint: { zh: '里面能塞下近视镜', en: 'Room for your glasses' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '副', en: 'pair' },
      priceYuan: 22.8,
      weightGrams: 130,
      stock: 1650,
      sold: 5980,
      code: 'PJ-GG4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '湖蓝', en: 'Lake blue' }, picture: 'to-splash-goggles-c1' },
            { text: { zh: '橙', en: 'Orange' }, picture: 'to-splash-goggles-c2' },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '普通', en: 'Standard' } },
            { text: { zh: '加密封棉', en: 'Foam-sealed' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['to-splash-goggles', 'to-splash-goggles-c1', 'to-splash-goggles-c2', 'to-bench', 'to-site'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PC', en: 'PC' }, isIndexed: true },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '护目镜', en: 'Goggles' },
          isIndexed: true,
        },
        {
          name: { zh: '镜片', en: 'Lens' },
          value: { zh: '2.2 mm', en: '2.2 mm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '2.2mm PC 镜片，内侧亲水涂层，口罩一起戴也不容易起雾。四个侧向气孔带挡板，粉尘进不来。',
          en: '2.2 mm polycarbonate with an anti-fog layer and shielded vents.',
        },
        {
          zh: '清水冲后软布吸干，不要干擦。不可用于电焊和激光。',
          en: 'Rinse and blot, never rub dry. Not for welding or lasers.',
        },
      ],
    },
    {
      key: 'to-field-helmet',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-safety-head',
      name: {
        zh: '户外拓展头盔 真人游戏防护帽 轻量 ABS 侧导轨可装灯 旋钮调节',
        en: 'Outdoor game helmet with rails, light and adjustable',
      },
      sellingPoint: { zh: '侧面导轨能挂灯', en: 'Side rails take a lamp' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '顶', en: 'piece' },
      priceYuan: 139,
      weightGrams: 780,
      stock: 0,
      sold: 870,
      code: 'YD-FH1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '军绿', en: 'Olive' }, picture: 'to-field-helmet-c1' },
            { text: { zh: '沙色', en: 'Sand' }, picture: 'to-field-helmet-c2' },
            { text: { zh: '黑', en: 'Black' }, picture: 'to-field-helmet-c3' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [{ text: { zh: 'M', en: 'M' } }, { text: { zh: 'L', en: 'L' } }],
        },
      ],
      pictures: ['to-field-helmet', 'to-field-helmet-c1', 'to-field-helmet-c2', 'to-trail', 'to-camp'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: 'ABS', en: 'ABS' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '头盔', en: 'Helmet' }, isIndexed: true },
        {
          name: { zh: '头围', en: 'Head size' },
          value: { zh: '54–62 cm', en: '54–62 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '外壳 ABS，内衬 EPP 七块，位置可挪。前额留了通用底座，可以装运动相机。',
          en: 'ABS shell with seven movable EPP pads and a front plate for a camera.',
        },
        {
          zh: '仅供游戏和拓展使用，不能替代骑行、攀岩和摩托车头盔。',
          en: 'For games and team activities only; not for cycling, climbing or motorcycles.',
        },
      ],
    },
    {
      key: 'to-brass-padlock',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-lock',
      name: {
        zh: '全铜挂锁 防锈户外大门柜子锁 同钥匙通开 30 40 50 60mm 四把钥匙',
        en: 'Solid brass padlock, keyed alike option, 30–60 mm, four keys',
      },
      sellingPoint: { zh: '淋三年雨 钥匙还插得进', en: 'Three years of rain, the key still turns' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 25.9,
      weightGrams: 240,
      stock: 1240,
      sold: 6210,
      code: 'PJ-LK3',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '30mm', en: '30 mm' } },
            { text: { zh: '40mm', en: '40 mm' }, extraYuan: 9 },
            { text: { zh: '50mm', en: '50 mm' }, extraYuan: 22 },
            { text: { zh: '60mm', en: '60 mm' }, extraYuan: 39 },
          ],
        },
        {
          name: { zh: '钥匙', en: 'Keys' },
          values: [
            { text: { zh: '不通开', en: 'Keyed different' } },
            { text: { zh: '通开', en: 'Keyed alike' }, extraYuan: 4 },
            { text: { zh: '长梁', en: 'Long shackle' }, extraYuan: 8 },
          ],
        },
      ],
      pictures: ['to-brass-padlock', 'to-site', 'to-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '黄铜', en: 'Brass' },
          isIndexed: true,
        },
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '30–60 mm', en: '30–60 mm' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '挂锁', en: 'Padlock' }, isIndexed: true },
      ],
      description: [
        {
          zh: '锁体整块黄铜铣成，叶片锁芯，锁梁淬火镀铬。上下开关带弹簧，一压就锁。',
          en: 'Milled from solid brass with a hardened chromed shackle; snaps shut.',
        },
        {
          zh: '每半年往锁孔喷一点石墨粉，不要灌机油。通开款请一次买够，后补需报锁号。',
          en: 'A puff of graphite twice a year, no oil. Buy keyed-alike sets together or quote the number.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-warning-beacon',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-lock',
      name: {
        zh: '警示灯 频闪爆闪磁吸 工程车施工夜间信号灯 充电款 红 黄',
        en: 'Warning beacon, strobe, magnetic, rechargeable',
      },
      sellingPoint: { zh: '吸在车顶开八十也不掉', en: 'Holds on the roof at 80 km/h' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 45,
      weightGrams: 360,
      stock: 410,
      sold: 1530,
      code: 'PJ-WB2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红', en: 'Red' }, picture: 'to-warning-beacon-c1' },
            { text: { zh: '琥珀黄', en: 'Amber' }, picture: 'to-warning-beacon-c2' },
          ],
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          values: [
            { text: { zh: '干电池', en: 'Battery' } },
            { text: { zh: 'Type-C 充电', en: 'Rechargeable' }, extraYuan: 18 },
          ],
        },
      ],
      pictures: ['to-warning-beacon', 'to-warning-beacon-c1', 'to-warning-beacon-c2', 'to-site', 'to-road'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PC', en: 'PC' }, isIndexed: true },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C、电池', en: 'Type-C, battery' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '警示灯', en: 'Beacon' }, isIndexed: true },
      ],
      description: [
        {
          zh: '底部三块磁铁加胶圈，不刮漆。旋转、爆闪、常亮三种，夜间八百米可见。',
          en: 'Three magnets on rubber; rotate, strobe or steady, seen at 800 m at night.',
        },
        {
          zh: '红色款请只用于围挡和工地，上路车辆请选琥珀黄并遵守当地规定。',
          en: 'Use red on fences and sites only; choose amber on vehicles and follow local rules.',
        },
      ],
    },
    {
      key: 'to-car-extinguisher',
      store: 'yuanxing',
      brand: 'panjia',
      category: 'tools-safety-lock',
      name: {
        zh: '车载家用灭火器 干粉 1kg 2kg 便携小型 厨房商铺 送支架',
        en: 'Dry-powder fire extinguisher, 1 or 2 kg, with bracket',
      },
      sellingPoint: { zh: '指针在绿区 才是好的', en: 'Needle in green means ready' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 59,
      weightGrams: 1600,
      stock: 360,
      sold: 2450,
      code: 'PJ-FE1',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '1kg', en: '1 kg' } },
            { text: { zh: '2kg', en: '2 kg' }, extraYuan: 28 },
            { text: { zh: '4kg', en: '4 kg' }, extraYuan: 66 },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单瓶', en: 'Extinguisher' } },
            { text: { zh: '加灭火毯', en: 'With fire blanket' }, extraYuan: 22 },
          ],
        },
      ],
      pictures: ['to-car-extinguisher', 'to-site', 'to-road'],
      params: [
        {
          name: { zh: '规格', en: 'Specification' },
          value: { zh: '1–4 kg', en: '1–4 kg' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '干粉', en: 'Dry powder' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '钢', en: 'Steel' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '拔销、握喷管、对准火根、压把左右扫，1kg 约喷八秒。随货有挂架与中英文图示。',
          en: 'Pull, aim at the base, squeeze, sweep; 1 kg lasts about eight seconds. Bracket and guide included.',
        },
        {
          zh: '每月看一次压力，摇一摇防结块。生产日期印在瓶身，仅发陆运，海外地址请先问客服。',
          en: 'Check monthly and shake. Ground shipping only; ask before ordering abroad.',
        },
      ],
    },
    {
      key: 'to-dome-tent',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-tent',
      name: {
        zh: '双人三季帐篷 铝杆双层防暴雨 露营徒步过夜 速开 2-3 人',
        en: 'Three-season double-wall tent, aluminium poles, 2–3 people',
      },
      sellingPoint: { zh: '一个人五分钟搭好', en: 'One person, five minutes' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '顶', en: 'piece' },
      priceYuan: 399,
      weightGrams: 3200,
      stock: 180,
      sold: 2340,
      code: 'YD-TN3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '草绿', en: 'Grass green' }, picture: 'to-dome-tent-c1' },
            { text: { zh: '湖蓝', en: 'Lake blue' }, picture: 'to-dome-tent-c2' },
            { text: { zh: '橙', en: 'Orange' }, picture: 'to-dome-tent-c3' },
          ],
        },
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '双人', en: 'Two-person' } },
            { text: { zh: '三人', en: 'Three-person' }, extraYuan: 90 },
            { text: { zh: '三人带门厅', en: 'Three-person with porch' }, extraYuan: 190 },
          ],
        },
      ],
      pictures: ['to-dome-tent', 'to-dome-tent-c1', 'to-dome-tent-c2', 'to-camp', 'to-trail'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '涤纶、铝', en: 'Polyester and aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '2–3 人', en: '2–3 people' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '帐篷', en: 'Tent' }, isIndexed: true },
      ],
      description: [
        {
          zh: '外帐 75D 涤纶涂层，接缝压胶，静水压 3000mm。内帐网纱透气，两侧开门，夜里出去不踩人。',
          en: '75D coated fly with taped seams, 3000 mm. Mesh inner with two doors.',
        },
        {
          zh: '铝杆 8.5mm，插头加锥，冻手也好插。收纳 45cm，放行李箱斜角。',
          en: '8.5 mm poles with tapered ferrules; packs to 45 cm.',
        },
        {
          zh: '下山先抖沙再晾干，潮着装袋涂层会粘。附地钉 12 支、风绳 6 根、修补片。',
          en: 'Shake out and dry before storing. Twelve pegs, six guys and a patch included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-beach-umbrella',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-tent',
      name: {
        zh: '户外遮阳伞 沙滩伞 2.0 米 2.4 米 防晒涂层可转向 送地插收纳袋',
        en: 'Beach umbrella 2.0 to 2.4 m, tilting, with ground spike',
      },
      sellingPoint: { zh: '伞面能跟着太阳转', en: 'Tilts with the sun' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 139,
      weightGrams: 2800,
      stock: 210,
      sold: 1120,
      code: 'YD-UB2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '红白', en: 'Red and white' }, picture: 'to-beach-umbrella-c1' },
            { text: { zh: '蓝白', en: 'Blue and white' }, picture: 'to-beach-umbrella-c2' },
          ],
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          values: [{ text: { zh: '2.0m', en: '2.0 m' } }, { text: { zh: '2.4m', en: '2.4 m' }, extraYuan: 40 }],
        },
      ],
      pictures: ['to-beach-umbrella', 'to-beach-umbrella-c1', 'to-beach-umbrella-c2', 'to-lake', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '涤纶', en: 'Polyester' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '2.0–2.4 m', en: '2.0–2.4 m' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '遮阳伞', en: 'Umbrella' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '伞骨玻纤，风大会弯不会折；伞顶有透风口，沙滩上站得住。银胶内层挡住大部分直晒。',
          en: 'Fibreglass ribs bend before breaking and a vent steadies it. Silver backing blocks most direct sun.',
        },
        {
          zh: '地插拧入沙里 40cm，五级以上风请收伞。海边用后冲淡水。',
          en: 'Screw the spike 40 cm in; close in strong wind and rinse after the sea.',
        },
      ],
    },
    {
      key: 'to-camp-weekend',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-tent',
      name: {
        zh: '金华山野周末露营体验票 两天一夜 含帐篷装备与领队 电子票',
        en: 'Weekend camping ticket, Jinhua hills, tent and guide included',
      },
      sellingPoint: { zh: '只带睡衣和牙刷', en: 'Bring pyjamas and a toothbrush' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '张', en: 'ticket' },
      priceYuan: 299,
      weightGrams: 0,
      stock: 40,
      sold: 186,
      code: 'YD-WK1',
      specs: [
        {
          name: { zh: '日期', en: 'Date' },
          values: [
            { text: { zh: '每周六', en: 'Saturdays' } },
            { text: { zh: '节假日', en: 'Holidays' }, extraYuan: 80 },
          ],
        },
        {
          name: { zh: '票种', en: 'Ticket' },
          values: [
            { text: { zh: '成人', en: 'Adult' } },
            { text: { zh: '亲子一大一小', en: 'Adult and child' }, extraYuan: 160 },
          ],
        },
      ],
      pictures: ['to-camp-weekend', 'to-camp', 'to-trail'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '线下活动', en: 'In person' },
          isIndexed: true,
        },
        {
          name: { zh: '时长', en: 'Duration' },
          value: { zh: '2 天 1 夜', en: '2 days, 1 night' },
          isIndexed: true,
        },
        {
          name: { zh: '地点', en: 'Place' },
          value: { zh: '浙江金华', en: 'Jinhua, Zhejiang' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '营地在婺江上游的茶山脚下，含帐篷、防潮垫、睡袋、晚餐火锅和第二天的早粥。领队教搭天幕、生火和收营。',
          en: 'At the foot of a tea hill: tent, mat, sleeping bag, hot pot supper and breakfast. The guide teaches tarp, fire and packing up.',
        },
        {
          zh: '满六人成行，人数不足全额退。雨天改期一次，出发前 48 小时可退。12 岁以下须家长同行。',
          en: 'Runs from six people, otherwise refunded. Rain date free; refundable until 48 hours before. Under twelves with an adult.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'to-titanium-pot',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-cook',
      name: {
        zh: '纯钛户外锅具 单人套锅 750ml 1.2L 徒步煮面 折叠手柄 带网袋',
        en: 'Titanium camp pot, 750 ml or 1.2 L, folding handles',
      },
      sellingPoint: { zh: '一部手机的重量', en: 'As light as a phone' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 228,
      listPriceYuan: 289,
      weightGrams: 220,
      stock: 160,
      sold: 940,
      code: 'YD-PT7',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '750ml', en: '750 ml' } },
            { text: { zh: '1.2L', en: '1.2 L' }, extraYuan: 70 },
            { text: { zh: '两件套', en: 'Set of two' }, extraYuan: 160 },
          ],
        },
        {
          name: { zh: '配件', en: 'Accessory' },
          values: [
            { text: { zh: '单锅', en: 'Pot only' } },
            { text: { zh: '加折叠勺', en: 'With folding spork' }, extraYuan: 28 },
          ],
        },
      ],
      pictures: ['to-titanium-pot', 'to-camp', 'to-trail'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '纯钛', en: 'Titanium' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '0.75–1.2 L', en: '0.75–1.2 L' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '105–180 g', en: '105–180 g' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '0.4mm 纯钛拉伸，内壁带刻度，倒水口收一道尖。220 号气罐和炉头正好塞进锅里。',
          en: 'Drawn 0.4 mm titanium with marks and a pouring lip; a small gas can nests inside.',
        },
        {
          zh: '钛导热集中，煮粥要搅。火焰上会烧出蓝紫色，是正常氧化，不影响使用。',
          en: 'Heat concentrates, so stir. Blue and violet tints are normal.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-twig-stove',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-cook',
      name: {
        zh: '柴火炉便携 折叠不锈钢 户外野营焚火台 烧枯枝煮水 烤肉',
        en: 'Folding twig stove, stainless steel, for sticks',
      },
      sellingPoint: { zh: '插片组装 不用一颗螺丝', en: 'Slots together, no screws' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 89,
      listPriceYuan: 119,
      weightGrams: 620,
      stock: 330,
      sold: 1870,
      code: 'YD-ST2',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '小 16cm', en: 'Small, 16 cm' } },
            { text: { zh: '中 24cm', en: 'Medium, 24 cm' }, extraYuan: 30 },
            { text: { zh: '大 35cm', en: 'Large, 35 cm' }, extraYuan: 80 },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单炉', en: 'Stove only' } },
            { text: { zh: '加烤网', en: 'With grill' }, extraYuan: 18 },
          ],
        },
      ],
      pictures: ['to-twig-stove', 'to-camp', 'to-wood'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '不锈钢', en: 'Stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '16–35 cm', en: '16–35 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '柴炉', en: 'Wood stove' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '底部进风、侧壁回风，烟少火旺。十分钟烧开一升水，只要一把枯枝。',
          en: 'Air from below and behind burns with little smoke: a litre boils in ten minutes on a handful of twigs.',
        },
        {
          zh: '第一次使用会烧黄。请遵守林区禁火规定，离开前用水浇透再装袋。',
          en: 'It discolours on first use. Obey fire bans and douse before packing.',
        },
      ],
    },
    {
      key: 'to-rattan-picnic',
      store: 'siam-orchard',
      category: 'tools-outdoor-cook',
      name: {
        zh: '泰国藤编野餐篮 双盖保温内胆 户外露营餐具收纳提篮 大号',
        en: 'Thai rattan picnic basket with lids and insulated liner',
      },
      sellingPoint: { zh: '铺布 摆盘 一提就走', en: 'Cloth, plates, one lift and go' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 268,
      listPriceYuan: 320,
      weightGrams: 1900,
      stock: 74,
      sold: 410,
      code: 'SO-PB4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '原藤', en: 'Natural' }, picture: 'to-rattan-picnic-c1' },
            { text: { zh: '焦茶', en: 'Burnt tea' }, picture: 'to-rattan-picnic-c2' },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '空篮', en: 'Basket' } },
            { text: { zh: '四人餐具', en: 'With tableware for four' }, extraYuan: 140 },
          ],
        },
      ],
      pictures: ['to-rattan-picnic', 'to-rattan-picnic-c1', 'to-rattan-picnic-c2', 'to-camp', 'to-lake'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '藤', en: 'Rattan' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '22 L', en: '22 L' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手编', en: 'Hand-woven' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '篮身粗藤，篮盖细藤，皮扣压住。内胆铝膜加棉，冰袋放四小时菜还是凉的。',
          en: 'Thick cane body, fine cane lids, leather catches. The foil liner with an ice pack keeps food cool about four hours.',
        },
        {
          zh: '内胆可拆擦洗，藤篮怕雨。餐具为不锈钢和棉布，图中不含食物。',
          en: 'Wipe the liner; keep the basket from rain. Steel tableware and cotton cloth; food not included.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'to-edc-torch',
      store: 'shensheng',
      brand: 'hengci',
      category: 'tools-outdoor-light',
      name: {
        zh: '强光手电筒 Type-C 充电 户外巡逻家用应急 铝合金变焦 防水',
        en: 'Rechargeable torch, zoom, aluminium, water-resistant',
      },
      sellingPoint: { zh: '推头变焦 从一片到一点', en: 'Slide from flood to spot' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 89,
      weightGrams: 180,
      stock: 620,
      sold: 4310,
      code: 'HC-FL5',
      specs: [
        {
          name: { zh: '亮度', en: 'Brightness' },
          values: [
            { text: { zh: '1000 流明', en: '1000 lm' } },
            { text: { zh: '2000 流明', en: '2000 lm' }, extraYuan: 40 },
            { text: { zh: '3000 流明', en: '3000 lm' }, extraYuan: 90 },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单支', en: 'Torch only' } },
            { text: { zh: '加车充尾灯', en: 'With car charger and tail light' }, extraYuan: 35 },
          ],
        },
      ],
      pictures: ['to-edc-torch', 'to-camp', 'to-trail'],
      params: [
        {
          name: { zh: '亮度', en: 'Brightness' },
          value: { zh: '1000–3000 lm', en: '1000–3000 lm' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '6063 铝筒硬质阳极氧化，尾部磁吸，吸在车引擎盖上空出双手。四档亮度加爆闪，侧键显示余量。',
          en: 'Hard-anodised aluminium with a magnetic tail. Four levels and strobe, battery shown at the switch.',
        },
        {
          zh: '21700 电池，中档约六小时。强光请勿直射人眼，长期不用充到一半。',
          en: '21700 cell, about six hours at medium. Never aim at eyes; store half charged.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-camp-lantern',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-light',
      name: {
        zh: '复古露营灯 户外帐篷马灯造型 充电暖光 可调光挂灯 续航 40 小时',
        en: 'Retro camp lantern, rechargeable, dimmable, 40 hours',
      },
      sellingPoint: { zh: '光像灯芯一样跳', en: 'Flickers like a wick' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '盏', en: 'piece' },
      priceYuan: 79,
      weightGrams: 420,
      stock: 0,
      sold: 1890,
      code: 'YD-LT2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '绛红', en: 'Crimson' }, picture: 'to-camp-lantern-c1' },
            { text: { zh: '墨绿', en: 'Dark green' }, picture: 'to-camp-lantern-c2' },
            { text: { zh: '沙色', en: 'Sand' }, picture: 'to-camp-lantern-c3' },
          ],
        },
        {
          name: { zh: '电池', en: 'Battery' },
          values: [
            { text: { zh: '4000mAh', en: '4000mAh' } },
            { text: { zh: '8000mAh', en: '8000mAh' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['to-camp-lantern', 'to-camp-lantern-c1', 'to-camp-lantern-c2', 'to-camp', 'to-lake'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
        {
          name: { zh: '色温', en: 'Colour temperature' },
          value: { zh: '2200–3000 K', en: '2200–3000 K' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '露营灯', en: 'Camp lantern' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '外罩是加厚棉纸压膜，可折到五厘米，帐篷里挂着不晃眼。暖光、烛光两种模式，旋钮无级调光。',
          en: 'A coated paper shade folds to 5 cm and gives a soft tent light. Warm or candle mode, stepless dimming.',
        },
        {
          zh: '防泼水，不可淋大雨。8000mAh 可给手机反充一次。附挂钩和地钉座。',
          en: 'Splash-proof only. The larger cell recharges a phone once. Hook and peg base included.',
        },
      ],
    },
    {
      key: 'to-travel-telescope',
      store: 'shensheng',
      category: 'tools-outdoor-light',
      name: {
        zh: '天文望远镜 70mm 入门观月观鸟 便携三脚架 手机夹 学生礼物',
        en: 'Refractor telescope 70 mm for moon and birds, tripod, phone clip',
      },
      sellingPoint: { zh: '看得清环形山的影子', en: 'See the shadows in the craters' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 499,
      weightGrams: 3400,
      stock: 86,
      sold: 730,
      code: 'SS-TS70',
      specs: [
        {
          name: { zh: '口径', en: 'Aperture' },
          values: [
            { text: { zh: '60mm', en: '60 mm' } },
            { text: { zh: '70mm', en: '70 mm' }, extraYuan: 120 },
            { text: { zh: '80mm', en: '80 mm' }, extraYuan: 360 },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '标准', en: 'Standard' } },
            { text: { zh: '加手机夹与背包', en: 'With phone clip and bag' }, extraYuan: 99 },
          ],
        },
      ],
      pictures: ['to-travel-telescope', 'to-camp', 'to-trail'],
      params: [
        {
          name: { zh: '口径', en: 'Aperture' },
          value: { zh: '60–80 mm', en: '60–80 mm' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '折射', en: 'Refractor' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝', en: 'Aluminium' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '多层镀膜消色差物镜，两只目镜 10mm、20mm，正像镜可看鸟看船。三脚架铝管，高 70 到 125cm。',
          en: 'Coated achromat with 10 and 20 mm eyepieces and an erecting prism. Aluminium tripod, 70 to 125 cm.',
        },
        {
          zh: '第一次先对准月亮练习寻星镜。绝不可对准太阳，会伤眼。看行星只能见到小圆点和土星光环的轮廓，请有合理期待。',
          en: "Start with the moon. Never point at the sun. Planets appear small, with Saturn's ring just visible.",
        },
      ],
    },
    {
      key: 'to-hiking-boot',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-hike',
      name: {
        zh: '中帮登山鞋 头层牛皮防泼水 橡胶大底防滑 徒步工装 男女同款 36-46',
        en: 'Mid hiking boot, full-grain leather, rubber lug sole, sizes 36–46',
      },
      sellingPoint: { zh: '脚踝包得住 下坡不顶趾', en: 'Holds the ankle, spares the toes' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '双', en: 'pair' },
      priceYuan: 399,
      weightGrams: 1180,
      stock: 220,
      sold: 2410,
      code: 'YD-HB4',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '麦黄', en: 'Wheat' }, picture: 'to-hiking-boot-c1' },
            { text: { zh: '枣红', en: 'Jujube' }, picture: 'to-hiking-boot-c2' },
            { text: { zh: '橄榄', en: 'Olive' }, picture: 'to-hiking-boot-c3' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [
            { text: { zh: '36–38', en: '36–38' } },
            { text: { zh: '39–41', en: '39–41' } },
            { text: { zh: '42–44', en: '42–44' } },
            { text: { zh: '45–46', en: '45–46' }, extraYuan: 20 },
          ],
        },
      ],
      pictures: ['to-hiking-boot', 'to-hiking-boot-c1', 'to-hiking-boot-c2', 'to-trail', 'to-camp'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '牛皮', en: 'Leather' },
          isIndexed: true,
        },
        {
          name: { zh: '尺码', en: 'Size' },
          value: { zh: '36–46', en: '36–46' },
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
          zh: '2.0mm 头层油浸牛皮，舌片连体防沙。中底 EVA 加尼龙弓，背二十公斤不软。大底齿深 5mm，湿石头上踩得住。',
          en: '2.0 mm oiled leather with gusseted tongue, EVA midsole with nylon shank, 5 mm lugs.',
        },
        {
          zh: '新鞋先穿三五天短路再进山。湿了塞报纸阴干，每月擦一次皮蜡。厚袜子请拍大半码。',
          en: 'Break in for a few days. Dry stuffed with paper, wax monthly; half a size up for thick socks.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-trek-pack',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-hike',
      name: {
        zh: '登山包 40L 50L 60L 轻量徒步双肩背包 背负透气 送防雨罩',
        en: 'Trekking pack 40 to 60 L, breathable back, rain cover',
      },
      sellingPoint: { zh: '重量落在胯上', en: 'Weight sits on the hips' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 329,
      listPriceYuan: 399,
      weightGrams: 1350,
      stock: 190,
      sold: 1740,
      code: 'YD-BP5',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱红', en: 'Cherry' }, picture: 'to-trek-pack-c1' },
            { text: { zh: '松绿', en: 'Pine' }, picture: 'to-trek-pack-c2' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '40L', en: '40 L' } },
            { text: { zh: '50L', en: '50 L' }, extraYuan: 50 },
            { text: { zh: '60L', en: '60 L' }, extraYuan: 110 },
          ],
        },
      ],
      pictures: ['to-trek-pack', 'to-trek-pack-c1', 'to-trek-pack-c2', 'to-trail', 'to-camp'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '尼龙', en: 'Nylon' },
          isIndexed: true,
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '40–60 L', en: '40–60 L' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '1.35 kg', en: '1.35 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '210D 格子尼龙，磨损处换 420D。背长 42 到 50cm 无级可调，腰带口袋放得下手机。',
          en: '210D ripstop with 420D patches. Back length adjusts from 42 to 50 cm.',
        },
        {
          zh: '睡袋放底，重物贴背，轻的放顶。勿机洗，湿布擦后倒挂晾。',
          en: 'Sleeping bag low, heavy items near the back. Wipe, do not machine-wash.',
        },
      ],
    },
    {
      key: 'to-brass-compass',
      store: 'yuanxing',
      brand: 'yedu',
      category: 'tools-outdoor-hike',
      name: {
        zh: '黄铜指南针 充液防抖夜光 翻盖怀表款 户外定向登山教学',
        en: 'Brass compass, liquid-filled, luminous, pocket-watch style',
      },
      sellingPoint: { zh: '针停得快 不用等', en: 'Settles fast' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 68,
      listPriceYuan: 88,
      weightGrams: 130,
      stock: 410,
      sold: 2060,
      code: 'YD-CP1',
      specs: [
        {
          name: { zh: '表面', en: 'Finish' },
          values: [
            { text: { zh: '亮铜', en: 'Bright brass' }, picture: 'to-brass-compass-c1' },
            { text: { zh: '古铜', en: 'Antique' }, picture: 'to-brass-compass-c2' },
          ],
        },
        {
          name: { zh: '刻字', en: 'Engraving' },
          values: [
            { text: { zh: '不刻字', en: 'Plain' } },
            { text: { zh: '刻八字内', en: 'Engraved, up to 8 characters' }, extraYuan: 15 },
          ],
        },
      ],
      pictures: ['to-brass-compass', 'to-brass-compass-c1', 'to-brass-compass-c2', 'to-trail', 'to-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '黄铜', en: 'Brass' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '指南针', en: 'Compass' },
          isIndexed: true,
        },
        {
          name: { zh: '直径', en: 'Diameter' },
          value: { zh: '5 cm', en: '5 cm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '黄铜壳，盘内充油，针两秒内稳。夜光条照一分钟亮两小时。',
          en: 'Brass case, oil-filled, steady in two seconds; a minute of light glows for two hours.',
        },
        {
          zh: '远离手机、磁扣和汽车引擎盖再读数。气泡随海拔出现，下山会消失。',
          en: 'Read away from phones, magnets and engines. Altitude bubbles vanish lower down.',
        },
      ],
    },
    {
      key: 'to-city-bike',
      store: 'yuanxing',
      brand: 'chuanxing',
      category: 'tools-outdoor-ride',
      name: {
        zh: '城市自行车 26 寸 27.5 寸 铝合金 7 速 内走线 通勤轻便单车 免充气胎可选',
        en: 'City bicycle, aluminium, seven-speed, internal cables',
      },
      sellingPoint: { zh: '十三公斤 提上三楼不喘', en: '13 kg, up three floors with ease' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '辆', en: 'unit' },
      priceYuan: 899,
      weightGrams: 13500,
      stock: 68,
      sold: 620,
      code: 'CX-CB7',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱红', en: 'Cherry' }, picture: 'to-city-bike-c1' },
            { text: { zh: '湖绿', en: 'Lake green' }, picture: 'to-city-bike-c2' },
            { text: { zh: '天蓝', en: 'Sky blue' }, picture: 'to-city-bike-c3' },
          ],
        },
        {
          name: { zh: '轮径', en: 'Wheel size' },
          values: [{ text: { zh: '26 寸', en: '26 in' } }, { text: { zh: '27.5 寸', en: '27.5 in' }, extraYuan: 80 }],
        },
      ],
      pictures: ['to-city-bike', 'to-city-bike-c1', 'to-city-bike-c2', 'to-road', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '26–27.5 in', en: '26–27.5 in' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '13.5 kg', en: '13.5 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '6061 铝车架，后下叉加宽，可装童座和货架。机械碟刹，雨天也刹得短。',
          en: '6061 frame with mounts for rack and child seat; mechanical discs stop in the rain.',
        },
        {
          zh: '到货九成组装，装把手、前轮、脚踏，工具随箱。骑前五公里后再拧一次把立和刹车线。',
          en: 'Nearly assembled, tools included. Recheck stem and cables after five kilometres.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-longboard',
      store: 'yuanxing',
      brand: 'chuanxing',
      category: 'tools-outdoor-ride',
      name: {
        zh: '双翘滑板 长板 七层枫木 初学成人青少年刷街 静音大轮',
        en: 'Skateboard, seven-ply maple, double kick, quiet wheels',
      },
      sellingPoint: { zh: '七层加拿大枫木 弹起不断', en: 'Seven-ply maple springs back' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '块', en: 'piece' },
      priceYuan: 268,
      listPriceYuan: 339,
      weightGrams: 3100,
      stock: 130,
      sold: 840,
      code: 'CX-LB3',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '双翘 80cm', en: 'Double kick, 80 cm' } },
            { text: { zh: '小鱼板 56cm', en: 'Mini cruiser, 56 cm' } },
            { text: { zh: '长板 107cm', en: 'Longboard, 107 cm' }, extraYuan: 150 },
          ],
        },
      ],
      pictures: ['to-longboard', 'to-road', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '枫木', en: 'Maple' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '56–107 cm', en: '56–107 cm' },
          isIndexed: true,
        },
        {
          name: { zh: '承重', en: 'Load' },
          value: { zh: '120 kg', en: '120 kg' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '板面冷压七层，砂纸颗粒均匀。轮子 82A，过减速带只有轻响。轴承用七号油，滑得远。',
          en: 'Cold-pressed seven-ply, 82A wheels, bearings oiled to roll far.',
        },
        {
          zh: '先在草地上学刹停，护具和头盔戴好。轮子三个月换位一次。',
          en: 'Learn stopping on grass with pads and helmet. Rotate the wheels every three months.',
        },
      ],
    },
    {
      key: 'to-beach-volleyball',
      store: 'yuanxing',
      category: 'tools-outdoor-ride',
      name: {
        zh: '软式排球 5 号 学生考试训练球 沙滩可用 PU 缝线不伤手 送气筒',
        en: 'Soft volleyball size 5, for school and beach, pump included',
      },
      sellingPoint: { zh: '打十分钟 手臂不红', en: 'Ten minutes without sore arms' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 59,
      listPriceYuan: 75,
      weightGrams: 280,
      stock: 520,
      sold: 1930,
      code: 'YX-VB5',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [{ text: { zh: '软皮', en: 'Soft' } }, { text: { zh: '沙滩防水', en: 'Beach' }, extraYuan: 12 }],
        },
      ],
      pictures: ['to-beach-volleyball', 'to-lake', 'to-box'],
      params: [
        { name: { zh: '材质', en: 'Material' }, value: { zh: 'PU', en: 'PU' }, isIndexed: true },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '5 号', en: 'Size 5' }, isIndexed: true },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '260 g', en: '260 g' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '泡棉夹层三毫米，垫球软，弹性稳。沙滩款缝线涂蜡，浸水不胀。',
          en: 'A 3 mm foam layer softens every dig; the beach version has waxed stitching.',
        },
        {
          zh: '气压 0.3 公斤，指按下一厘米。用后擦沙，别踢。',
          en: '0.3 bar, gives a centimetre. Wipe off sand; not for kicking.',
        },
      ],
    },
    {
      key: 'to-carbon-rod',
      store: 'yuanxing',
      brand: 'hewan',
      category: 'tools-outdoor-water',
      name: {
        zh: '碳素鱼竿 手竿 3.6 4.5 5.4 6.3 米 28 调轻硬 钓鲫鲤 送替换竿稍',
        en: 'Carbon fishing rod, 3.6–6.3 m, 28-tone, spare tip',
      },
      sellingPoint: { zh: '五四只有一百二十克', en: '120 g at 5.4 metres' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 199,
      listPriceYuan: 259,
      weightGrams: 320,
      stock: 240,
      sold: 1640,
      code: 'HW-RD5',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '3.6m', en: '3.6 m' } },
            { text: { zh: '4.5m', en: '4.5 m' }, extraYuan: 30 },
            { text: { zh: '5.4m', en: '5.4 m' }, extraYuan: 70 },
            { text: { zh: '6.3m', en: '6.3 m' }, extraYuan: 120 },
          ],
        },
        {
          name: { zh: '调性', en: 'Action' },
          values: [{ text: { zh: '28 调', en: '28-tone' } }, { text: { zh: '19 调', en: '19-tone' } }],
        },
      ],
      pictures: ['to-carbon-rod', 'to-lake', 'to-camp'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '碳素', en: 'Carbon' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '3.6–6.3 m', en: '3.6–6.3 m' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '手竿', en: 'Pole' }, isIndexed: true },
      ],
      description: [
        {
          zh: '高碳布八次缠绕，握把 EVA 防滑，回力快。28 调偏硬，抽线利落；19 调弯得深，遇大鱼护线。',
          en: 'Eight layers of high-carbon cloth. 28-tone is crisp, 19-tone bends deep to protect the line.',
        },
        {
          zh: '收竿用巧劲，别拍地。远离电线，雷雨天停钓。附第一二节替换件和竿套。',
          en: 'Close gently, keep far from power lines and storms. Spare top sections and sleeve included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'to-snorkel-set',
      store: 'yuanxing',
      brand: 'hewan',
      category: 'tools-outdoor-water',
      name: {
        zh: '浮潜面镜呼吸管套装 全干式 防雾 钢化玻璃 成人儿童可配近视',
        en: 'Snorkel set, dry-top tube, tempered glass, adult and child',
      },
      sellingPoint: { zh: '入水就关阀', en: 'The valve shuts under water' },
      origin: { country: 'cn', place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
      unit: { zh: '套', en: 'set' },
      priceYuan: 129,
      weightGrams: 520,
      stock: 320,
      sold: 1980,
      code: 'HW-SN3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '珊瑚红', en: 'Coral' }, picture: 'to-snorkel-set-c1' },
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'to-snorkel-set-c2' },
          ],
        },
        {
          name: { zh: '尺码', en: 'Size' },
          values: [{ text: { zh: '儿童', en: 'Child' } }, { text: { zh: '成人', en: 'Adult' }, extraYuan: 20 }],
        },
      ],
      pictures: ['to-snorkel-set', 'to-snorkel-set-c1', 'to-snorkel-set-c2', 'to-lake', 'to-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '硅胶、玻璃', en: 'Silicone and glass' },
          isIndexed: true,
        },
        {
          name: { zh: '尺码', en: 'Size' },
          value: { zh: '儿童、成人', en: 'Child, adult' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '浮潜', en: 'Snorkelling' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '双片钢化玻璃，裙边液态硅胶，贴脸不压鼻。呼吸管顶部浮阀，浪盖过也不呛。',
          en: 'Tempered twin lens, soft silicone skirt, float valve on top.',
        },
        {
          zh: '新镜先用牙膏擦内面去膜。用后淡水冲洗，避晒。浮潜请结伴，不会水者穿救生衣。',
          en: 'Rub the inside with toothpaste first. Rinse, shade, go in pairs, wear a vest if you cannot swim.',
        },
      ],
    },
    {
      key: 'to-teak-canoe-paddle',
      store: 'java-shore',
      brand: 'jati-laut',
      category: 'tools-outdoor-water',
      name: {
        zh: '印尼柚木船桨 独木舟桨板手工木桨 户外划船 可作墙饰 1.5 米',
        en: 'Indonesian teak canoe paddle, hand-carved, 1.5 m',
      },
      sellingPoint: { zh: '刨花是一整条的', en: 'Shaved in one long curl' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 368,
      listPriceYuan: 438,
      weightGrams: 1100,
      stock: 26,
      sold: 88,
      code: 'JL-PD2',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '1.35m', en: '1.35 m' } },
            { text: { zh: '1.5m', en: '1.5 m' }, extraYuan: 30 },
            { text: { zh: '1.65m', en: '1.65 m' }, extraYuan: 70 },
          ],
        },
        {
          name: { zh: '款式', en: 'Style' },
          values: [{ text: { zh: '素面', en: 'Plain' } }, { text: { zh: '刻花', en: 'Carved' }, extraYuan: 80 }],
        },
      ],
      pictures: ['to-teak-canoe-paddle', 'to-lake', 'to-wood'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '柚木', en: 'Teak' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '1.35–1.65 m', en: '1.35–1.65 m' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手工', en: 'Handmade' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '一块弦切柚木，桨叶刨到 6mm，边沿包铜钉。涂三遍桐油，泡一季不裂。',
          en: 'One flat-sawn plank, blade planed to 6 mm with copper tacks, three coats of tung oil.',
        },
        {
          zh: '用完立着晾，别压在石头上。船仅为示意，不随货。',
          en: 'Dry standing, never under stones. The boat is for illustration.',
        },
      ],
      tag: '国家馆',
    },
  ],
};
