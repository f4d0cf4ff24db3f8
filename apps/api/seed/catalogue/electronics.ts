import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'electronics',
      name: { zh: '数码电器', en: 'Electronics' },
      picture: 'el-h40-headphones',
      aliases: ['数码', '电器'],
      children: [
        {
          key: 'electronics-phones',
          name: { zh: '手机与配件', en: 'Phones & accessories' },
          picture: 'el-s1-phone',
          aliases: ['手机'],
          children: [
            {
              key: 'electronics-phones-phone',
              name: { zh: '手机', en: 'Phones' },
              picture: 'el-s1-phone',
              commissionRate: 4,
              aliases: ['智能手机', '5G手机', '座机'],
            },
            {
              key: 'electronics-phones-case',
              name: { zh: '手机壳', en: 'Phone cases' },
              picture: 'el-silicone-case',
              commissionRate: 6,
              aliases: ['保护壳', '手机套', '手机包'],
            },
            {
              key: 'electronics-phones-stand',
              name: { zh: '手机支架', en: 'Phone stands' },
              picture: 'el-car-magnet-mount',
              commissionRate: 6,
              aliases: ['支架', '车载支架', '自拍杆'],
            },
            {
              key: 'electronics-phones-charge',
              name: { zh: '充电与数据线', en: 'Chargers & cables' },
              picture: 'el-gan-charger',
              commissionRate: 5,
              aliases: ['充电器', '充电宝', 'Type-C 数据线'],
            },
          ],
        },
        {
          key: 'electronics-audio',
          name: { zh: '影音设备', en: 'Audio' },
          picture: 'el-h40-headphones',
          children: [
            {
              key: 'electronics-audio-headphones',
              name: { zh: '耳机', en: 'Headphones' },
              picture: 'el-h40-headphones',
              commissionRate: 4,
              aliases: ['头戴耳机', '降噪耳机'],
            },
            {
              key: 'electronics-audio-speaker',
              name: { zh: '音箱收音机', en: 'Speakers & radios' },
              picture: 'el-bt-speaker',
              commissionRate: 4,
              aliases: ['蓝牙音箱', '收音机', 'CD机'],
            },
            {
              key: 'electronics-audio-mic',
              name: { zh: '麦克风直播', en: 'Microphones & streaming' },
              picture: 'el-usb-mic',
              commissionRate: 4,
              aliases: ['麦克风', '话筒', '声卡'],
            },
          ],
        },
        {
          key: 'electronics-computer',
          name: { zh: '电脑办公', en: 'Computers & office' },
          picture: 'el-laptop-14',
          children: [
            {
              key: 'electronics-computer-laptop',
              name: { zh: '笔记本与显示器', en: 'Laptops & monitors' },
              picture: 'el-laptop-14',
              commissionRate: 3,
              aliases: ['笔记本电脑', '显示器'],
            },
            {
              key: 'electronics-computer-input',
              name: { zh: '键盘鼠标', en: 'Keyboards & mice' },
              picture: 'el-mech-keyboard',
              commissionRate: 5,
              aliases: ['键盘', '鼠标', '键鼠套装'],
            },
            {
              key: 'electronics-computer-storage',
              name: { zh: '硬盘存储', en: 'Storage' },
              picture: 'el-portable-ssd',
              commissionRate: 4,
              aliases: ['U盘', '移动硬盘', '内存卡'],
            },
            {
              key: 'electronics-computer-print',
              name: { zh: '打印办公', en: 'Printing & office' },
              picture: 'el-home-printer',
              commissionRate: 4,
              aliases: ['打印机', '标签机'],
            },
            {
              key: 'electronics-computer-hub',
              name: { zh: '扩展坞与网络', en: 'Hubs & network' },
              picture: 'el-typec-dock',
              commissionRate: 5,
              aliases: ['HDMI线', '扩展坞', '路由器'],
            },
          ],
        },
        {
          key: 'electronics-imaging',
          name: { zh: '影像与智能', en: 'Imaging & smart' },
          picture: 'el-rangefinder-camera',
          children: [
            {
              key: 'electronics-imaging-camera',
              name: { zh: '相机摄像', en: 'Cameras' },
              picture: 'el-rangefinder-camera',
              commissionRate: 4,
              aliases: ['相机', '摄像机'],
            },
            {
              key: 'electronics-imaging-projector',
              name: { zh: '投影电视', en: 'Projectors & TV' },
              picture: 'el-home-projector',
              commissionRate: 4,
              aliases: ['投影仪', '电视'],
            },
            {
              key: 'electronics-imaging-watch',
              name: { zh: '手表计时', en: 'Watches & timers' },
              picture: 'el-smart-watch',
              commissionRate: 5,
              aliases: ['智能手表', '秒表'],
            },
            {
              key: 'electronics-imaging-game',
              name: { zh: '游戏设备', en: 'Gaming' },
              picture: 'el-wireless-gamepad',
              commissionRate: 5,
              aliases: ['手柄', '摇杆'],
            },
          ],
        },
        {
          key: 'electronics-appliance',
          name: { zh: '生活电器', en: 'Small appliances' },
          picture: 'el-gooseneck-kettle',
          children: [
            {
              key: 'electronics-appliance-kitchen',
              name: { zh: '厨房小电', en: 'Kitchen appliances' },
              picture: 'el-gooseneck-kettle',
              commissionRate: 4,
              aliases: ['电水壶', '电饭煲'],
            },
            {
              key: 'electronics-appliance-personal',
              name: { zh: '个护电器', en: 'Personal care' },
              picture: 'el-electric-shaver',
              commissionRate: 5,
              aliases: ['剃须刀', '电动牙刷'],
            },
            {
              key: 'electronics-appliance-air',
              name: { zh: '家居环境', en: 'Home climate' },
              picture: 'el-cloud-humidifier',
              commissionRate: 5,
              aliases: ['加湿器', '温湿度计', '暖风机'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'shensheng-tech', name: { zh: '深声', en: 'Shensheng' }, country: 'cn' },
    { key: 'xingjie', name: { zh: '星芥', en: 'Xingjie' }, country: 'cn' },
    { key: 'lanxi-power', name: { zh: '蓝汐', en: 'Lanxi Power' }, country: 'cn' },
    { key: 'lishi-keys', name: { zh: '砾键', en: 'Lijian' }, country: 'cn' },
    { key: 'cunye', name: { zh: '存野', en: 'Cunye' }, country: 'cn' },
    { key: 'guangcheng', name: { zh: '光程', en: 'Guangcheng' }, country: 'cn' },
    { key: 'shike-watch', name: { zh: '拾刻', en: 'Shike' }, country: 'cn' },
    { key: 'yougame', name: { zh: '游砾', en: 'Youli' }, country: 'cn' },
    { key: 'wenzhu', name: { zh: '温注', en: 'Wenzhu' }, country: 'cn' },
    { key: 'yunxu', name: { zh: '云絮', en: 'Yunxu' }, country: 'cn' },
    { key: 'arno-cuoio', name: { zh: '阿诺皮作', en: 'Arno Cuoio' }, country: 'it' },
  ],
  pictures: [
    { key: 'el-box', tint: 'stone', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.54 }] },
    { key: 'el-gift', tint: 'mist', stage: 'window', objects: [{ emoji: '1f381', size: 0.5 }] },
    {
      key: 'el-desk',
      tint: 'stone',
      stage: 'step',
      objects: [
        { emoji: '1f4bb', size: 0.4, x: 0.4 },
        { emoji: '1f5b1-fe0f', size: 0.18, x: 0.72, y: 0.76 },
      ],
    },
    { key: 'el-car', tint: 'mist', stage: 'step', objects: [{ emoji: '1f697', size: 0.46 }] },
    {
      key: 'el-cables',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f50c', size: 0.36, x: 0.4 },
        { emoji: '1faa2', size: 0.26, x: 0.66, y: 0.75 },
      ],
    },
    {
      key: 'el-studio',
      tint: 'ink',
      stage: 'disc',
      objects: [
        { emoji: '1f3a7', size: 0.36, x: 0.36 },
        { emoji: '1f399-fe0f', size: 0.34, x: 0.66, y: 0.82 },
      ],
    },
    {
      key: 'el-travel',
      tint: 'sand',
      stage: 'plain',
      objects: [
        { emoji: '1f9f3', size: 0.44, x: 0.4 },
        { emoji: '1f4f1', size: 0.26, x: 0.7, y: 0.84 },
      ],
    },
    {
      key: 'el-kitchen',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '2615', size: 0.3, x: 0.38 },
        { emoji: '1fad6', size: 0.34, x: 0.64, hue: -120, saturation: 0.3 },
      ],
    },
    {
      key: 'el-photo',
      tint: 'paper',
      stage: 'window',
      objects: [
        { emoji: '1f4f7', size: 0.36, x: 0.4 },
        { emoji: '1f39e-fe0f', size: 0.3, x: 0.7, y: 0.84 },
      ],
    },
    { key: 'el-living', tint: 'ink', stage: 'step', objects: [{ emoji: '1f4fa', size: 0.42 }] },
    {
      key: 'el-bath',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1f9fc', size: 0.28, x: 0.38 },
        { emoji: '1f9f4', size: 0.34, x: 0.62 },
      ],
    },
    {
      key: 'el-play',
      tint: 'ink',
      stage: 'plinth',
      objects: [
        { emoji: '1f3ae', size: 0.4, x: 0.44 },
        { emoji: '1f579-fe0f', size: 0.22, x: 0.72, y: 0.76 },
      ],
    },
    {
      key: 'el-paper',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f4c4', size: 0.34, x: 0.4 },
        { emoji: '1f4cb', size: 0.34, x: 0.62, y: 0.75 },
      ],
    },
    {
      key: 'el-s1-phone-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.72 }],
    },
    {
      key: 'el-s1-phone-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.72, hue: -120, saturation: 0.7 }],
    },
    {
      key: 'el-s1-phone-c3',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.72, saturation: 0.15, brightness: 0.8 }],
    },
    {
      key: 'el-s1-phone',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f4f1', size: 0.54 }],
    },
    {
      key: 'el-x5-rugged-phone',
      tint: 'sand',
      stage: 'step',
      objects: [{ emoji: '1f4f1', size: 0.48, saturation: 0.3, brightness: 0.75 }],
    },
    {
      key: 'el-desk-telephone-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '260e-fe0f', size: 0.7 }],
    },
    {
      key: 'el-desk-telephone-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '260e-fe0f', size: 0.7, hue: 130, saturation: 0.6 }],
    },
    {
      key: 'el-desk-telephone',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '260e-fe0f', size: 0.52 }],
    },
    {
      key: 'el-phone-warranty',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f6e1-fe0f', size: 0.46 }],
    },
    {
      key: 'el-silicone-case-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.7, hue: 70, saturation: 0.8, brightness: 1.25 }],
    },
    {
      key: 'el-silicone-case-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.7, hue: -50, saturation: 0.8, brightness: 1.2 }],
    },
    {
      key: 'el-silicone-case',
      tint: 'blush',
      stage: 'arch',
      objects: [
        { emoji: '1f4f1', size: 0.42, x: 0.4, hue: 70, saturation: 0.8, brightness: 1.25 },
        {
          emoji: '1f4f1',
          size: 0.36,
          x: 0.68,
          y: 0.84,
          hue: -50,
          saturation: 0.8,
          brightness: 1.2,
        },
      ],
    },
    {
      key: 'el-leather-phone-case-c1',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.7, hue: 105, saturation: 0.7, brightness: 1.15 }],
    },
    {
      key: 'el-leather-phone-case-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f4f1', size: 0.7, hue: 90, saturation: 0.6, brightness: 0.8 }],
    },
    {
      key: 'el-leather-phone-case',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f4f1', size: 0.36, x: 0.4, hue: 105, saturation: 0.7, brightness: 1.1 },
        {
          emoji: '1f45d',
          size: 0.36,
          x: 0.66,
          y: 0.75,
          hue: 30,
          saturation: 0.7,
          brightness: 0.8,
        },
      ],
    },
    {
      key: 'el-silk-phone-pouch-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f45d', size: 0.7 }],
    },
    {
      key: 'el-silk-phone-pouch-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f45d', size: 0.7, hue: -150, saturation: 0.8 }],
    },
    {
      key: 'el-silk-phone-pouch',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1f45d', size: 0.54 }],
    },
    {
      key: 'el-car-magnet-mount',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1f9f2', size: 0.34, x: 0.36 },
        { emoji: '1f4f1', size: 0.38, x: 0.64 },
      ],
    },
    {
      key: 'el-teak-phone-stand',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1fab5', size: 0.34, x: 0.5, y: 0.77 },
        { emoji: '1f4f1', size: 0.34, x: 0.5, y: 0.53 },
      ],
    },
    {
      key: 'el-tripod-selfie-stick',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1f9af', size: 0.5, x: 0.42 },
        { emoji: '1f4f1', size: 0.28, x: 0.7, y: 0.82 },
      ],
    },
    {
      key: 'el-gan-charger',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1f50c', size: 0.52 }],
    },
    {
      key: 'el-typec-cable-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1faa2', size: 0.68 }],
    },
    {
      key: 'el-typec-cable-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1faa2', size: 0.68, saturation: 0.1, brightness: 0.8 }],
    },
    {
      key: 'el-typec-cable',
      tint: 'mist',
      stage: 'disc',
      objects: [
        { emoji: '1faa2', size: 0.4, x: 0.4 },
        { emoji: '1f50c', size: 0.32, x: 0.68, y: 0.83 },
      ],
    },
    {
      key: 'el-power-bank-c1',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f50b', size: 0.7 }],
    },
    {
      key: 'el-power-bank-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f50b', size: 0.7, hue: -60, saturation: 0.5 }],
    },
    {
      key: 'el-power-bank',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f50b', size: 0.5 }],
    },
    {
      key: 'el-wireless-pad',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1f4f1', size: 0.34, x: 0.36 },
        { emoji: '231a', size: 0.3, x: 0.64, y: 0.74 },
      ],
    },
    {
      key: 'el-h40-headphones-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f3a7', size: 0.72, saturation: 0.4 }],
    },
    {
      key: 'el-h40-headphones-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f3a7', size: 0.72, saturation: 0.3, brightness: 0.45 }],
    },
    {
      key: 'el-h40-headphones-c3',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f3a7', size: 0.72, hue: 110, saturation: 1.6 }],
    },
    {
      key: 'el-h40-headphones',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f3a7', size: 0.58, saturation: 0.5 }],
    },
    {
      key: 'el-h25-monitor',
      tint: 'stone',
      stage: 'step',
      objects: [{ emoji: '1f3a7', size: 0.5, saturation: 0.2, brightness: 0.55 }],
    },
    {
      key: 'el-g7-gaming-headset',
      tint: 'ink',
      stage: 'plinth',
      objects: [
        { emoji: '1f3a7', size: 0.4, x: 0.4, saturation: 0.4 },
        { emoji: '1f3ae', size: 0.32, x: 0.68, y: 0.75 },
      ],
    },
    {
      key: 'el-bt-speaker-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f50a', size: 0.7 }],
    },
    {
      key: 'el-bt-speaker-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f50a', size: 0.7, saturation: 0.2, brightness: 0.5 }],
    },
    {
      key: 'el-bt-speaker',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f50a', size: 0.5 }],
    },
    {
      key: 'el-shortwave-radio',
      tint: 'sand',
      stage: 'window',
      objects: [{ emoji: '1f4fb', size: 0.54 }],
    },
    {
      key: 'el-cd-player-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4bf', size: 0.7 }],
    },
    {
      key: 'el-cd-player-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f4c0', size: 0.7 }],
    },
    {
      key: 'el-cd-player',
      tint: 'stone',
      stage: 'arch',
      objects: [{ emoji: '1f4bf', size: 0.54 }],
    },
    {
      key: 'el-cassette-player-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f4fc', size: 0.7 }],
    },
    {
      key: 'el-cassette-player-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4fc', size: 0.7, hue: -60, saturation: 1.1 }],
    },
    {
      key: 'el-cassette-player',
      tint: 'ink',
      stage: 'arch',
      objects: [{ emoji: '1f4fc', size: 0.5 }],
    },
    {
      key: 'el-usb-mic',
      tint: 'ink',
      stage: 'disc',
      objects: [{ emoji: '1f399-fe0f', size: 0.54 }],
    },
    {
      key: 'el-karaoke-mic',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f3a4', size: 0.54 }],
    },
    {
      key: 'el-live-mixer',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f39b-fe0f', size: 0.48 }],
    },
    {
      key: 'el-laptop-14',
      tint: 'mist',
      stage: 'step',
      objects: [{ emoji: '1f4bb', size: 0.58 }],
    },
    {
      key: 'el-monitor-27',
      tint: 'stone',
      stage: 'window',
      objects: [{ emoji: '1f5a5-fe0f', size: 0.56 }],
    },
    {
      key: 'el-mini-pc',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1f5a5-fe0f', size: 0.44, x: 0.4 },
        { emoji: '2328-fe0f', size: 0.32, x: 0.7, y: 0.755 },
      ],
    },
    {
      key: 'el-mech-keyboard-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '2328-fe0f', size: 0.7 }],
    },
    {
      key: 'el-mech-keyboard-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '2328-fe0f', size: 0.7, saturation: 0.4, brightness: 0.5 }],
    },
    {
      key: 'el-mech-keyboard',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '2328-fe0f', size: 0.58 }],
    },
    {
      key: 'el-quiet-mouse-c1',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f5b1-fe0f', size: 0.7 }],
    },
    {
      key: 'el-quiet-mouse-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f5b1-fe0f', size: 0.7, saturation: 0.2, brightness: 0.5 }],
    },
    {
      key: 'el-quiet-mouse',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f5b1-fe0f', size: 0.5 }],
    },
    {
      key: 'el-trackball-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f5b2-fe0f', size: 0.7 }],
    },
    {
      key: 'el-trackball-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f5b2-fe0f', size: 0.7, hue: -120 }],
    },
    {
      key: 'el-trackball',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f5b2-fe0f', size: 0.5 }],
    },
    {
      key: 'el-portable-ssd',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '1f4bd', size: 0.48 }],
    },
    {
      key: 'el-retro-usb-drive-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4be', size: 0.7 }],
    },
    {
      key: 'el-retro-usb-drive-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f4be', size: 0.7, hue: -110 }],
    },
    {
      key: 'el-retro-usb-drive',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f4be', size: 0.48 }],
    },
    {
      key: 'el-memory-card',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f4be', size: 0.32, x: 0.38, hue: 150, saturation: 0.5 },
        { emoji: '1f4f9', size: 0.36, x: 0.66, y: 0.82 },
      ],
    },
    {
      key: 'el-home-printer',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f5a8-fe0f', size: 0.52 }],
    },
    {
      key: 'el-label-printer',
      tint: 'celadon',
      stage: 'step',
      objects: [{ emoji: '1f4df', size: 0.5 }],
    },
    {
      key: 'el-fax-machine',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f4e0', size: 0.5 }],
    },
    {
      key: 'el-typec-dock',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '1f50c', size: 0.36, x: 0.38 },
        { emoji: '1f4bb', size: 0.38, x: 0.66, y: 0.82 },
      ],
    },
    {
      key: 'el-hdmi-cable',
      tint: 'stone',
      stage: 'disc',
      objects: [
        { emoji: '1faa2', size: 0.42, x: 0.4, saturation: 0.1, brightness: 0.7 },
        { emoji: '1f4fa', size: 0.32, x: 0.68, y: 0.82 },
      ],
    },
    {
      key: 'el-mesh-router',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1f6dc', size: 0.5 }],
    },
    {
      key: 'el-rangefinder-camera-c1',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f4f7', size: 0.7 }],
    },
    {
      key: 'el-rangefinder-camera-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f4f7', size: 0.7, saturation: 0.1, brightness: 1.35 }],
    },
    {
      key: 'el-rangefinder-camera',
      tint: 'stone',
      stage: 'plinth',
      objects: [{ emoji: '1f4f7', size: 0.52, saturation: 0.5 }],
    },
    {
      key: 'el-instant-camera',
      tint: 'blush',
      stage: 'plinth',
      objects: [{ emoji: '1f4f8', size: 0.52 }],
    },
    {
      key: 'el-handy-camcorder',
      tint: 'paper',
      stage: 'disc',
      objects: [{ emoji: '1f4f9', size: 0.54 }],
    },
    {
      key: 'el-photo-lesson',
      tint: 'sand',
      stage: 'disc',
      objects: [{ emoji: '1f3ab', size: 0.5 }],
    },
    {
      key: 'el-home-projector',
      tint: 'ink',
      stage: 'plain',
      objects: [{ emoji: '1f4fd-fe0f', size: 0.54 }],
    },
    {
      key: 'el-retro-tv-43',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1f4fa', size: 0.52 }],
    },
    {
      key: 'el-film-projector',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1f3a5', size: 0.52 }],
    },
    {
      key: 'el-smart-watch-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '231a', size: 0.72 }],
    },
    {
      key: 'el-smart-watch-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '231a', size: 0.72, hue: -130, saturation: 0.7 }],
    },
    {
      key: 'el-smart-watch-c3',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '231a', size: 0.72, saturation: 0.15, brightness: 0.8 }],
    },
    {
      key: 'el-smart-watch-c4',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '231a', size: 0.72, hue: 100 }],
    },
    {
      key: 'el-smart-watch',
      tint: 'mist',
      stage: 'plinth',
      objects: [{ emoji: '231a', size: 0.54 }],
    },
    {
      key: 'el-lcd-stopwatch',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '23f1-fe0f', size: 0.52 }],
    },
    {
      key: 'el-kitchen-timer-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '23f2-fe0f', size: 0.7 }],
    },
    {
      key: 'el-kitchen-timer-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '23f2-fe0f', size: 0.7, hue: 170 }],
    },
    {
      key: 'el-kitchen-timer',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '23f2-fe0f', size: 0.5 }],
    },
    {
      key: 'el-wireless-gamepad-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1f3ae', size: 0.7 }],
    },
    {
      key: 'el-wireless-gamepad-c2',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f3ae', size: 0.7, hue: 130 }],
    },
    {
      key: 'el-wireless-gamepad-c3',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f3ae', size: 0.7, hue: -100, saturation: 0.8, brightness: 1.2 }],
    },
    {
      key: 'el-wireless-gamepad',
      tint: 'ink',
      stage: 'plinth',
      objects: [{ emoji: '1f3ae', size: 0.54 }],
    },
    {
      key: 'el-arcade-joystick-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f579-fe0f', size: 0.7 }],
    },
    {
      key: 'el-arcade-joystick-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f579-fe0f', size: 0.7, saturation: 0.2 }],
    },
    {
      key: 'el-arcade-joystick',
      tint: 'ink',
      stage: 'disc',
      objects: [{ emoji: '1f579-fe0f', size: 0.54 }],
    },
    {
      key: 'el-retro-console',
      tint: 'sand',
      stage: 'step',
      objects: [
        { emoji: '1f579-fe0f', size: 0.32, x: 0.34, hue: 100 },
        { emoji: '1f3ae', size: 0.34, x: 0.62, y: 0.745, hue: 60 },
      ],
    },
    {
      key: 'el-gooseneck-kettle-c1',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, saturation: 0.2, brightness: 1.6 }],
    },
    {
      key: 'el-gooseneck-kettle-c2',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7, hue: 150, saturation: 0.6, brightness: 0.8 }],
    },
    {
      key: 'el-gooseneck-kettle-c3',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1fad6', size: 0.7 }],
    },
    {
      key: 'el-gooseneck-kettle',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1fad6', size: 0.52, saturation: 0.2, brightness: 1.6 }],
    },
    {
      key: 'el-mini-rice-cooker',
      tint: 'celadon',
      stage: 'step',
      objects: [{ emoji: '1f35a', size: 0.44 }],
    },
    {
      key: 'el-electric-hotpot',
      tint: 'blush',
      stage: 'step',
      objects: [{ emoji: '1fad5', size: 0.46 }],
    },
    {
      key: 'el-electric-shaver-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1fa92', size: 0.7 }],
    },
    {
      key: 'el-electric-shaver-c2',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1fa92', size: 0.7, saturation: 0.15 }],
    },
    {
      key: 'el-electric-shaver',
      tint: 'mist',
      stage: 'disc',
      objects: [{ emoji: '1fa92', size: 0.5 }],
    },
    {
      key: 'el-sonic-toothbrush-c1',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1faa5', size: 0.7 }],
    },
    {
      key: 'el-sonic-toothbrush-c2',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1faa5', size: 0.7, hue: -120 }],
    },
    {
      key: 'el-sonic-toothbrush',
      tint: 'blush',
      stage: 'disc',
      objects: [{ emoji: '1faa5', size: 0.54 }],
    },
    {
      key: 'el-hair-comb-styler-c1',
      tint: 'mist',
      stage: 'close',
      objects: [{ emoji: '1faae', size: 0.7 }],
    },
    {
      key: 'el-hair-comb-styler-c2',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1faae', size: 0.7, hue: 60, saturation: 0.8 }],
    },
    {
      key: 'el-hair-comb-styler',
      tint: 'blush',
      stage: 'arch',
      objects: [{ emoji: '1faae', size: 0.52 }],
    },
    {
      key: 'el-cloud-humidifier',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '2601-fe0f', size: 0.42, x: 0.42 },
        { emoji: '1f4a7', size: 0.26, x: 0.72, y: 0.84 },
      ],
    },
    {
      key: 'el-hygro-thermometer',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f321-fe0f', size: 0.5 }],
    },
    {
      key: 'el-fireplace-heater',
      tint: 'sand',
      stage: 'arch',
      objects: [{ emoji: '1f525', size: 0.5 }],
    },
  ],
  goods: [
    {
      key: 'el-s1-phone',
      store: 'shensheng',
      brand: 'xingjie',
      category: 'electronics-phones-phone',
      name: {
        zh: '星芥 S1 5G 智能手机 6.5 英寸直屏 5000mAh 双卡双待 影像旗舰',
        en: 'Xingjie S1 5G smartphone, 6.5 in flat display, 5000 mAh, dual SIM',
      },
      sellingPoint: { zh: '直屏小机身 单手拇指够得到角', en: 'Flat, compact, one-hand reach' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '部', en: 'unit' },
      priceYuan: 2399,
      weightGrams: 195,
      stock: 320,
      sold: 1408,
      code: 'XJ-S1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '夜紫', en: 'Night violet' }, picture: 'el-s1-phone-c1' },
            { text: { zh: '松青', en: 'Pine' }, picture: 'el-s1-phone-c2' },
            { text: { zh: '岩黑', en: 'Black' }, picture: 'el-s1-phone-c3' },
          ],
        },
        {
          name: { zh: '内存', en: 'Memory' },
          values: [
            { text: { zh: '8+256GB', en: '8+256GB' } },
            { text: { zh: '12+256GB', en: '12+256GB' }, extraYuan: 200 },
            { text: { zh: '12+512GB', en: '12+512GB' }, extraYuan: 500 },
          ],
        },
      ],
      pictures: ['el-s1-phone', 'el-s1-phone-c1', 'el-s1-phone-c2', 'el-travel', 'el-box'],
      params: [
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '6.5 英寸', en: '6.5 in' },
          isIndexed: true,
        },
        {
          name: { zh: '电池', en: 'Battery' },
          value: { zh: '5000 mAh', en: '5000 mAh' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        { name: { zh: '网络', en: 'Network' }, value: { zh: '5G', en: '5G' }, isIndexed: true },
      ],
      description: [
        {
          zh: '中框为阳极氧化铝，背板磨砂玻璃，不沾指纹，裸机 189 克。屏幕 1–120Hz 自适应，户外最高亮度 1600 尼特，太阳底下看地图不用遮。',
          en: 'Anodised aluminium frame, frosted glass back, 189 g. The 1–120 Hz display reaches 1600 nits, so maps stay readable in the sun.',
        },
        {
          zh: '主摄 5000 万像素带光学防抖，副摄为 70mm 中焦。67W 充电约 42 分钟充满。机身支持全球主要频段，出境插卡即用。',
          en: 'A stabilised 50 MP main camera with a 70 mm tele. 67 W charging fills it in about 42 minutes. Covers main bands worldwide.',
        },
        {
          zh: '盒内：手机、67W 充电器、Type-C 线、软壳、取卡针。主机保修一年。',
          en: 'In the box: phone, 67 W charger, Type-C cable, soft case, SIM tool. One-year warranty.',
        },
      ],
      tag: '新品',
      isRecommended: true,
    },
    {
      key: 'el-x5-rugged-phone',
      store: 'shensheng',
      brand: 'xingjie',
      category: 'electronics-phones-phone',
      name: {
        zh: '三防智能手机 X5 大电池 12000mAh 防摔防水 工地跑外卖户外测距',
        en: 'Rugged smartphone X5, 12000 mAh, drop and water resistant, laser ranging',
      },
      sellingPoint: { zh: '正常用三天 当充电宝也行', en: 'Three days of use, doubles as a power bank' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '部', en: 'unit' },
      priceYuan: 1599,
      weightGrams: 360,
      stock: 75,
      sold: 263,
      code: 'XJ-X5',
      specs: [
        {
          name: { zh: '内存', en: 'Memory' },
          values: [
            { text: { zh: '8+128GB', en: '8+128GB' } },
            { text: { zh: '8+256GB', en: '8+256GB' }, extraYuan: 200 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '黑橙', en: 'Black and orange' } }, { text: { zh: '黑灰', en: 'Black and grey' } }],
        },
      ],
      pictures: ['el-x5-rugged-phone', 'el-travel', 'el-box'],
      params: [
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '6.6 英寸', en: '6.6 in' },
          isIndexed: true,
        },
        {
          name: { zh: '电池', en: 'Battery' },
          value: { zh: '12000 mAh', en: '12000 mAh' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '358 g', en: '358 g' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '四角包覆 TPU，屏幕低于边框 0.8mm，一米八自由落到水泥地仍可用。背面带 40 米激光测距和强光灯，手套模式下也能点按。',
          en: 'TPU corners and a sunken screen survive a 1.8 m drop on concrete. The back has a 40 m laser meter and torch; it works with gloves.',
        },
        {
          zh: '33W 充电，OTG 反向输出 10W。接口有胶塞，下水前请压紧；进水后晾干再充电。',
          en: '33 W charging, 10 W reverse. Press the port cover tight before going near water.',
        },
      ],
    },
    {
      key: 'el-desk-telephone',
      store: 'shensheng',
      category: 'electronics-phones-phone',
      name: {
        zh: '复古电话座机 家用办公固定电话 来电显示 大按键大铃声',
        en: 'Retro desk telephone, caller display, large keys',
      },
      sellingPoint: { zh: '机械铃锤 隔间也能听见', en: 'A real bell, heard next door' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 89,
      weightGrams: 720,
      stock: 410,
      sold: 1120,
      code: 'SS-T2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '中国红', en: 'Red' }, picture: 'el-desk-telephone-c1' },
            { text: { zh: '墨绿', en: 'Dark green' }, picture: 'el-desk-telephone-c2' },
          ],
        },
      ],
      pictures: ['el-desk-telephone', 'el-desk-telephone-c1', 'el-desk-telephone-c2', 'el-paper', 'el-box'],
      params: [
        { name: { zh: '类型', en: 'Type' }, value: { zh: '有绳', en: 'Corded' }, isIndexed: true },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'RJ11', en: 'RJ11' },
          isIndexed: true,
        },
        {
          name: { zh: '适用', en: 'For' },
          value: { zh: '家用、办公', en: 'Home and office' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: 'ABS 机身配重 300 克，拿听筒不会拖着跑。按键刻字填漆不掉色，铃声机械与电子两用，三档可调。',
          en: 'The weighted ABS body stays put. Engraved keys do not fade; mechanical or electronic ring with three levels.',
        },
        {
          zh: '插上电话线即用，来显需运营商开通。断网断电也能通话，附 2 米线。',
          en: 'Plug in the line and talk, even in a power cut. A 2 m cord is included.',
        },
      ],
    },
    {
      key: 'el-phone-warranty',
      store: 'shensheng',
      brand: 'xingjie',
      category: 'electronics-phones-phone',
      name: {
        zh: '手机延长保修服务 一年两年 碎屏险可选 电子凭证 凭序列号激活',
        en: 'Phone warranty extension, one or two years, screen cover optional',
      },
      sellingPoint: { zh: '到期前三十天内都能买', en: 'Buy until 30 days before expiry' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '份', en: 'item' },
      priceYuan: 129,
      listPriceYuan: 199,
      weightGrams: 0,
      stock: 500,
      sold: 876,
      code: 'SS-WX1',
      specs: [
        {
          name: { zh: '年限', en: 'Term' },
          values: [
            { text: { zh: '延保一年', en: 'One year' } },
            { text: { zh: '延保两年', en: 'Two years' }, extraYuan: 110 },
          ],
        },
        {
          name: { zh: '保障', en: 'Cover' },
          values: [
            { text: { zh: '性能故障', en: 'Faults' } },
            { text: { zh: '故障加碎屏', en: 'Faults + screen' }, extraYuan: 120 },
          ],
        },
      ],
      pictures: ['el-phone-warranty', 'el-paper', 'el-travel'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '电子凭证', en: 'E-certificate' },
          isIndexed: true,
        },
        {
          name: { zh: '激活', en: 'Activation' },
          value: { zh: '30 天内', en: 'Within 30 days' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '适用于本店售出的星芥手机，在主机保修到期后继续承担非人为故障的检测、配件和人工。碎屏保障期内限一次。',
          en: 'For Xingjie phones sold here: inspection, parts and labour for non-accidental faults after the standard warranty. Screen cover is for one claim.',
        },
        {
          zh: '付款后订单里会出现激活码，填写序列号生效，未激活可全额退。往返运费由我们承担，进水与改装不在范围内。',
          en: 'The code in your order is activated with the serial number; unused codes are refundable. Shipping both ways is on us; water damage and modification are excluded.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'el-silicone-case',
      store: 'shensheng',
      brand: 'xingjie',
      category: 'electronics-phones-case',
      name: {
        zh: '液态硅胶手机壳 星芥 S1 适用 全包镜头防摔 亲肤不沾灰',
        en: 'Liquid silicone phone case for Xingjie S1, full lens cover',
      },
      sellingPoint: { zh: '里面衬绒 外面好洗', en: 'Velvet inside, washable outside' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 29.9,
      weightGrams: 38,
      stock: 2600,
      sold: 9870,
      code: 'XJ-C1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱粉', en: 'Pink' }, picture: 'el-silicone-case-c1' },
            { text: { zh: '雾蓝', en: 'Mist blue' }, picture: 'el-silicone-case-c2' },
          ],
        },
      ],
      pictures: ['el-silicone-case', 'el-silicone-case-c1', 'el-silicone-case-c2', 'el-travel', 'el-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '硅胶', en: 'Silicone' },
          isIndexed: true,
        },
        {
          name: { zh: '适用机型', en: 'Fits' },
          value: { zh: '星芥 S1', en: 'Xingjie S1' },
          isIndexed: true,
        },
        {
          name: { zh: '款式', en: 'Style' },
          value: { zh: '全包', en: 'Full cover' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '外层液态硅胶，内层超细绒，中间夹一层 PC 骨架，捏着不软塌。四角有气囊，镜头圈高出 0.6mm，平放桌面不磨镜片。',
          en: 'Silicone outside, microfibre inside, a polycarbonate frame between. Air corners, and a lens ring raised 0.6 mm.',
        },
        {
          zh: '脏了用洗手液搓洗晾干即可。浅色款长期放牛仔裤兜可能染色，介意请选深色。',
          en: 'Wash with hand soap. Light colours may pick up dye from jeans.',
        },
      ],
    },
    {
      key: 'el-leather-phone-case',
      store: 'bottega-arno',
      brand: 'arno-cuoio',
      category: 'electronics-phones-case',
      name: {
        zh: '意大利植鞣牛皮手机壳 手工包边 卡槽后盖 多机型定制 越用越亮',
        en: 'Italian vegetable-tanned leather phone case with card slot',
      },
      sellingPoint: { zh: '一块皮 一个颜色的年轮', en: 'One hide, its own patina' },
      origin: { country: 'it', place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 298,
      weightGrams: 62,
      stock: 44,
      sold: 132,
      code: 'BA-PC3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '蜂蜜棕', en: 'Honey' }, picture: 'el-leather-phone-case-c1' },
            { text: { zh: '深栗', en: 'Chestnut' }, picture: 'el-leather-phone-case-c2' },
          ],
        },
        {
          name: { zh: '机型', en: 'Model' },
          values: [
            { text: { zh: '星芥 S1', en: 'Xingjie S1' } },
            { text: { zh: '6.1 英寸通用', en: 'Universal 6.1 in' } },
            { text: { zh: '6.7 英寸通用', en: 'Universal 6.7 in' }, soldOut: true, extraYuan: 20 },
          ],
        },
      ],
      pictures: [
        'el-leather-phone-case',
        'el-leather-phone-case-c1',
        'el-leather-phone-case-c2',
        'el-gift',
        'el-travel',
      ],
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
        {
          name: { zh: '适用机型', en: 'Fits' },
          value: { zh: '星芥 S1、通用', en: 'Xingjie S1, universal' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '圣十字区的小作坊用 1.2mm 牛肩皮热压成型，边缘打磨五遍再上蜡。背后一道卡槽，够放两张卡。',
          en: 'A small workshop in Santa Croce moulds 1.2 mm shoulder leather and burnishes the edge five times. One slot holds two cards.',
        },
        {
          zh: '新皮颜色偏浅，握几个月后会变深变亮，这是植鞣皮的特点。淋湿请自然阴干，不要吹热风。',
          en: 'It starts pale and deepens in months of use. Dry naturally if wet, no hot air.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'el-silk-phone-pouch',
      store: 'wujiang',
      category: 'electronics-phones-case',
      name: {
        zh: '苏州宋锦手机包 斜挎小挎包 真丝面料 零钱卡包 旗袍汉服搭配',
        en: 'Suzhou Song-brocade phone pouch with strap',
      },
      sellingPoint: { zh: '六寸半手机放得下', en: 'Fits phones up to 6.5 in' },
      origin: { country: 'cn', place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 88,
      weightGrams: 90,
      stock: 130,
      sold: 351,
      code: 'WJ-PP2',
      specs: [
        {
          name: { zh: '花色', en: 'Flower colour' },
          values: [
            { text: { zh: '豆粉团花', en: 'Pink medallion' }, picture: 'el-silk-phone-pouch-c1' },
            { text: { zh: '湖蓝回纹', en: 'Blue fret' }, picture: 'el-silk-phone-pouch-c2' },
          ],
        },
      ],
      pictures: ['el-silk-phone-pouch', 'el-silk-phone-pouch-c1', 'el-silk-phone-pouch-c2', 'el-gift', 'el-travel'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '桑蚕丝', en: 'Mulberry silk' },
          isIndexed: true,
        },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '宋锦', en: 'Song brocade' },
          isIndexed: true,
        },
        {
          name: { zh: '尺寸', en: 'Size' },
          value: { zh: '19×11 cm', en: '19×11 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '面料为三股丝织宋锦，里衬棉布，中间铺 3mm 海绵，放手机不磕。链带可拆，取下就是手拿包。',
          en: 'Song brocade outside, cotton inside, 3 mm padding between. The strap comes off to make a clutch.',
        },
        {
          zh: '不可水洗，局部沾污用干洗剂轻拍。首饰勾丝时请把线头挑到背面，不要剪断。',
          en: 'Do not wash; dab stains with dry-cleaning fluid.',
        },
      ],
    },
    {
      key: 'el-car-magnet-mount',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-phones-stand',
      name: {
        zh: '车载磁吸手机支架 真空吸盘 仪表台导航 可旋转可折叠不挡视线',
        en: 'Magnetic car phone mount with vacuum base, folds flat',
      },
      sellingPoint: { zh: '一拧就吸住 皮面台也行', en: 'Twist to hold, works on textured dashboards' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 49,
      weightGrams: 110,
      stock: 1500,
      sold: 6302,
      code: 'LX-M3',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单支架', en: 'Mount only' } },
            { text: { zh: '加引磁片 2 枚', en: 'With 2 metal rings' }, extraYuan: 8 },
            { text: { zh: '加无线充', en: 'With wireless charger' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['el-car-magnet-mount', 'el-car', 'el-box'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        { name: { zh: '适用', en: 'For' }, value: { zh: '车载', en: 'Car' }, isIndexed: true },
        {
          name: { zh: '承重', en: 'Load' },
          value: { zh: '500 g', en: '500 g' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '底座旋钮抽真空，配一片 0.5mm 的 PU 垫，颗粒仪表台也能吸牢。16 颗磁铁排成环形，过减速带手机不掉。',
          en: 'A twist knob draws the vacuum and a PU pad seals on grained plastic. Sixteen magnets hold the phone over speed bumps.',
        },
        {
          zh: '无磁吸功能的手机请贴引磁片于壳内侧。夏天暴晒后吸力变弱，用湿布擦净再拧一次即可。',
          en: 'Phones without magnets need the ring inside the case. After hot sun, wipe the pad and twist again.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-teak-phone-stand',
      store: 'java-shore',
      category: 'electronics-phones-stand',
      name: {
        zh: '柚木手机支架 桌面懒人直播平板架 实木底座 免组装充电开孔',
        en: 'Teak phone and tablet stand with charging slot',
      },
      sellingPoint: { zh: '一块木头 两道槽', en: 'One block, two slots' },
      origin: { country: 'id', place: { zh: '印尼三宝垄', en: 'Semarang, Indonesia' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 39.9,
      weightGrams: 210,
      stock: 380,
      sold: 720,
      code: 'JS-PS4',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '手机款 8cm', en: 'Phone, 8 cm' } },
            { text: { zh: '平板款 18cm', en: 'Tablet, 18 cm' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['el-teak-phone-stand', 'el-desk', 'el-gift'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '柚木', en: 'Teak' },
          isIndexed: true,
        },
        { name: { zh: '适用', en: 'For' }, value: { zh: '桌面', en: 'Desk' }, isIndexed: true },
        {
          name: { zh: '工艺', en: 'Craft' },
          value: { zh: '手工打磨', en: 'Hand-sanded' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '家具厂裁下的柚木边角料做成，正反两道槽，分别是 65 度和 75 度。中间留 14mm 充电线孔，横放竖放都能充。',
          en: 'Made from furniture offcuts with slots at 65 and 75 degrees and a 14 mm hole for the cable.',
        },
        {
          zh: '表面只擦木蜡油，木纹深浅不一。底部贴软木，不刮桌面。',
          en: 'Oiled only; grain varies. Cork on the foot.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'el-tripod-selfie-stick',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-phones-stand',
      name: {
        zh: '三脚架自拍杆手机支架 1.7 米 蓝牙遥控 落地直播拍照 铝合金加粗',
        en: 'Tripod selfie stick, 1.7 m, Bluetooth remote, aluminium',
      },
      sellingPoint: { zh: '收起 32cm 塞进背包侧袋', en: 'Folds to 32 cm' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 89,
      weightGrams: 380,
      stock: 410,
      sold: 5210,
      code: 'GC-ST7',
      specs: [
        {
          name: { zh: '高度', en: 'Height' },
          values: [
            { text: { zh: '1.3m', en: '1.3 m' } },
            { text: { zh: '1.7m', en: '1.7 m' }, extraYuan: 20 },
            { text: { zh: '2.1m', en: '2.1 m' }, extraYuan: 55 },
          ],
        },
      ],
      pictures: ['el-tripod-selfie-stick', 'el-photo', 'el-travel'],
      params: [
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '铝合金', en: 'Aluminium' },
          isIndexed: true,
        },
        {
          name: { zh: '高度', en: 'Height' },
          value: { zh: '1.3–2.1 m', en: '1.3–2.1 m' },
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
          zh: '七节铝管，最粗 25mm，拉满不晃。三脚张开半径 28cm，底部有配重挂钩，户外挂上水瓶更稳。',
          en: 'Seven aluminium sections up to 25 mm thick. Legs open to a 28 cm radius with a hook for a bottle as ballast.',
        },
        {
          zh: '遥控器可拆，有效约 10 米，用纽扣电池。手机夹 58–95mm，可横竖翻转，也带 1/4 螺口。',
          en: 'The remote detaches and works to 10 m. Clamp 58 to 95 mm, with 1/4 in thread.',
        },
      ],
    },
    {
      key: 'el-gan-charger',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-phones-charge',
      name: {
        zh: '氮化镓充电器 65W 双 Type-C 一 USB-A 折叠插脚 笔记本手机通用快充',
        en: 'GaN charger 65 W, two Type-C and one USB-A, folding plug',
      },
      sellingPoint: { zh: '两块方糖大小 带动笔记本', en: 'The size of two sugar cubes, runs a laptop' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 129,
      listPriceYuan: 169,
      weightGrams: 120,
      stock: 1800,
      sold: 11240,
      code: 'LX-G65',
      specs: [
        {
          name: { zh: '功率', en: 'Power' },
          values: [
            { text: { zh: '45W', en: '45 W' } },
            { text: { zh: '65W', en: '65 W' }, extraYuan: 30 },
            { text: { zh: '100W', en: '100 W' }, extraYuan: 110 },
          ],
        },
        {
          name: { zh: '插头', en: 'Plug' },
          values: [
            { text: { zh: '国标', en: 'Chinese plug' } },
            { text: { zh: '英标', en: 'UK plug' }, extraYuan: 10 },
            { text: { zh: '欧标', en: 'EU plug' }, extraYuan: 10 },
          ],
        },
      ],
      pictures: ['el-gan-charger', 'el-cables', 'el-desk'],
      params: [
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '45–100 W', en: '45–100 W' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C、USB-A', en: 'Type-C, USB-A' },
          isIndexed: true,
        },
        {
          name: { zh: '体积', en: 'Volume' },
          value: { zh: '5.2×4.1×3.0 cm', en: '5.2×4.1×3.0 cm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '氮化镓器件配平面变压器，65W 款只有 118 克。单口输出满功率，三口同时插按 45+15+5W 分配，拔插任意一口会重新握手一秒。',
          en: 'GaN parts and a planar transformer keep the 65 W model at 118 g. One port gives full power; three share 45 + 15 + 5 W.',
        },
        {
          zh: '外壳为阻燃 PC，满载连续一小时表面约 65℃，属正常，请不要捂在被子里。不含数据线。',
          en: 'Flame-retardant shell; about 65 °C after an hour at full load is normal. Do not cover it. Cable not included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-typec-cable',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-phones-charge',
      name: {
        zh: 'Type-C 数据线 100W 快充编织线 双头 1 米 1.5 米 2 米 批发',
        en: 'Type-C to Type-C cable, 100 W, braided, 1 to 2 m, wholesale',
      },
      sellingPoint: { zh: '弯折三万次不断芯', en: 'Bent thirty thousand times' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '条', en: 'piece' },
      priceYuan: 15.9,
      weightGrams: 45,
      stock: 12000,
      sold: 45210,
      code: 'LX-C100',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '深海蓝', en: 'Deep blue' }, picture: 'el-typec-cable-c1' },
            { text: { zh: '石墨灰', en: 'Graphite' }, picture: 'el-typec-cable-c2' },
          ],
        },
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '1m', en: '1 m' } },
            { text: { zh: '1.5m', en: '1.5 m' }, extraYuan: 3 },
            { text: { zh: '2m', en: '2 m' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['el-typec-cable', 'el-typec-cable-c1', 'el-typec-cable-c2', 'el-cables', 'el-box'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '100 W', en: '100 W' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '1–2 m', en: '1–2 m' },
          isIndexed: true,
        },
        {
          name: { zh: '芯片', en: 'Chip' },
          value: { zh: '5A 标识芯片', en: '5 A marker chip' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '镀锡铜芯加芳纶丝拉筋，外面包尼龙编织，接头处有 12mm 软护套。内置 5A 标识芯片，笔记本也能满速充。',
          en: 'Tinned copper with aramid strands under nylon braid, 12 mm strain relief and a 5 A chip for full laptop charging.',
        },
        {
          zh: '数据传输为 USB 2.0，480Mbps，不支持视频输出，需要投屏请买标注 10Gbps 的型号。10 条起批，可印标。',
          en: 'Data runs at USB 2.0 speed and carries no video. Ten pieces minimum, printing available.',
        },
      ],
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 15.9 },
        { pieces: 100, priceYuan: 12.8 },
        { pieces: 500, priceYuan: 10.5 },
      ],
    },
    {
      key: 'el-power-bank',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-phones-charge',
      name: {
        zh: '10000mAh 充电宝自带线 22.5W 快充 迷你移动电源 可带上飞机',
        en: 'Power bank 10000 mAh with built-in cable, 22.5 W, cabin-size',
      },
      sellingPoint: { zh: '线就是提绳 不会忘带', en: 'The cable is the strap' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 119,
      weightGrams: 230,
      stock: 640,
      sold: 7430,
      code: 'LX-P10',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '荧绿', en: 'Lime' }, picture: 'el-power-bank-c1' },
            { text: { zh: '奶咖', en: 'Latte' }, picture: 'el-power-bank-c2' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '10000mAh', en: '10000mAh' } },
            { text: { zh: '20000mAh', en: '20000mAh' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['el-power-bank', 'el-power-bank-c1', 'el-power-bank-c2', 'el-cables', 'el-travel'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '10000 / 20000 mAh', en: '10000 / 20000 mAh' },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '22.5 W', en: '22.5 W' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '内部是两片软包聚合物电芯，额定能量 37Wh，机身印有参数，安检看得清。提绳里藏着一条 12cm 的 Type-C 线，用完扣回磁槽。',
          en: 'Two polymer cells, 37 Wh rated and printed on the body. A 12 cm Type-C cable hides in the strap.',
        },
        {
          zh: '可边充边放。长期不用请每三个月充到一半，切勿受潮、穿刺或放在车内暴晒。',
          en: 'Pass-through charging. Store half full, never puncture or leave in a hot car.',
        },
      ],
    },
    {
      key: 'el-wireless-pad',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-phones-charge',
      name: {
        zh: '三合一无线充电座 手机手表耳机 15W 可折叠旅行充 桌面立式',
        en: 'Three-in-one wireless charging stand, 15 W, folds for travel',
      },
      sellingPoint: { zh: '合起来只有卡包大', en: 'Folds to a card holder' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 79,
      listPriceYuan: 99,
      weightGrams: 150,
      stock: 290,
      sold: 1544,
      code: 'LX-W15',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '二合一', en: 'Two-in-one' } },
            { text: { zh: '三合一', en: 'Three-in-one' }, extraYuan: 40 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '白', en: 'White' } }, { text: { zh: '黑', en: 'Black' } }],
        },
      ],
      pictures: ['el-wireless-pad', 'el-cables', 'el-travel'],
      params: [
        { name: { zh: '功率', en: 'Power' }, value: { zh: '15 W', en: '15 W' }, isIndexed: true },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '适用', en: 'For' },
          value: { zh: '手机、手表、耳机', en: 'Phone, watch, earbuds' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '磁吸面板可立成 60 度，边充边看。表盘区可掀起，支持横放闹钟模式。底下有异物检测，钥匙放上去会自动停。',
          en: 'The magnetic panel props up at 60 degrees, the watch puck flips up, and charging stops if keys are placed on it.',
        },
        {
          zh: '请配 20W 以上的充电头，盒内只有线。壳厚超过 4mm 或带金属环的会影响充电。',
          en: 'Use a 20 W or stronger adapter, not included. Cases over 4 mm thick slow it down.',
        },
      ],
    },
    {
      key: 'el-h40-headphones',
      store: 'shensheng',
      brand: 'shensheng-tech',
      category: 'electronics-audio-headphones',
      name: {
        zh: 'SS-H40 主动降噪头戴耳机 40 小时续航 多点连接 折叠蓝牙耳机',
        en: 'SS-H40 noise-cancelling headphones, 40 h battery, multipoint, foldable',
      },
      sellingPoint: { zh: '地铁上听得清播客里的呼吸', en: 'Hear the breath in a podcast on the metro' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '副', en: 'pair' },
      priceYuan: 599,
      listPriceYuan: 799,
      weightGrams: 268,
      stock: 260,
      sold: 2087,
      code: 'SS-H40',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '月岩灰', en: 'Moon grey' }, picture: 'el-h40-headphones-c1' },
            { text: { zh: '墨黑', en: 'Ink black' }, picture: 'el-h40-headphones-c2' },
            { text: { zh: '暖沙', en: 'Warm sand' }, picture: 'el-h40-headphones-c3' },
          ],
        },
      ],
      pictures: ['el-h40-headphones', 'el-h40-headphones-c1', 'el-h40-headphones-c2', 'el-studio', 'el-travel'],
      params: [
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '头戴式', en: 'Over-ear' },
          isIndexed: true,
        },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '40 小时', en: '40 h' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙', en: 'Bluetooth' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '40mm 复合振膜，低频弹而不糊。前后各一对麦克风采集环境声，飞机引擎这类低频压得最明显，人声会保留一点轮廓。',
          en: '40 mm composite drivers with tight bass. Paired microphones cut engine rumble most and keep a trace of voices.',
        },
        {
          zh: '耳罩是蛋白皮包慢回弹棉，可拆换。同时连手机和电脑，来电自动切换。开降噪约 40 小时，关掉 55 小时，充 10 分钟听 5 小时。',
          en: 'Replaceable protein-leather pads. Connects to phone and computer at once. 40 hours with cancelling, 55 without, five from a ten-minute charge.',
        },
        {
          zh: '盒内：耳机、收纳盒、3.5mm 线、Type-C 线。',
          en: 'In the box: headphones, case, 3.5 mm and Type-C cables.',
        },
      ],
      tag: '自营',
      isRecommended: true,
    },
    {
      key: 'el-h25-monitor',
      store: 'shensheng',
      brand: 'shensheng-tech',
      category: 'electronics-audio-headphones',
      name: {
        zh: 'SS-H25 有线监听耳机 录音棚剪辑电钢琴 可换线 3 米弹簧线',
        en: 'SS-H25 wired studio headphones with detachable coiled cable',
      },
      sellingPoint: { zh: '不加味精的平直声音', en: 'Flat and honest' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '副', en: 'pair' },
      priceYuan: 289,
      weightGrams: 240,
      stock: 145,
      sold: 870,
      code: 'SS-H25',
      specs: [
        {
          name: { zh: '阻抗', en: 'Impedance' },
          values: [{ text: { zh: '32Ω', en: '32 Ω' } }, { text: { zh: '80Ω', en: '80 Ω' }, extraYuan: 60 }],
        },
      ],
      pictures: ['el-h25-monitor', 'el-studio', 'el-desk'],
      params: [
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '头戴式', en: 'Over-ear' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '有线', en: 'Wired' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: '3.5 / 6.35 mm', en: '3.5 / 6.35 mm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '50mm 钕磁单元，封闭腔体，频响刻意拉平，修音时不会被低频骗。头梁弹簧钢，外翻 180 度可单耳监听。',
          en: '50 mm drivers in closed cups, tuned flat. The spring-steel band swivels 180 degrees for one-ear work.',
        },
        {
          zh: '直插手机选 32Ω，配声卡或耳放选 80Ω。附弹簧线、直线各一根和 6.35mm 转接头。',
          en: '32 Ω for phones, 80 Ω for interfaces. Coiled and straight cables plus a 6.35 mm adapter included.',
        },
      ],
    },
    {
      key: 'el-g7-gaming-headset',
      store: 'shensheng',
      brand: 'yougame',
      category: 'electronics-audio-headphones',
      name: {
        zh: 'SS-G7 无线电竞头戴耳麦 2.4G 低延迟 7.1 声道 可拔麦克风 USB 接收器',
        en: 'SS-G7 wireless gaming headset, 2.4 GHz low latency, detachable mic',
      },
      sellingPoint: { zh: '听得出脚步从楼上还是楼下', en: 'Tell upstairs from downstairs' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '副', en: 'pair' },
      priceYuan: 239,
      listPriceYuan: 329,
      weightGrams: 310,
      stock: 0,
      sold: 3312,
      code: 'SS-G7',
      specs: [
        {
          name: { zh: '连接', en: 'Connection' },
          values: [
            { text: { zh: '2.4G 单模', en: '2.4 GHz' } },
            { text: { zh: '2.4G 加蓝牙', en: '2.4 GHz + Bluetooth' }, extraYuan: 60 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '黑', en: 'Black' } }, { text: { zh: '白', en: 'White' }, extraYuan: 10 }],
        },
      ],
      pictures: ['el-g7-gaming-headset', 'el-play', 'el-studio'],
      params: [
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '头戴式', en: 'Over-ear' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '2.4G / 蓝牙', en: '2.4 GHz / Bluetooth' },
          isIndexed: true,
        },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '30 小时', en: '30 h' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '接收器直插电脑或主机，延迟约 20 毫秒。耳罩外侧透气网布，夏天打两把不闷汗。麦克风带静音拨杆，红灯亮表示已静音。',
          en: 'The dongle brings delay to about 20 ms. Mesh pads stay cool; a lever mutes the mic and lights red.',
        },
        {
          zh: '灯效默认关闭，可在电脑端打开。可边充边用，附 USB-A 转 Type-C 头。',
          en: 'Lighting is off by default. Use while charging; USB-A to Type-C adapter included.',
        },
      ],
    },
    {
      key: 'el-bt-speaker',
      store: 'shensheng',
      brand: 'shensheng-tech',
      category: 'electronics-audio-speaker',
      name: {
        zh: 'SS-B12 便携蓝牙音箱 12W 双低音振膜 防泼水 户外骑行露营',
        en: 'SS-B12 portable Bluetooth speaker, 12 W, splash-proof',
      },
      sellingPoint: { zh: '巴掌大 一桌人够听', en: 'Palm-sized, enough for a table' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 199,
      listPriceYuan: 259,
      weightGrams: 560,
      stock: 470,
      sold: 4021,
      code: 'SS-B12',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '云白', en: 'Cloud white' }, picture: 'el-bt-speaker-c1' },
            { text: { zh: '炭灰', en: 'Charcoal' }, picture: 'el-bt-speaker-c2' },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '单只', en: 'Single' } },
            { text: { zh: '立体声对箱', en: 'Stereo pair' }, extraYuan: 170 },
          ],
        },
      ],
      pictures: ['el-bt-speaker', 'el-bt-speaker-c1', 'el-bt-speaker-c2', 'el-travel', 'el-gift'],
      params: [
        { name: { zh: '功率', en: 'Power' }, value: { zh: '12 W', en: '12 W' }, isIndexed: true },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '14 小时', en: '14 h' },
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
          zh: '一只全频单元配左右两片被动振膜，低频下潜到 70Hz。外壳包网布，浇水、沾沙子冲一下就行，不要整只泡水。',
          en: 'One full-range driver with two passive radiators reaches 70 Hz. The mesh shell can be rinsed, not soaked.',
        },
        {
          zh: '两只同型号长按音量键可组成左右声道。中等音量放 14 小时，Type-C 充电两个半小时。',
          en: 'Two units pair as stereo. 14 hours at medium level, 2.5 hours to charge.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-shortwave-radio',
      store: 'shensheng',
      category: 'electronics-audio-speaker',
      name: {
        zh: '全波段收音机 复古木纹短波 FM 中波 插卡蓝牙音箱 充电手摇应急',
        en: 'World-band radio with FM, MW, SW, Bluetooth, crank charging',
      },
      sellingPoint: { zh: '停电了摇两分钟能听半小时', en: 'Two minutes of cranking, half an hour of radio' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 158,
      weightGrams: 640,
      stock: 190,
      sold: 965,
      code: 'SS-R3',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机', en: 'Radio only' } },
            { text: { zh: '加 64GB 存储卡', en: 'With 64 GB card' }, extraYuan: 35 },
          ],
        },
      ],
      pictures: ['el-shortwave-radio', 'el-living', 'el-gift'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '充电、手摇', en: 'Rechargeable, crank' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙', en: 'Bluetooth' },
          isIndexed: true,
        },
        {
          name: { zh: '波段', en: 'Bands' },
          value: { zh: 'FM/MW/SW1–7', en: 'FM/MW/SW1–7' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '拉杆天线 56cm，旋钮调台带指针盘，夜里能收到不少远台。侧面支持 TF 卡，最大 64GB。',
          en: 'A 56 cm rod and a real dial find distant stations at night; plays TF cards up to 64 GB.',
        },
        {
          zh: '锂电 4000mAh，可 Type-C 充、顶部太阳能板补电或手摇发电，自带手电和哨音报警。',
          en: 'The 4000 mAh cell charges by Type-C, solar panel or crank; torch and siren built in.',
        },
      ],
    },
    {
      key: 'el-cd-player',
      store: 'shensheng',
      brand: 'shensheng-tech',
      category: 'electronics-audio-speaker',
      name: {
        zh: '便携 CD 机 发烧复古随身听 蓝牙发射 立式壁挂播放器 支持 MP3 光盘',
        en: 'Portable CD player with Bluetooth, wall-mountable',
      },
      sellingPoint: { zh: '把碟挂在墙上听', en: 'Hang your disc on the wall' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 459,
      weightGrams: 1300,
      stock: 48,
      sold: 190,
      code: 'SS-CD1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '透明', en: 'Clear' }, picture: 'el-cd-player-c1' },
            { text: { zh: '暖金', en: 'Warm gold' }, picture: 'el-cd-player-c2' },
          ],
        },
      ],
      pictures: ['el-cd-player', 'el-cd-player-c1', 'el-cd-player-c2', 'el-studio', 'el-living'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙、3.5mm', en: 'Bluetooth, 3.5 mm' },
          isIndexed: true,
        },
        { name: { zh: '功率', en: 'Power' }, value: { zh: '6 W', en: '6 W' }, isIndexed: true },
      ],
      description: [
        {
          zh: '吸入式托架改成磁吸面板，按下开盖就能看见碟片转动。内置两只 3W 喇叭，也能蓝牙送到音箱。',
          en: 'A magnetic lid shows the disc turning. Two 3 W speakers inside, or send it by Bluetooth.',
        },
        {
          zh: '读盘缓冲 60 秒，轻晃不跳音。可放 CD、CD-R 和刻录的 MP3 盘。镜头灰尘用气吹清理。',
          en: 'Sixty seconds of buffer. Plays CD, CD-R and MP3 discs; blow dust off the lens.',
        },
      ],
      tag: '新品',
    },
    {
      key: 'el-cassette-player',
      store: 'shensheng',
      category: 'electronics-audio-speaker',
      name: {
        zh: '磁带随身听 单放机 复读英语怀旧卡带播放器 3.5mm 耳机口',
        en: 'Cassette player, 3.5 mm jack, for old tapes',
      },
      sellingPoint: { zh: '全金属走带 抖动小', en: 'Metal transport, low wow and flutter' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 129,
      weightGrams: 230,
      stock: 85,
      sold: 433,
      code: 'SS-K8',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '紫黑', en: 'Violet black' }, picture: 'el-cassette-player-c1' },
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'el-cassette-player-c2' },
          ],
        },
      ],
      pictures: ['el-cassette-player', 'el-cassette-player-c1', 'el-cassette-player-c2', 'el-studio', 'el-gift'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池、Type-C', en: 'Battery, Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: '3.5 mm', en: '3.5 mm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '飞轮是黄铜车的，走带稳。支持自动停、自动翻面，盖子透明能看见带轮转。',
          en: 'A brass flywheel keeps tape speed steady. Auto-stop and auto-reverse behind a clear lid.',
        },
        {
          zh: '两节五号电池可放 12 小时。磁头脏了声音会发闷，用棉签蘸酒精轻擦。',
          en: 'Two AA cells last 12 hours. Clean a dull head with a little alcohol.',
        },
      ],
    },
    {
      key: 'el-usb-mic',
      store: 'shensheng',
      brand: 'shensheng-tech',
      category: 'electronics-audio-mic',
      name: {
        zh: 'SS-M2 USB 电容麦克风 心形指向 播客直播录歌 即插即用 带监听口',
        en: 'SS-M2 USB condenser microphone, cardioid, with monitoring jack',
      },
      sellingPoint: { zh: '插上就录 不用装驱动', en: 'Plug in and record' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 329,
      listPriceYuan: 399,
      weightGrams: 780,
      stock: 168,
      sold: 1290,
      code: 'SS-M2',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单麦', en: 'Mic only' } },
            { text: { zh: '加桌面支架', en: 'With desk stand' }, extraYuan: 30 },
            { text: { zh: '加悬臂与防喷罩', en: 'With boom arm and pop filter' }, extraYuan: 110 },
          ],
        },
      ],
      pictures: ['el-usb-mic', 'el-studio', 'el-desk'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'USB、Type-C', en: 'USB, Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '指向', en: 'Pattern' },
          value: { zh: '心形', en: 'Cardioid' },
          isIndexed: true,
        },
        {
          name: { zh: '采样', en: 'Sampling' },
          value: { zh: '24bit/96kHz', en: '24bit/96kHz' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '16mm 大振膜，金属网罩，机身全铝。旋钮可调增益，轻触顶部静音，灯圈变红。',
          en: 'A 16 mm capsule in an all-aluminium body. Turn for gain, tap the top to mute.',
        },
        {
          zh: '底下 3.5mm 口直接监听自己的声音，没有延迟。离嘴 10–15cm 效果最好，房间空请挂条毯子。',
          en: 'The 3.5 mm jack monitors without delay. Best at 10 to 15 cm; hang a blanket in an empty room.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-karaoke-mic',
      store: 'shensheng',
      category: 'electronics-audio-mic',
      name: {
        zh: '无线麦克风 K 歌话筒 家用电视唱歌 动圈金属手持 一拖二',
        en: 'Wireless karaoke microphones, metal handheld, one or two',
      },
      sellingPoint: { zh: '电视、音箱、车里都能唱', en: 'Sing on TV, speaker or in the car' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 99,
      listPriceYuan: 139,
      weightGrams: 320,
      stock: 730,
      sold: 5604,
      code: 'SS-KM5',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [{ text: { zh: '一支', en: 'One' } }, { text: { zh: '一拖二', en: 'Two' }, extraYuan: 80 }],
        },
      ],
      pictures: ['el-karaoke-mic', 'el-living', 'el-gift'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: 'U 段无线', en: 'UHF wireless' },
          isIndexed: true,
        },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '8 小时', en: '8 h' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: '3.5 / 6.35 mm', en: '3.5 / 6.35 mm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '动圈音头，手持震动被内层橡胶隔开，喊高音不破。接收器插 6.35mm 或 3.5mm 口，开阔地约 30 米。',
          en: 'A dynamic capsule on rubber mounts. The receiver fits 6.35 or 3.5 mm and reaches about 30 m.',
        },
        {
          zh: '多家同时用请错开频点，长按换组。内置充电电池，附双头充电线。',
          en: 'Hold to change channel groups. Rechargeable, with a split charging cable.',
        },
      ],
    },
    {
      key: 'el-live-mixer',
      store: 'shensheng',
      brand: 'shensheng-tech',
      category: 'electronics-audio-mic',
      name: {
        zh: '直播声卡调音台 手机电脑两用 四旋钮实时监听 Type-C 供电 伴奏内录',
        en: 'Streaming mixer for phone and computer, four knobs, Type-C',
      },
      sellingPoint: { zh: '两部手机同时播', en: 'Two phones live at once' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 259,
      weightGrams: 520,
      stock: 66,
      sold: 680,
      code: 'SS-X4',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单声卡', en: 'Mixer only' } },
            { text: { zh: '声卡加 SS-M2', en: 'Mixer + SS-M2' }, extraYuan: 300 },
          ],
        },
      ],
      pictures: ['el-live-mixer', 'el-studio', 'el-desk'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '通道', en: 'Channels' },
          value: { zh: '4 路', en: '4 channels' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '四只带阻尼的旋钮分别管麦克风、伴奏、混响和监听，直播中手感好找。48V 幻象供电可驱动常见电容麦。',
          en: 'Damped knobs for mic, music, reverb and monitor. 48 V phantom power drives condenser mics.',
        },
        {
          zh: '手机用 3.5mm 或数字口连接，电脑免驱。内录无电流声，请勿与充电宝共地使用。',
          en: 'Phones connect by 3.5 mm or digital port, computers need no driver.',
        },
      ],
    },
    {
      key: 'el-laptop-14',
      store: 'shensheng',
      brand: 'xingjie',
      category: 'electronics-computer-laptop',
      name: {
        zh: '星芥 L14 轻薄笔记本电脑 14 英寸 2.8K 高刷屏 金属机身 办公学生本',
        en: 'Xingjie L14 laptop, 14 in 2.8K display, metal body',
      },
      sellingPoint: { zh: '1.38 千克 合上像一本杂志', en: '1.38 kg, closes like a magazine' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 4599,
      weightGrams: 1380,
      stock: 64,
      sold: 318,
      code: 'XJ-L14',
      specs: [
        {
          name: { zh: '配置', en: 'Configuration' },
          values: [
            { text: { zh: '16GB+512GB', en: '16GB+512GB' } },
            { text: { zh: '16GB+1TB', en: '16GB+1TB' }, extraYuan: 400 },
            { text: { zh: '32GB+1TB', en: '32GB+1TB' }, extraYuan: 1100 },
          ],
        },
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [{ text: { zh: '银灰', en: 'Silver' } }, { text: { zh: '深空蓝', en: 'Deep blue' } }],
        },
      ],
      pictures: ['el-laptop-14', 'el-desk', 'el-travel'],
      params: [
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '14 英寸', en: '14 in' },
          isIndexed: true,
        },
        {
          name: { zh: '内存', en: 'Memory' },
          value: { zh: '16–32 GB', en: '16–32 GB' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C、HDMI', en: 'Type-C, HDMI' },
          isIndexed: true,
        },
        {
          name: { zh: '重量', en: 'Weight' },
          value: { zh: '1.38 kg', en: '1.38 kg' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: 'A、D 面为冲压铝，键盘面镁合金，单手可开合。2.8K 屏 90Hz，出厂逐台校色，修图写代码都看得舒服。',
          en: 'Stamped aluminium with a magnesium deck. The 2.8K 90 Hz panel is calibrated one by one.',
        },
        {
          zh: '两个全功能 Type-C、一个 HDMI、两个 USB-A，出差不用带转接头。61Wh 电池，文档办公约 10 小时。',
          en: 'Two full Type-C ports, HDMI and two USB-A. The 61 Wh battery lasts about ten hours of office work.',
        },
        {
          zh: '附 65W 充电器，预装系统可自选语言。整机保修两年，屏幕亮点超过三个可换。',
          en: '65 W charger included, system language selectable, two-year warranty.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-monitor-27',
      store: 'shensheng',
      category: 'electronics-computer-laptop',
      name: {
        zh: '27 英寸 4K 显示器 Type-C 一线连 65W 反向充电 升降旋转支架',
        en: '27 in 4K monitor, single-cable Type-C with 65 W power, height adjustable',
      },
      sellingPoint: { zh: '一根线 画面和充电都有了', en: 'One cable for picture and power' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 1299,
      weightGrams: 6200,
      stock: 88,
      sold: 742,
      code: 'SS-D27',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '普通底座', en: 'Fixed stand' } },
            { text: { zh: '升降旋转', en: 'Height and pivot' }, extraYuan: 160 },
          ],
        },
      ],
      pictures: ['el-monitor-27', 'el-desk', 'el-box'],
      params: [
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '27 英寸', en: '27 in' },
          isIndexed: true,
        },
        {
          name: { zh: '分辨率', en: 'Resolution' },
          value: { zh: '3840×2160', en: '3840×2160' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、Type-C', en: 'HDMI, Type-C' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: 'IPS 面板，三边窄边框，色域覆盖 95% P3。支架可升降 12cm、旋转竖屏，看长代码和网页方便。',
          en: 'IPS panel with slim bezels and 95 percent P3. Rises 12 cm and turns to portrait.',
        },
        {
          zh: '附 Type-C 全功能线与 HDMI 线各一。安装不用螺丝刀，底座旋紧即可。外箱含防摔角，签收请当面通电检查。',
          en: 'Full-function Type-C and HDMI cables included. No tools needed; check power on delivery.',
        },
      ],
    },
    {
      key: 'el-mini-pc',
      store: 'shensheng',
      brand: 'xingjie',
      category: 'electronics-computer-laptop',
      name: {
        zh: '迷你主机 N2 台式电脑小机箱 办公家用 双 HDMI 双网口 可挂显示器背面',
        en: 'Mini PC N2, dual HDMI, dual LAN, mounts behind a monitor',
      },
      sellingPoint: { zh: '藏在屏幕背后的一台整机', en: 'A whole computer behind the screen' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 1899,
      weightGrams: 780,
      stock: 52,
      sold: 204,
      code: 'XJ-N2',
      specs: [
        {
          name: { zh: '配置', en: 'Configuration' },
          values: [
            { text: { zh: '准系统', en: 'Barebone' } },
            { text: { zh: '16GB+512GB', en: '16GB+512GB' }, extraYuan: 500 },
            { text: { zh: '32GB+1TB', en: '32GB+1TB' }, extraYuan: 1100 },
          ],
        },
      ],
      pictures: ['el-mini-pc', 'el-desk', 'el-box'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、Type-C', en: 'HDMI, Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '内存', en: 'Memory' },
          value: { zh: '16–32 GB', en: '16–32 GB' },
          isIndexed: true,
        },
        {
          name: { zh: '体积', en: 'Volume' },
          value: { zh: '0.62 L', en: '0.62 L' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '铝合金外壳兼做散热片，满载风扇声约 32 分贝。两条内存插槽、两个固态硬盘位，拧下四颗螺丝即可自己升级。',
          en: 'The aluminium shell works as a heat sink, about 32 dB under load. Two memory slots and two SSD bays behind four screws.',
        },
        {
          zh: '附 VESA 挂板、HDMI 线、90W 电源。准系统不含内存硬盘，不预装系统。',
          en: 'VESA plate, HDMI cable and 90 W supply included. Barebone has no memory, disk or system.',
        },
      ],
    },
    {
      key: 'el-mech-keyboard',
      store: 'shensheng',
      brand: 'lishi-keys',
      category: 'electronics-computer-input',
      name: {
        zh: '75% 客制化机械键盘 热插拔 三模无线蓝牙 铝坨坨 PBT 键帽',
        en: '75 percent mechanical keyboard, hot-swap, three-mode, aluminium case',
      },
      sellingPoint: { zh: '垫了五层 敲起来是闷的', en: 'Five layers of damping' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 369,
      weightGrams: 1050,
      stock: 215,
      sold: 1833,
      code: 'LJ-K75',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '灰白', en: 'Grey white' }, picture: 'el-mech-keyboard-c1' },
            { text: { zh: '石墨', en: 'Graphite' }, picture: 'el-mech-keyboard-c2' },
          ],
        },
        {
          name: { zh: '轴体', en: 'Switches' },
          values: [
            { text: { zh: '线性轴', en: 'Linear' } },
            { text: { zh: '段落轴', en: 'Tactile' } },
            { text: { zh: '静音轴', en: 'Silent' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['el-mech-keyboard', 'el-mech-keyboard-c1', 'el-mech-keyboard-c2', 'el-desk', 'el-gift'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙、2.4G、有线', en: 'Bluetooth, 2.4 GHz, wired' },
          isIndexed: true,
        },
        {
          name: { zh: '轴体', en: 'Switches' },
          value: { zh: '热插拔', en: 'Hot-swap' },
          isIndexed: true,
        },
        { name: { zh: '键数', en: 'Keys' }, value: { zh: '82', en: '82' }, isIndexed: false },
      ],
      description: [
        {
          zh: '下壳一整块铝 CNC，阳极氧化，净重两斤。Gasket 悬挂结构，PC 定位板，空格不钢音。',
          en: 'A CNC aluminium case, gasket mount and polycarbonate plate: no ping on the space bar.',
        },
        {
          zh: '键帽 1.5mm 厚 PBT 热升华，久用不打油。4000mAh 电池，关灯用三周。附拔键器、拔轴器、三颗备用轴。',
          en: '1.5 mm dye-sub PBT caps. The 4000 mAh cell lasts three weeks unlit. Pullers and three spare switches included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-quiet-mouse',
      store: 'shensheng',
      brand: 'lishi-keys',
      category: 'electronics-computer-input',
      name: {
        zh: '静音无线鼠标 双模蓝牙 2.4G 充电款 笔记本办公人体握感',
        en: 'Quiet wireless mouse, Bluetooth and 2.4 GHz, rechargeable',
      },
      sellingPoint: { zh: '图书馆里点也没人抬头', en: 'Nobody looks up in the library' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 69,
      listPriceYuan: 89,
      weightGrams: 88,
      stock: 1340,
      sold: 8807,
      code: 'LJ-M1',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '象牙白', en: 'Ivory' }, picture: 'el-quiet-mouse-c1' },
            { text: { zh: '深灰', en: 'Dark grey' }, picture: 'el-quiet-mouse-c2' },
          ],
        },
      ],
      pictures: ['el-quiet-mouse', 'el-quiet-mouse-c1', 'el-quiet-mouse-c2', 'el-desk', 'el-box'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙、2.4G', en: 'Bluetooth, 2.4 GHz' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '分辨率', en: 'Resolution' },
          value: { zh: '800–2400 DPI', en: '800–2400 DPI' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '微动寿命 500 万次，按键声不到普通鼠标的五分之一。侧边微凸，中小手握着刚好，重 78 克。',
          en: 'Switches rated for five million clicks at a fifth of the usual noise. 78 g, shaped for small to medium hands.',
        },
        {
          zh: '充一次用约两个月，电量低时滚轮灯闪红。接收器收在底部仓内，玻璃桌面请垫鼠标垫。',
          en: 'About two months per charge. The dongle stores underneath; use a pad on glass.',
        },
      ],
    },
    {
      key: 'el-trackball',
      store: 'shensheng',
      brand: 'lishi-keys',
      category: 'electronics-computer-input',
      name: {
        zh: '轨迹球鼠标 拇指球 手腕不用动 设计剪辑 CAD 绘图 有线 USB',
        en: 'Trackball mouse, thumb-operated, for design and editing, USB',
      },
      sellingPoint: { zh: '桌面再窄也够用', en: 'Works on the narrowest desk' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 219,
      weightGrams: 160,
      stock: 76,
      sold: 288,
      code: 'LJ-T3',
      specs: [
        {
          name: { zh: '球色', en: 'Ball colour' },
          values: [
            { text: { zh: '红', en: 'Red' }, picture: 'el-trackball-c1' },
            { text: { zh: '蓝', en: 'Blue' }, picture: 'el-trackball-c2' },
          ],
        },
      ],
      pictures: ['el-trackball', 'el-trackball-c1', 'el-trackball-c2', 'el-desk', 'el-box'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '有线', en: 'Wired' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'USB', en: 'USB' },
          isIndexed: true,
        },
        {
          name: { zh: '球径', en: 'Ball diameter' },
          value: { zh: '34 mm', en: '34 mm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '34mm 树脂球落在三颗红宝石色陶瓷支点上，滑动顺而不飘。机身 20 度斜放，前臂自然搭着。',
          en: 'A 34 mm ball on three ceramic points glides without drifting; the body leans 20 degrees.',
        },
        {
          zh: '每两周把球推出来，擦掉支点上的灰即可。附一颗备用球，线长 1.8 米。',
          en: 'Push out the ball every two weeks and wipe the points. A spare ball and 1.8 m cord included.',
        },
      ],
    },
    {
      key: 'el-portable-ssd',
      store: 'shensheng',
      brand: 'cunye',
      category: 'electronics-computer-storage',
      name: {
        zh: '移动固态硬盘 1TB 2TB Type-C 高速 2000MB/s 手机电脑两用',
        en: 'Portable SSD 1 TB / 2 TB, Type-C, up to 2000 MB/s',
      },
      sellingPoint: { zh: '拷一部 4K 电影只要半分钟', en: 'A 4K film in half a minute' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 429,
      listPriceYuan: 499,
      weightGrams: 62,
      stock: 260,
      sold: 2210,
      code: 'CY-P2',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '512GB', en: '512GB' } },
            { text: { zh: '1TB', en: '1TB' }, extraYuan: 170 },
            { text: { zh: '2TB', en: '2TB' }, extraYuan: 480 },
            { text: { zh: '4TB', en: '4TB' }, soldOut: true, extraYuan: 1200 },
          ],
        },
      ],
      pictures: ['el-portable-ssd', 'el-cables', 'el-desk'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '512 GB–4 TB', en: '512 GB–4 TB' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '速度', en: 'Speed' },
          value: { zh: '2000 MB/s', en: '2000 MB/s' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '铝合金外壳内贴导热垫，连续拷贝 200GB 只是温热。指甲大小的指示灯，读写时慢闪。',
          en: 'An aluminium case with thermal pads stays warm, not hot, through 200 GB. A small light blinks while writing.',
        },
        {
          zh: '附 Type-C 双头线和 USB-A 转接头。出厂为 exFAT 格式，主流系统都能读写。数据无价，请留备份。',
          en: 'Type-C cable and USB-A adapter included. Formatted exFAT. Please keep a backup.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-retro-usb-drive',
      store: 'shensheng',
      brand: 'cunye',
      category: 'electronics-computer-storage',
      name: {
        zh: '软盘造型 U 盘 金属双头 Type-C USB 3.2 手机电脑优盘 创意礼品',
        en: 'Floppy-shaped flash drive, Type-C and USB 3.2, dual connector',
      },
      sellingPoint: { zh: '存得下当年四万张软盘', en: 'Holds forty thousand floppies' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 39.9,
      weightGrams: 22,
      stock: 1600,
      sold: 6390,
      code: 'CY-U5',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '紫', en: 'Violet' }, picture: 'el-retro-usb-drive-c1' },
            { text: { zh: '青', en: 'Teal' }, picture: 'el-retro-usb-drive-c2' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '64GB', en: '64GB' } },
            { text: { zh: '128GB', en: '128GB' }, extraYuan: 20 },
            { text: { zh: '256GB', en: '256GB' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['el-retro-usb-drive', 'el-retro-usb-drive-c1', 'el-retro-usb-drive-c2', 'el-desk', 'el-gift'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '64–256 GB', en: '64–256 GB' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C、USB-A', en: 'Type-C, USB-A' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '锌合金', en: 'Zinc alloy' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '锌合金壳，滑块两头推，一边 Type-C 一边 USB-A。背面留了一块空白，可以激光刻名字。',
          en: 'A zinc slider exposes Type-C on one side and USB-A on the other. The blank back can be engraved.',
        },
        {
          zh: '读取约 180MB/s。刻字请在备注写明，限八个字，刻后不退换。',
          en: 'Reads at about 180 MB/s. Leave engraving text in the note, eight characters at most.',
        },
      ],
    },
    {
      key: 'el-memory-card',
      store: 'shensheng',
      brand: 'cunye',
      category: 'electronics-computer-storage',
      name: {
        zh: '高速 TF 内存卡 256GB 行车记录仪监控无人机相机存储卡 带 SD 卡套',
        en: 'High-speed TF memory card with SD adapter, for dash cams and drones',
      },
      sellingPoint: { zh: '循环录像专用颗粒', en: 'Made for loop recording' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '张', en: 'piece' },
      priceYuan: 49,
      weightGrams: 10,
      stock: 890,
      sold: 4120,
      code: 'CY-T6',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [
            { text: { zh: '64GB', en: '64GB' } },
            { text: { zh: '128GB', en: '128GB' }, extraYuan: 22 },
            { text: { zh: '256GB', en: '256GB' }, extraYuan: 60 },
            { text: { zh: '512GB', en: '512GB' }, extraYuan: 170 },
          ],
        },
      ],
      pictures: ['el-memory-card', 'el-photo', 'el-box'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '64–512 GB', en: '64–512 GB' },
          isIndexed: true,
        },
        { name: { zh: '接口', en: 'Connector' }, value: { zh: 'TF', en: 'TF' }, isIndexed: true },
        {
          name: { zh: '等级', en: 'Speed class' },
          value: { zh: 'V30', en: 'V30' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '写入稳定在 90MB/s 左右，可录 4K。耐温 -25 到 85℃，夏天挡风玻璃后也能用。',
          en: 'Sustains about 90 MB/s for 4K. Works from −25 to 85 °C behind a windscreen.',
        },
        {
          zh: '首次使用请在设备内格式化。电脑显示容量略小是进制差异，属正常。',
          en: 'Format it in the device first. The smaller size shown is due to binary units.',
        },
      ],
    },
    {
      key: 'el-home-printer',
      store: 'shensheng',
      category: 'electronics-computer-print',
      name: {
        zh: '家用无线打印机 A4 彩色喷墨 复印扫描一体 手机直连 学生作业',
        en: 'Home wireless inkjet, A4 colour, print, copy and scan',
      },
      sellingPoint: { zh: '一套墨够打四千页', en: 'One set of ink for four thousand pages' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 699,
      weightGrams: 5200,
      stock: 54,
      sold: 911,
      code: 'SS-PR3',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '打印机', en: 'Printer' } },
            { text: { zh: '加一套墨水', en: 'With extra ink' }, extraYuan: 120 },
          ],
        },
      ],
      pictures: ['el-home-printer', 'el-paper', 'el-desk'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: 'Wi-Fi、USB', en: 'Wi-Fi, USB' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '墨仓喷墨', en: 'Ink tank' },
          isIndexed: true,
        },
        {
          name: { zh: '幅面', en: 'Paper size' },
          value: { zh: 'A4', en: 'A4' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '大墨仓在右侧，透明窗能看余量，加墨瓶口防呆，插上自己流。黑白每分钟 11 页，彩色 6 页，支持自动断电。',
          en: 'Ink tanks show their level through a window; keyed bottles fill themselves. 11 black or 6 colour pages a minute.',
        },
        {
          zh: '手机扫码三步连上，孩子的卷子拍照即可去手写打印。一个月没用请打一页彩条，防止喷头干结。',
          en: 'Three steps to connect a phone. Print a colour strip monthly to keep the nozzles clear.',
        },
      ],
    },
    {
      key: 'el-label-printer',
      store: 'shensheng',
      category: 'electronics-computer-print',
      name: {
        zh: '手持标签打印机 热敏不干胶 蓝牙迷你 服装价签收纳食品日期贴',
        en: 'Handheld label printer, thermal, Bluetooth',
      },
      sellingPoint: { zh: '不用墨 打完一撕就贴', en: 'No ink, tear and stick' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 139,
      listPriceYuan: 169,
      weightGrams: 260,
      stock: 340,
      sold: 2760,
      code: 'SS-LP1',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机', en: 'Printer only' } },
            { text: { zh: '加 3 卷标签', en: 'With 3 rolls' }, extraYuan: 28 },
            { text: { zh: '加 10 卷标签', en: 'With 10 rolls' }, extraYuan: 79 },
          ],
        },
      ],
      pictures: ['el-label-printer', 'el-paper', 'el-box'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙', en: 'Bluetooth' },
          isIndexed: true,
        },
        { name: { zh: '类型', en: 'Type' }, value: { zh: '热敏', en: 'Thermal' }, isIndexed: true },
        {
          name: { zh: '宽度', en: 'Width' },
          value: { zh: '15 mm', en: '15 mm' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '203dpi 热敏头，15mm 宽连续纸或间隔纸都能识别。手机里有上百个模板，也可以导入表格批量打条码。',
          en: 'A 203 dpi head for continuous or gap labels; templates on the phone, barcodes from a table.',
        },
        {
          zh: '标签怕高温和酒精，长期存档请选合成纸款。1200mAh 电池连续打 4 卷。',
          en: 'Keep labels from heat and alcohol. The battery lasts four rolls.',
        },
      ],
    },
    {
      key: 'el-fax-machine',
      store: 'shensheng',
      category: 'electronics-computer-print',
      name: {
        zh: '热敏传真机 电话复印一体 自动接收 外贸公司事务所办公 中文显示',
        en: 'Thermal fax machine with telephone and copier',
      },
      sellingPoint: { zh: '有些合同还是要收传真', en: 'Some contracts still come by fax' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 899,
      weightGrams: 3400,
      stock: 12,
      sold: 143,
      code: 'SS-FX2',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '热敏纸', en: 'Thermal' } },
            { text: { zh: '普通纸', en: 'Plain paper' }, extraYuan: 300 },
          ],
        },
      ],
      pictures: ['el-fax-machine', 'el-paper', 'el-box'],
      params: [
        { name: { zh: '类型', en: 'Type' }, value: { zh: '热敏', en: 'Thermal' }, isIndexed: true },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'RJ11', en: 'RJ11' },
          isIndexed: true,
        },
        {
          name: { zh: '幅面', en: 'Paper size' },
          value: { zh: 'A4', en: 'A4' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '自动切纸，来电先响铃，识别传真信号后自动接收。内存可存 25 页，缺纸也不丢件。',
          en: 'Rings first, detects the fax tone and receives. Holds 25 pages in memory, cuts paper itself.',
        },
        {
          zh: '附听筒、电话线、一卷 30 米热敏纸。热敏件久放会褪色，重要文件请复印留存。',
          en: 'Handset, line cord and a 30 m roll included. Copy important thermal pages, they fade.',
        },
      ],
    },
    {
      key: 'el-typec-dock',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-computer-hub',
      name: {
        zh: 'Type-C 扩展坞九合一 HDMI 4K60Hz 千兆网口 USB 读卡 笔记本拓展',
        en: 'Type-C dock nine-in-one, HDMI 4K 60 Hz, gigabit LAN, card reader',
      },
      sellingPoint: { zh: '插一下 桌面就齐了', en: 'One plug and the desk is ready' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 189,
      listPriceYuan: 239,
      weightGrams: 130,
      stock: 420,
      sold: 3905,
      code: 'LX-D9',
      specs: [
        {
          name: { zh: '规格', en: 'Specification' },
          values: [
            { text: { zh: '五合一', en: 'Five-in-one' } },
            { text: { zh: '九合一', en: 'Nine-in-one' }, extraYuan: 60 },
            { text: { zh: '十二合一双屏', en: 'Twelve-in-one, dual display' }, extraYuan: 190 },
          ],
        },
      ],
      pictures: ['el-typec-dock', 'el-cables', 'el-desk'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、USB、RJ45', en: 'HDMI, USB, RJ45' },
          isIndexed: true,
        },
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: 'Type-C', en: 'Type-C' },
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
          zh: 'CNC 铝壳导热，20cm 编织短线不易折。HDMI 输出 4K60Hz，PD 透传 100W，边充边接显示器。',
          en: 'CNC aluminium with a 20 cm braided lead. HDMI 4K at 60 Hz and 100 W pass-through.',
        },
        {
          zh: '需电脑的 Type-C 口支持视频输出，下单前请查型号。手机和平板也可用，发热到 50℃ 左右正常。',
          en: 'Your Type-C port must carry video; please check. Around 50 °C in use is normal.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-hdmi-cable',
      store: 'shensheng',
      brand: 'lanxi-power',
      category: 'electronics-computer-hub',
      name: {
        zh: 'HDMI 2.1 高清线 8K 电视投影仪连接线 镀金接头编织 1 至 10 米',
        en: 'HDMI 2.1 cable, 8K, braided, 1 to 10 m',
      },
      sellingPoint: { zh: '长线也不闪屏', en: 'No flicker at length' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '条', en: 'piece' },
      priceYuan: 25.9,
      weightGrams: 160,
      stock: 2100,
      sold: 10420,
      code: 'LX-H21',
      specs: [
        {
          name: { zh: '长度', en: 'Length' },
          values: [
            { text: { zh: '1m', en: '1 m' } },
            { text: { zh: '2m', en: '2 m' }, extraYuan: 8 },
            { text: { zh: '3m', en: '3 m' }, extraYuan: 16 },
            { text: { zh: '5m', en: '5 m' }, extraYuan: 40 },
            { text: { zh: '10m 光纤', en: '10 m fibre' }, extraYuan: 180 },
          ],
        },
      ],
      pictures: ['el-hdmi-cable', 'el-cables', 'el-living'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI', en: 'HDMI' },
          isIndexed: true,
        },
        {
          name: { zh: '长度', en: 'Length' },
          value: { zh: '1–10 m', en: '1–10 m' },
          isIndexed: true,
        },
        {
          name: { zh: '带宽', en: 'Bandwidth' },
          value: { zh: '48 Gbps', en: '48 Gbps' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '三层屏蔽，纯铜线芯，接头镀金。10 米款为光纤，分发送端和接收端，插反没有画面，头上印有箭头。',
          en: 'Triple shielding and copper cores. The 10 m version is fibre with a direction: follow the arrow.',
        },
        {
          zh: '穿墙请预留 3cm 以上弯曲半径，拔插时捏住接头外壳，不要拽线。',
          en: 'Keep a 3 cm bend radius in walls and pull by the plug.',
        },
      ],
    },
    {
      key: 'el-mesh-router',
      store: 'shensheng',
      category: 'electronics-computer-hub',
      name: {
        zh: '双频千兆无线路由器 大户型 Mesh 组网 四网口 家用穿墙 Wi-Fi 6',
        en: 'Dual-band gigabit mesh router, four LAN ports',
      },
      sellingPoint: { zh: '两台一对 走到阳台不掉', en: 'A pair covers the balcony' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 269,
      listPriceYuan: 329,
      weightGrams: 450,
      stock: 130,
      sold: 1502,
      code: 'SS-W6',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '单台', en: 'One' } },
            { text: { zh: '两台组网', en: 'Two' }, extraYuan: 220 },
            { text: { zh: '三台组网', en: 'Three' }, extraYuan: 430 },
          ],
        },
      ],
      pictures: ['el-mesh-router', 'el-desk', 'el-box'],
      params: [
        {
          name: { zh: '网络', en: 'Network' },
          value: { zh: '双频', en: 'Dual-band' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'RJ45', en: 'RJ45' },
          isIndexed: true,
        },
        {
          name: { zh: '覆盖', en: 'Coverage' },
          value: { zh: '单台约 90㎡', en: 'About 90 m² each' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '5GHz 与 2.4GHz 合一个名字，自动切换。外壳是哑光白塑料，底部防滑可立可挂。',
          en: 'One network name for both bands. Matt white shell, stands or hangs.',
        },
        {
          zh: '多台已提前配对，插电即组网。墙体是钢筋混凝土时，请在中间房间放一台。',
          en: 'Units come paired. With concrete walls, put one in the middle room.',
        },
      ],
    },
    {
      key: 'el-rangefinder-camera',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-imaging-camera',
      name: {
        zh: '复古旁轴数码相机 2400 万像素 光学取景 街拍人文 金属机身',
        en: 'Rangefinder-style digital camera, 24 MP, optical finder',
      },
      sellingPoint: { zh: '拨盘一拧就知道光圈', en: 'Aperture at a glance' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 3280,
      weightGrams: 460,
      stock: 26,
      sold: 85,
      code: 'GC-R24',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '石墨', en: 'Graphite' }, picture: 'el-rangefinder-camera-c1' },
            { text: { zh: '银黑', en: 'Silver and black' }, picture: 'el-rangefinder-camera-c2' },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机身', en: 'Body' } },
            { text: { zh: '加 35mm 镜头', en: 'With 35 mm lens' }, extraYuan: 1500 },
          ],
        },
      ],
      pictures: [
        'el-rangefinder-camera',
        'el-rangefinder-camera-c1',
        'el-rangefinder-camera-c2',
        'el-photo',
        'el-travel',
      ],
      params: [
        {
          name: { zh: '像素', en: 'Pixels' },
          value: { zh: '2400 万', en: '24 MP' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '镁合金', en: 'Magnesium alloy' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '上盖铜材精车，快门、曝光补偿各一只机械拨盘，戴手套也能调。取景窗里同时看到框外，等人走进画面很顺手。',
          en: 'Brass top plate with mechanical dials. The finder shows beyond the frame, so you can wait for people to walk in.',
        },
        {
          zh: '单次充电约 480 张，支持 Type-C 直充。附皮腕带、电池两块、镜头布。镜头卡口为通用旁轴螺口转接。',
          en: 'About 480 shots per charge, Type-C charging. Leather strap, two batteries and cloth included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-instant-camera',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-imaging-camera',
      name: {
        zh: '即拍即印相机 热敏打印 儿童学生手账贴纸照片 送 3 卷相纸',
        en: 'Instant camera with thermal prints, three rolls included',
      },
      sellingPoint: { zh: '按下快门 六秒出纸', en: 'Six seconds to a print' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 469,
      weightGrams: 380,
      stock: 210,
      sold: 1620,
      code: 'GC-I2',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '标配', en: 'Standard' } },
            { text: { zh: '加 10 卷纸', en: 'With 10 rolls' }, extraYuan: 59 },
          ],
        },
      ],
      pictures: ['el-instant-camera', 'el-photo', 'el-gift'],
      params: [
        {
          name: { zh: '像素', en: 'Pixels' },
          value: { zh: '1200 万', en: '12 MP' },
          isIndexed: true,
        },
        {
          name: { zh: '类型', en: 'Type' },
          value: { zh: '热敏打印', en: 'Thermal print' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '黑白热敏纸带背胶，撕开就能贴在本子上。闪光灯自动，镜头下方小镜子方便自拍。',
          en: 'Adhesive black-and-white paper sticks in a notebook. Auto flash and a selfie mirror.',
        },
        {
          zh: '照片同时存到卡里，想要彩色的可导出去打印。纸卷请避光存放，照片约可保存五年以上。',
          en: 'Photos also save to the card. Store rolls in the dark.',
        },
      ],
    },
    {
      key: 'el-handy-camcorder',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-imaging-camera',
      name: {
        zh: '手持摄像机 4K 防抖 10 倍光学变焦 课堂会议家庭旅行 DV',
        en: '4K camcorder, stabilised, 10× optical zoom',
      },
      sellingPoint: { zh: '一整堂课不用换电池', en: 'A full lesson on one battery' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 1380,
      weightGrams: 320,
      stock: 0,
      sold: 396,
      code: 'GC-V8',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机', en: 'Camcorder' } },
            { text: { zh: '加电池', en: 'With spare battery' }, extraYuan: 90 },
            { text: { zh: '加麦克风与三脚架', en: 'With mic and tripod' }, extraYuan: 320 },
          ],
        },
      ],
      pictures: ['el-handy-camcorder', 'el-photo', 'el-travel'],
      params: [
        { name: { zh: '像素', en: 'Pixels' }, value: { zh: '4K', en: '4K' }, isIndexed: true },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、Type-C', en: 'HDMI, Type-C' },
          isIndexed: true,
        },
        { name: { zh: '变焦', en: 'Zoom' }, value: { zh: '10 倍', en: '10×' }, isIndexed: true },
      ],
      description: [
        {
          zh: '三寸翻转触屏，握把处手带可调。五轴防抖，走动拍摄画面平顺，逆光自动提亮人脸。',
          en: 'A 3 in flip screen and adjustable strap. Five-axis stabilising and automatic backlight.',
        },
        {
          zh: '大电池约拍 130 分钟。HDMI 输出无叠加信息，可当直播机位。内存卡另购。',
          en: 'About 130 minutes per battery; clean HDMI output. Card sold separately.',
        },
      ],
    },
    {
      key: 'el-photo-lesson',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-imaging-camera',
      name: {
        zh: '街拍入门线上小课 四节直播加作业点评 电子票 送练习手册',
        en: 'Street photography online course, four live sessions with feedback',
      },
      sellingPoint: { zh: '老师一张一张看', en: 'The teacher looks at every frame' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '张', en: 'ticket' },
      priceYuan: 199,
      weightGrams: 0,
      stock: 80,
      sold: 356,
      code: 'GC-CL1',
      specs: [
        {
          name: { zh: '班次', en: 'Class' },
          values: [
            { text: { zh: '周三晚', en: 'Wednesday evening' } },
            { text: { zh: '周六早', en: 'Saturday morning' } },
          ],
        },
        {
          name: { zh: '内容', en: 'Content' },
          values: [
            { text: { zh: '基础四节', en: 'Four sessions' } },
            { text: { zh: '加一对一点评', en: 'Plus one-to-one' }, extraYuan: 150 },
          ],
        },
      ],
      pictures: ['el-photo-lesson', 'el-photo', 'el-paper'],
      params: [
        {
          name: { zh: '形式', en: 'Format' },
          value: { zh: '线上直播', en: 'Live online' },
          isIndexed: true,
        },
        {
          name: { zh: '时长', en: 'Duration' },
          value: { zh: '4×90 分钟', en: '4 × 90 min' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '每班 20 人以内，课前发手册，课后交五张作业。内容包括光线、站位、等人进画面和如何删片。',
          en: 'Up to twenty people. A workbook before class, five pictures after. Light, position, waiting and editing.',
        },
        {
          zh: '付款后在订单收到班级链接，回放保留三十天。开课前 24 小时可改一次班，直播后不退款。',
          en: 'The class link is in your order, replay for thirty days. One change free up to 24 hours before class; no refund after.',
        },
      ],
      kind: 'VIRTUAL_GOODS',
    },
    {
      key: 'el-home-projector',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-imaging-projector',
      name: {
        zh: '家用投影仪 1080P 自动对焦梯形校正 卧室客厅影院 白天可看',
        en: 'Home projector 1080p, autofocus and auto keystone',
      },
      sellingPoint: { zh: '换个角度两秒重新画正', en: 'Squares itself in two seconds' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 1699,
      weightGrams: 2400,
      stock: 58,
      sold: 527,
      code: 'GC-P6',
      specs: [
        {
          name: { zh: '配置', en: 'Configuration' },
          values: [
            { text: { zh: '标准', en: 'Standard' } },
            { text: { zh: '含 100 英寸幕布', en: 'With 100 in screen' }, extraYuan: 260 },
          ],
        },
      ],
      pictures: ['el-home-projector', 'el-living', 'el-box'],
      params: [
        {
          name: { zh: '分辨率', en: 'Resolution' },
          value: { zh: '1920×1080', en: '1920×1080' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、USB', en: 'HDMI, USB' },
          isIndexed: true,
        },
        {
          name: { zh: '亮度', en: 'Brightness' },
          value: { zh: '900 lm', en: '900 lm' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '全封闭光机，防尘。1.2 米可投 40 英寸，2.7 米投 100 英寸。左右两只 5W 喇叭，声音不空。',
          en: 'A sealed engine keeps dust out. 40 in from 1.2 m, 100 in from 2.7 m, with two 5 W speakers.',
        },
        {
          zh: '夏天满亮运行风扇约 28 分贝。不要直视镜头，墙面不平时用附带挂幕。',
          en: 'About 28 dB at full brightness. Never look into the lens; use a screen on rough walls.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-retro-tv-43',
      store: 'shensheng',
      category: 'electronics-imaging-projector',
      name: {
        zh: '43 英寸 4K 电视机 无开机广告 投屏语音 卧室民宿客厅',
        en: '43 in 4K television, casting and voice, no start-up ads',
      },
      sellingPoint: { zh: '十秒开机 直接到频道', en: 'Ten seconds to a channel' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 1899,
      weightGrams: 9800,
      stock: 33,
      sold: 148,
      code: 'SS-TV43',
      specs: [
        {
          name: { zh: '尺寸', en: 'Size' },
          values: [
            { text: { zh: '43 英寸', en: '43 in' } },
            { text: { zh: '50 英寸', en: '50 in' }, extraYuan: 400 },
            { text: { zh: '55 英寸', en: '55 in' }, extraYuan: 700 },
          ],
        },
      ],
      pictures: ['el-retro-tv-43', 'el-living', 'el-box'],
      params: [
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '43–55 英寸', en: '43–55 in' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、USB', en: 'HDMI, USB' },
          isIndexed: true,
        },
        {
          name: { zh: '分辨率', en: 'Resolution' },
          value: { zh: '3840×2160', en: '3840×2160' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '直下式背光，亮度均匀，窄边三面。老人模式把按键精简到十个，字放大一半，遥控一按直达频道。',
          en: 'Direct backlight with slim edges. Senior mode cuts the remote to ten keys and enlarges text.',
        },
        {
          zh: '附底座和挂架。运输请平抬，两人开箱。到货 7 天内屏幕问题包换。',
          en: 'Stand and wall mount included. Lift flat with two people.',
        },
      ],
    },
    {
      key: 'el-film-projector',
      store: 'shensheng',
      brand: 'guangcheng',
      category: 'electronics-imaging-projector',
      name: {
        zh: '16mm 胶片造型投影机 复古咖啡馆橱窗摆件 可投 720P 无线投屏',
        en: 'Retro film-style projector, 720p wireless casting',
      },
      sellingPoint: { zh: '转盘真的会转', en: 'The reels really turn' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 2380,
      weightGrams: 4100,
      stock: 18,
      sold: 41,
      code: 'GC-F16',
      specs: [
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '单机', en: 'Projector' } },
            { text: { zh: '加落地支架', en: 'With floor stand' }, extraYuan: 180 },
          ],
        },
      ],
      pictures: ['el-film-projector', 'el-photo', 'el-living'],
      params: [
        {
          name: { zh: '分辨率', en: 'Resolution' },
          value: { zh: '1280×720', en: '1280×720' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、USB', en: 'HDMI, USB' },
          isIndexed: true,
        },
        { name: { zh: '风格', en: 'Style' }, value: { zh: '复古', en: 'Retro' }, isIndexed: true },
      ],
      description: [
        {
          zh: '外壳金属喷砂，两只转盘由小电机带动，可单独关掉。光机在镜筒里，投 60 英寸内最清楚。',
          en: 'Sandblasted metal with two motor-driven reels that can be switched off. Sharpest up to 60 in.',
        },
        {
          zh: '当摆件也能撑场面，通电播放需先对焦。请勿遮挡后侧出风口。',
          en: 'A window piece that also plays. Keep the rear vent clear.',
        },
      ],
    },
    {
      key: 'el-smart-watch',
      store: 'shensheng',
      brand: 'shike-watch',
      category: 'electronics-imaging-watch',
      name: {
        zh: '拾刻 W2 智能手表 圆表盘 通话消息提醒 运动模式 10 天续航',
        en: 'Shike W2 smartwatch, round, calls and messages, 10-day battery',
      },
      sellingPoint: { zh: '表盘白天也亮', en: 'Bright in daylight' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '块', en: 'piece' },
      priceYuan: 499,
      weightGrams: 42,
      stock: 390,
      sold: 3488,
      code: 'SK-W2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'el-smart-watch-c1' },
            { text: { zh: '森绿', en: 'Forest' }, picture: 'el-smart-watch-c2' },
            { text: { zh: '曜黑', en: 'Black' }, picture: 'el-smart-watch-c3' },
            { text: { zh: '莓粉', en: 'Berry' }, picture: 'el-smart-watch-c4' },
          ],
        },
        {
          name: { zh: '表带', en: 'Strap' },
          values: [{ text: { zh: '硅胶', en: 'Silicone' } }, { text: { zh: '牛皮', en: 'Leather' }, extraYuan: 60 }],
        },
      ],
      pictures: ['el-smart-watch', 'el-smart-watch-c1', 'el-smart-watch-c2', 'el-travel', 'el-gift'],
      params: [
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '1.43 英寸', en: '1.43 in' },
          isIndexed: true,
        },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '10 天', en: '10 days' },
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
          zh: '不锈钢圈，疏油涂层玻璃，表耳 22mm 快拆。抬腕接电话，消息和短信可看全文。',
          en: 'Steel bezel, coated glass and 22 mm quick-release lugs. Answer calls and read messages on the wrist.',
        },
        {
          zh: '内置 60 种运动记录，距离由手机或自带定位算。本品为日常记录，不作医疗用途。磁吸充电线长 1 米。',
          en: 'Records sixty activities. For everyday use, not medical. 1 m magnetic charging cable.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-lcd-stopwatch',
      store: 'shensheng',
      brand: 'shike-watch',
      category: 'electronics-imaging-watch',
      name: {
        zh: '专业计时秒表 裁判田径比赛 机械外观防摔 挂绳大屏',
        en: 'Sports stopwatch, large display with lanyard',
      },
      sellingPoint: { zh: '戴着手套也按得准', en: 'Presses true in gloves' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '只', en: 'piece' },
      priceYuan: 35.9,
      weightGrams: 95,
      stock: 520,
      sold: 1710,
      code: 'SK-SW3',
      specs: [
        {
          name: { zh: '记忆', en: 'Memory laps' },
          values: [
            { text: { zh: '10 道', en: '10 laps' } },
            { text: { zh: '60 道', en: '60 laps' }, extraYuan: 20 },
            { text: { zh: '100 道', en: '100 laps' }, extraYuan: 45 },
          ],
        },
      ],
      pictures: ['el-lcd-stopwatch', 'el-box', 'el-gift'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
        {
          name: { zh: '精度', en: 'Accuracy' },
          value: { zh: '1/100 s', en: '1/100 s' },
          isIndexed: true,
        },
        {
          name: { zh: '记忆', en: 'Memory laps' },
          value: { zh: '10–100 道', en: '10–100 laps' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '外壳加软边，三米掉落不坏。按键行程短，计圈响一声。显示开始、间隔和累计三行。',
          en: 'Soft-edged shell, short key travel, a beep per lap, three-line display.',
        },
        {
          zh: '换电池两年一次，附小螺丝刀和挂绳。比赛前请先按一下校准归零。',
          en: 'Two years per battery; lanyard and small screwdriver included.',
        },
      ],
    },
    {
      key: 'el-kitchen-timer',
      store: 'shensheng',
      category: 'electronics-imaging-watch',
      name: { zh: '磁吸厨房定时器 旋转计时 学生番茄钟 大音量 数字倒计时', en: 'Magnetic kitchen timer, turn to set' },
      sellingPoint: { zh: '拧一下就走', en: 'Just turn the ring' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 22.9,
      weightGrams: 110,
      stock: 1100,
      sold: 4560,
      code: 'SS-KT2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '青蓝', en: 'Blue' }, picture: 'el-kitchen-timer-c1' },
            { text: { zh: '橙', en: 'Orange' }, picture: 'el-kitchen-timer-c2' },
          ],
        },
      ],
      pictures: ['el-kitchen-timer', 'el-kitchen-timer-c1', 'el-kitchen-timer-c2', 'el-kitchen', 'el-box'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
        {
          name: { zh: '量程', en: 'Range' },
          value: { zh: '99 分 55 秒', en: '99 min 55 s' },
          isIndexed: true,
        },
        {
          name: { zh: '安装', en: 'Mounting' },
          value: { zh: '磁吸', en: 'Magnetic' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '外圈旋转设定，顺拧加时，松手两秒自动倒数。三档音量，最大时隔壁屋也听见。',
          en: 'Turn the ring to set; it starts two seconds later. Three volumes, the loudest carries next door.',
        },
        {
          zh: '背面磁吸，也有支架可立。两节七号电池，不含。',
          en: 'Magnetic back with stand. Two AAA cells, not included.',
        },
      ],
    },
    {
      key: 'el-wireless-gamepad',
      store: 'shensheng',
      brand: 'yougame',
      category: 'electronics-imaging-game',
      name: {
        zh: '三模游戏手柄 无线蓝牙 PC 手机通用 线性扳机 背键',
        en: 'Wireless gamepad, three-mode, linear triggers and back keys',
      },
      sellingPoint: { zh: '霍尔摇杆 不漂移', en: 'Hall sticks, no drift' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 169,
      weightGrams: 240,
      stock: 610,
      sold: 4950,
      code: 'YG-P3',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '夜紫', en: 'Night violet' }, picture: 'el-wireless-gamepad-c1' },
            { text: { zh: '咖棕', en: 'Coffee' }, picture: 'el-wireless-gamepad-c2' },
            { text: { zh: '薄荷', en: 'Mint' }, picture: 'el-wireless-gamepad-c3' },
          ],
        },
        {
          name: { zh: '套装', en: 'Set' },
          values: [
            { text: { zh: '手柄', en: 'Controller' } },
            { text: { zh: '加充电座', en: 'With dock' }, extraYuan: 50 },
          ],
        },
      ],
      pictures: ['el-wireless-gamepad', 'el-wireless-gamepad-c1', 'el-wireless-gamepad-c2', 'el-play', 'el-gift'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '蓝牙、2.4G、有线', en: 'Bluetooth, 2.4 GHz, wired' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '延迟', en: 'Delay' },
          value: { zh: '约 8 ms', en: 'About 8 ms' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '霍尔磁感摇杆，用久不回弹偏移。扳机行程可锁短，打枪更快。握柄喷砂，出汗不滑。',
          en: 'Magnetic Hall sticks resist drift. Triggers lock short for shooters; textured grips.',
        },
        {
          zh: '电量 1000mAh，约 15 小时。电脑用 2.4G 接收器延迟最低。附 2 米 Type-C 线。',
          en: '1000 mAh, about 15 hours. The dongle gives the lowest delay.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-arcade-joystick',
      store: 'shensheng',
      brand: 'yougame',
      category: 'electronics-imaging-game',
      name: { zh: '街机摇杆 格斗游戏手柄 八键 USB 有线 电脑主机大摇杆', en: 'Arcade joystick, eight buttons, USB' },
      sellingPoint: { zh: '摇杆声像投币厅', en: 'Sounds like an arcade' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 429,
      weightGrams: 1600,
      stock: 62,
      sold: 321,
      code: 'YG-J1',
      specs: [
        {
          name: { zh: '面板', en: 'Panel' },
          values: [
            { text: { zh: '丁香紫', en: 'Violet' }, picture: 'el-arcade-joystick-c1' },
            { text: { zh: '墨黑', en: 'Black' }, picture: 'el-arcade-joystick-c2' },
          ],
        },
      ],
      pictures: ['el-arcade-joystick', 'el-arcade-joystick-c1', 'el-arcade-joystick-c2', 'el-play', 'el-box'],
      params: [
        {
          name: { zh: '连接', en: 'Connection' },
          value: { zh: '有线', en: 'Wired' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'USB', en: 'USB' },
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
          zh: '铝面板，四方限位杆，换成八角只要拧四颗螺丝。按键微动可拔换，底部有软胶垫不跑。',
          en: 'Aluminium panel with a square gate, swap to octagonal with four screws. Buttons are replaceable.',
        },
        {
          zh: '附 3 米线、一套贴纸孔位模板。重 1.6kg，放腿上或桌上都稳。',
          en: '3 m cord and a sticker template included. 1.6 kg keeps it still.',
        },
      ],
    },
    {
      key: 'el-retro-console',
      store: 'shensheng',
      brand: 'yougame',
      category: 'electronics-imaging-game',
      name: {
        zh: '怀旧游戏机 掌机 开源 HDMI 电视 双手柄 充电款',
        en: 'Retro handheld console with HDMI and two controllers',
      },
      sellingPoint: { zh: '手柄一人一只 沙发两头坐', en: 'One each, sit at both ends of the sofa' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 199,
      weightGrams: 380,
      stock: 0,
      sold: 2260,
      code: 'YG-C2',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单机', en: 'Handheld' } },
            { text: { zh: '加双手柄', en: 'With two controllers' }, extraYuan: 60 },
          ],
        },
      ],
      pictures: ['el-retro-console', 'el-play', 'el-living'],
      params: [
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'HDMI、Type-C', en: 'HDMI, Type-C' },
          isIndexed: true,
        },
        {
          name: { zh: '屏幕', en: 'Display' },
          value: { zh: '3.5 英寸', en: '3.5 in' },
          isIndexed: true,
        },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '6 小时', en: '6 h' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '3.5 英寸屏，铝前面板，按键清脆。不带游戏卡，可装开源小游戏，也可接电视玩。',
          en: 'A 3.5 in screen in aluminium. Ships without commercial games; loads open-source titles and plays on a TV.',
        },
        {
          zh: '电池 3000mAh，边充边玩。附 HDMI 转接线和收纳袋。',
          en: '3000 mAh, plays while charging. HDMI adapter and bag included.',
        },
      ],
    },
    {
      key: 'el-gooseneck-kettle',
      store: 'shensheng',
      brand: 'wenzhu',
      category: 'electronics-appliance-kitchen',
      name: {
        zh: '手冲电热水壶 细口恒温 304 不锈钢 控温咖啡壶 泡茶壶',
        en: 'Gooseneck electric kettle with temperature control, stainless',
      },
      sellingPoint: { zh: '一度一度调 走神也不烧干', en: 'By the degree, boil-dry safe' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 239,
      weightGrams: 1150,
      stock: 160,
      sold: 1988,
      code: 'WZ-K6',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '奶白', en: 'Cream' }, picture: 'el-gooseneck-kettle-c1' },
            { text: { zh: '墨绿', en: 'Dark green' }, picture: 'el-gooseneck-kettle-c2' },
            { text: { zh: '胭脂', en: 'Rouge' }, picture: 'el-gooseneck-kettle-c3' },
          ],
        },
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [{ text: { zh: '0.8L', en: '0.8 L' } }, { text: { zh: '1.0L', en: '1.0 L' }, extraYuan: 20 }],
        },
      ],
      pictures: ['el-gooseneck-kettle', 'el-gooseneck-kettle-c1', 'el-gooseneck-kettle-c2', 'el-kitchen', 'el-gift'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '0.8–1.0 L', en: '0.8–1.0 L' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '不锈钢', en: 'Stainless steel' },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '1200 W', en: '1200 W' },
          isIndexed: true,
        },
        {
          name: { zh: '电压', en: 'Voltage' },
          value: { zh: '220 V', en: '220 V' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '壶身 304 不锈钢，内壁无缝拉伸，不容易积垢。旋钮从 40 到 100 度一度一调，保温 60 分钟。',
          en: 'Seamless 304 steel. A dial sets 40 to 100 °C by the degree and holds for an hour.',
        },
        {
          zh: '壶嘴细长，水柱稳。建议每月用柠檬酸除垢。壶身加热区不要泡在水里。220V 插头，出境请配转换。',
          en: 'A long thin spout pours steadily. Descale monthly; 220 V.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-mini-rice-cooker',
      store: 'shensheng',
      brand: 'wenzhu',
      category: 'electronics-appliance-kitchen',
      name: {
        zh: '迷你电饭煲 1.6L 一人食 陶瓷内胆 煮粥煲仔饭预约 小型电饭锅',
        en: 'Mini rice cooker 1.6 L, ceramic inner pot, timer',
      },
      sellingPoint: { zh: '一小碗米也煮得透', en: 'Cooks one small bowl properly' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 169,
      weightGrams: 1900,
      stock: 240,
      sold: 2512,
      code: 'WZ-R2',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [{ text: { zh: '1.2L', en: '1.2 L' } }, { text: { zh: '1.6L', en: '1.6 L' }, extraYuan: 40 }],
        },
      ],
      pictures: ['el-mini-rice-cooker', 'el-kitchen', 'el-box'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '1.2–1.6 L', en: '1.2–1.6 L' },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '350 W', en: '350 W' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '陶瓷', en: 'Ceramic' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '陶瓷涂层内胆，米粒不粘底。五个菜单，粥、饭、汤、蒸、煲仔。预约 24 小时。',
          en: 'Ceramic-coated pot, five programmes and a 24-hour timer.',
        },
        {
          zh: '两人以内够用，四人请选大一档。可拆内盖，洗碗布一抹就净。随盒一只蒸格和量杯。',
          en: 'Enough for two. Inner lid comes off; a steamer and cup are included.',
        },
      ],
    },
    {
      key: 'el-electric-hotpot',
      store: 'shensheng',
      brand: 'wenzhu',
      category: 'electronics-appliance-kitchen',
      name: {
        zh: '分体电火锅 3L 鸳鸯多功能锅 宿舍家庭聚餐 可拆洗',
        en: 'Split electric hot pot 3 L, twin compartment',
      },
      sellingPoint: { zh: '一人辣 一人清', en: 'One spicy, one clear' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '口', en: 'piece' },
      priceYuan: 219,
      weightGrams: 2600,
      stock: 118,
      sold: 774,
      code: 'WZ-H4',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单锅', en: 'Single pot' } },
            { text: { zh: '鸳鸯锅', en: 'Twin pot' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['el-electric-hotpot', 'el-kitchen', 'el-gift'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '3 L', en: '3 L' },
          isIndexed: true,
        },
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '1300 W', en: '1300 W' },
          isIndexed: true,
        },
        {
          name: { zh: '材质', en: 'Material' },
          value: { zh: '不粘铝', en: 'Non-stick aluminium' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '锅体与底座分开，锅子可以直接拿去洗。不粘涂层，四档火力，最小火能温着汤。',
          en: 'The pot lifts off to wash. Non-stick with four heat levels.',
        },
        {
          zh: '每次用完擦干再装回，避免底座进水。附长柄勺和隔板。鸳鸯锅容量一半，不要装满。',
          en: 'Dry before putting back. Ladle and divider included; do not overfill.',
        },
      ],
    },
    {
      key: 'el-electric-shaver',
      store: 'shensheng',
      category: 'electronics-appliance-personal',
      name: {
        zh: '往复式剃须刀 三刀头干湿两用 全身水洗 Type-C 快充',
        en: 'Foil shaver, wet and dry, fully washable, Type-C',
      },
      sellingPoint: { zh: '快充三分钟 剃一次胡子', en: 'Three minutes of charging, one shave' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 179,
      listPriceYuan: 219,
      weightGrams: 190,
      stock: 480,
      sold: 3620,
      code: 'SS-SV5',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '深蓝', en: 'Deep blue' }, picture: 'el-electric-shaver-c1' },
            { text: { zh: '石墨', en: 'Graphite' }, picture: 'el-electric-shaver-c2' },
          ],
        },
        {
          name: { zh: '配件', en: 'Accessory' },
          values: [
            { text: { zh: '单机', en: 'Shaver' } },
            { text: { zh: '加鬓角修剪头', en: 'With trimmer' }, extraYuan: 40 },
          ],
        },
      ],
      pictures: ['el-electric-shaver', 'el-electric-shaver-c1', 'el-electric-shaver-c2', 'el-bath', 'el-gift'],
      params: [
        { name: { zh: '类型', en: 'Type' }, value: { zh: '往复式', en: 'Foil' }, isIndexed: true },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '60 分钟', en: '60 min' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '三片独立浮动刀网，贴着下巴转。机身全水洗，浴室里也能用，充满电约剃一个月。',
          en: 'Three floating foils follow the jaw. Fully washable; about a month per charge.',
        },
        {
          zh: '刀网每年换一副，卡扣一按即开。充电时不可水洗。附毛刷和旅行盒。',
          en: 'Replace foils yearly. Never rinse while charging; brush and case included.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-sonic-toothbrush',
      store: 'shensheng',
      category: 'electronics-appliance-personal',
      name: {
        zh: '声波电动牙刷 软毛成人 五档 90 天续航 防水 送刷头 3 支',
        en: 'Sonic toothbrush, five modes, 90-day battery, three heads',
      },
      sellingPoint: { zh: '充一次 一季不用管', en: 'Charge once a season' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '支', en: 'piece' },
      priceYuan: 99,
      listPriceYuan: 139,
      weightGrams: 130,
      stock: 900,
      sold: 7211,
      code: 'SS-TB8',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '樱红', en: 'Cherry' }, picture: 'el-sonic-toothbrush-c1' },
            { text: { zh: '海蓝', en: 'Sea blue' }, picture: 'el-sonic-toothbrush-c2' },
          ],
        },
        {
          name: { zh: '刷头', en: 'Heads' },
          values: [{ text: { zh: '3 支', en: '3 heads' } }, { text: { zh: '8 支', en: '8 heads' }, extraYuan: 30 }],
        },
      ],
      pictures: ['el-sonic-toothbrush', 'el-sonic-toothbrush-c1', 'el-sonic-toothbrush-c2', 'el-bath', 'el-gift'],
      params: [
        { name: { zh: '类型', en: 'Type' }, value: { zh: '声波', en: 'Sonic' }, isIndexed: true },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '90 天', en: '90 days' },
          isIndexed: true,
        },
        {
          name: { zh: '接口', en: 'Connector' },
          value: { zh: 'Type-C', en: 'Type-C' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '每分钟 3.8 万次振动，刷两分钟分四区提醒。0.15mm 细毛，边缘倒圆。机身水洗不怕。',
          en: '38,000 strokes a minute, a cue every thirty seconds. Rounded bristles, washable.',
        },
        {
          zh: '刷头每三个月换一次。初次使用可先用柔和档适应几天。',
          en: 'Change heads every three months. Start on the gentle mode for a few days.',
        },
      ],
    },
    {
      key: 'el-hair-comb-styler',
      store: 'shensheng',
      category: 'electronics-appliance-personal',
      name: {
        zh: '无线直发梳 美发造型梳 便携充电 卷直两用 差旅',
        en: 'Cordless straightening comb, portable, rechargeable',
      },
      sellingPoint: { zh: '出门前梳五分钟就顺', en: 'Five minutes before leaving' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '把', en: 'piece' },
      priceYuan: 139,
      weightGrams: 340,
      stock: 0,
      sold: 2260,
      code: 'SS-HC2',
      specs: [
        {
          name: { zh: '颜色', en: 'Colour' },
          values: [
            { text: { zh: '紫', en: 'Violet' }, picture: 'el-hair-comb-styler-c1' },
            { text: { zh: '玫瑰', en: 'Rose' }, picture: 'el-hair-comb-styler-c2' },
          ],
        },
      ],
      pictures: ['el-hair-comb-styler', 'el-hair-comb-styler-c1', 'el-hair-comb-styler-c2', 'el-bath', 'el-travel'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: 'Type-C 充电', en: 'Type-C rechargeable' },
          isIndexed: true,
        },
        {
          name: { zh: '温度', en: 'Temperature' },
          value: { zh: '三档', en: 'Three settings' },
          isIndexed: true,
        },
        {
          name: { zh: '续航', en: 'Battery life' },
          value: { zh: '40 分钟', en: '40 min' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '陶瓷加热片藏在梳齿之间，手碰到的是不烫的外齿。三档温度，预热一分钟。',
          en: 'Ceramic plates sit between cool teeth. Three heats, a minute to warm up.',
        },
        {
          zh: '发丝吹到九成干再用，避免靠近头皮来回停。可充电池，按航空规定请随身携带。',
          en: 'Use on nearly dry hair. Carry on board with the battery.',
        },
      ],
    },
    {
      key: 'el-cloud-humidifier',
      store: 'shensheng',
      brand: 'yunxu',
      category: 'electronics-appliance-air',
      name: {
        zh: '云朵加湿器 3L 静音大雾量 卧室办公桌 上加水 小夜灯',
        en: 'Cloud humidifier 3 L, quiet, top-fill, night light',
      },
      sellingPoint: { zh: '打开盖子就能加水', en: 'Lift the lid to fill' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 129,
      listPriceYuan: 159,
      weightGrams: 680,
      stock: 330,
      sold: 2875,
      code: 'YX-C1',
      specs: [
        {
          name: { zh: '容量', en: 'Capacity' },
          values: [{ text: { zh: '2L', en: '2 L' } }, { text: { zh: '3L', en: '3 L' }, extraYuan: 30 }],
        },
      ],
      pictures: ['el-cloud-humidifier', 'el-living', 'el-box'],
      params: [
        {
          name: { zh: '容量', en: 'Capacity' },
          value: { zh: '2–3 L', en: '2–3 L' },
          isIndexed: true,
        },
        { name: { zh: '功率', en: 'Power' }, value: { zh: '25 W', en: '25 W' }, isIndexed: true },
        {
          name: { zh: '噪音', en: 'Noise' },
          value: { zh: '约 30 dB', en: 'About 30 dB' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '超声波雾化，雾口可转 360 度，三档定时。水箱上盖大开口，手能伸进去擦。',
          en: 'Ultrasonic mist with a turning nozzle and three timers. A wide lid lets you reach in to wipe.',
        },
        {
          zh: '请用凉白开或纯净水，三天换一次水，两周用白醋刷一次底。离木家具半米以上。',
          en: 'Use boiled or pure water; change every three days, clean with vinegar fortnightly.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'el-hygro-thermometer',
      store: 'shensheng',
      category: 'electronics-appliance-air',
      name: {
        zh: '温湿度计 室内电子高精度 婴儿房办公室桌面壁挂 数显',
        en: 'Indoor thermometer and hygrometer, wall or desk',
      },
      sellingPoint: { zh: '数字跳得快 开窗十秒有反应', en: 'Reacts within ten seconds of opening a window' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '个', en: 'piece' },
      priceYuan: 29.9,
      weightGrams: 70,
      stock: 1700,
      sold: 6830,
      code: 'SS-TH1',
      specs: [
        {
          name: { zh: '款式', en: 'Style' },
          values: [
            { text: { zh: '单机', en: 'Standard' } },
            { text: { zh: '蓝牙记录', en: 'Bluetooth logging' }, extraYuan: 29 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [{ text: { zh: '一只', en: 'One' } }, { text: { zh: '三只', en: 'Three' }, extraYuan: 48 }],
        },
      ],
      pictures: ['el-hygro-thermometer', 'el-living', 'el-box'],
      params: [
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电池', en: 'Battery' },
          isIndexed: true,
        },
        {
          name: { zh: '量程', en: 'Range' },
          value: { zh: '0–50 ℃', en: '0–50 ℃' },
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
          zh: '屏上笑脸图标一眼看冷热，精度 ±0.3℃、±3%RH。背面磁吸、挂孔、支架三种放法。',
          en: 'Accurate to ±0.3 °C and ±3 % RH; magnet, hook or stand.',
        },
        {
          zh: '不要放在空调出风口和阳光直晒处。蓝牙款手机看 90 天曲线。一节七号电池，含。',
          en: 'Keep away from vents and sun. The Bluetooth model keeps 90 days. AAA cell included.',
        },
      ],
    },
    {
      key: 'el-fireplace-heater',
      store: 'shensheng',
      brand: 'yunxu',
      category: 'electronics-appliance-air',
      name: {
        zh: '仿真火焰取暖器 壁炉暖风机 节能速热 客厅卧室 倾倒断电',
        en: 'Flame-effect heater with fast warm-up, tip-over cut-off',
      },
      sellingPoint: { zh: '火苗是灯 热风是真的', en: 'The flame is light, the warm air is real' },
      origin: { country: 'cn', place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' } },
      unit: { zh: '台', en: 'unit' },
      priceYuan: 269,
      weightGrams: 3300,
      stock: 76,
      sold: 940,
      code: 'YX-F2',
      specs: [
        {
          name: { zh: '功率', en: 'Power' },
          values: [{ text: { zh: '900W', en: '900 W' } }, { text: { zh: '1500W', en: '1500 W' }, extraYuan: 50 }],
        },
      ],
      pictures: ['el-fireplace-heater', 'el-living', 'el-box'],
      params: [
        {
          name: { zh: '功率', en: 'Power' },
          value: { zh: '900–1500 W', en: '900–1500 W' },
          isIndexed: true,
        },
        {
          name: { zh: '供电', en: 'Power supply' },
          value: { zh: '电源', en: 'Mains' },
          isIndexed: true,
        },
        {
          name: { zh: '电压', en: 'Voltage' },
          value: { zh: '220 V', en: '220 V' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: 'PTC 陶瓷发热，两秒出热风。灯光火焰单独开关，不开热也能看。倾倒立即断电，过热自停。',
          en: 'PTC ceramic gives warm air in two seconds; the flame light switches on its own. Cuts off if tipped.',
        },
        {
          zh: '前方 1 米内不要放布料。插座请用 16A 或独立插孔，出门拔掉。',
          en: 'Keep fabrics 1 m away and use a separate socket.',
        },
      ],
    },
  ],
};
