import type { CataloguePart } from './catalogue.ts';

export const part: CataloguePart = {
  categories: [
    {
      key: 'fresh-food',
      name: { zh: '生鲜食品', en: 'Fresh food & groceries' },
      picture: 'ff-mango',
      aliases: ['生鲜', '食品', '零食', '水果', '粮油'],
      children: [
        {
          key: 'fruit',
          name: { zh: '新鲜水果', en: 'Fruit' },
          picture: 'ff-mango',
          aliases: ['水果', '鲜果'],
          children: [
            {
              key: 'fruit-tropical',
              name: { zh: '热带水果', en: 'Tropical fruit' },
              picture: 'ff-mango',
              commissionRate: 5,
              aliases: ['芒果', '椰子', '菠萝', '香蕉'],
            },
            {
              key: 'fruit-seasonal',
              name: { zh: '时令鲜果', en: 'Seasonal fruit' },
              picture: 'ff-apple',
              commissionRate: 5,
              aliases: ['苹果', '葡萄', '蓝莓', '樱桃'],
            },
            {
              key: 'fruit-citrus',
              name: { zh: '柑橘柠檬', en: 'Citrus' },
              picture: 'ff-orange',
              commissionRate: 5,
              aliases: ['橘子', '橙子', '柠檬', '青柠'],
            },
            {
              key: 'fruit-dried',
              name: { zh: '果干蜜饯', en: 'Dried fruit' },
              picture: 'ff-dried-mango',
              commissionRate: 7,
              aliases: ['芒果干', '蜜饯', '话梅'],
            },
          ],
        },
        {
          key: 'staple',
          name: { zh: '粮油米面', en: 'Rice, noodles & oil' },
          picture: 'ff-jasmine-rice',
          aliases: ['粮油', '主食'],
          children: [
            {
              key: 'staple-rice',
              name: { zh: '大米', en: 'Rice' },
              picture: 'ff-jasmine-rice',
              commissionRate: 4,
              aliases: ['米', '香米', '糯米'],
            },
            {
              key: 'staple-noodles',
              name: { zh: '米线面条', en: 'Noodles' },
              picture: 'ff-mixian',
              commissionRate: 5,
              aliases: ['米线', '河粉', '面条'],
            },
            {
              key: 'staple-oil',
              name: { zh: '食用油', en: 'Cooking oil' },
              picture: 'ff-olive-oil',
              commissionRate: 5,
              aliases: ['橄榄油', '椰子油', '牛油果油'],
            },
            {
              key: 'staple-beans',
              name: { zh: '杂粮豆类', en: 'Beans & grains' },
              picture: 'ff-kidney-bean',
              commissionRate: 5,
              aliases: ['红豆', '玉米', '豌豆'],
            },
          ],
        },
        {
          key: 'protein',
          name: { zh: '肉蛋水产', en: 'Meat, eggs & seafood' },
          picture: 'ff-prawn',
          aliases: ['肉', '海鲜', '鸡蛋', '牛奶'],
          children: [
            {
              key: 'protein-seafood',
              name: { zh: '水产海鲜', en: 'Seafood' },
              picture: 'ff-prawn',
              commissionRate: 6,
              aliases: ['虾', '蟹', '鱿鱼', '生蚝'],
            },
            {
              key: 'protein-meat',
              name: { zh: '火腿肉禽', en: 'Ham, meat & poultry' },
              picture: 'ff-ham',
              commissionRate: 6,
              aliases: ['火腿', '腊肉', '牛肉', '鸡'],
            },
            {
              key: 'protein-dairy',
              name: { zh: '蛋奶奶酪', en: 'Eggs, milk & cheese' },
              picture: 'ff-milk',
              commissionRate: 6,
              aliases: ['鸡蛋', '牛奶', '黄油', '奶酪'],
            },
          ],
        },
        {
          key: 'pantry',
          name: { zh: '调味干货', en: 'Seasonings & dried goods' },
          picture: 'ff-green-curry',
          aliases: ['调料', '干货'],
          children: [
            {
              key: 'pantry-spices',
              name: { zh: '香料', en: 'Spices' },
              picture: 'ff-cinnamon',
              commissionRate: 6,
              aliases: ['肉桂', '胡椒', '辣椒', '姜黄'],
            },
            {
              key: 'pantry-sauces',
              name: { zh: '酱料汤料', en: 'Sauces & pastes' },
              picture: 'ff-green-curry',
              commissionRate: 6,
              aliases: ['咖喱', '冬阴功', '鱼露', '辣酱'],
            },
            {
              key: 'pantry-honey',
              name: { zh: '蜂蜜果酱', en: 'Honey & jam' },
              picture: 'ff-honey',
              commissionRate: 6,
              aliases: ['蜂蜜', '果酱', '土蜂蜜'],
            },
            {
              key: 'pantry-mushrooms',
              name: { zh: '菌菇山珍', en: 'Mushrooms' },
              picture: 'ff-shiitake',
              commissionRate: 6,
              aliases: ['香菇', '牛肝菌', '菌汤'],
            },
          ],
        },
        {
          key: 'snack',
          name: { zh: '休闲零食', en: 'Snacks' },
          picture: 'ff-flower-cake',
          aliases: ['零食', '点心'],
          children: [
            {
              key: 'snack-biscuits',
              name: { zh: '糕点饼干', en: 'Cakes & biscuits' },
              picture: 'ff-flower-cake',
              commissionRate: 7,
              aliases: ['鲜花饼', '饼干', '糕点', '面包'],
            },
            {
              key: 'snack-nuts',
              name: { zh: '坚果炒货', en: 'Nuts' },
              picture: 'ff-peanut',
              commissionRate: 7,
              aliases: ['花生', '板栗', '夏威夷果'],
            },
            {
              key: 'snack-chocolate',
              name: { zh: '巧克力糖果', en: 'Chocolate & sweets' },
              picture: 'ff-dark-choc',
              commissionRate: 7,
              aliases: ['巧克力', '糖果'],
            },
          ],
        },
      ],
    },
  ],
  brands: [
    { key: 'ban-lek', name: { zh: '班蕾果业', en: 'Ban Lek Orchards' }, country: 'th' },
    { key: 'mae-ta-kitchen', name: { zh: '湄塔厨房', en: 'Mae Ta Kitchen' }, country: 'th' },
    { key: 'island-sister', name: { zh: '岛姐零食', en: 'Island Sister' }, country: 'th' },
    { key: 'yunshang-valley', name: { zh: '云上坝子', en: 'Yunshang Valley' }, country: 'cn' },
    { key: 'nuoxi-ham', name: { zh: '诺溪火腿', en: 'Nuoxi Ham House' }, country: 'cn' },
    { key: 'mushroom-season', name: { zh: '菌子季', en: 'Mushroom Season' }, country: 'cn' },
    { key: 'chengling-farm', name: { zh: '橙岭农场', en: 'Chengling Farm' }, country: 'cn' },
    { key: 'spice-cape', name: { zh: '香料岬', en: 'Spice Cape' }, country: 'id' },
    { key: 'wayan-cacao', name: { zh: '瓦延可可', en: 'Wayan Cacao' }, country: 'id' },
    { key: 'la-merle', name: { zh: '拉梅尔农舍', en: 'La Merle Farm' }, country: 'fr' },
    { key: 'beranger', name: { zh: '贝朗日饼铺', en: 'Béranger Biscuits' }, country: 'fr' },
  ],
  pictures: [
    {
      key: 'ff-mango',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1f96d', size: 0.36, x: 0.4, saturation: 0.95 },
        { emoji: '1f96d', size: 0.4, x: 0.62, y: 0.75, saturation: 0.95, flip: true },
      ],
    },
    {
      key: 'ff-coconut',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f965', size: 0.42, x: 0.4 },
        { emoji: '1f965', size: 0.34, x: 0.68, y: 0.83, flip: true },
      ],
    },
    { key: 'ff-pineapple', tint: 'paper', stage: 'arch', objects: [{ emoji: '1f34d', size: 0.56 }] },
    { key: 'ff-banana', tint: 'mist', stage: 'step', objects: [{ emoji: '1f34c', size: 0.54, saturation: 0.85 }] },
    {
      key: 'ff-melon',
      tint: 'stone',
      stage: 'window',
      objects: [
        { emoji: '1f348', size: 0.44, x: 0.4, saturation: 0.85 },
        { emoji: '1f348', size: 0.34, x: 0.7, y: 0.83, saturation: 0.8, flip: true },
      ],
    },
    {
      key: 'ff-apple',
      tint: 'blush',
      stage: 'plinth',
      objects: [
        { emoji: '1f34e', size: 0.4, x: 0.38, saturation: 0.8 },
        { emoji: '1f34e', size: 0.34, x: 0.66, y: 0.765, hue: 12, saturation: 0.75, flip: true },
      ],
    },
    {
      key: 'ff-apple-green',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1f34f', size: 0.5, saturation: 0.8 }],
    },
    { key: 'ff-blueberry', tint: 'mist', stage: 'disc', objects: [{ emoji: '1fad0', size: 0.54, saturation: 0.85 }] },
    { key: 'ff-grape', tint: 'celadon', stage: 'arch', objects: [{ emoji: '1f347', size: 0.54, saturation: 0.85 }] },
    { key: 'ff-cherry', tint: 'paper', stage: 'plinth', objects: [{ emoji: '1f352', size: 0.54, saturation: 0.9 }] },
    {
      key: 'ff-strawberry',
      tint: 'blush',
      stage: 'window',
      objects: [
        { emoji: '1f353', size: 0.36, x: 0.38 },
        { emoji: '1f353', size: 0.32, x: 0.64, y: 0.83, flip: true },
      ],
    },
    {
      key: 'ff-orange',
      tint: 'sand',
      stage: 'plinth',
      objects: [
        { emoji: '1f34a', size: 0.38, x: 0.4 },
        { emoji: '1f34a', size: 0.36, x: 0.64, y: 0.755, flip: true },
      ],
    },
    {
      key: 'ff-lemon',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '1f34b', size: 0.4, x: 0.4 },
        { emoji: '1f34b', size: 0.32, x: 0.68, y: 0.83, flip: true },
      ],
    },
    {
      key: 'ff-lime',
      tint: 'celadon',
      stage: 'step',
      objects: [
        { emoji: '1f34b', size: 0.36, x: 0.37, hue: 24, saturation: 0.85, brightness: 0.95 },
        { emoji: '1f34b', size: 0.32, x: 0.65, hue: 24, saturation: 0.85, brightness: 0.95, flip: true },
      ],
    },
    {
      key: 'ff-dried-mango',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1f96d', size: 0.4, x: 0.4 },
        { emoji: '1f4e6', size: 0.3, x: 0.7, y: 0.83, saturation: 0.6 },
      ],
    },
    {
      key: 'ff-coconut-chips',
      tint: 'stone',
      stage: 'disc',
      objects: [
        { emoji: '1fad9', size: 0.46, x: 0.42, saturation: 0.6 },
        { emoji: '1f965', size: 0.3, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'ff-plum-preserve',
      tint: 'blush',
      stage: 'arch',
      objects: [
        { emoji: '1f351', size: 0.42, x: 0.42, hue: -40, saturation: 0.7, brightness: 0.75 },
        { emoji: '1fad9', size: 0.3, x: 0.72, y: 0.83, hue: -60, saturation: 0.5 },
      ],
    },
    {
      key: 'ff-jasmine-rice',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1f35a', size: 0.52, hue: 14, saturation: 0.85 }],
    },
    {
      key: 'ff-red-rice',
      tint: 'sand',
      stage: 'step',
      objects: [{ emoji: '1f35a', size: 0.5, hue: -20, saturation: 0.75, brightness: 0.82 }],
    },
    {
      key: 'ff-sticky-rice',
      tint: 'celadon',
      stage: 'window',
      objects: [
        { emoji: '1f359', size: 0.46, x: 0.42, saturation: 0.85 },
        { emoji: '1f96d', size: 0.24, x: 0.73, y: 0.83 },
      ],
    },
    {
      key: 'ff-hom-mali-sack',
      tint: 'paper',
      stage: 'plinth',
      objects: [
        { emoji: '1f33e', size: 0.44, x: 0.38 },
        { emoji: '1f4e6', size: 0.36, x: 0.66, y: 0.765, saturation: 0.7 },
      ],
    },
    { key: 'ff-pad-thai', tint: 'paper', stage: 'disc', objects: [{ emoji: '1f35d', size: 0.52, saturation: 0.9 }] },
    {
      key: 'ff-mixian',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f35c', size: 0.54, hue: -20, saturation: 0.75 }],
    },
    {
      key: 'ff-tomyum-noodle',
      tint: 'blush',
      stage: 'step',
      objects: [
        { emoji: '1f961', size: 0.48, x: 0.42, saturation: 0.8 },
        { emoji: '1f364', size: 0.24, x: 0.72, y: 0.735 },
      ],
    },
    {
      key: 'ff-olive-oil',
      tint: 'celadon',
      stage: 'arch',
      objects: [
        { emoji: '1fad2', size: 0.32, x: 0.66, y: 0.83 },
        { emoji: '1fad9', size: 0.44, x: 0.4, hue: -150, saturation: 0.9 },
      ],
    },
    {
      key: 'ff-coconut-oil',
      tint: 'mist',
      stage: 'plinth',
      objects: [
        { emoji: '1fad9', size: 0.42, x: 0.42, saturation: 0.3, brightness: 1.05 },
        { emoji: '1f965', size: 0.3, x: 0.69, y: 0.765 },
      ],
    },
    {
      key: 'ff-avocado-oil',
      tint: 'paper',
      stage: 'window',
      objects: [
        { emoji: '1f951', size: 0.48, x: 0.42, saturation: 0.85 },
        { emoji: '1fad7', size: 0.26, x: 0.73, y: 0.83, hue: -130, saturation: 0.6 },
      ],
    },
    { key: 'ff-kidney-bean', tint: 'sand', stage: 'disc', objects: [{ emoji: '1fad8', size: 0.54, saturation: 0.9 }] },
    { key: 'ff-corn', tint: 'celadon', stage: 'step', objects: [{ emoji: '1f33d', size: 0.52, saturation: 0.85 }] },
    { key: 'ff-pea', tint: 'mist', stage: 'arch', objects: [{ emoji: '1fadb', size: 0.52, saturation: 0.85 }] },
    { key: 'ff-prawn', tint: 'mist', stage: 'plinth', objects: [{ emoji: '1f990', size: 0.54, saturation: 0.9 }] },
    {
      key: 'ff-squid',
      tint: 'stone',
      stage: 'disc',
      objects: [{ emoji: '1f991', size: 0.54, hue: 30, saturation: 0.4, brightness: 1.15 }],
    },
    {
      key: 'ff-crab',
      tint: 'sand',
      stage: 'arch',
      objects: [{ emoji: '1f980', size: 0.54, hue: 12, saturation: 0.85 }],
    },
    { key: 'ff-oyster', tint: 'ink', stage: 'disc', objects: [{ emoji: '1f9aa', size: 0.54, saturation: 0.8 }] },
    {
      key: 'ff-ham',
      tint: 'sand',
      stage: 'plinth',
      objects: [{ emoji: '1f356', size: 0.54, hue: 4, saturation: 0.85 }],
    },
    {
      key: 'ff-bacon',
      tint: 'paper',
      stage: 'step',
      objects: [{ emoji: '1f953', size: 0.52, hue: -8, saturation: 0.75 }],
    },
    {
      key: 'ff-chicken',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1f357', size: 0.52, saturation: 0.85 }],
    },
    { key: 'ff-beef', tint: 'stone', stage: 'arch', objects: [{ emoji: '1f969', size: 0.52, saturation: 0.85 }] },
    {
      key: 'ff-duck-confit',
      tint: 'blush',
      stage: 'disc',
      objects: [
        { emoji: '1f357', size: 0.46, x: 0.42, hue: -12, saturation: 0.9, brightness: 0.85 },
        { emoji: '1f96b', size: 0.3, x: 0.73, y: 0.83, hue: -20 },
      ],
    },
    { key: 'ff-duck-egg', tint: 'sand', stage: 'window', objects: [{ emoji: '1faba', size: 0.54, saturation: 0.8 }] },
    {
      key: 'ff-hen-egg',
      tint: 'paper',
      stage: 'plinth',
      objects: [
        { emoji: '1f95a', size: 0.3, x: 0.3 },
        { emoji: '1f95a', size: 0.32, x: 0.52, y: 0.755 },
        { emoji: '1f95a', size: 0.3, x: 0.73, brightness: 1.1 },
      ],
    },
    { key: 'ff-milk', tint: 'mist', stage: 'disc', objects: [{ emoji: '1f95b', size: 0.5, saturation: 0.8 }] },
    { key: 'ff-cheese', tint: 'paper', stage: 'arch', objects: [{ emoji: '1f9c0', size: 0.54, saturation: 0.85 }] },
    { key: 'ff-butter', tint: 'blush', stage: 'plinth', objects: [{ emoji: '1f9c8', size: 0.54, saturation: 0.8 }] },
    { key: 'ff-pepper', tint: 'stone', stage: 'plinth', objects: [{ emoji: '1f9c2', size: 0.5, saturation: 0.6 }] },
    {
      key: 'ff-cinnamon',
      tint: 'sand',
      stage: 'arch',
      objects: [{ emoji: '1fab5', size: 0.5, hue: 8, saturation: 0.9, brightness: 1.1 }],
    },
    { key: 'ff-chilli', tint: 'paper', stage: 'disc', objects: [{ emoji: '1f336-fe0f', size: 0.54, saturation: 0.9 }] },
    {
      key: 'ff-turmeric',
      tint: 'celadon',
      stage: 'disc',
      objects: [{ emoji: '1fada', size: 0.52, hue: 10, saturation: 1 }],
    },
    {
      key: 'ff-clove',
      tint: 'mist',
      stage: 'window',
      objects: [
        { emoji: '1fad9', size: 0.46, x: 0.42, hue: -90, saturation: 0.4, brightness: 0.85 },
        { emoji: '1f33c', size: 0.24, x: 0.72, y: 0.83, hue: -20 },
      ],
    },
    {
      key: 'ff-tomyum-paste',
      tint: 'blush',
      stage: 'window',
      objects: [{ emoji: '1f372', size: 0.54, saturation: 0.85 }],
    },
    {
      key: 'ff-green-curry',
      tint: 'celadon',
      stage: 'plinth',
      objects: [{ emoji: '1f35b', size: 0.54, hue: 55, saturation: 0.8 }],
    },
    {
      key: 'ff-red-curry-c',
      tint: 'blush',
      stage: 'close',
      objects: [{ emoji: '1f35b', size: 0.7, y: 0.84, hue: -12, saturation: 0.95 }],
    },
    {
      key: 'ff-green-curry-c',
      tint: 'celadon',
      stage: 'close',
      objects: [{ emoji: '1f35b', size: 0.7, y: 0.84, hue: 55, saturation: 0.8 }],
    },
    {
      key: 'ff-yellow-curry-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f35b', size: 0.7, y: 0.84, hue: 22, saturation: 0.95 }],
    },
    {
      key: 'ff-fish-sauce',
      tint: 'mist',
      stage: 'step',
      objects: [
        { emoji: '1f41f', size: 0.4, x: 0.36, saturation: 0.3, brightness: 1.1 },
        { emoji: '1fad9', size: 0.34, x: 0.67, hue: -150, saturation: 0.9, brightness: 0.75 },
      ],
    },
    {
      key: 'ff-sweet-chilli',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1fad9', size: 0.44, x: 0.42, hue: -190, saturation: 1 },
        { emoji: '1f336-fe0f', size: 0.26, x: 0.72, y: 0.83 },
      ],
    },
    { key: 'ff-honey', tint: 'sand', stage: 'plinth', objects: [{ emoji: '1f36f', size: 0.5, saturation: 0.95 }] },
    {
      key: 'ff-honey-wild-c',
      tint: 'sand',
      stage: 'close',
      objects: [{ emoji: '1f36f', size: 0.7, y: 0.84, saturation: 0.95 }],
    },
    {
      key: 'ff-honey-dark-c',
      tint: 'paper',
      stage: 'close',
      objects: [{ emoji: '1f36f', size: 0.7, y: 0.84, hue: -14, saturation: 0.85, brightness: 0.78 }],
    },
    {
      key: 'ff-honey-white-c',
      tint: 'stone',
      stage: 'close',
      objects: [{ emoji: '1f36f', size: 0.7, y: 0.84, hue: 14, saturation: 0.5, brightness: 1.22 }],
    },
    {
      key: 'ff-jam',
      tint: 'blush',
      stage: 'arch',
      objects: [
        { emoji: '1fad9', size: 0.42, x: 0.4, hue: 160, saturation: 0.9 },
        { emoji: '1f353', size: 0.32, x: 0.69, y: 0.83 },
      ],
    },
    {
      key: 'ff-jam-strawberry-c',
      tint: 'blush',
      stage: 'close',
      objects: [
        { emoji: '1fad9', size: 0.56, x: 0.42, y: 0.82, hue: 160, saturation: 0.9 },
        { emoji: '1f353', size: 0.32, x: 0.76, y: 0.85 },
      ],
    },
    {
      key: 'ff-jam-blueberry-c',
      tint: 'mist',
      stage: 'close',
      objects: [
        { emoji: '1fad9', size: 0.56, x: 0.42, y: 0.82, hue: 70, saturation: 0.9 },
        { emoji: '1fad0', size: 0.32, x: 0.76, y: 0.85 },
      ],
    },
    {
      key: 'ff-jam-orange-c',
      tint: 'sand',
      stage: 'close',
      objects: [
        { emoji: '1fad9', size: 0.56, x: 0.42, y: 0.82, hue: -160, saturation: 0.9 },
        { emoji: '1f34a', size: 0.32, x: 0.76, y: 0.85 },
      ],
    },
    {
      key: 'ff-chestnut-spread',
      tint: 'paper',
      stage: 'step',
      objects: [
        { emoji: '1fad9', size: 0.4, x: 0.38, hue: -150, saturation: 0.6, brightness: 0.8 },
        { emoji: '1f330', size: 0.3, x: 0.69 },
      ],
    },
    {
      key: 'ff-shiitake',
      tint: 'celadon',
      stage: 'arch',
      objects: [{ emoji: '1f344', size: 0.52, hue: 25, saturation: 0.4, brightness: 0.72 }],
    },
    {
      key: 'ff-porcini',
      tint: 'paper',
      stage: 'plinth',
      objects: [
        { emoji: '1f344', size: 0.4, x: 0.38, hue: 28, saturation: 0.55, brightness: 0.9 },
        { emoji: '1f344', size: 0.32, x: 0.66, y: 0.765, hue: 28, saturation: 0.5, brightness: 1, flip: true },
      ],
    },
    {
      key: 'ff-mushroom-soup',
      tint: 'sand',
      stage: 'window',
      objects: [
        { emoji: '1f372', size: 0.42, x: 0.4, hue: 10, saturation: 0.7 },
        { emoji: '1f344', size: 0.3, x: 0.72, y: 0.83, hue: 25, saturation: 0.4, brightness: 0.75 },
      ],
    },
    {
      key: 'ff-flower-cake',
      tint: 'blush',
      stage: 'plinth',
      objects: [
        { emoji: '1f96e', size: 0.46, x: 0.42, hue: -8, saturation: 0.9 },
        { emoji: '1f339', size: 0.3, x: 0.72, y: 0.765 },
      ],
    },
    {
      key: 'ff-butter-biscuit',
      tint: 'sand',
      stage: 'disc',
      objects: [
        { emoji: '1f36a', size: 0.38, x: 0.38 },
        { emoji: '1f36a', size: 0.36, x: 0.66, y: 0.82, hue: 10, brightness: 1.1 },
      ],
    },
    { key: 'ff-croissant', tint: 'mist', stage: 'plinth', objects: [{ emoji: '1f950', size: 0.54, saturation: 0.85 }] },
    {
      key: 'ff-rice-cracker',
      tint: 'paper',
      stage: 'arch',
      objects: [{ emoji: '1f358', size: 0.5, saturation: 0.85 }],
    },
    { key: 'ff-waffle', tint: 'celadon', stage: 'disc', objects: [{ emoji: '1f9c7', size: 0.54, saturation: 0.85 }] },
    { key: 'ff-peanut', tint: 'sand', stage: 'step', objects: [{ emoji: '1f95c', size: 0.52, saturation: 0.85 }] },
    {
      key: 'ff-chestnut',
      tint: 'celadon',
      stage: 'plinth',
      objects: [
        { emoji: '1f330', size: 0.36, x: 0.37 },
        { emoji: '1f330', size: 0.34, x: 0.64, y: 0.755, brightness: 1.08, flip: true },
      ],
    },
    {
      key: 'ff-macadamia',
      tint: 'stone',
      stage: 'arch',
      objects: [{ emoji: '1f9c6', size: 0.5, hue: -16, saturation: 0.75, brightness: 1.1 }],
    },
    { key: 'ff-popcorn', tint: 'blush', stage: 'disc', objects: [{ emoji: '1f37f', size: 0.54, saturation: 0.85 }] },
    {
      key: 'ff-dark-choc',
      tint: 'paper',
      stage: 'plinth',
      objects: [{ emoji: '1f36b', size: 0.52, hue: -10, saturation: 0.8, brightness: 0.9 }],
    },
    {
      key: 'ff-coconut-candy',
      tint: 'mist',
      stage: 'arch',
      objects: [
        { emoji: '1f36c', size: 0.42, x: 0.4, hue: 30, saturation: 0.75 },
        { emoji: '1f965', size: 0.28, x: 0.72, y: 0.83 },
      ],
    },
    {
      key: 'ff-truffle-gift',
      tint: 'blush',
      stage: 'step',
      objects: [
        { emoji: '1f381', size: 0.4, x: 0.36, hue: -14, saturation: 0.7, brightness: 0.85 },
        { emoji: '1f36b', size: 0.32, x: 0.67, hue: 6 },
      ],
    },
    {
      key: 'ff-lollipop',
      tint: 'celadon',
      stage: 'window',
      objects: [{ emoji: '1f36d', size: 0.54, saturation: 0.85 }],
    },
    { key: 'ff-box', tint: 'stone', stage: 'plain', objects: [{ emoji: '1f4e6', size: 0.5, saturation: 0.75 }] },
    {
      key: 'ff-coldbox',
      tint: 'mist',
      stage: 'plain',
      objects: [
        { emoji: '1f4e6', size: 0.42, x: 0.4, saturation: 0.55 },
        { emoji: '1f9ca', size: 0.28, x: 0.72, y: 0.84, saturation: 0.7 },
      ],
    },
    { key: 'ff-orchard', tint: 'celadon', stage: 'plain', objects: [{ emoji: '1f333', size: 0.58, saturation: 0.8 }] },
    { key: 'ff-palm', tint: 'sand', stage: 'plain', objects: [{ emoji: '1f334', size: 0.58, saturation: 0.8 }] },
    { key: 'ff-table', tint: 'paper', stage: 'plain', objects: [{ emoji: '1f37d-fe0f', size: 0.54, saturation: 0.7 }] },
    { key: 'ff-pot', tint: 'paper', stage: 'window', objects: [{ emoji: '1f372', size: 0.5, saturation: 0.8 }] },
    {
      key: 'ff-gift',
      tint: 'blush',
      stage: 'plain',
      objects: [{ emoji: '1f381', size: 0.48, hue: -10, saturation: 0.75 }],
    },
    { key: 'ff-valley', tint: 'mist', stage: 'window', objects: [{ emoji: '26f0-fe0f', size: 0.6, saturation: 0.75 }] },
    {
      key: 'ff-bread',
      tint: 'sand',
      stage: 'plain',
      objects: [
        { emoji: '1f35e', size: 0.42, x: 0.4, saturation: 0.85 },
        { emoji: '1f9c8', size: 0.28, x: 0.72, y: 0.83, saturation: 0.8 },
      ],
    },
    {
      key: 'ff-bowl-rice',
      tint: 'stone',
      stage: 'window',
      objects: [
        { emoji: '1f35a', size: 0.44, x: 0.42, saturation: 0.6 },
        { emoji: '1f962', size: 0.3, x: 0.74, y: 0.83, saturation: 0.7 },
      ],
    },
  ],
  goods: [
    {
      key: 'gold-mango-case',
      store: 'siam-orchard',
      brand: 'ban-lek',
      category: 'fruit-tropical',
      name: {
        zh: '泰国金芒果 当季直采 4.5kg 整箱 纤维细 核薄 产地冷链到家',
        en: 'Thai golden mango, picked in season, 4.5 kg case, thin stone, cold chain from the orchard',
      },
      sellingPoint: { zh: '果核薄如卡片，甜得干净', en: 'A stone as thin as a card and a clean sweetness' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 129,
      listPriceYuan: 159,
      weightGrams: 5200,
      stock: 860,
      sold: 8612,
      code: 'SO-F01',
      specs: [
        {
          name: { zh: '果重', en: 'Fruit size' },
          values: [
            { text: { zh: '中果 250–330 g', en: 'Medium, 250–330 g' } },
            { text: { zh: '大果 330–420 g', en: 'Large, 330–420 g' }, extraYuan: 20 },
          ],
        },
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '4.5 kg', en: '4.5 kg' } },
            { text: { zh: '9 kg', en: '9 kg' }, extraYuan: 108, weightGrams: 9900 },
          ],
        },
      ],
      pictures: ['ff-mango', 'ff-coldbox', 'ff-palm', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '金芒果', en: 'Nam Dok Mai' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '4.5 kg', en: '4.5 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '常温催熟后冷藏', en: 'Ripen at room temperature, then chill' },
          isIndexed: false,
        },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '春武里', en: 'Chonburi' }, isIndexed: true },
      ],
      description: [
        {
          zh: '果园在春武里内陆的红土坡上，四到六月集中采收。七成熟摘下，48 小时内过检空运，到手还偏硬是正常的。',
          en: 'The orchard lies on red soil inland from Chonburi and picks from April to June. Fruit leaves the tree three-quarters ripe and flies within 48 hours, so it is still firm when it reaches you.',
        },
        {
          zh: '放在阴凉处两到四天，果皮转深黄、靠近果蒂闻到香气就可以吃；熟后放冰箱，三天内吃完。',
          en: 'Keep it in the shade for two to four days until the skin deepens and you can smell it at the stem, then chill and eat within three days.',
        },
        {
          zh: '每颗套网袋，箱内双层格挡。坏果请在签收 24 小时内拍照，我们按个数赔。',
          en: 'Each fruit has a net and the case has two layers of dividers. Send a photo of any bad fruit within 24 hours and we pay for it piece by piece.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'young-coconut',
      store: 'siam-orchard',
      brand: 'ban-lek',
      category: 'fruit-tropical',
      name: {
        zh: '泰国香水椰青 去外皮易开盖 送开椰器和吸管 约 700g/个',
        en: 'Thai aromatic young coconuts, trimmed, with opener and straws, about 700 g each',
      },
      sellingPoint: { zh: '一捅一插就能喝', en: 'Press, pull, drink' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 59.9,
      weightGrams: 4600,
      stock: 1240,
      sold: 15230,
      code: 'SO-F02',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '6 个', en: 'Six' } },
            { text: { zh: '9 个', en: 'Nine' }, extraYuan: 26, weightGrams: 6700 },
            { text: { zh: '12 个', en: 'Twelve' }, extraYuan: 46, weightGrams: 8800 },
          ],
        },
      ],
      pictures: ['ff-coconut', 'ff-coldbox', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '南洋香水椰', en: 'Nam Hom' }, isIndexed: true },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '约 700 g/个', en: 'about 700 g each' },
          isIndexed: true,
        },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '0–8℃ 冷藏', en: 'Chill at 0–8°C' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '直饮、煲汤', en: 'Drinking, soups' }, isIndexed: true },
      ],
      description: [
        {
          zh: '香水椰的水里带一点斑斓叶的香味，比普通椰青甜。采后削去外皮，用食品级保鲜膜裹好，单个真空袋装。',
          en: 'The water of this variety carries a hint of pandan and is sweeter than ordinary young coconut. Each is trimmed, wrapped and vacuum-packed.',
        },
        {
          zh: '顶部预切了一圈，用开椰器一压就开。喝完用勺子刮椰肉，炖鸡也好。收到后冷藏，七天内喝。',
          en: 'The top is pre-cut and opens with the tool supplied. Scrape out the flesh afterwards, or stew it with chicken. Keep chilled and use within seven days.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'phulae-pineapple',
      store: 'siam-orchard',
      brand: 'ban-lek',
      category: 'fruit-tropical',
      name: {
        zh: '泰国普莱小菠萝 去皮即食 真空独立装 脆甜不扎嘴 10 个装',
        en: 'Thai Phulae baby pineapples, peeled and ready to eat, vacuum-packed, ten',
      },
      sellingPoint: { zh: '拳头大一个，芯也能吃', en: 'Fist-sized, core and all' },
      origin: { country: 'th', place: { zh: '泰国清莱', en: 'Chiang Rai, Thailand' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 69,
      weightGrams: 1900,
      stock: 430,
      sold: 3720,
      code: 'SO-F03',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '10 个', en: 'Ten' } },
            { text: { zh: '20 个', en: 'Twenty' }, extraYuan: 56, weightGrams: 3700 },
          ],
        },
      ],
      pictures: ['ff-pineapple', 'ff-coldbox', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '普莱', en: 'Phulae' }, isIndexed: true },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '约 150 g/个', en: 'about 150 g each' },
          isIndexed: true,
        },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '0–4℃ 冷藏', en: 'Chill at 0–4°C' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '真空独立装', en: 'Vacuum, single' }, isIndexed: true },
      ],
      description: [
        {
          zh: '清莱山坡上的小种菠萝，削好只有拳头大，果芯软，可以整个吃。不用泡盐水，舌头不会麻。',
          en: 'A small hill variety from Chiang Rai, fist-sized once peeled, with a soft core. No need to soak it in salt water.',
        },
        {
          zh: '每两个一袋真空包装，0 到 4℃ 可放七天；切块冷冻后打冰沙最方便。',
          en: 'Two to a vacuum bag, good for seven days at 0–4°C. Freeze it in pieces for smoothies.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'egg-banana',
      store: 'siam-orchard',
      brand: 'ban-lek',
      category: 'fruit-tropical',
      name: {
        zh: '泰国皇帝蕉 小米蕉 香糯微酸 自然熟 2.5kg 整箱',
        en: 'Thai egg bananas, small, creamy and slightly tart, 2.5 kg case',
      },
      sellingPoint: { zh: '一根两口，孩子拿着正好', en: 'Two bites each, right for small hands' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 36,
      weightGrams: 2900,
      stock: 0,
      sold: 6140,
      code: 'SO-F04',
      specs: [
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '2.5 kg', en: '2.5 kg' } },
            { text: { zh: '4.5 kg', en: '4.5 kg' }, extraYuan: 24, weightGrams: 5000 },
          ],
        },
      ],
      pictures: ['ff-banana', 'ff-box', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '皇帝蕉', en: 'Kluai Khai' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2.5 kg', en: '2.5 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '常温，勿冷藏', en: 'Room temperature, do not chill' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '鲜食', en: 'Eating fresh' }, isIndexed: true },
      ],
      description: [
        {
          zh: '皮薄，果肉黄而糯，有一点点酸。寄出时是青黄色，挂起来放两三天就转黄，出现小黑点是最甜的时候。',
          en: 'Thin skin, creamy yellow flesh, a little tart. It ships green-yellow; hang it for two or three days, and small dark spots mean it is at its sweetest.',
        },
        {
          zh: '香蕉怕冷，冬天北方订单会加保温棉，收到后不要放冰箱。',
          en: 'Bananas dislike cold: winter orders to the north travel insulated, and they should not go in the fridge.',
        },
        {
          zh: '一箱四到五把，每把十来根。催熟可以和一颗苹果一起放在纸袋里，快一天。',
          en: 'Four or five hands of about ten. A paper bag with an apple ripens them a day sooner.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'net-melon',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'fruit-tropical',
      name: {
        zh: '云南元谋网纹瓜 脆口多汁 沙地种植 2 个装 单果 1.5kg',
        en: 'Yuanmou netted melons, crisp and juicy, grown on sandy soil, two of about 1.5 kg',
      },
      sellingPoint: { zh: '干热河谷晒出来的甜', en: 'Sweetness from a hot dry valley' },
      origin: { country: 'cn', place: { zh: '云南元谋', en: 'Yuanmou, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 49.9,
      listPriceYuan: 65,
      weightGrams: 3400,
      stock: 510,
      sold: 2280,
      code: 'SY-F05',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '1 个', en: 'One' }, extraYuan: -22, weightGrams: 1750 },
            { text: { zh: '2 个', en: 'Two' } },
            { text: { zh: '4 个', en: 'Four' }, extraYuan: 42, weightGrams: 6700 },
          ],
        },
      ],
      pictures: ['ff-melon', 'ff-valley', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '网纹甜瓜', en: 'Netted melon' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '约 3 kg', en: 'about 3 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '常温 5 天', en: 'Five days at room temperature' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '鲜食', en: 'Eating fresh' }, isIndexed: true },
      ],
      description: [
        {
          zh: '元谋一年日照两千六百小时，瓜在沙地里吊蔓种，每藤只留一个果。网纹自然开裂再愈合，所以疏密不一。',
          en: 'Yuanmou has 2,600 hours of sun a year. The melons hang on trellises over sand, one to a vine, and the net forms as the skin cracks and heals.',
        },
        {
          zh: '蒂部轻按略软就可以切。冰两小时口感最脆，切开后保鲜膜封住，当天吃完。',
          en: 'Ready when the stem end gives a little. Two hours in the fridge makes it crispest; cover cut melon and eat it the same day.',
        },
      ],
    },
    {
      key: 'zhaotong-apple',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'fruit-seasonal',
      name: {
        zh: '云南昭通丑苹果 冰糖心 高原红富士 果面粗糙味道好 带箱 5 斤',
        en: 'Zhaotong "ugly" apples, candied core, high-altitude Fuji, rough skin, 2.5 kg',
      },
      sellingPoint: { zh: '不套袋，果锈多，糖心足', en: 'Unbagged and russeted, with a glassy sweet core' },
      origin: { country: 'cn', place: { zh: '云南昭通', en: 'Zhaotong, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 39.8,
      weightGrams: 2900,
      stock: 2100,
      sold: 12870,
      code: 'SY-F06',
      specs: [
        {
          name: { zh: '果径', en: 'Size' },
          values: [
            { text: { zh: '70–75 mm', en: '70–75 mm' } },
            { text: { zh: '75–80 mm', en: '75–80 mm' }, extraYuan: 8 },
            { text: { zh: '80 mm 以上', en: 'Over 80 mm' }, extraYuan: 16, soldOut: true },
          ],
        },
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '5 斤', en: '2.5 kg' } },
            { text: { zh: '9 斤', en: '4.5 kg' }, extraYuan: 24, weightGrams: 5100 },
          ],
        },
      ],
      pictures: ['ff-apple', 'ff-orchard', 'ff-box', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '红富士', en: 'Fuji' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2.5 kg', en: '2.5 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '0–4℃ 冷藏一个月', en: 'A month at 0–4°C' },
          isIndexed: false,
        },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '昭通', en: 'Zhaotong' }, isIndexed: true },
      ],
      description: [
        {
          zh: '果园在海拔 1900 米的坝子，不套袋、不打蜡，果面有果锈和小裂纹，卖相一般，切开能看到透明的糖心。十月中旬以后采的糖心更多。',
          en: 'The orchard stands at 1,900 metres. Fruit is neither bagged nor waxed, so the skin is rough; cut it and the glassy core shows, more of it after mid-October.',
        },
        {
          zh: '糖心会随存放慢慢散开，不是坏了。放冰箱里能吃一个月，洗净连皮啃最香。',
          en: 'The glassy part fades in storage, which is normal. It keeps a month in the fridge and is best eaten with the skin.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'green-apple',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'fruit-seasonal',
      name: {
        zh: '高原青苹果 酸脆多汁 烘焙苹果派做沙拉 3 斤装',
        en: 'Highland green apples, tart and crisp, for pies and salads, 1.5 kg',
      },
      sellingPoint: { zh: '酸得清楚，烤完不塌', en: 'Clearly tart, and keeps its shape in the oven' },
      origin: { country: 'cn', place: { zh: '云南昭通', en: 'Zhaotong, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 29.9,
      weightGrams: 1750,
      stock: 680,
      sold: 1408,
      code: 'SY-F07',
      specs: [
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '3 斤', en: '1.5 kg' } },
            { text: { zh: '6 斤', en: '3 kg' }, extraYuan: 22, weightGrams: 3350 },
          ],
        },
      ],
      pictures: ['ff-apple-green', 'ff-orchard', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '青苹果', en: 'Green apple' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1.5 kg', en: '1.5 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '0–4℃ 冷藏', en: 'Chill at 0–4°C' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '烘焙、沙拉', en: 'Baking, salads' }, isIndexed: true },
      ],
      description: [
        {
          zh: '早熟的青皮品种，果肉白而紧，酸度比富士高一倍左右。切片烤派四十分钟，仍然有形。',
          en: 'An early green variety, white and firm, about twice as tart as Fuji. Slices keep their shape after forty minutes in a pie.',
        },
        {
          zh: '切开后很快变色，泡一下淡盐水或挤点柠檬汁。想吃甜的请选红苹果，这款确实酸。',
          en: 'It browns quickly once cut; use salt water or lemon. If you like sweet apples choose the red ones: these really are tart.',
        },
      ],
    },
    {
      key: 'plateau-blueberry',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'fruit-seasonal',
      name: {
        zh: '云南澄江蓝莓 脆果带霜 15mm+ 125g×6 盒 冷链现摘',
        en: 'Yunnan blueberries, crisp with full bloom, 15 mm and over, 125 g × 6, picked to order',
      },
      sellingPoint: { zh: '今天摘，后天到', en: 'Picked today, with you the day after tomorrow' },
      origin: { country: 'cn', place: { zh: '云南澄江', en: 'Chengjiang, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 99,
      listPriceYuan: 128,
      weightGrams: 1100,
      stock: 320,
      sold: 4660,
      code: 'SY-F08',
      specs: [
        {
          name: { zh: '果径', en: 'Size' },
          values: [
            { text: { zh: '15 mm+', en: '15 mm+' } },
            { text: { zh: '18 mm+', en: '18 mm+' }, extraYuan: 30 },
            { text: { zh: '22 mm+', en: '22 mm+' }, extraYuan: 90 },
          ],
        },
        {
          name: { zh: '盒数', en: 'Boxes' },
          values: [
            { text: { zh: '6 盒', en: 'Six' } },
            { text: { zh: '12 盒', en: 'Twelve' }, extraYuan: 82, weightGrams: 2050 },
          ],
        },
      ],
      pictures: ['ff-blueberry', 'ff-coldbox', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '高丛蓝莓', en: 'Highbush' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '125 g × 6', en: '125 g × 6' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '2–5℃ 冷藏 7 天', en: 'Seven days at 2–5°C' },
          isIndexed: false,
        },
        { name: { zh: '季节', en: 'Season' }, value: { zh: '1–5 月', en: 'January to May' }, isIndexed: true },
      ],
      description: [
        {
          zh: '抚仙湖边的大棚基质栽培，早上七点前采完，不水洗，果面那层白霜还在。咬开是脆的，不是软面的口感。',
          en: 'Grown in substrate by Fuxian Lake and picked before seven in the morning, unwashed, with the white bloom intact. They snap rather than squash.',
        },
        {
          zh: '吃多少洗多少，洗过的放不久。冷冻后直接当冰块吃，配酸奶最好。',
          en: 'Wash only what you eat. Frozen, they make fine ice cubes for yoghurt.',
        },
      ],
    },
    {
      key: 'summer-black-grape',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'fruit-seasonal',
      name: {
        zh: '云南宾川夏黑葡萄 无籽紫黑 脆甜带果霜 带枝整串 2 斤 4 斤装',
        en: 'Binchuan summer black grapes, seedless, crisp, with full bloom, whole bunches, 1 or 2 kg',
      },
      sellingPoint: { zh: '皮不涩，可以连皮吃', en: 'The skin is not harsh, eat it whole' },
      origin: { country: 'cn', place: { zh: '云南宾川', en: 'Binchuan, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 58,
      weightGrams: 1300,
      stock: 0,
      sold: 2870,
      code: 'SY-F09',
      specs: [
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '2 斤', en: '1 kg' } },
            { text: { zh: '4 斤', en: '2 kg' }, extraYuan: 46, weightGrams: 2500 },
          ],
        },
      ],
      pictures: ['ff-grape', 'ff-coldbox', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '夏黑', en: 'Summer Black' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '0–4℃ 冷藏', en: 'Chill at 0–4°C' }, isIndexed: false },
        { name: { zh: '季节', en: 'Season' }, value: { zh: '5–7 月', en: 'May to July' }, isIndexed: true },
      ],
      description: [
        {
          zh: '宾川坝子五月就有熟葡萄，比北方早两个月。每串疏果到六十粒左右，颗粒大小均匀，果面一层白霜是果粉，不是农药。',
          en: 'Binchuan grapes ripen in May, two months ahead of the north. Bunches are thinned to about sixty even berries, and the white dust is their natural bloom.',
        },
        {
          zh: '箱内垫气柱，果串用吊袋悬着走，掉粒率低。收到掉粒的先吃，成串的带枝冷藏。',
          en: 'Bunches travel hung in the case to limit loose berries. Eat the loose ones first and chill the rest on the stem.',
        },
      ],
    },
    {
      key: 'cherry-box',
      store: 'shanye',
      category: 'fruit-seasonal',
      name: {
        zh: '云南大樱桃 露天种植 JJ 级 26mm+ 深红脆甜 礼盒 2 斤',
        en: 'Yunnan sweet cherries, open-grown, 26 mm and over, dark and crisp, 1 kg gift box',
      },
      sellingPoint: { zh: '比进口的早，比大棚的甜', en: 'Earlier than imports and sweeter than greenhouse fruit' },
      origin: { country: 'cn', place: { zh: '云南会泽', en: 'Huize, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 88,
      weightGrams: 1150,
      stock: 270,
      sold: 1995,
      code: 'SY-F10',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '1 kg 家庭装', en: '1 kg, family' } },
            { text: { zh: '2 kg 礼盒', en: '2 kg, gift box' }, extraYuan: 86, weightGrams: 2300 },
          ],
        },
      ],
      pictures: ['ff-cherry', 'ff-coldbox', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '甜樱桃', en: 'Sweet cherry' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '0–4℃ 冷藏 5 天', en: 'Five days at 0–4°C' },
          isIndexed: false,
        },
        { name: { zh: '季节', en: 'Season' }, value: { zh: '4–5 月', en: 'April and May' }, isIndexed: true },
      ],
      description: [
        {
          zh: '会泽的果园在两千米以上，花期常遇霜，产量不稳，所以只做预售，按成熟顺序发货。果柄青绿是新鲜的标志。',
          en: 'The Huize orchards lie above 2,000 metres where frost is common, so we sell ahead and ship as the fruit ripens. Green stems tell you it is fresh.',
        },
        {
          zh: '带柄冷藏，不要洗，吃之前冲凉水。礼盒分上下两层，果柄朝内摆。',
          en: 'Keep chilled on the stem and rinse just before eating. The gift box has two layers with stems turned inwards.',
        },
      ],
    },
    {
      key: 'strawberry-box',
      store: 'shanye',
      category: 'fruit-seasonal',
      name: {
        zh: '高原草莓 红颜奶香型 15 粒礼盒 单果 25g 以上 现摘空运',
        en: 'Highland strawberries, creamy-scented, box of 15, each over 25 g, flown fresh',
      },
      sellingPoint: { zh: '尖尖最甜，蒂边也不酸', en: 'Sweet from tip to stem' },
      origin: { country: 'cn', place: { zh: '云南会泽', en: 'Huize, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 56,
      weightGrams: 620,
      stock: 190,
      sold: 3305,
      code: 'SY-F11',
      specs: [
        {
          name: { zh: '规格', en: 'Box' },
          values: [
            { text: { zh: '15 粒 × 1 盒', en: '15 berries' } },
            { text: { zh: '15 粒 × 2 盒', en: 'Two boxes of 15' }, extraYuan: 44, weightGrams: 1200 },
            { text: { zh: '24 粒 × 2 盒', en: 'Two boxes of 24' }, extraYuan: 78, weightGrams: 1700, soldOut: true },
          ],
        },
      ],
      pictures: ['ff-strawberry', 'ff-coldbox', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '红颜', en: 'Hongyan' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '约 400 g', en: 'about 400 g' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '0–4℃ 冷藏 2 天', en: 'Two days at 0–4°C' },
          isIndexed: false,
        },
        { name: { zh: '季节', en: 'Season' }, value: { zh: '11–3 月', en: 'November to March' }, isIndexed: true },
      ],
      description: [
        {
          zh: '夜里两三度、白天二十度，草莓长得慢，香气足。每粒放在独立的海绵窝里，箱外套泡沫和冰袋。',
          en: 'Nights of two or three degrees and warm days make slow, fragrant fruit. Each berry sits in its own foam cup, with ice packs outside.',
        },
        {
          zh: '草莓娇气，坏一粒赔两粒的钱，拍照即可。请在两天内吃完，不要久放。',
          en: 'Strawberries bruise: send a photo and we refund two for every bad one. Eat within two days.',
        },
      ],
    },
    {
      key: 'wogan-orange',
      store: 'shanye',
      brand: 'chengling-farm',
      category: 'fruit-citrus',
      name: {
        zh: '云南建水沃柑 皮薄多汁 晚熟柑橘 一级中果 9 斤整箱',
        en: 'Jianshui Orah mandarins, thin-skinned and juicy, late season, first-grade, 4.5 kg',
      },
      sellingPoint: { zh: '汁水足到要用纸接', en: 'So juicy you need a napkin' },
      origin: { country: 'cn', place: { zh: '云南建水', en: 'Jianshui, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 45.9,
      listPriceYuan: 59,
      weightGrams: 4900,
      stock: 3200,
      sold: 18640,
      code: 'SY-F12',
      specs: [
        {
          name: { zh: '果径', en: 'Size' },
          values: [
            { text: { zh: '60–65 mm', en: '60–65 mm' }, extraYuan: -6 },
            { text: { zh: '65–75 mm', en: '65–75 mm' } },
            { text: { zh: '75 mm 以上', en: 'Over 75 mm' }, extraYuan: 10 },
          ],
        },
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '5 斤', en: '2.5 kg' }, extraYuan: -16, weightGrams: 2800 },
            { text: { zh: '9 斤', en: '4.5 kg' } },
          ],
        },
      ],
      pictures: ['ff-orange', 'ff-orchard', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '沃柑', en: 'Orah' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '4.5 kg', en: '4.5 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '常温 10 天', en: 'Ten days at room temperature' },
          isIndexed: false,
        },
        { name: { zh: '季节', en: 'Season' }, value: { zh: '1–5 月', en: 'January to May' }, isIndexed: true },
      ],
      description: [
        {
          zh: '挂树到二月以后才采，酸已经降下来。果皮有风吹的细痕，不打蜡，摸着略涩。',
          en: 'They hang until February, when the acid has gone down. Unwaxed, with wind marks on the skin.',
        },
        {
          zh: '柑橘怕闷，收到后开箱通风，有压伤的先挑出来。籽比早橘多一些，榨汁之前先去籽。',
          en: 'Open the case and air it on arrival, and take out any bruised ones. They have more pips than early mandarins, so strain the juice.',
        },
        {
          zh: '大果皮厚一点，中果最甜，小果给孩子当零嘴。一箱里允许三五个有风疤的，不影响吃。',
          en: 'Large fruit has thicker skin, middle sizes are sweetest. A few wind-marked ones in a case are normal.',
        },
      ],
    },
    {
      key: 'dehong-lemon',
      store: 'shanye',
      brand: 'chengling-farm',
      category: 'fruit-citrus',
      name: {
        zh: '云南德宏黄柠檬 新鲜多汁 泡水烘焙腌制 中果 5 斤',
        en: 'Dehong yellow lemons, fresh and juicy, for drinks, baking and preserving, 2.5 kg',
      },
      sellingPoint: { zh: '皮油足，削皮屑最香', en: 'Plenty of oil in the zest' },
      origin: { country: 'cn', place: { zh: '云南德宏', en: 'Dehong, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 19.9,
      weightGrams: 2800,
      stock: 4100,
      sold: 22150,
      code: 'SY-F13',
      specs: [
        {
          name: { zh: '规格', en: 'Case' },
          values: [
            { text: { zh: '3 斤', en: '1.5 kg' }, extraYuan: -5, weightGrams: 1750 },
            { text: { zh: '5 斤', en: '2.5 kg' } },
            { text: { zh: '10 斤', en: '5 kg' }, extraYuan: 15, weightGrams: 5500 },
          ],
        },
      ],
      pictures: ['ff-lemon', 'ff-orchard', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '尤力克', en: 'Eureka' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2.5 kg', en: '2.5 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '冷藏一个月', en: 'A month chilled' }, isIndexed: false },
        {
          name: { zh: '用途', en: 'Use' },
          value: { zh: '饮品、烘焙、腌制', en: 'Drinks, baking, preserving' },
          isIndexed: true,
        },
      ],
      description: [
        {
          zh: '德宏四季都有柠檬挂果，采后清水洗净、不打蜡。单果 90 到 130 克，切片泡水、挤汁、做柠檬鸡爪都够用。',
          en: 'Dehong has lemons on the tree all year. Washed, unwaxed, 90–130 g each: for slices, juice or pickled chicken feet.',
        },
        {
          zh: '整箱放冰箱抽屉能存一个月；吃不完切片冷冻，一次拿两片。',
          en: 'They keep a month in the fridge drawer; freeze the rest in slices.',
        },
      ],
    },
    {
      key: 'thai-lime',
      store: 'siam-orchard',
      brand: 'ban-lek',
      category: 'fruit-citrus',
      name: {
        zh: '泰国青柠 无籽薄皮 冬阴功海鲜蘸汁专用 1kg 约 18 个',
        en: 'Thai seedless limes, thin skin, for tom yum and seafood dips, 1 kg, about 18',
      },
      sellingPoint: { zh: '汁多，酸得尖', en: 'Plenty of sharp juice' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 26.8,
      weightGrams: 1080,
      stock: 760,
      sold: 2140,
      code: 'SO-F14',
      specs: [
        {
          name: { zh: '规格', en: 'Weight' },
          values: [
            { text: { zh: '500 g', en: '500 g' }, extraYuan: -10, weightGrams: 550 },
            { text: { zh: '1 kg', en: '1 kg' } },
            { text: { zh: '3 kg', en: '3 kg' }, extraYuan: 42, weightGrams: 3200 },
          ],
        },
      ],
      pictures: ['ff-lime', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '无籽青柠', en: 'Seedless lime' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '冷藏 20 天', en: 'Twenty days chilled' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '调味、饮品', en: 'Cooking and drinks' }, isIndexed: true },
      ],
      description: [
        {
          zh: '比黄柠檬小一圈，皮薄，一个能挤两勺汁。做海鲜蘸汁的比例：两勺青柠汁、一勺鱼露、半勺糖、蒜和小米辣切碎。',
          en: "Smaller than lemons with thin skin, two spoons of juice each. For a seafood dip: two spoons lime, one fish sauce, half sugar, chopped garlic and bird's-eye chilli.",
        },
        {
          zh: '常温会变黄，风味不受影响。挤汁前在桌上滚一滚，出汁更多。',
          en: 'They turn yellow at room temperature without losing taste. Roll them on the table before squeezing.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'dried-mango',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'fruit-dried',
      name: {
        zh: '泰国芒果干 厚切软糯 低温烘干 微酸 独立小袋 500g',
        en: 'Thai dried mango, thick-cut and soft, gently tart, in single packs, 500 g',
      },
      sellingPoint: { zh: '一片有两毫米厚的果肉感', en: 'Thick slices that still taste of fruit' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 45,
      listPriceYuan: 58,
      weightGrams: 560,
      stock: 2600,
      sold: 19320,
      code: 'SO-D15',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '微酸原味', en: 'Lightly tart' } },
            { text: { zh: '减糖', en: 'Less sugar' }, extraYuan: 6 },
            { text: { zh: '辣椒盐', en: 'Chilli salt' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 g', en: '250 g' }, extraYuan: -19, weightGrams: 290 },
            { text: { zh: '500 g', en: '500 g' } },
          ],
        },
      ],
      pictures: ['ff-dried-mango', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '金芒果', en: 'Nam Dok Mai' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '芒果、白砂糖', en: 'Mango, sugar' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '鲜芒果切一厘米厚，烘到水分 15% 左右，撕开是带丝的果肉，不是糖块。减糖款颜色略深，请介意卖相的朋友选原味。',
          en: 'Fresh mango is cut a centimetre thick and dried to about 15% water, so it tears into fibres. The reduced-sugar version is darker.',
        },
        {
          zh: '25 克一小袋，出门带两包。拆封后密封放阴凉处，表面出现糖霜不是变质。',
          en: 'Twenty-five grams to a pack. Once opened seal it and keep cool; a sugar bloom is harmless.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'coconut-chips',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'fruit-dried',
      name: {
        zh: '烤椰子片 椰香酥脆 无油烘烤 罐装 办公室零嘴 3 罐',
        en: 'Toasted coconut chips, crunchy, oven-baked without oil, three tins',
      },
      sellingPoint: { zh: '咔嚓一声，椰子味很直接', en: 'A snap, and then plain coconut' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 39.9,
      weightGrams: 360,
      stock: 920,
      sold: 3876,
      code: 'SO-D16',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味', en: 'Plain' } },
            { text: { zh: '海盐焦糖', en: 'Salted caramel' } },
            { text: { zh: '可可', en: 'Cocoa' } },
            { text: { zh: '三味组合', en: 'Three flavours' } },
          ],
        },
      ],
      pictures: ['ff-coconut-chips', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '70 g × 3', en: '70 g × 3' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '椰子肉、椰子花糖', en: 'Coconut, coconut sugar' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '罐装', en: 'Tins' }, isIndexed: true },
      ],
      description: [
        {
          zh: '成熟椰子取肉切薄片，裹一点椰子花糖，分两次烘烤，边缘焦黄。不是油炸，手上不会有油。',
          en: 'Ripe coconut is sliced thin, coated with a little coconut sugar and baked twice until the edges brown. Not fried, so no oily fingers.',
        },
        {
          zh: '怕潮，开罐后一周内吃完；撒在酸奶和燕麦上也合适。',
          en: 'It softens in damp air; finish an open tin within a week, or scatter it on yoghurt and oats.',
        },
        {
          zh: '三罐是 70 克小罐，口径大，手能伸进去。罐底有一包干燥剂，别吃。',
          en: 'Three 70 g tins with a mouth wide enough for a hand. Leave the drying sachet alone.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'green-plum-preserve',
      store: 'shanye',
      category: 'fruit-dried',
      name: {
        zh: '云南洱源雕梅 白族蜜饯 手工雕花青梅 酸甜 罐装 300g',
        en: 'Eryuan carved plums, a Bai sweetmeat of green plums cut by hand, 300 g jar',
      },
      sellingPoint: { zh: '一刀不断，拉开像菊花', en: 'One unbroken cut, opening like a chrysanthemum' },
      origin: { country: 'cn', place: { zh: '云南洱源', en: 'Eryuan, Yunnan' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 36,
      weightGrams: 480,
      stock: 340,
      sold: 1233,
      code: 'SY-D17',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '300 g', en: '300 g' } },
            { text: { zh: '300 g × 2 礼盒', en: '300 g × 2, gift box' }, extraYuan: 38, weightGrams: 1050 },
          ],
        },
      ],
      pictures: ['ff-plum-preserve', 'ff-valley', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '盐梅', en: 'Salt plum' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '300 g', en: '300 g' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工雕花', en: 'Hand-carved' }, isIndexed: true },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '青梅、红糖、盐', en: 'Green plum, brown sugar, salt' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '青梅先用石灰水泡脆，再用弯口小刀在果肉上连刀雕花，挤出核，泡红糖腌三个月。熟手一天雕不到三斤。',
          en: 'Green plums are crisped in lime water, carved in one continuous cut with a curved knife, stoned, and cured in brown sugar for three months. A good hand carves barely 1.5 kg a day.',
        },
        {
          zh: '当零嘴、做雕梅扣肉都行。罐里的梅子红糖水别倒，兑水就是酸梅饮。',
          en: 'Eat as a sweet or steam with pork belly. Keep the syrup: with water it is a plum drink.',
        },
      ],
      tag: '非遗',
    },
    {
      key: 'jasmine-rice-5kg',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'staple-rice',
      name: {
        zh: '泰国茉莉香米 新米 原箱进口 长粒香软 5kg 真空砖',
        en: 'Thai jasmine rice, new crop, imported in the original pack, long and soft, 5 kg vacuum',
      },
      sellingPoint: { zh: '揭锅就有香味', en: 'Fragrant as you lift the lid' },
      origin: { country: 'th', place: { zh: '泰国武里南', en: 'Buriram, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 69,
      listPriceYuan: 82,
      weightGrams: 5150,
      stock: 4600,
      sold: 12066,
      code: 'SO-R18',
      specs: [
        {
          name: { zh: '规格', en: 'Weight' },
          values: [
            { text: { zh: '2.5 kg', en: '2.5 kg' }, extraYuan: -31, weightGrams: 2580 },
            { text: { zh: '5 kg', en: '5 kg' } },
            { text: { zh: '10 kg（5 kg × 2）', en: '10 kg, 5 kg × 2' }, extraYuan: 62, weightGrams: 10300 },
          ],
        },
      ],
      pictures: ['ff-jasmine-rice', 'ff-bowl-rice', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '茉莉香米', en: 'Hom Mali' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '5 kg', en: '5 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '武里南', en: 'Buriram' }, isIndexed: true },
      ],
      description: [
        {
          zh: '武里南府的雨季稻，一年一季，十一月收割。米粒长七毫米以上，断米率低。包装抽成真空砖，能看出米的光泽。',
          en: 'Rain-fed rice from Buriram, one crop a year, cut in November. Grains are over seven millimetres with few broken ones, packed as a vacuum brick.',
        },
        {
          zh: '新米吃水少：米和水 1:1.1，泡十分钟再煮，焖五分钟。拆袋后放密封桶，夏天请冷藏防虫。',
          en: "New rice needs little water: 1 to 1.1, ten minutes' soaking, five minutes' rest. Store it in a sealed bin, chilled in summer.",
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'red-soft-rice',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'staple-rice',
      name: {
        zh: '云南梯田红软米 糙米口感软 煮粥煮饭 胚芽保留 2.5kg',
        en: 'Yunnan terrace red rice, a soft brown rice for congee or steaming, germ left on, 2.5 kg',
      },
      sellingPoint: { zh: '红色来自米皮，淘米水是粉的', en: 'The red is in the bran; the rinsing water turns pink' },
      origin: { country: 'cn', place: { zh: '云南红河', en: 'Honghe, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 42,
      weightGrams: 2560,
      stock: 880,
      sold: 2904,
      code: 'SY-R19',
      specs: [
        {
          name: { zh: '规格', en: 'Weight' },
          values: [
            { text: { zh: '1 kg', en: '1 kg' }, extraYuan: -24, weightGrams: 1040 },
            { text: { zh: '2.5 kg', en: '2.5 kg' } },
            { text: { zh: '5 kg', en: '5 kg' }, extraYuan: 38, weightGrams: 5100 },
          ],
        },
      ],
      pictures: ['ff-red-rice', 'ff-bowl-rice', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '红软米', en: 'Red soft rice' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2.5 kg', en: '2.5 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '红河梯田', en: 'Honghe terraces' }, isIndexed: true },
      ],
      description: [
        {
          zh: '梯田老品种，亩产只有三百公斤左右。碾得轻，米皮和胚芽都在，但煮出来是软的，不用提前泡一夜。',
          en: 'An old terrace variety yielding only some 300 kilos a mu. Lightly milled with bran and germ, yet it cooks soft without an overnight soak.',
        },
        {
          zh: '建议与白米 1:2 混煮；煮粥四十分钟就稠。糙米油脂多，夏天请密封冷藏。',
          en: 'Mix one to two with white rice; congee thickens in forty minutes. Brown rice is oily, so keep it sealed and cool.',
        },
      ],
    },
    {
      key: 'sticky-rice',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'staple-rice',
      name: {
        zh: '泰国长粒糯米 芒果糯米饭 包粽子饭团 2kg 袋装',
        en: 'Thai long-grain glutinous rice for mango sticky rice and rice balls, 2 kg',
      },
      sellingPoint: { zh: '蒸着吃，粒粒分明又粘手', en: 'Steamed, each grain separate and still sticky' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 32,
      weightGrams: 2060,
      stock: 1300,
      sold: 4410,
      code: 'SO-R20',
      specs: [
        {
          name: { zh: '规格', en: 'Weight' },
          values: [
            { text: { zh: '1 kg', en: '1 kg' }, extraYuan: -14, weightGrams: 1040 },
            { text: { zh: '2 kg', en: '2 kg' } },
            { text: { zh: '5 kg', en: '5 kg' }, extraYuan: 39, weightGrams: 5100 },
          ],
        },
      ],
      pictures: ['ff-sticky-rice', 'ff-bowl-rice', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '长粒糯米', en: 'Long-grain glutinous' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2 kg', en: '2 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '蒸食、包粽', en: 'Steaming' }, isIndexed: true },
      ],
      description: [
        {
          zh: '长粒糯米比圆糯米爽，蒸出来不会烂成一团。先泡四小时，纱布垫着大火蒸二十五分钟，中间翻一次。',
          en: 'Long-grain sticky rice is springier than round. Soak four hours and steam on cloth for twenty-five minutes, turning once.',
        },
        {
          zh: '芒果糯米饭：饭趁热拌椰浆、糖和一撮盐，焖十五分钟，配冰过的芒果。',
          en: 'For mango sticky rice fold in warm coconut milk, sugar and a pinch of salt, rest fifteen minutes, serve with cold mango.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'jasmine-rice-catering',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'staple-rice',
      name: {
        zh: '泰国香米餐饮装 25kg 编织袋 泰餐厅炒饭专用 整托批发',
        en: 'Thai fragrant rice for caterers, 25 kg sacks, for Thai restaurants and fried rice, wholesale',
      },
      sellingPoint: { zh: '10 袋起批，炒饭颗粒分明', en: 'From ten sacks; stays separate when fried' },
      origin: { country: 'th', place: { zh: '泰国素林', en: 'Surin, Thailand' } },
      unit: { zh: '袋', en: 'sack' },
      priceYuan: 268,
      weightGrams: 25300,
      stock: 900,
      sold: 3120,
      code: 'SO-R21',
      specs: [
        {
          name: { zh: '碎米率', en: 'Broken' },
          values: [
            { text: { zh: '5%', en: '5%' } },
            { text: { zh: '10%', en: '10%' }, extraYuan: -12 },
            { text: { zh: '25%（炒饭）', en: '25%, for frying' }, extraYuan: -30 },
          ],
        },
      ],
      pictures: ['ff-hom-mali-sack', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '香米', en: 'Fragrant rice' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '25 kg', en: '25 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '餐饮', en: 'Catering' }, isIndexed: true },
      ],
      description: [
        {
          zh: '给餐厅用的大包装，编织袋内衬 PE 膜。碎米率越高越便宜，炒饭、煮粥用 25% 的完全够，白饭建议 5%。',
          en: 'Restaurant packs lined with film. The more broken grains, the cheaper: 25% is fine for frying and congee, 5% for plain rice.',
        },
        {
          zh: '一托 40 袋，可送货到楼下，不含上楼。每批附检验报告复印件和报关单号。',
          en: 'Forty sacks to a pallet, delivered to the door but not upstairs. Each lot comes with a copy of the inspection report and customs number.',
        },
      ],
      tag: '国家馆',
      salesModel: 'WHOLESALE',
      wholesale: [
        { pieces: 10, priceYuan: 268 },
        { pieces: 40, priceYuan: 255 },
        { pieces: 100, priceYuan: 242 },
      ],
    },
    {
      key: 'pad-thai-noodles',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'staple-noodles',
      name: {
        zh: '泰式炒河粉干米粉 5mm 宽 不易断 配酱包 4 人份 家庭装',
        en: 'Pad Thai rice noodles, 5 mm, with sauce, family pack for four',
      },
      sellingPoint: { zh: '泡三十分钟，炒三分钟', en: 'Soak thirty minutes, fry three' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 28.9,
      weightGrams: 620,
      stock: 1650,
      sold: 7018,
      code: 'SO-N22',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '经典罗望子', en: 'Classic tamarind' } },
            { text: { zh: '微辣', en: 'Mildly hot' } },
            { text: { zh: '素食', en: 'Vegetarian' } },
          ],
        },
      ],
      pictures: ['ff-pad-thai', 'ff-table', 'ff-palm'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '560 g', en: '560 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '大米、罗望子酱', en: 'Rice, tamarind sauce' },
          isIndexed: false,
        },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '4', en: '4' }, isIndexed: true },
      ],
      description: [
        {
          zh: '河粉 320 克加四包酱，酱里有罗望子、棕榈糖和鱼露（素食款用酱油）。河粉用凉水泡软，不要用开水，会糊。',
          en: '320 g of noodles and four sachets of tamarind, palm sugar and fish sauce; the vegetarian one uses soy sauce. Soak in cold water, as boiling water makes a paste.',
        },
        {
          zh: '先炒虾和豆干，再下粉和酱，最后推入鸡蛋。豆芽和韭菜关火后拌，留脆。',
          en: 'Fry prawns and tofu, then noodles and sauce, then the egg. Toss in sprouts and chives off the heat.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'guoqiao-mixian',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'staple-noodles',
      name: {
        zh: '云南过桥米线 干米线粗圆 配鸡汤料包 非油炸 速食 5 人份',
        en: 'Yunnan crossing-bridge rice noodles with chicken broth, not fried, five servings',
      },
      sellingPoint: { zh: '汤头是鸡汤，米线滑', en: 'Chicken broth and slippery noodles' },
      origin: { country: 'cn', place: { zh: '云南蒙自', en: 'Mengzi, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 49,
      listPriceYuan: 69,
      weightGrams: 1450,
      stock: 1180,
      sold: 9870,
      code: 'SY-N23',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '鸡汤原味', en: 'Chicken broth' } },
            { text: { zh: '酸辣', en: 'Hot and sour' } },
            { text: { zh: '菌汤', en: 'Mushroom broth' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['ff-mixian', 'ff-table', 'ff-valley'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '240 g × 5', en: '240 g × 5' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '9 个月', en: '9 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '大米、鸡汤浓缩料', en: 'Rice, chicken broth' },
          isIndexed: false,
        },
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '5', en: '5' }, isIndexed: true },
      ],
      description: [
        {
          zh: '米线用陈米发酵再压制，煮六分钟，捞出过凉水更弹。料包里有鸡汤浓缩液、菊花瓣、榨菜和油辣椒，辣油单独一包。',
          en: "Noodles of fermented aged rice: six minutes' boiling and a cold rinse for spring. Sachets hold broth concentrate, chrysanthemum petals, pickles and chilli oil apart.",
        },
        {
          zh: '想吃得像样，备一盘薄切鸡片、火腿和豆皮，汤滚起来先烫生料再下米线。',
          en: 'To do it properly slice chicken, ham and tofu skin thin, and scald them in rolling broth before the noodles go in.',
        },
      ],
    },
    {
      key: 'tomyum-cup-noodle',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'staple-noodles',
      name: {
        zh: '冬阴功海鲜汤粉 盒装即食 免煮 含虾仁冻干料 6 盒',
        en: 'Tom yum seafood rice noodle boxes, just add water, with freeze-dried prawn, six',
      },
      sellingPoint: { zh: '热水五分钟，酸辣正', en: 'Five minutes with hot water' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 62,
      weightGrams: 780,
      stock: 540,
      sold: 3365,
      code: 'SO-N24',
      specs: [
        {
          name: { zh: '辣度', en: 'Heat' },
          values: [
            { text: { zh: '微辣', en: 'Mild' } },
            { text: { zh: '中辣', en: 'Medium' } },
            { text: { zh: '加辣', en: 'Hot' } },
          ],
        },
        {
          name: { zh: '数量', en: 'Boxes' },
          values: [
            { text: { zh: '6 盒', en: 'Six' } },
            { text: { zh: '12 盒', en: 'Twelve' }, extraYuan: 55, weightGrams: 1500 },
          ],
        },
      ],
      pictures: ['ff-tomyum-noodle', 'ff-table', 'ff-box'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '85 g × 6', en: '85 g × 6' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '大米、香茅、南姜、虾', en: 'Rice, lemongrass, galangal, prawn' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '速食', en: 'Instant' }, isIndexed: true },
      ],
      description: [
        {
          zh: '汤粉是细米粉，冻干包里能看见整只小虾、草菇片和青柠叶。酸来自罗望子和青柠粉，辣油可以自己减量。',
          en: 'Thin rice noodles with whole small prawns, straw mushroom and lime leaf in the freeze-dried sachet. Sourness is tamarind and lime; the chilli oil is your choice.',
        },
        {
          zh: '注热水到内线，盖五分钟，拌开再喝汤。对甲壳类过敏的朋友请勿购买。',
          en: 'Fill to the line, cover five minutes, stir. Not for anyone allergic to shellfish.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'provence-olive-oil',
      store: 'chateau-rive',
      brand: 'la-merle',
      category: 'staple-oil',
      name: {
        zh: '法国普罗旺斯特级初榨橄榄油 冷压 青草杏仁味 500ml 深色瓶',
        en: 'Provence extra virgin olive oil, cold-pressed, grass and almond, 500 ml dark bottle',
      },
      sellingPoint: { zh: '凉拌、蘸面包，别拿来炒', en: 'For salads and bread rather than frying' },
      origin: { country: 'fr', place: { zh: '法国普罗旺斯', en: 'Provence, France' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 138,
      listPriceYuan: 168,
      weightGrams: 920,
      stock: 410,
      sold: 1560,
      code: 'CR-O25',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 ml', en: '250 ml' }, extraYuan: -60, weightGrams: 510 },
            { text: { zh: '500 ml', en: '500 ml' } },
            { text: { zh: '500 ml × 2 礼盒', en: '500 ml × 2, gift box' }, extraYuan: 130, weightGrams: 2100 },
          ],
        },
      ],
      pictures: ['ff-olive-oil', 'ff-bread', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '阿格朗多', en: 'Aglandau' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 ml', en: '500 ml' }, isIndexed: true },
        { name: { zh: '等级', en: 'Grade' }, value: { zh: '特级初榨', en: 'Extra virgin' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '十一月初采半青半紫的橄榄，当天进磨，27℃ 以下冷压。入口是青草和新鲜杏仁，喉咙会有一点辣，这是新油的特点。',
          en: 'Olives half green and half purple are picked in early November and pressed the same day under 27°C. Grass and fresh almond, with the peppery catch of new oil.',
        },
        {
          zh: '避光、拧紧，开瓶后三个月内用完。冬天出现絮状凝结，回温即化。',
          en: 'Keep it dark and closed and use within three months of opening. Winter clouding clears in a warm room.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'virgin-coconut-oil',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'staple-oil',
      name: {
        zh: '泰国冷榨椰子油 初榨 烘焙煎蛋护锅 玻璃罐 500ml',
        en: 'Thai cold-pressed virgin coconut oil for baking and frying, 500 ml jar',
      },
      sellingPoint: { zh: '24℃ 以下凝成白色', en: 'Turns white and solid below 24°C' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 58,
      weightGrams: 760,
      stock: 1040,
      sold: 3720,
      code: 'SO-O26',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '500 ml', en: '500 ml' } },
            { text: { zh: '1000 ml', en: '1000 ml' }, extraYuan: 46, weightGrams: 1480 },
          ],
        },
      ],
      pictures: ['ff-coconut-oil', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 ml', en: '500 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '冷榨', en: 'Cold-pressed' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '烘焙、煎炒', en: 'Baking, frying' }, isIndexed: true },
      ],
      description: [
        {
          zh: '鲜椰肉削薄，低温烘干后压榨，三公斤椰肉出一公斤油。有明显的椰香，不喜欢椰味请慎选。',
          en: 'Fresh coconut is sliced, dried at low heat and pressed: three kilos for one of oil. It smells of coconut, so avoid it if you do not like that.',
        },
        {
          zh: '凝固和化开可以反复，不影响品质。挖取用干勺，带水容易发霉。',
          en: 'It may set and melt again and again without harm. Use a dry spoon, because water brings mould.',
        },
        {
          zh: '夏天是水、冬天是膏，寄到的样子看气温。瓶口是广口，勺子能伸进去。',
          en: 'Liquid in summer and solid in winter, depending on the weather. A wide mouth takes a spoon.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'avocado-oil',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'staple-oil',
      name: {
        zh: '云南孟连牛油果油 初榨 中式热炒也行 高烟点 250ml',
        en: 'Menglian avocado oil, virgin, high smoke point, fit for the wok, 250 ml',
      },
      sellingPoint: { zh: '凉拌热炒都能用的绿色油', en: 'A green oil for salads and hot pans alike' },
      origin: { country: 'cn', place: { zh: '云南孟连', en: 'Menglian, Yunnan' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 79,
      weightGrams: 520,
      stock: 260,
      sold: 688,
      code: 'SY-O27',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 ml', en: '250 ml' } },
            { text: { zh: '250 ml × 2', en: '250 ml × 2' }, extraYuan: 70, weightGrams: 1040 },
          ],
        },
      ],
      pictures: ['ff-avocado-oil', 'ff-bread', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '哈斯牛油果', en: 'Hass avocado' }, isIndexed: true },
        { name: { zh: '容量', en: 'Capacity' }, value: { zh: '250 ml', en: '250 ml' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '初榨', en: 'Virgin' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
      ],
      description: [
        {
          zh: '孟连种的哈斯品种，果肉离心取油，过滤一遍，颜色是清亮的绿。味道淡，有一点洋蓟的青味。',
          en: 'Hass fruit grown in Menglian; the oil is spun from the flesh and filtered once. Clear green, mild, with a touch of artichoke.',
        },
        {
          zh: '冷藏后更浓稠，常温恢复。开封半年内用完。',
          en: 'It thickens when chilled. Use within half a year of opening.',
        },
        {
          zh: '250 毫升的小瓶是给人试味道的，先拌一次黄瓜，再炒一盘青菜，觉得合适再买两瓶装。',
          en: 'The small bottle is for trying: dress a cucumber, fry some greens, and buy the pair if you like it.',
        },
      ],
      tag: '新品',
    },
    {
      key: 'red-kidney-beans',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'staple-beans',
      name: {
        zh: '云南红芸豆 高原大粒红腰豆 煲汤煮粥甜品沙拉 1kg',
        en: 'Yunnan red kidney beans, large highland beans for soups, congee and salads, 1 kg',
      },
      sellingPoint: { zh: '泡一夜，煮四十分钟开花', en: 'Soak overnight, forty minutes to tender' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 19.8,
      weightGrams: 1030,
      stock: 2800,
      sold: 8105,
      code: 'SY-G28',
      specs: [
        {
          name: { zh: '规格', en: 'Weight' },
          values: [
            { text: { zh: '500 g', en: '500 g' }, extraYuan: -8.8, weightGrams: 530 },
            { text: { zh: '1 kg', en: '1 kg' } },
            { text: { zh: '2.5 kg', en: '2.5 kg' }, extraYuan: 27, weightGrams: 2560 },
          ],
        },
      ],
      pictures: ['ff-kidney-bean', 'ff-valley', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '红芸豆', en: 'Red kidney bean' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '煲汤、甜品', en: 'Soups, desserts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '怒江边坡地轮作，人工挑过两遍，豆皮厚，久煮不破皮。做红豆沙请选红小豆，这款是芸豆，口感面。',
          en: 'Grown in rotation above the Nujiang and picked over twice; the skins hold through long cooking. For sweet red bean paste use adzuki: these are kidney beans, floury in texture.',
        },
        {
          zh: '务必煮透再吃，水开后至少十分钟大火，不要只用慢炖锅低温煮。',
          en: 'Always boil them hard for at least ten minutes; slow-cooker heat alone is not enough.',
        },
        {
          zh: '泡豆水多换一遍，煮出来颜色更亮。煮好的豆子分小盒冷冻，做沙拉抓一把就行。',
          en: 'Change the soaking water once more for a brighter colour. Freeze cooked ones in small boxes for salads.',
        },
      ],
    },
    {
      key: 'sweet-corn-ears',
      store: 'shanye',
      brand: 'chengling-farm',
      category: 'staple-beans',
      name: {
        zh: '云南水果玉米 甜脆可生吃 真空锁鲜 带壳保湿 8 根装',
        en: 'Yunnan sweet corn, crisp enough to eat raw, vacuum-packed, eight ears',
      },
      sellingPoint: { zh: '剥开就能啃，煮三分钟更香', en: 'Peel and bite, or boil three minutes' },
      origin: { country: 'cn', place: { zh: '云南建水', en: 'Jianshui, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 39.9,
      listPriceYuan: 49.9,
      weightGrams: 2600,
      stock: 950,
      sold: 5566,
      code: 'SY-G29',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '4 根', en: 'Four' }, extraYuan: -16, weightGrams: 1350 },
            { text: { zh: '8 根', en: 'Eight' } },
            { text: { zh: '12 根', en: 'Twelve' }, extraYuan: 18, weightGrams: 3800 },
          ],
        },
      ],
      pictures: ['ff-corn', 'ff-orchard', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '水果甜玉米', en: 'Sweet corn' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '约 2.4 kg', en: 'about 2.4 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '冷藏 7 天', en: 'Seven days chilled' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '真空独立装', en: 'Vacuum, single' }, isIndexed: true },
      ],
      description: [
        {
          zh: '授粉后第二十天采，早上摘下两小时内预冷，糖分还没转成淀粉。单根真空，撕开就能吃。',
          en: 'Picked on the twentieth day after pollination and pre-cooled within two hours, before sugar turns to starch. One ear to a vacuum pack.',
        },
        {
          zh: '整穗颗粒饱满度不可能完全一致，尖部一两厘米缺粒是正常的。吃不完连皮冷冻。',
          en: 'A bare centimetre or two at the tip is normal. Freeze what you cannot finish in its husk.',
        },
      ],
    },
    {
      key: 'green-peas',
      store: 'shanye',
      category: 'staple-beans',
      name: {
        zh: '高原甜豌豆粒 现剥速冻 做豌豆糕炒饭配菜 500g×4 袋',
        en: 'Highland sweet peas, shelled and quick-frozen, 500 g × 4',
      },
      sellingPoint: { zh: '剥好的，不用自己动手', en: 'Already shelled' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 36,
      weightGrams: 2200,
      stock: 430,
      sold: 1240,
      code: 'SY-G30',
      specs: [
        {
          name: { zh: '规格', en: 'Pack' },
          values: [
            { text: { zh: '500 g × 2', en: '500 g × 2' }, extraYuan: -16, weightGrams: 1100 },
            { text: { zh: '500 g × 4', en: '500 g × 4' } },
          ],
        },
      ],
      pictures: ['ff-pea', 'ff-coldbox', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '甜豌豆', en: 'Sweet pea' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '2 kg', en: '2 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '−18℃ 冷冻', en: 'Frozen at −18°C' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '炒饭、糕点', en: 'Fried rice, cakes' }, isIndexed: true },
      ],
      description: [
        {
          zh: '春豌豆当天剥、当天速冻，颜色是自然的青绿，不加护色。颗粒直径 7 到 9 毫米。',
          en: 'Spring peas shelled and frozen the same day, naturally green, 7–9 mm across.',
        },
        { zh: '不用解冻，直接下锅两分钟。解冻后勿再冷冻。', en: 'Cook from frozen for two minutes. Do not refreeze.' },
        {
          zh: '袋子上有刻度，一格大约 100 克，一家三口炒饭用两格。每袋单独封口，不会一次全化。',
          en: 'The bag is marked by the hundred grams; two marks do fried rice for three. Each of the four is sealed on its own.',
        },
      ],
    },
    {
      key: 'black-tiger-prawn',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'protein-seafood',
      name: {
        zh: '泰国黑虎虾 船冻生虾 大规格 8–12 只/500g 盒装 烧烤蒜蓉',
        en: 'Thai black tiger prawns, raw frozen, 8–12 per 500 g, for grilling',
      },
      sellingPoint: { zh: '肉厚弹牙，一只够两口', en: 'Firm and thick, two bites each' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 119,
      listPriceYuan: 149,
      weightGrams: 1150,
      stock: 620,
      sold: 5420,
      code: 'SO-M31',
      specs: [
        {
          name: { zh: '规格', en: 'Count' },
          values: [
            { text: { zh: '8–12 只/500 g', en: '8–12 per 500 g' } },
            { text: { zh: '13–16 只/500 g', en: '13–16 per 500 g' }, extraYuan: -24 },
            { text: { zh: '6–8 只/500 g', en: '6–8 per 500 g' }, extraYuan: 36 },
          ],
        },
        {
          name: { zh: '数量', en: 'Boxes' },
          values: [
            { text: { zh: '1 盒', en: 'One' } },
            { text: { zh: '2 盒', en: 'Two' }, extraYuan: 110, weightGrams: 2300 },
          ],
        },
      ],
      pictures: ['ff-prawn', 'ff-coldbox', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '黑虎虾', en: 'Black tiger prawn' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '−18℃ 冷冻', en: 'Frozen at −18°C' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '盒装', en: 'Box' }, isIndexed: true },
      ],
      description: [
        {
          zh: '南部养殖场凌晨起虾，带冰水运到车间，两小时内单冻并镀一层薄冰，净重不含冰衣。',
          en: 'Harvested before dawn in the south, brought in on ice and frozen singly within two hours. Net weight is without glaze.',
        },
        {
          zh: '冷藏室慢解冻一夜，或连袋泡凉水三十分钟。开背去虾线，剪须后烤四分钟即可。',
          en: 'Thaw overnight in the fridge or thirty minutes in its bag in cold water. Slit the back, trim, and grill four minutes.',
        },
        {
          zh: '8–12 只一盒的虾身长约 18 厘米，头尾都在。烧烤之前擦干水，不粘网。',
          en: 'The largest are about 18 cm with heads and tails on. Dry them before grilling so they do not stick.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'squid-tubes',
      store: 'siam-orchard',
      category: 'protein-seafood',
      name: {
        zh: '泰国湾鱿鱼筒 去内脏冷冻 铁板烧爆炒 200–300g/只 1kg',
        en: 'Gulf of Thailand squid tubes, cleaned and frozen, for grill and wok, 1 kg',
      },
      sellingPoint: { zh: '处理干净，切了就能炒', en: 'Cleaned, ready to slice' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 58,
      weightGrams: 1080,
      stock: 480,
      sold: 1930,
      code: 'SO-M32',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '100–200 g/只', en: '100–200 g each' }, extraYuan: -6 },
            { text: { zh: '200–300 g/只', en: '200–300 g each' } },
          ],
        },
      ],
      pictures: ['ff-squid', 'ff-coldbox', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '枪乌贼', en: 'Loligo squid' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '−18℃ 冷冻', en: 'Frozen at −18°C' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '爆炒、烧烤', en: 'Wok, grill' }, isIndexed: true },
      ],
      description: [
        {
          zh: '去内脏、去软骨，带皮，保留触须。切花刀后沸水烫十秒，卷起来再下锅，嫩而不水。',
          en: 'Cleaned of innards and pen, skin and tentacles left. Score, scald ten seconds until it curls, then fry.',
        },
        {
          zh: '镀冰率 10% 以内。解冻请放冷藏，别用热水。',
          en: 'Glaze under 10%. Thaw in the fridge, never in hot water.',
        },
        {
          zh: '一筒大约切两盘，触须单独炒更脆。表面有一层紫红色薄膜，想要白就撕掉，不撕更香。',
          en: 'One tube makes two plates; fry the tentacles apart. Peel the purple skin for a white look, or keep it for flavour.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'crab-meat',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'protein-seafood',
      name: {
        zh: '泰国蓝花蟹腿肉 手剥熟蟹肉 咖喱蟹炒饭 冷藏罐 220g',
        en: 'Thai blue swimming crab leg meat, hand-picked, cooked, chilled tub, 220 g',
      },
      sellingPoint: { zh: '一丝一丝的真蟹肉，不是蟹棒', en: 'Real shreds of crab, not sticks' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '罐', en: 'tub' },
      priceYuan: 86,
      weightGrams: 280,
      stock: 0,
      sold: 1644,
      code: 'SO-M33',
      specs: [
        {
          name: { zh: '部位', en: 'Grade' },
          values: [
            { text: { zh: '蟹腿肉', en: 'Leg meat' } },
            { text: { zh: '蟹身肉', en: 'Body meat' }, extraYuan: -16 },
            { text: { zh: '大块蟹钳肉', en: 'Jumbo claw' }, extraYuan: 30 },
          ],
        },
      ],
      pictures: ['ff-crab', 'ff-coldbox', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '蓝花蟹', en: 'Blue swimming crab' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '220 g', en: '220 g' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '0–4℃ 冷藏', en: 'Chill at 0–4°C' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '手工剥取', en: 'Hand-picked' }, isIndexed: true },
      ],
      description: [
        {
          zh: '蒸熟后人工剥壳，每罐要用六七只蟹。巴氏杀菌，冷藏可放很久，开罐后两天内吃完。',
          en: 'Steamed and picked by hand, six or seven crabs a tub. Pasteurised; once opened eat within two days.',
        },
        {
          zh: '煮咖喱蟹最后放，翻两下就关火。里面偶尔有碎壳，请留意。',
          en: 'In curry, add it last and turn off the heat. Watch for an occasional bit of shell.',
        },
        {
          zh: '蟹腿最整、蟹身最碎也最便宜，做蟹粉豆腐选蟹身就够。罐上印着剥取日期。',
          en: 'Leg is the most whole, body the most broken and cheapest, and enough for tofu. The picking date is on the lid.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'arcachon-oyster',
      store: 'chateau-rive',
      brand: 'la-merle',
      category: 'protein-seafood',
      name: {
        zh: '法国阿卡雄生蚝 3 号 鲜活刺身级 木箱 12 只 空运周二到港',
        en: 'Arcachon oysters no. 3, live, to eat raw, wooden box of 12, flown in on Tuesdays',
      },
      sellingPoint: { zh: '海水味先到，后面是黄瓜的清', en: 'First the sea, then a cucumber freshness' },
      origin: { country: 'fr', place: { zh: '法国阿卡雄', en: 'Arcachon, France' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 268,
      weightGrams: 1500,
      stock: 60,
      sold: 342,
      code: 'CR-M34',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '12 只', en: 'Twelve' } },
            { text: { zh: '24 只', en: 'Twenty-four' }, extraYuan: 240, weightGrams: 2900 },
            { text: { zh: '48 只', en: 'Forty-eight' }, extraYuan: 690, weightGrams: 5600, soldOut: true },
          ],
        },
      ],
      pictures: ['ff-oyster', 'ff-coldbox', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '长牡蛎', en: 'Pacific oyster' }, isIndexed: true },
        {
          name: { zh: '净含量', en: 'Net content' },
          value: { zh: '约 65–80 g/只', en: '65–80 g each' },
          isIndexed: true,
        },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '4–8℃ 冷藏，壳鼓面朝下', en: '4–8°C, cup side down' },
          isIndexed: false,
        },
        { name: { zh: '产区', en: 'Region' }, value: { zh: '阿卡雄', en: 'Arcachon' }, isIndexed: true },
      ],
      description: [
        {
          zh: '在浅湾里长满三年，出水后净化两天，木箱压盖保持闭壳。每周二到港，三天内送达。',
          en: "Three years in a shallow bay, two days' purging, then packed under pressure to stay closed. Landed on Tuesdays and delivered within three days.",
        },
        {
          zh: '开壳倒掉第一道水，等两分钟再吃。配柠檬或红葱醋。孕妇和肠胃弱的人不要生食。',
          en: 'Pour off the first water after opening and wait two minutes. Lemon or shallot vinegar. Not to be eaten raw by pregnant women or anyone with a weak stomach.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'yunnan-ham',
      store: 'shanye',
      brand: 'nuoxi-ham',
      category: 'protein-meat',
      name: {
        zh: '云南两年陈火腿 去骨切片 薄如纸 可生食级 100g×2',
        en: 'Yunnan two-year ham, boned and sliced paper-thin, ready to eat, 100 g × 2',
      },
      sellingPoint: { zh: '一片在舌头上就化', en: 'A slice melts on the tongue' },
      origin: { country: 'cn', place: { zh: '云南云龙', en: 'Yunlong, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 88,
      weightGrams: 260,
      stock: 370,
      sold: 2208,
      code: 'SY-M35',
      specs: [
        {
          name: { zh: '部位', en: 'Cut' },
          values: [
            { text: { zh: '后腿肉', en: 'Leg' } },
            { text: { zh: '上方肉（少肥）', en: 'Leaner cut' }, extraYuan: 18 },
          ],
        },
        {
          name: { zh: '规格', en: 'Pack' },
          values: [
            { text: { zh: '100 g × 2', en: '100 g × 2' } },
            { text: { zh: '整腿礼盒 4.5 kg', en: 'Whole leg, 4.5 kg' }, extraYuan: 700, weightGrams: 5200 },
          ],
        },
      ],
      pictures: ['ff-ham', 'ff-valley', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '后腿', en: 'Hind leg' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '200 g', en: '200 g' }, isIndexed: true },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '冷藏 6 个月', en: '6 months chilled' },
          isIndexed: false,
        },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '井盐腌制', en: 'Cured in well salt' }, isIndexed: true },
      ],
      description: [
        {
          zh: '用本地井盐腌二十天，挂在楼上通风的木架两年，表面的霉是正常的，修净后切片。肥瘦自然，肥的部分不要切掉，那是香味来源。',
          en: 'Twenty days in local well salt, two years hanging in an airy loft. The surface mould is normal and trimmed before slicing. Keep the fat: that is where the scent lives.',
        },
        {
          zh: '生吃薄片室温放五分钟；炒饭、煮汤用整块更合适。整腿不含架子和刀。',
          en: 'Eat slices at room temperature after five minutes. For frying or soup take a piece. Whole legs come without stand or knife.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'smoked-bacon',
      store: 'shanye',
      brand: 'nuoxi-ham',
      category: 'protein-meat',
      name: {
        zh: '怒江柴火腊肉 松枝熏制 五花三层 先蒸后炒 500g×2',
        en: 'Nujiang wood-smoked pork belly, smoked over pine, 500 g × 2',
      },
      sellingPoint: { zh: '烟味足，先蒸再炒', en: 'Smoky, steam before frying' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 76,
      listPriceYuan: 96,
      weightGrams: 1050,
      stock: 680,
      sold: 4120,
      code: 'SY-M36',
      specs: [
        {
          name: { zh: '部位', en: 'Cut' },
          values: [
            { text: { zh: '五花', en: 'Belly' } },
            { text: { zh: '后腿瘦', en: 'Leg, lean' }, extraYuan: 6 },
            { text: { zh: '腊排骨', en: 'Ribs' }, extraYuan: 14 },
          ],
        },
      ],
      pictures: ['ff-bacon', 'ff-valley', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '五花肉', en: 'Belly' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '松枝熏制', en: 'Pine-smoked' }, isIndexed: true },
        {
          name: { zh: '保质期', en: 'Shelf life' },
          value: { zh: '冷藏 6 个月', en: '6 months chilled' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '腊月里腌的肉，挂在火塘上方用松枝慢熏四十天，表皮发黑，里面是亮红色。寄出前用热水刷过一遍。',
          en: 'Cured in the coldest month and smoked for forty days above the hearth until the rind is black and the inside bright red. It is brushed with hot water before shipping.',
        },
        {
          zh: '先蒸三十分钟去盐，切薄片和蒜苗同炒。表皮黑是烟，不用刮太干净。',
          en: 'Steam for thirty minutes to draw the salt, slice thin, fry with garlic shoots. The black rind is only smoke.',
        },
      ],
    },
    {
      key: 'free-range-chicken',
      store: 'shanye',
      category: 'protein-meat',
      name: {
        zh: '云南散养土鸡 半年出栏 整只冷冻 皮薄黄油 煲汤 1.3kg',
        en: 'Yunnan free-range chicken, six months old, whole and frozen, for soup, about 1.3 kg',
      },
      sellingPoint: { zh: '汤是黄的，油是浮的', en: 'Yellow broth with fat on top' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '只', en: 'bird' },
      priceYuan: 98,
      weightGrams: 1500,
      stock: 260,
      sold: 1780,
      code: 'SY-M37',
      specs: [
        {
          name: { zh: '类型', en: 'Type' },
          values: [
            { text: { zh: '老母鸡（煲汤）', en: 'Old hen, for soup' }, extraYuan: 20, weightGrams: 1800 },
            { text: { zh: '仔鸡（炒）', en: 'Young cock, for frying' } },
            { text: { zh: '乌骨鸡', en: 'Black-boned' }, extraYuan: 12 },
          ],
        },
      ],
      pictures: ['ff-chicken', 'ff-coldbox', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '本地土鸡', en: 'Local breed' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '约 1.3 kg', en: 'about 1.3 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '−18℃ 冷冻', en: 'Frozen at −18°C' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '煲汤、炒制', en: 'Soup, frying' }, isIndexed: true },
      ],
      description: [
        {
          zh: '林下散养六个月以上，吃玉米和虫。宰杀后内脏另包，脚爪和头保留，整只真空。',
          en: 'Under trees for more than six months on corn and insects. Innards are packed apart; feet and head stay on; vacuum-packed whole.',
        },
        {
          zh: '煲汤冷水下锅，撇沫后小火两小时，出锅前十分钟放盐。仔鸡请选炒制款，不要煲汤。',
          en: 'For soup start cold, skim, simmer two hours and salt at the end. Choose the young cock for frying, not soup.',
        },
        {
          zh: '整只带两只脚和头，鸡油单独留在腹腔，不要的话撕掉。仔鸡骨头软，剁小块更好入味。',
          en: 'Feet and head are on, and the fat sits in the cavity. The young cock is best chopped small.',
        },
      ],
    },
    {
      key: 'yak-beef',
      store: 'shanye',
      category: 'protein-meat',
      name: {
        zh: '香格里拉牦牛腱子肉 高原冷冻原切 炖煮切片 1kg',
        en: 'Shangri-La yak shank, highland, frozen, for stewing and slicing, 1 kg',
      },
      sellingPoint: { zh: '瘦、紧、味厚', en: 'Lean, tight and deep in taste' },
      origin: { country: 'cn', place: { zh: '云南香格里拉', en: 'Shangri-La, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 129,
      weightGrams: 1060,
      stock: 210,
      sold: 946,
      code: 'SY-M38',
      specs: [
        {
          name: { zh: '部位', en: 'Cut' },
          values: [
            { text: { zh: '腱子', en: 'Shank' } },
            { text: { zh: '牛腩', en: 'Brisket' }, extraYuan: -10 },
            { text: { zh: '牛里脊', en: 'Tenderloin' }, extraYuan: 40 },
          ],
        },
      ],
      pictures: ['ff-beef', 'ff-coldbox', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '牦牛', en: 'Yak' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '−18℃ 冷冻', en: 'Frozen at −18°C' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '炖煮、卤制', en: 'Stewing' }, isIndexed: true },
      ],
      description: [
        {
          zh: '牦牛肉颜色比普通牛肉深，肌纤维粗，几乎没有肥。腱子炖一个半小时后切薄片，筋是透明的。',
          en: 'Yak is darker and coarser than ordinary beef with hardly any fat. Ninety minutes of stewing turns the sinew clear.',
        },
        {
          zh: '解冻在冷藏室，别用水冲。卤的时候香料少放，吃本味。',
          en: 'Thaw in the fridge. Go easy on the spice and let it taste of itself.',
        },
        {
          zh: '生长期长，肉颜色偏深红，切面有细白筋。里脊可以切厚片煎，七成熟，别老。',
          en: 'Slow-grown and dark red with fine white sinew. Slice the tenderloin thick and keep it pink.',
        },
      ],
    },
    {
      key: 'duck-confit',
      store: 'chateau-rive',
      brand: 'la-merle',
      category: 'protein-meat',
      name: {
        zh: '法国油封鸭腿 罐装 4 只 鸭油慢煮 烤箱回温即食 1.2kg',
        en: 'French duck confit, four legs in duck fat, tin, ready for the oven, 1.2 kg',
      },
      sellingPoint: { zh: '烤十二分钟皮就脆', en: 'Twelve minutes in the oven for crisp skin' },
      origin: { country: 'fr', place: { zh: '法国朗德', en: 'Landes, France' } },
      unit: { zh: '罐', en: 'tin' },
      priceYuan: 168,
      weightGrams: 1450,
      stock: 180,
      sold: 512,
      code: 'CR-M39',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '2 只', en: 'Two legs' }, extraYuan: -76, weightGrams: 780 },
            { text: { zh: '4 只', en: 'Four legs' } },
          ],
        },
      ],
      pictures: ['ff-duck-confit', 'ff-table', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '鸭腿', en: 'Duck leg' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1.2 kg', en: '1.2 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '低温油封', en: 'Confit' }, isIndexed: true },
      ],
      description: [
        {
          zh: '盐腌十二小时后在鸭油里 85℃ 慢煮六小时，连油封进罐。肉已全熟，罐头打开可直接吃。',
          en: 'Salted for twelve hours and cooked six in duck fat at 85°C, then sealed in that fat. Fully cooked, ready to eat.',
        },
        {
          zh: '隔水化开取出，皮面朝下煎三分钟再进烤箱 200℃ 十二分钟。剩下的鸭油炒土豆最好。',
          en: 'Melt the fat off in a bain-marie, fry skin-down for three minutes, then 200°C for twelve. The spare fat is best with potatoes.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'free-range-eggs',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'protein-dairy',
      name: {
        zh: '云南散养土鸡蛋 30 枚 现捡现发 抗震蛋托 破损包赔',
        en: 'Yunnan free-range eggs, 30, packed the day they are laid, breakages replaced',
      },
      sellingPoint: { zh: '蛋黄用筷子夹得住', en: 'The yolk holds up to chopsticks' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 45,
      listPriceYuan: 55,
      weightGrams: 1900,
      stock: 1200,
      sold: 14200,
      code: 'SY-E40',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '20 枚', en: 'Twenty' }, extraYuan: -14, weightGrams: 1300 },
            { text: { zh: '30 枚', en: 'Thirty' } },
            { text: { zh: '60 枚', en: 'Sixty' }, extraYuan: 42, weightGrams: 3700 },
          ],
        },
      ],
      pictures: ['ff-hen-egg', 'ff-box', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '土鸡蛋', en: 'Free-range egg' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '30 枚', en: '30 eggs' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '冷藏 30 天', en: '30 days chilled' }, isIndexed: false },
        { name: { zh: '尺寸', en: 'Size' }, value: { zh: '约 45 g/枚', en: 'about 45 g each' }, isIndexed: false },
      ],
      description: [
        {
          zh: '每天捡两次，两天内发货。壳色有深有浅，个头偏小，45 克上下。蛋托是整张珍珠棉，每枚单独一个窝。',
          en: 'Gathered twice a day and shipped within two days. Shells vary and the eggs are small, about 45 g. Each sits in its own foam cup.',
        },
        {
          zh: '冷藏别洗，洗掉蛋壳表面的膜反而坏得快。收到有破的，拍照即赔。',
          en: 'Keep unwashed in the fridge; washing removes the film that protects them. Send a photo of any broken egg.',
        },
      ],
    },
    {
      key: 'salted-duck-eggs',
      store: 'shanye',
      category: 'protein-dairy',
      name: {
        zh: '红泥腌咸鸭蛋 起沙流油 熟制开袋即食 20 枚礼盒',
        en: 'Red-mud salted duck eggs, sandy oily yolks, cooked, 20 in a gift box',
      },
      sellingPoint: { zh: '切开就流红油', en: 'Cut it and red oil runs' },
      origin: { country: 'cn', place: { zh: '云南剑川', en: 'Jianchuan, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 49.9,
      weightGrams: 1600,
      stock: 460,
      sold: 2455,
      code: 'SY-E41',
      specs: [
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '10 枚', en: 'Ten' }, extraYuan: -22, weightGrams: 820 },
            { text: { zh: '20 枚', en: 'Twenty' } },
          ],
        },
      ],
      pictures: ['ff-duck-egg', 'ff-gift', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '咸鸭蛋', en: 'Salted duck egg' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '20 枚', en: '20 eggs' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '常温 6 个月', en: '6 months' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '红泥腌制', en: 'Cured in red mud' }, isIndexed: true },
      ],
      description: [
        {
          zh: '剑川坝子的麻鸭下的青壳蛋，裹红泥腌二十八天，煮熟后真空独立装。',
          en: 'The blue-shelled eggs of Jianchuan ducks are coated in red mud for twenty-eight days, cooked, and vacuum-packed one by one.',
        },
        {
          zh: '配白粥、拌豆腐都行。盐度每枚约 1.6 克，吃咸的人可以对半分两顿。',
          en: 'With congee or tofu. About 1.6 g of salt an egg, so half may be enough.',
        },
        {
          zh: '二十枚分两层，中间有纸浆托，送礼不用再包。打开一个用筷子戳，蛋黄起沙、油往外冒就是腌到位了。',
          en: 'Twenty in two layers of pulp tray, ready to give. Push a chopstick in: a sandy, oily yolk means it is well cured.',
        },
      ],
    },
    {
      key: 'plateau-milk',
      store: 'shanye',
      category: 'protein-dairy',
      name: {
        zh: '高原牧场全脂纯牛奶 200ml×12 盒 砖形包装 早餐奶 配料只有生牛乳',
        en: 'Highland whole milk, 200 ml × 12, one ingredient: raw milk',
      },
      sellingPoint: { zh: '配料表只有生牛乳', en: 'The ingredient list is one line' },
      origin: { country: 'cn', place: { zh: '云南大理', en: 'Dali, Yunnan' } },
      unit: { zh: '箱', en: 'case' },
      priceYuan: 49,
      weightGrams: 2700,
      stock: 2300,
      sold: 16480,
      code: 'SY-E42',
      specs: [
        {
          name: { zh: '类型', en: 'Type' },
          values: [{ text: { zh: '全脂', en: 'Whole' } }, { text: { zh: '低脂', en: 'Low-fat' } }],
        },
        {
          name: { zh: '数量', en: 'Boxes' },
          values: [
            { text: { zh: '12 盒', en: 'Twelve' } },
            { text: { zh: '24 盒', en: 'Twenty-four' }, extraYuan: 46, weightGrams: 5300 },
          ],
        },
      ],
      pictures: ['ff-milk', 'ff-table', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '生牛乳', en: 'Raw milk' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '200 ml × 12', en: '200 ml × 12' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '6 个月', en: '6 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '早餐、烘焙', en: 'Breakfast, baking' }, isIndexed: true },
      ],
      description: [
        {
          zh: '大理坝子的牧场，牛舍在山坡边，蛋白质 3.3 克/100 毫升。超高温灭菌，常温存放，喝之前冰一下更清爽。',
          en: 'From farms in the Dali valley, 3.3 g protein per 100 ml. UHT, kept at room temperature, better chilled before drinking.',
        },
        {
          zh: '每盒吸管单独附送。打奶泡、做布丁都可以，替换鲜奶按 1:1。',
          en: 'A straw with each box. Froths well and replaces fresh milk one for one.',
        },
      ],
    },
    {
      key: 'comte-cheese',
      store: 'chateau-rive',
      brand: 'la-merle',
      category: 'protein-dairy',
      name: {
        zh: '法国汝拉山硬质奶酪 18 个月窖藏 切块真空 250g 配红酒',
        en: 'Jura hard cheese, 18 months in the cellar, vacuum-packed wedge, 250 g, good with red wine',
      },
      sellingPoint: { zh: '坚果、焦糖，嚼着有结晶', en: 'Nut and caramel with little crystals' },
      origin: { country: 'fr', place: { zh: '法国汝拉', en: 'Jura, France' } },
      unit: { zh: '块', en: 'wedge' },
      priceYuan: 98,
      listPriceYuan: 128,
      weightGrams: 290,
      stock: 240,
      sold: 766,
      code: 'CR-E43',
      specs: [
        {
          name: { zh: '熟成', en: 'Aged' },
          values: [
            { text: { zh: '12 个月', en: '12 months' }, extraYuan: -16 },
            { text: { zh: '18 个月', en: '18 months' } },
            { text: { zh: '24 个月', en: '24 months' }, extraYuan: 24 },
          ],
        },
        {
          name: { zh: '规格', en: 'Weight' },
          values: [
            { text: { zh: '250 g', en: '250 g' } },
            { text: { zh: '500 g', en: '500 g' }, extraYuan: 92, weightGrams: 560 },
          ],
        },
      ],
      pictures: ['ff-cheese', 'ff-bread', 'ff-table'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '牛奶奶酪', en: "Cow's milk cheese" }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '250 g', en: '250 g' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '4–8℃ 冷藏', en: 'Chill at 4–8°C' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '牛奶、盐、凝乳酶', en: 'Milk, salt, rennet' },
          isIndexed: false,
        },
      ],
      description: [
        {
          zh: '汝拉山的硬质奶酪，窖里翻面擦洗一年半，切面有小白点，是酪氨酸结晶，不是霉。',
          en: 'Turned and washed in the cellar for a year and a half. The white specks are tyrosine crystals, not mould.',
        },
        {
          zh: '吃前半小时取出回温。包在烘焙纸里再装保鲜盒，别直接用保鲜膜闷着。',
          en: 'Take it out half an hour ahead. Wrap in paper inside a box rather than in film.',
        },
        {
          zh: '12 个月偏牛奶甜，18 个月坚果味出来，24 个月结晶最多。第一次买建议 18 个月。',
          en: 'Twelve months is milky, eighteen nutty, twenty-four full of crystals. Begin with eighteen.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'cultured-butter',
      store: 'chateau-rive',
      brand: 'la-merle',
      category: 'protein-dairy',
      name: {
        zh: '法国发酵黄油 淡味海盐两款 82% 乳脂 面包可颂烘焙 200g×2',
        en: 'French cultured butter, unsalted or sea salt, 82% fat, for bread and baking, 200 g × 2',
      },
      sellingPoint: { zh: '抹面包能闻到奶香发酵味', en: 'A cultured scent you notice on bread' },
      origin: { country: 'fr', place: { zh: '法国诺曼底', en: 'Normandy, France' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 52,
      weightGrams: 450,
      stock: 930,
      sold: 3688,
      code: 'CR-E44',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '淡味', en: 'Unsalted' } },
            { text: { zh: '海盐', en: 'Sea salt' } },
            { text: { zh: '混装', en: 'One of each' } },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '200 g × 2', en: '200 g × 2' } },
            { text: { zh: '200 g × 4', en: '200 g × 4' }, extraYuan: 48, weightGrams: 880 },
          ],
        },
      ],
      pictures: ['ff-butter', 'ff-bread', 'ff-coldbox'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '400 g', en: '400 g' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '0–4℃ 冷藏', en: 'Chill at 0–4°C' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '乳酸发酵', en: 'Cultured' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '烘焙、涂抹', en: 'Baking, spreading' }, isIndexed: true },
      ],
      description: [
        {
          zh: '奶油发酵十六小时后搅打，比甜奶油黄油香得多。82% 乳脂，开酥时延展好，层次清楚。',
          en: 'Cream is cultured for sixteen hours before churning, much more aromatic than sweet-cream butter. At 82% fat it laminates cleanly.',
        },
        {
          zh: '夏季全程冰袋，收到后冷藏；长期不用切块冷冻，一个月内用完。',
          en: 'Shipped with ice packs in summer. Chill on arrival, or freeze in pieces and use within a month.',
        },
        {
          zh: '整块是 200 克长条，纸上有刻线，一格 25 克，烘焙好量。海盐款颗粒看得见，别用来做甜点心。',
          en: '200 g bars with marks every 25 g. The sea salt shows its grains: keep it for bread.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'white-pepper',
      store: 'java-shore',
      brand: 'spice-cape',
      category: 'pantry-spices',
      name: {
        zh: '印尼邦加白胡椒粉 现磨细粉 温和辣香 瓶装 100g',
        en: 'Bangka white pepper powder, freshly ground, gentle heat, 100 g bottle',
      },
      sellingPoint: { zh: '炖汤后放，辣得柔', en: 'Add it last to a soup' },
      origin: { country: 'id', place: { zh: '印尼邦加', en: 'Bangka, Indonesia' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 22.9,
      weightGrams: 190,
      stock: 1900,
      sold: 5620,
      code: 'JS-S45',
      specs: [
        {
          name: { zh: '形态', en: 'Form' },
          values: [
            { text: { zh: '细粉', en: 'Powder' } },
            { text: { zh: '整粒', en: 'Whole' }, extraYuan: -2 },
            { text: { zh: '粗碎', en: 'Cracked' } },
          ],
        },
      ],
      pictures: ['ff-pepper', 'ff-palm', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '白胡椒', en: 'White pepper' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '炖汤、腌制', en: 'Soups, marinades' }, isIndexed: true },
      ],
      description: [
        {
          zh: '邦加岛的胡椒泡在流动的溪水里去皮，颜色偏米白，没有霉味。粉请在出锅前放，久煮会苦。',
          en: 'Bangka pepper is peeled in running streams, off-white and clean in smell. Add the powder at the end; long boiling turns it bitter.',
        },
        {
          zh: '瓶口有撒料盖和勺口两用。香料开封半年内用完最好。',
          en: 'The cap shakes or spoons. Use within half a year of opening.',
        },
        {
          zh: '整粒留着自己现磨最香，粗碎适合牛排，粉放汤。瓶子可以重复灌。',
          en: 'Whole is best ground fresh, cracked suits steak, and powder soup. The bottle can be refilled.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'cinnamon-sticks',
      store: 'java-shore',
      brand: 'spice-cape',
      category: 'pantry-spices',
      name: {
        zh: '苏门答腊肉桂棒 卷状 红茶炖菜烘焙磨粉 80g',
        en: 'Sumatran cinnamon sticks, quills, for tea, stews and baking, 80 g',
      },
      sellingPoint: { zh: '掰开就闻得到甜木香', en: 'Snap one and it smells of sweet wood' },
      origin: { country: 'id', place: { zh: '印尼葛林芝', en: 'Kerinci, Indonesia' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 26,
      weightGrams: 120,
      stock: 1300,
      sold: 2876,
      code: 'JS-S46',
      specs: [
        {
          name: { zh: '形态', en: 'Form' },
          values: [
            { text: { zh: '卷棒 8 cm', en: 'Quills, 8 cm' } },
            { text: { zh: '碎皮', en: 'Broken bark' }, extraYuan: -8 },
            { text: { zh: '细粉', en: 'Powder' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['ff-cinnamon', 'ff-pot', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '印尼肉桂', en: 'Indonesian cassia' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '80 g', en: '80 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '炖煮、烘焙', en: 'Stewing, baking' }, isIndexed: true },
      ],
      description: [
        {
          zh: '葛林芝山区的树皮剥下来趁湿卷紧，晒干成手指粗的卷，甜香重，尾段有一点辛。',
          en: 'Bark from the Kerinci hills is rolled while damp and dried finger-thick; it is sweet first, with a little heat at the end.',
        },
        {
          zh: '一根能泡三次茶。磨粉请用料理机，手工磨不细。',
          en: 'One stick does three pots of tea. Grind it in a machine; by hand it stays coarse.',
        },
        {
          zh: '粉状款用冷磨，香味比超市的冲，烤苹果只放四分之一茶匙。密封放柜里，能香两三年。',
          en: 'The powder is cold-ground and strong: a quarter teaspoon for baked apples. Sealed in a cupboard it keeps its scent two or three years.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'dried-chilli',
      store: 'java-shore',
      brand: 'spice-cape',
      category: 'pantry-spices',
      name: {
        zh: '印尼朝天椒干 小粒高辣 参巴酱火锅 腌制 150g',
        en: "Indonesian bird's-eye chilli, small and hot, for sambal and hotpot, 150 g",
      },
      sellingPoint: { zh: '两三颗就够一锅', en: 'Two or three will do a pot' },
      origin: { country: 'id', place: { zh: '印尼东爪哇', en: 'East Java, Indonesia' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 19.8,
      weightGrams: 170,
      stock: 2400,
      sold: 4310,
      code: 'JS-S47',
      specs: [
        {
          name: { zh: '形态', en: 'Form' },
          values: [
            { text: { zh: '整粒', en: 'Whole' } },
            { text: { zh: '碎', en: 'Flakes' } },
            { text: { zh: '粉', en: 'Powder' }, extraYuan: 3 },
          ],
        },
      ],
      pictures: ['ff-chilli', 'ff-pot', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '朝天椒', en: "Bird's-eye chilli" }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '150 g', en: '150 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '火锅、蘸料', en: 'Hotpot, dips' }, isIndexed: true },
      ],
      description: [
        {
          zh: '晒到九成干，籽留着。辣度高，剪开的时候别离脸太近，切完要洗手。',
          en: 'Dried to nine-tenths, seeds left in. It is hot: keep your face away when you cut it, and wash your hands.',
        },
        {
          zh: '想要香一点，小火烘三十秒再打碎。密封冷藏能放一年。',
          en: 'Toast thirty seconds before crushing for scent. Sealed and chilled it keeps a year.',
        },
        {
          zh: '粉磨得偏粗，适合拌蘸水；碎适合炸油；整粒留给火锅。三种都来自同一批，辣度一样。',
          en: 'The powder is coarse, for dips; flakes are for chilli oil; whole ones for hotpot. All come from one lot and are equally hot.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'turmeric-fresh',
      store: 'java-shore',
      brand: 'spice-cape',
      category: 'pantry-spices',
      name: {
        zh: '爪哇鲜姜黄 老姜黄块 炖咖喱染饭 真空 500g',
        en: 'Fresh Javanese turmeric, mature rhizome, for curries and rice, vacuum, 500 g',
      },
      sellingPoint: { zh: '切开是橙色的，手会染黄', en: 'Orange inside, and it stains the fingers' },
      origin: { country: 'id', place: { zh: '印尼中爪哇', en: 'Central Java, Indonesia' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 29.9,
      weightGrams: 530,
      stock: 520,
      sold: 1122,
      code: 'JS-S48',
      specs: [
        {
          name: { zh: '形态', en: 'Form' },
          values: [
            { text: { zh: '鲜姜黄块', en: 'Fresh rhizome' } },
            { text: { zh: '干片', en: 'Dried slices' }, extraYuan: 2 },
            { text: { zh: '粉', en: 'Powder' }, extraYuan: 6 },
          ],
        },
      ],
      pictures: ['ff-turmeric', 'ff-pot', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '姜黄', en: 'Turmeric' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        {
          name: { zh: '储存', en: 'Storage' },
          value: { zh: '冷藏 15 天', en: 'Fifteen days chilled' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '咖喱、染饭', en: 'Curries, rice' }, isIndexed: true },
      ],
      description: [
        {
          zh: '爪哇姜黄比干粉香，用一小块拍碎和油同炒，椰浆饭的颜色就出来了。',
          en: 'Fresh turmeric beats the powder: bruise a piece in hot oil and coconut rice takes its colour.',
        },
        {
          zh: '会染手、染砧板，戴手套处理。吃不完切片冷冻。',
          en: 'It stains hands and board, so wear gloves. Freeze leftovers in slices.',
        },
        {
          zh: '个头大小不一，大的像手掌、小的像拇指，表皮带一点干泥，是为了保存，没有水洗。做姜黄牛奶用 3 厘米一段就够。',
          en: 'Pieces vary from palm to thumb and keep a little dry soil, which preserves them. Three centimetres is enough for a cup of golden milk.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'clove-pods',
      store: 'java-shore',
      brand: 'spice-cape',
      category: 'pantry-spices',
      name: {
        zh: '印尼马鲁古丁香整粒 卤肉炖肉香料 头茬花蕾 玻璃罐 60g',
        en: 'Maluku whole cloves, first-picked buds, for braises, 60 g jar',
      },
      sellingPoint: { zh: '丁香的老家，花蕾完整带头', en: 'From the home of cloves, buds with their heads on' },
      origin: { country: 'id', place: { zh: '印尼马鲁古', en: 'Maluku, Indonesia' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 28,
      weightGrams: 210,
      stock: 740,
      sold: 1508,
      code: 'JS-S49',
      specs: [
        {
          name: { zh: '品类', en: 'Spice' },
          values: [
            { text: { zh: '丁香', en: 'Cloves' } },
            { text: { zh: '肉豆蔻', en: 'Nutmeg' }, extraYuan: 8 },
            { text: { zh: '小豆蔻', en: 'Cardamom' }, extraYuan: 16 },
          ],
        },
      ],
      pictures: ['ff-clove', 'ff-pot', 'ff-palm'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '丁香', en: 'Clove' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '60 g', en: '60 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '卤制、炖煮', en: 'Braises' }, isIndexed: true },
      ],
      description: [
        {
          zh: '马鲁古群岛的丁香花蕾头身完整，断头碎屑少，投进水里竖着漂，是油分足的老办法检验。',
          en: 'Maluku cloves with heads attached and few stems. Put one in water: it floats upright when it is rich in oil.',
        },
        {
          zh: '香味霸道，一锅红烧肉放三颗足够。肉豆蔻请现磨。',
          en: 'It is strong: three for a pot of pork. Grate the nutmeg as you use it.',
        },
        {
          zh: '罐子带撒孔和倒口，卤料包用的话十颗配一片桂皮。小豆蔻连壳卖，用时拍破。',
          en: 'The lid has holes and a spout. For a spice bag use ten cloves to one piece of cassia; crack the cardamom before use.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'tom-yum-paste',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'pantry-sauces',
      name: {
        zh: '泰国冬阴功汤料酱 家用 1 勺 1 碗 含香茅南姜柠檬叶 454g',
        en: 'Thai tom yum paste with lemongrass, galangal and lime leaf, a spoon a bowl, 454 g',
      },
      sellingPoint: { zh: '加虾和菇就是一锅汤', en: 'Just add prawns and mushrooms' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 32.8,
      listPriceYuan: 39,
      weightGrams: 760,
      stock: 2600,
      sold: 21340,
      code: 'SO-S50',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '227 g', en: '227 g' }, extraYuan: -11, weightGrams: 420 },
            { text: { zh: '454 g', en: '454 g' } },
            { text: { zh: '1 kg 餐饮装', en: '1 kg catering' }, extraYuan: 28, weightGrams: 1250 },
          ],
        },
      ],
      pictures: ['ff-tomyum-paste', 'ff-table', 'ff-palm'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '454 g', en: '454 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '香茅、南姜、辣椒、虾膏', en: 'Lemongrass, galangal, chilli, shrimp paste' },
          isIndexed: false,
        },
        { name: { zh: '风味', en: 'Flavour' }, value: { zh: '酸辣', en: 'Hot and sour' }, isIndexed: true },
      ],
      description: [
        {
          zh: '酱里能看到香茅段和柠檬叶碎，不是调味粉冲的。500 毫升水放两勺，煮开后下虾、草菇、小番茄。',
          en: 'You can see lemongrass and lime leaf in it. Two spoons to 500 ml of water, then prawns, straw mushrooms and tomatoes.',
        },
        {
          zh: '想喝浓汤版，最后加三勺椰浆或淡奶。含甲壳类成分。',
          en: 'For the creamy version add coconut or evaporated milk at the end. Contains shellfish.',
        },
        {
          zh: '瓶口是旋盖加封膜，开封后按一下盖不响就是漏气，退给我们。含盐高，汤里不用再放盐。',
          en: 'If the lid does not click when first opened return it to us. It is salty, so add none to the soup.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'thai-curry-paste',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'pantry-sauces',
      name: {
        zh: '泰国咖喱酱 红咖喱绿咖喱黄咖喱三口味可选 餐厅同款 400g',
        en: 'Thai curry paste in red, green or yellow, as restaurants use it, 400 g',
      },
      sellingPoint: { zh: '配椰浆就成一锅', en: 'Coconut milk, and it is done' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 24.9,
      weightGrams: 430,
      stock: 3400,
      sold: 17520,
      code: 'SO-S51',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '绿咖喱', en: 'Green' }, picture: 'ff-green-curry-c' },
            { text: { zh: '红咖喱', en: 'Red' }, picture: 'ff-red-curry-c' },
            { text: { zh: '黄咖喱', en: 'Yellow' }, picture: 'ff-yellow-curry-c' },
          ],
        },
      ],
      pictures: ['ff-green-curry', 'ff-green-curry-c', 'ff-red-curry-c', 'ff-palm'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '400 g', en: '400 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '香茅、红葱、蒜、辣椒、虾膏', en: 'Lemongrass, shallot, garlic, chilli, shrimp paste' },
          isIndexed: false,
        },
        { name: { zh: '风味', en: 'Flavour' }, value: { zh: '咖喱', en: 'Curry' }, isIndexed: true },
      ],
      description: [
        {
          zh: '绿咖喱最辣最香，红咖喱厚，黄咖喱最温和，适合第一次做。用 50 克酱炒香再加 300 毫升椰浆，够三人。',
          en: 'Green is hottest and freshest, red is rounder, yellow mildest and best for a first attempt. Fry 50 g until fragrant, add 300 ml coconut milk, serves three.',
        },
        {
          zh: '炒酱要用椰浆的油脂部分，别加太多水。剩下的压平封口冷藏，一个月用完。',
          en: 'Fry it in the fatty top of the coconut milk. Flatten, seal and chill the rest; a month at most.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'fish-sauce',
      store: 'siam-orchard',
      brand: 'mae-ta-kitchen',
      category: 'pantry-sauces',
      name: {
        zh: '泰国鱼露 头道原汁 18 个月发酵 拌菜蘸海鲜 玻璃瓶 500ml',
        en: "Thai fish sauce, first pressing, 18 months' fermentation, 500 ml glass bottle",
      },
      sellingPoint: { zh: '颜色是琥珀，不是酱油黑', en: 'Amber, not soy-black' },
      origin: { country: 'th', place: { zh: '泰国罗勇', en: 'Rayong, Thailand' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 26,
      weightGrams: 850,
      stock: 1800,
      sold: 6604,
      code: 'SO-S52',
      specs: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 ml', en: '250 ml' }, extraYuan: -9, weightGrams: 470 },
            { text: { zh: '500 ml', en: '500 ml' } },
            { text: { zh: '500 ml × 2', en: '500 ml × 2' }, extraYuan: 23, weightGrams: 1700 },
          ],
        },
      ],
      pictures: ['ff-fish-sauce', 'ff-palm', 'ff-table'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 ml', en: '500 ml' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' }, isIndexed: false },
        { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '鳀鱼、盐', en: 'Anchovy, salt' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '头道', en: 'First pressing' }, isIndexed: true },
      ],
      description: [
        {
          zh: '鳀鱼和海盐按三比一入木桶，十八个月后放出头道汁，过滤三遍。味道鲜而不呛，凉拌青木瓜用它。',
          en: 'Anchovy and sea salt, three to one, eighteen months in wood, first run filtered three times. Savoury without harshness; it is what green papaya salad needs.',
        },
        {
          zh: '开封后冷藏，瓶口有白色盐晶属正常。炒菜请后放，否则腥。',
          en: 'Chill after opening; white salt crystals are normal. Add it late when frying.',
        },
        {
          zh: '颜色是透亮的琥珀，瓶底有极少的沉淀，摇匀再倒。滴进蒸蛋里半勺，就不用酱油了。',
          en: 'Clear amber with a trace of sediment to shake. Half a spoon in steamed egg replaces soy.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'sweet-chilli-sauce',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'pantry-sauces',
      name: {
        zh: '泰式甜辣酱 春卷炸物蘸酱 挤压瓶 750ml 辣度可选',
        en: 'Thai sweet chilli sauce for spring rolls and fried food, squeeze bottle, 750 ml',
      },
      sellingPoint: { zh: '孩子也能接受的辣', en: 'A heat children accept' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '瓶', en: 'bottle' },
      priceYuan: 19.9,
      weightGrams: 860,
      stock: 3000,
      sold: 13260,
      code: 'SO-S53',
      specs: [
        {
          name: { zh: '辣度', en: 'Heat' },
          values: [
            { text: { zh: '微辣', en: 'Mild' } },
            { text: { zh: '中辣', en: 'Medium' } },
            { text: { zh: '双倍蒜', en: 'Double garlic' }, extraYuan: 2 },
          ],
        },
      ],
      pictures: ['ff-sweet-chilli', 'ff-table', 'ff-palm'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '750 ml', en: '750 ml' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '辣椒、蒜、糖、醋', en: 'Chilli, garlic, sugar, vinegar' },
          isIndexed: false,
        },
        { name: { zh: '风味', en: 'Flavour' }, value: { zh: '甜辣', en: 'Sweet and hot' }, isIndexed: true },
      ],
      description: [
        {
          zh: '看得见红椒粒和蒜末，稠度刚好挂住炸物。加点青柠汁和香菜就是泰式鸡爪的底。',
          en: 'You can see chilli and garlic, and it clings to fried food. With lime and coriander it becomes a Thai chicken-feet dressing.',
        },
        {
          zh: '挤压瓶倒放不漏，开封后冷藏三个月内用完。',
          en: 'The bottle may stand on its cap. Chill after opening and use within three months.',
        },
        {
          zh: '双倍蒜款更咸一点，做烤鸡翅时薄薄刷两层，最后五分钟再刷，糖不会焦。',
          en: 'The double garlic is saltier. On grilled wings brush two thin coats in the last five minutes so the sugar does not burn.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'wildflower-honey',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'pantry-honey',
      name: {
        zh: '怒江野花蜜 高原结晶蜜 土蜂蜜 500g 玻璃罐 一年采一次',
        en: 'Highland wildflower honey, set, 500 g glass jar, taken once a year',
      },
      sellingPoint: { zh: '结晶细腻，抹面包不流', en: 'Fine-set, stays on the bread' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 76,
      listPriceYuan: 92,
      weightGrams: 760,
      stock: 640,
      sold: 5420,
      code: 'SY-H54',
      specs: [
        {
          name: { zh: '花源', en: 'Flowers' },
          values: [
            { text: { zh: '野花', en: 'Wildflower' }, picture: 'ff-honey-wild-c' },
            { text: { zh: '荞麦', en: 'Buckwheat' }, picture: 'ff-honey-dark-c', extraYuan: -8 },
            { text: { zh: '苕子花', en: 'Vetch' }, picture: 'ff-honey-white-c', extraYuan: 40 },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 g', en: '250 g' }, extraYuan: -32, weightGrams: 430 },
            { text: { zh: '500 g', en: '500 g' } },
          ],
        },
      ],
      pictures: ['ff-honey', 'ff-honey-wild-c', 'ff-honey-dark-c', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '百花蜜', en: 'Polyfloral' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '自然结晶', en: 'Naturally set' }, isIndexed: true },
      ],
      description: [
        {
          zh: '蜂箱放在怒江两岸海拔一千八百米以上的林子里，一年只在秋天取一次，封盖率高，所以容易结晶，这是真蜂蜜的样子。',
          en: 'Hives stand in the woods above 1,800 metres on both banks of the Nujiang and are emptied once a year, in autumn. Well-capped honey sets readily, as it should.',
        },
        {
          zh: '结晶用 40℃ 温水隔罐化开，别用开水。冲蜂蜜水用温水，热水会带走香气。',
          en: 'Melt a set jar in 40°C water. Use lukewarm water to drink it; hot water drives the scent off.',
        },
        {
          zh: '一岁以下婴儿不要吃蜂蜜。荞麦蜜颜色深、味道像红糖，第一次买建议野花蜜。',
          en: 'Not for babies under one. Buckwheat is dark and tastes of brown sugar; start with wildflower.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'berry-jam',
      store: 'chateau-rive',
      brand: 'beranger',
      category: 'pantry-honey',
      name: {
        zh: '法国果酱 低糖大果粒 草莓蓝莓橙子可选 玻璃罐 320g',
        en: 'French jam with whole fruit and less sugar, strawberry, blueberry or orange, 320 g jar',
      },
      sellingPoint: { zh: '果粒占六成，瓶底还有', en: 'Sixty per cent fruit, down to the bottom' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 35,
      weightGrams: 560,
      stock: 1180,
      sold: 3120,
      code: 'CR-H55',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '草莓', en: 'Strawberry' }, picture: 'ff-jam-strawberry-c' },
            { text: { zh: '蓝莓', en: 'Blueberry' }, picture: 'ff-jam-blueberry-c', extraYuan: 3 },
            { text: { zh: '血橙', en: 'Blood orange' }, picture: 'ff-jam-orange-c' },
          ],
        },
      ],
      pictures: ['ff-jam', 'ff-jam-strawberry-c', 'ff-bread', 'ff-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '320 g', en: '320 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '草莓、蔗糖、柠檬汁', en: 'Strawberry, cane sugar, lemon' },
          isIndexed: false,
        },
        { name: { zh: '风味', en: 'Flavour' }, value: { zh: '果酱', en: 'Jam' }, isIndexed: true },
      ],
      description: [
        {
          zh: '铜锅小批熬，火不大，果子煮到半透明就停，所以里面是整颗半颗的草莓。糖放得少，开封后请尽快吃。',
          en: 'Small batches in copper pans, stopped while the fruit is still in pieces. Less sugar, so eat it soon after opening.',
        },
        {
          zh: '抹黄油面包、拌酸奶都行；做司康的时候夹在中间。冷藏三周内用完。',
          en: 'For bread and butter or yoghurt, or inside scones. Chill and use within three weeks.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'chestnut-spread',
      store: 'chateau-rive',
      brand: 'beranger',
      category: 'pantry-honey',
      name: {
        zh: '法国阿尔代什栗子泥 无奶 甜点蒙布朗 玻璃罐 250g',
        en: 'Ardèche chestnut purée, no dairy, for Mont Blanc and desserts, 250 g jar',
      },
      sellingPoint: { zh: '挤一圈就是蒙布朗', en: 'Pipe it round for a Mont Blanc' },
      origin: { country: 'fr', place: { zh: '法国阿尔代什', en: 'Ardèche, France' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 46,
      weightGrams: 420,
      stock: 290,
      sold: 548,
      code: 'CR-H56',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '加糖', en: 'Sweetened' } },
            { text: { zh: '无糖', en: 'Unsweetened' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['ff-chestnut-spread', 'ff-bread', 'ff-table'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '250 g', en: '250 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '栗子、蔗糖、香草', en: 'Chestnut, cane sugar, vanilla' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '甜点', en: 'Desserts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '秋收栗子蒸熟去皮，加蔗糖和香草熬成泥，细筛两遍，没有颗粒。无糖款适合做咸点。',
          en: 'Autumn chestnuts steamed, peeled, cooked with sugar and vanilla and sieved twice. The unsweetened one suits savoury cooking.',
        },
        {
          zh: '拌奶油 1:1 打发就能裱花。冷藏五天用完。',
          en: 'Whip one to one with cream for piping. Chill and use within five days.',
        },
        {
          zh: '直接抹吐司有点厚，拿两勺加一勺牛奶搅开就顺了。冬天会变硬，放在温水里坐一会儿。',
          en: 'It is thick on toast: loosen two spoons with one of milk. In winter stand the jar in warm water.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'shiitake-flower',
      store: 'shanye',
      brand: 'mushroom-season',
      category: 'pantry-mushrooms',
      name: {
        zh: '云南花菇 裂纹厚肉干香菇 泡发率高 煲汤炒菜 250g',
        en: 'Yunnan flower shiitake, thick cracked caps, for soup and stir-fry, 250 g',
      },
      sellingPoint: { zh: '泡四十分钟，比手心还大', en: "Forty minutes' soaking and wider than a palm" },
      origin: { country: 'cn', place: { zh: '云南武定', en: 'Wuding, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 56,
      listPriceYuan: 68,
      weightGrams: 290,
      stock: 760,
      sold: 3210,
      code: 'SY-F57',
      specs: [
        {
          name: { zh: '规格', en: 'Grade' },
          values: [
            { text: { zh: '3–4 cm', en: '3–4 cm' }, extraYuan: -10 },
            { text: { zh: '4–5 cm', en: '4–5 cm' } },
            { text: { zh: '5 cm 以上', en: 'Over 5 cm' }, extraYuan: 18 },
          ],
        },
      ],
      pictures: ['ff-shiitake', 'ff-valley', 'ff-pot'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '花菇', en: 'Shiitake' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '250 g', en: '250 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        { name: { zh: '等级', en: 'Grade' }, value: { zh: '手选', en: 'Hand-picked' }, isIndexed: true },
      ],
      description: [
        {
          zh: '冬天冷、温差大，菌盖表面干裂成花纹，肉厚。烘干到含水 11% 以下，闻起来是干净的菇香，没有酸味。',
          en: 'Cold nights crack the caps in a flower pattern and thicken the flesh. Dried below 11% water, clean in smell.',
        },
        {
          zh: '冷水泡四小时或热水四十分钟，泡菇水过滤后进汤。发好的菇一次用不完，挤干冷冻。',
          en: 'Four hours in cold water or forty minutes in hot; strain the soaking water into the soup. Freeze what you do not use.',
        },
      ],
    },
    {
      key: 'porcini-slices',
      store: 'shanye',
      brand: 'mushroom-season',
      category: 'pantry-mushrooms',
      name: {
        zh: '云南牛肝菌干片 头水菌 当日切片烘干 炒饭炖鸡 100g',
        en: 'Yunnan dried porcini slices, first flush, for rice and chicken, 100 g',
      },
      sellingPoint: { zh: '头水菌，片片见肉', en: 'First flush, all flesh' },
      origin: { country: 'cn', place: { zh: '云南楚雄', en: 'Chuxiong, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 68,
      weightGrams: 120,
      stock: 0,
      sold: 1876,
      code: 'SY-F58',
      specs: [
        {
          name: { zh: '品种', en: 'Variety' },
          values: [
            { text: { zh: '白牛肝', en: 'White' } },
            { text: { zh: '黄牛肝', en: 'Yellow' }, extraYuan: -8 },
            { text: { zh: '混合', en: 'Mixed' }, extraYuan: -12 },
          ],
        },
      ],
      pictures: ['ff-porcini', 'ff-pot', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '牛肝菌', en: 'Porcini' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '100 g', en: '100 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '炖煮、炒饭', en: 'Stews, rice' }, isIndexed: true },
      ],
      description: [
        {
          zh: '雨季头一茬的菌，采回当天切片烘，不泡水，所以颜色深。使用前温水洗去浮沙，泡二十分钟。',
          en: 'The first flush of the rains, sliced and dried the same day. Rinse off grit and soak twenty minutes.',
        },
        {
          zh: '务必煮熟：先炖二十分钟再下别的料。野生菌请勿与酒同食，第一次吃量要少。',
          en: 'Cook it through: twenty minutes before anything else goes in. Do not take wild mushrooms with alcohol, and eat little the first time.',
        },
      ],
    },
    {
      key: 'mushroom-soup-pack',
      store: 'shanye',
      brand: 'mushroom-season',
      category: 'pantry-mushrooms',
      name: {
        zh: '云南七菌汤包 羊肚菌鹿茸菇姬松茸 懒人煲汤 70g×3 包',
        en: 'Yunnan seven-mushroom soup packs, 70 g × 3, for slow soup',
      },
      sellingPoint: { zh: '一包一锅，不用配料', en: 'One pack, one pot' },
      origin: { country: 'cn', place: { zh: '云南南华', en: 'Nanhua, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 59.9,
      listPriceYuan: 79.9,
      weightGrams: 280,
      stock: 1250,
      sold: 11470,
      code: 'SY-F59',
      specs: [
        {
          name: { zh: '规格', en: 'Packs' },
          values: [
            { text: { zh: '2 包', en: 'Two' }, extraYuan: -18, weightGrams: 200 },
            { text: { zh: '3 包', en: 'Three' } },
            { text: { zh: '6 包', en: 'Six' }, extraYuan: 52, weightGrams: 540 },
          ],
        },
      ],
      pictures: ['ff-mushroom-soup', 'ff-pot', 'ff-gift'],
      params: [
        { name: { zh: '件数', en: 'Pieces' }, value: { zh: '3', en: '3' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '70 g × 3', en: '70 g × 3' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '煲汤', en: 'Soup' }, isIndexed: true },
      ],
      description: [
        {
          zh: '七种干菌配好，另附一小包红枣枸杞。温水泡二十分钟，连水下锅，和排骨或土鸡一起炖一个半小时。',
          en: 'Seven dried mushrooms with a little red date and goji. Soak twenty minutes, tip water and all into the pot, ninety minutes with ribs or chicken.',
        },
        {
          zh: '菌子有细沙，泡的时候轻轻搓，静置后倒上层水。素汤可加豆腐，鲜味已经够。',
          en: 'There is fine grit: rub gently while soaking, let it settle, use the water above. Tofu makes a good vegetarian version.',
        },
      ],
    },
    {
      key: 'rose-flower-cake',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'snack-biscuits',
      name: {
        zh: '云南鲜花饼 玫瑰馅 现烤现发 酥皮 独立装 10 枚礼盒',
        en: 'Yunnan rose cakes, fresh-baked, flaky, ten singly wrapped in a gift box',
      },
      sellingPoint: { zh: '馅里看得到花瓣丝', en: 'You can see petals in the filling' },
      origin: { country: 'cn', place: { zh: '云南昆明', en: 'Kunming, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 39.9,
      listPriceYuan: 52,
      weightGrams: 580,
      stock: 1900,
      sold: 27650,
      code: 'SY-B60',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '玫瑰', en: 'Rose' } },
            { text: { zh: '茉莉', en: 'Jasmine' } },
            { text: { zh: '双拼', en: 'Half and half' } },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '10 枚', en: 'Ten' } },
            { text: { zh: '20 枚', en: 'Twenty' }, extraYuan: 36, weightGrams: 1150 },
          ],
        },
      ],
      pictures: ['ff-flower-cake', 'ff-gift', 'ff-table'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '50 g × 10', en: '50 g × 10' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '30 天', en: '30 days' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '小麦粉、玫瑰花瓣、猪油', en: 'Wheat flour, rose petals, lard' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '茶点、伴手礼', en: 'Tea-time, gifts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '食用玫瑰鲜瓣加糖腌三天做馅，酥皮用猪油起层，所以掉渣。每天下午出炉，隔天发货，离烘焙日期不超过三天。',
          en: 'Fresh edible petals are cured in sugar for three days; the pastry is layered with lard and does crumble. Baked in the afternoon, shipped next day.',
        },
        {
          zh: '微波十秒或烤箱三分钟，味道像刚出炉。素食者请选植物油款，下单备注。',
          en: 'Ten seconds in the microwave or three minutes in the oven. Vegetarians may ask for the vegetable-oil version in the note.',
        },
      ],
      isRecommended: true,
    },
    {
      key: 'butter-biscuits',
      store: 'chateau-rive',
      brand: 'beranger',
      category: 'snack-biscuits',
      name: {
        zh: '法国布列塔尼黄油曲奇 巧克力豆 咸味厚酥 铁盒 250g 下午茶',
        en: 'Breton butter cookies with chocolate chips, salted and thick, 250 g tin, for afternoon tea',
      },
      sellingPoint: { zh: '黄油占三成，掉渣很正常', en: 'Almost a third butter, and crumbly' },
      origin: { country: 'fr', place: { zh: '法国布列塔尼', en: 'Brittany, France' } },
      unit: { zh: '罐', en: 'tin' },
      priceYuan: 58,
      weightGrams: 410,
      stock: 860,
      sold: 4330,
      code: 'CR-B61',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '巧克力豆', en: 'Chocolate chip' } },
            { text: { zh: '焦糖', en: 'Caramel' }, extraYuan: 2 },
            { text: { zh: '咖啡', en: 'Coffee' }, extraYuan: 4 },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 g', en: '250 g' } },
            { text: { zh: '500 g', en: '500 g' }, extraYuan: 42, weightGrams: 760 },
          ],
        },
      ],
      pictures: ['ff-butter-biscuit', 'ff-bread', 'ff-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '250 g', en: '250 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '小麦粉、黄油、巧克力豆、盐', en: 'Wheat flour, butter, chocolate chips, salt' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '下午茶', en: 'Afternoon tea' }, isIndexed: true },
      ],
      description: [
        {
          zh: '面团冷藏过夜再压，烤到边缘金黄，中间还有一点软。盐是粗粒的，咬到会有一下咸。',
          en: 'The dough rests overnight, is baked golden at the edge and soft in the middle. Coarse salt gives a sudden bite.',
        },
        {
          zh: '铁盒可以留着装针线。开封后两周内吃完，受潮可回烤三分钟。',
          en: 'Keep the tin for sewing. Eat within two weeks of opening; three minutes in the oven revives it.',
        },
        {
          zh: '一罐约二十片，直径 5.5 厘米，厚 1 厘米，一次吃两片就饱。盒盖内有防潮纸，吃完放回去盖好。',
          en: 'About twenty to a tin, 5.5 cm across and a centimetre thick. Put the liner back after each visit.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'frozen-croissants',
      store: 'chateau-rive',
      brand: 'beranger',
      category: 'snack-biscuits',
      name: {
        zh: '法式可颂 冷冻生胚 免发酵 空气炸锅 18 分钟 8 枚装',
        en: 'French croissants, frozen and pre-proofed, 18 minutes in an air fryer, eight',
      },
      sellingPoint: { zh: '从冰箱到桌上二十分钟', en: 'Freezer to table in twenty minutes' },
      origin: { country: 'fr', place: { zh: '法国诺曼底', en: 'Normandy, France' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 69,
      weightGrams: 560,
      stock: 370,
      sold: 2580,
      code: 'CR-B62',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味', en: 'Plain' } },
            { text: { zh: '巧克力', en: 'Chocolate' }, extraYuan: 8 },
            { text: { zh: '杏仁', en: 'Almond' }, extraYuan: 12 },
          ],
        },
      ],
      pictures: ['ff-croissant', 'ff-coldbox', 'ff-bread'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '60 g × 8', en: '60 g × 8' }, isIndexed: true },
        { name: { zh: '储存', en: 'Storage' }, value: { zh: '−18℃ 冷冻', en: 'Frozen at −18°C' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '27 层开酥', en: '27-layer lamination' }, isIndexed: true },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '早餐', en: 'Breakfast' }, isIndexed: true },
      ],
      description: [
        {
          zh: '已经发酵到位，取出不用解冻，刷蛋液直接烤。空气炸锅 175℃ 十八分钟，烤箱 190℃ 十六分钟。',
          en: 'Already proofed: brush with egg and bake from frozen, 175°C for eighteen minutes in an air fryer or 190°C for sixteen in an oven.',
        },
        {
          zh: '烤盘留三指间距，会长大一倍。解冻后勿再冷冻。',
          en: 'Leave three fingers between them, they double in size. Do not refreeze.',
        },
        {
          zh: '巧克力款中间两根巧克力条，杏仁款表面带杏仁片和糖霜。八枚分两袋，吃几个拿几个。',
          en: 'The chocolate has two bars inside, the almond flakes and sugar on top. Two bags of four.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'rice-cracker-thai',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'snack-biscuits',
      name: {
        zh: '泰式米饼 海苔芝麻手撕米花 独立小袋 30 包',
        en: 'Thai rice crackers with seaweed and sesame, 30 small packs',
      },
      sellingPoint: { zh: '薄、脆、不粘牙', en: 'Thin, crisp, does not stick' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 29.9,
      weightGrams: 480,
      stock: 2100,
      sold: 6380,
      code: 'SO-B63',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '海苔', en: 'Seaweed' } },
            { text: { zh: '甜辣', en: 'Sweet chilli' } },
            { text: { zh: '虾味', en: 'Prawn' } },
          ],
        },
      ],
      pictures: ['ff-rice-cracker', 'ff-palm', 'ff-box'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '15 g × 30', en: '15 g × 30' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '10 个月', en: '10 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '糯米、棕榈糖、海苔', en: 'Glutinous rice, palm sugar, seaweed' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '独立小袋', en: 'Single packs' }, isIndexed: true },
      ],
      description: [
        {
          zh: '糯米饭摊薄晒干再油炸，撒棕榈糖浆和海苔粉。一袋 15 克，两口就没。',
          en: 'Sticky rice dried in thin sheets, fried and brushed with palm syrup. Fifteen grams a pack.',
        },
        {
          zh: '拆封当天吃完最脆。含芝麻和虾粉，过敏注意。',
          en: 'Best the day it is opened. Contains sesame and prawn.',
        },
        {
          zh: '30 小包里甜辣和虾味的颜色深一点，海苔味最清淡。整袋是铝膜，挂在厨房也不会回潮。',
          en: 'Sweet chilli and prawn are darker, seaweed the mildest of the thirty packs. The foil bag keeps them crisp even in a kitchen.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'thick-waffles',
      store: 'chateau-rive',
      brand: 'beranger',
      category: 'snack-biscuits',
      name: {
        zh: '法式厚华夫 独立包装 微波 15 秒 早餐 6 枚',
        en: 'French thick waffles, singly wrapped, 15 seconds in the microwave, six',
      },
      sellingPoint: { zh: '格子深，果酱不跑', en: 'Deep squares that hold the jam' },
      origin: { country: 'fr', place: { zh: '法国里尔', en: 'Lille, France' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 35,
      weightGrams: 420,
      stock: 980,
      sold: 3055,
      code: 'CR-B64',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味糖粒', en: 'Sugar pearl' } },
            { text: { zh: '巧克力', en: 'Chocolate' }, extraYuan: 4 },
            { text: { zh: '全麦', en: 'Wholewheat' } },
          ],
        },
      ],
      pictures: ['ff-waffle', 'ff-bread', 'ff-table'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '60 g × 6', en: '60 g × 6' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '45 天', en: '45 days' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '小麦粉、黄油、珍珠糖', en: 'Wheat flour, butter, pearl sugar' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '早餐', en: 'Breakfast' }, isIndexed: true },
      ],
      description: [
        {
          zh: '面团里揉进珍珠糖，烤的时候在表面化成脆壳。独立袋装，办公室也能吃。',
          en: 'Pearl sugar in the dough melts into a crust as they bake. Wrapped one by one.',
        },
        {
          zh: '微波 15 秒变软，烤箱 5 分钟变脆，两种吃法。',
          en: 'Fifteen seconds makes them soft, five minutes in the oven crisp.',
        },
        {
          zh: '一盒六枚，两两一层纸隔开，冷冻也行，吃之前不用解冻。配果酱、冰淇淋或者炸鸡都是当地吃法。',
          en: 'Six to a box with paper between layers; they freeze well and need no thawing. Jam, ice cream or fried chicken are all eaten with them.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'red-skin-peanuts',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'snack-nuts',
      name: {
        zh: '云南小粒花生 原味烘烤 红皮 带壳 500g×2 下酒',
        en: 'Yunnan small peanuts, roasted in the shell, red skin, 500 g × 2',
      },
      sellingPoint: { zh: '粒小、香重、剥着有意思', en: 'Small, dark and worth the shelling' },
      origin: { country: 'cn', place: { zh: '云南怒江', en: 'Nujiang, Yunnan' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 24.9,
      weightGrams: 1050,
      stock: 2600,
      sold: 7812,
      code: 'SY-N65',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味', en: 'Plain' } },
            { text: { zh: '咸香', en: 'Salted' } },
            { text: { zh: '五香', en: 'Five-spice' }, extraYuan: 2 },
          ],
        },
        {
          name: { zh: '规格', en: 'Pack' },
          values: [
            { text: { zh: '500 g × 1', en: '500 g × 1' }, extraYuan: -11, weightGrams: 530 },
            { text: { zh: '500 g × 2', en: '500 g × 2' } },
          ],
        },
      ],
      pictures: ['ff-peanut', 'ff-box', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '红皮小花生', en: 'Red-skin peanut' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '1 kg', en: '1 kg' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '8 个月', en: '8 months' }, isIndexed: false },
        { name: { zh: '工艺', en: 'Craft' }, value: { zh: '砂锅炒制', en: 'Sand-roasted' }, isIndexed: true },
      ],
      description: [
        {
          zh: '怒江河滩沙地的小花生，一荚两三粒，砂锅炒四十分钟，不放香精。炒完有一点糊皮是正常的。',
          en: 'Small nuts from the sandy banks, two or three to a pod, forty minutes in hot sand without flavouring. A little scorch on the skin is normal.',
        },
        {
          zh: '受潮回软可烤箱 130℃ 五分钟。带壳包装透气，开封两周内吃完。',
          en: 'Five minutes at 130°C revives them. Once open eat within two weeks.',
        },
        {
          zh: '小粒花生一斤大约四百荚，剥着打发时间。咸香款是带壳泡盐水再炒，盐味在仁里。',
          en: 'About four hundred pods to half a kilo. The salted one is brined in the shell, so the salt is inside.',
        },
      ],
    },
    {
      key: 'peeled-chestnuts',
      store: 'shanye',
      brand: 'yunshang-valley',
      category: 'snack-nuts',
      name: {
        zh: '云南板栗仁 现煮去衣 开袋即食 无添加糖 100g×5',
        en: 'Yunnan chestnuts, cooked and peeled, ready to eat, no added sugar, 100 g × 5',
      },
      sellingPoint: { zh: '整颗不碎，粉糯', en: 'Whole, floury and soft' },
      origin: { country: 'cn', place: { zh: '云南易门', en: 'Yimen, Yunnan' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 42,
      listPriceYuan: 55,
      weightGrams: 560,
      stock: 1050,
      sold: 9104,
      code: 'SY-N66',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [{ text: { zh: '原味', en: 'Plain' } }, { text: { zh: '桂花', en: 'Osmanthus' }, extraYuan: 4 }],
        },
        {
          name: { zh: '规格', en: 'Packs' },
          values: [
            { text: { zh: '5 袋', en: 'Five' } },
            { text: { zh: '10 袋', en: 'Ten' }, extraYuan: 38, weightGrams: 1100 },
          ],
        },
      ],
      pictures: ['ff-chestnut', 'ff-box', 'ff-gift'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '板栗', en: 'Chestnut' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' }, isIndexed: false },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '真空小袋', en: 'Small vacuum packs' }, isIndexed: true },
      ],
      description: [
        {
          zh: '栗子蒸熟去内衣后真空，颜色是自然的浅黄，没有护色剂的白。煲汤、做蛋糕也可以直接用。',
          en: 'Steamed, skinned and vacuum-packed, naturally pale rather than bleached. Also fit for soup and cakes.',
        },
        {
          zh: '拆袋一次吃完，剩下冷藏当天用。袋内有汁水是正常的。',
          en: 'Finish an open pack at once. A little liquid inside is normal.',
        },
        {
          zh: '桂花款多一小包糖桂花，拌着吃。500 克大约八十颗，五袋一次吃一袋正好。',
          en: 'The osmanthus version has a sachet of sugared flowers to stir in. Five packs of sixteen or so.',
        },
      ],
    },
    {
      key: 'macadamia',
      store: 'shanye',
      category: 'snack-nuts',
      name: {
        zh: '云南澳洲坚果 开口夏威夷果 奶油味 送开果器 500g',
        en: 'Yunnan macadamias, cracked, cream flavour, with opener, 500 g',
      },
      sellingPoint: { zh: '一撬就开，果仁整颗', en: 'Twist the key and the nut comes whole' },
      origin: { country: 'cn', place: { zh: '云南临沧', en: 'Lincang, Yunnan' } },
      unit: { zh: '罐', en: 'jar' },
      priceYuan: 49.9,
      listPriceYuan: 69.9,
      weightGrams: 680,
      stock: 1400,
      sold: 13850,
      code: 'SY-N67',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '奶油', en: 'Cream' } },
            { text: { zh: '原味', en: 'Plain' } },
            { text: { zh: '盐焗', en: 'Salt-baked' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '500 g', en: '500 g' } },
            { text: { zh: '1 kg', en: '1 kg' }, extraYuan: 42, weightGrams: 1250 },
          ],
        },
      ],
      pictures: ['ff-macadamia', 'ff-box', 'ff-valley'],
      params: [
        { name: { zh: '品种', en: 'Variety' }, value: { zh: '澳洲坚果', en: 'Macadamia' }, isIndexed: true },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '10 个月', en: '10 months' }, isIndexed: false },
        { name: { zh: '等级', en: 'Grade' }, value: { zh: '22 mm 以上', en: '22 mm and over' }, isIndexed: true },
      ],
      description: [
        {
          zh: '临沧的果子采后四十八小时脱皮烘干，机器开口一道缝。奶油味是烘烤时加的奶粉和糖，不想要甜请选原味。',
          en: 'Lincang nuts are husked within forty-eight hours, dried and slit. The cream flavour is milk powder and sugar; choose plain if you dislike sweet.',
        },
        {
          zh: '罐装带防潮盖。开果器一颗一撬，壳别用牙咬。',
          en: 'The jar has a damp-proof lid. Use the key, not your teeth.',
        },
        {
          zh: '一罐大约 65 颗，果径 22 毫米以上。盐焗款表面有细盐，孩子吃原味就好。',
          en: 'About 65 nuts of 22 mm and over to a jar. The salted one has fine salt on it, so give children plain.',
        },
      ],
    },
    {
      key: 'caramel-popcorn',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'snack-nuts',
      name: {
        zh: '椰奶焦糖爆米花 球形大颗 桶装 分享 追剧 150g×3',
        en: 'Coconut caramel popcorn, mushroom-shaped, in tubs, for sharing, 150 g × 3',
      },
      sellingPoint: { zh: '椰奶焦糖，甜里带一点咸', en: 'Coconut and caramel with a little salt' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 36,
      weightGrams: 560,
      stock: 0,
      sold: 2760,
      code: 'SO-N68',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '椰奶焦糖', en: 'Coconut caramel' } },
            { text: { zh: '海盐黄油', en: 'Salted butter' } },
            { text: { zh: '三味混装', en: 'Three flavours' }, extraYuan: 4 },
          ],
        },
      ],
      pictures: ['ff-popcorn', 'ff-box', 'ff-palm'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '150 g × 3', en: '150 g × 3' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '8 个月', en: '8 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '玉米、椰浆、焦糖', en: 'Corn, coconut milk, caramel' },
          isIndexed: false,
        },
        { name: { zh: '包装', en: 'Packaging' }, value: { zh: '桶装', en: 'Tubs' }, isIndexed: true },
      ],
      description: [
        {
          zh: '蘑菇形玉米爆开成球，裹椰浆焦糖，冷却后不粘连。一桶正好一部电影。',
          en: 'Mushroom-type corn pops into balls and is coated with coconut caramel. One tub lasts a film.',
        },
        { zh: '开封后夹紧袋口，三天内吃完，否则会回软。', en: 'Clip the bag shut and eat within three days.' },
        {
          zh: '玉米是大粒的蘑菇形品种，爆开率九成，桶底会有几颗没开的，别硬嚼。三桶外面再套一层充气袋，路上不容易碎。',
          en: 'The corn is a large mushroom type that pops at nine in ten, so leave the few hard kernels at the bottom. An air-filled bag around the three tubs protects them on the way.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'single-origin-bar',
      store: 'java-shore',
      brand: 'wayan-cacao',
      category: 'snack-chocolate',
      name: {
        zh: '巴厘岛可可黑巧克力 单一产区 70% 手工小批 60g×3',
        en: 'Bali cacao dark chocolate, single origin, 70%, small batch, 60 g × 3',
      },
      sellingPoint: { zh: '红莓和烟草，苦得平', en: 'Red berry and tobacco, gently bitter' },
      origin: { country: 'id', place: { zh: '印尼巴厘岛', en: 'Bali, Indonesia' } },
      unit: { zh: '组', en: 'pack' },
      priceYuan: 88,
      weightGrams: 210,
      stock: 430,
      sold: 1230,
      code: 'JS-C69',
      specs: [
        {
          name: { zh: '浓度', en: 'Strength' },
          values: [
            { text: { zh: '70%', en: '70%' } },
            { text: { zh: '85%', en: '85%' }, extraYuan: 4 },
            { text: { zh: '55% 牛奶巧克力', en: '55% milk' } },
          ],
        },
      ],
      pictures: ['ff-dark-choc', 'ff-palm', 'ff-gift'],
      params: [
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '可可豆、蔗糖、可可脂', en: 'Cocoa beans, cane sugar, cocoa butter' },
          isIndexed: false,
        },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '60 g × 3', en: '60 g × 3' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        { name: { zh: '风味', en: 'Flavour' }, value: { zh: '红莓、烟草', en: 'Red berry, tobacco' }, isIndexed: true },
      ],
      description: [
        {
          zh: '豆子来自巴厘岛北坡一家合作社，发酵六天，晒七天。研磨三十二小时，不加香精。红莓味在前，烟草在尾。',
          en: "Beans from one cooperative on Bali's north slope, six days' fermentation, seven days' sun. Ground thirty-two hours with no flavouring. Red berry first, tobacco at the end.",
        },
        {
          zh: '最好在 18℃ 左右吃。夏天收到有白霜，是可可脂析出，化开再凝就好。',
          en: 'Best at about 18°C. A white bloom in summer is only cocoa butter.',
        },
      ],
      tag: '国家馆',
      isRecommended: true,
    },
    {
      key: 'coconut-candy',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'snack-chocolate',
      name: {
        zh: '南洋椰子硬糖 手剥糖纸 怀旧糖 独立装 500g 婚庆伴手',
        en: 'Nanyang coconut hard candy, twist-wrapped, 500 g, for weddings',
      },
      sellingPoint: { zh: '小时候的味道，含五分钟', en: 'Five minutes in the mouth' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 19.9,
      weightGrams: 560,
      stock: 3400,
      sold: 9440,
      code: 'SO-C70',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '椰子', en: 'Coconut' } },
            { text: { zh: '芒果', en: 'Mango' } },
            { text: { zh: '混合', en: 'Mixed' } },
          ],
        },
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { text: { zh: '250 g', en: '250 g' }, extraYuan: -8, weightGrams: 290 },
            { text: { zh: '500 g', en: '500 g' } },
          ],
        },
      ],
      pictures: ['ff-coconut-candy', 'ff-palm', 'ff-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '500 g', en: '500 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '椰浆、白砂糖、麦芽糖', en: 'Coconut milk, sugar, malt' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '喜糖', en: 'Wedding sweets' }, isIndexed: true },
      ],
      description: [
        {
          zh: '椰浆熬到 145℃ 倒盘切块，手工裹糖纸，一颗约 5 克，500 克大概一百颗。',
          en: 'Coconut milk boiled to 145°C, cut and wrapped by hand: about 5 g each, roughly a hundred in 500 g.',
        },
        {
          zh: '天热会发粘，请放阴凉处。婚庆需要贴字的请联系客服，五天出货。',
          en: 'It softens in heat, so keep it cool. For weddings we can label it; allow five days.',
        },
        {
          zh: '一颗五克，含着吃大约五分钟。婚庆款可以换红色糖纸，整箱 20 袋起订。',
          en: 'Five grams, five minutes each. For weddings we wrap it in red, from twenty bags.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'truffle-gift-box',
      store: 'chateau-rive',
      brand: 'beranger',
      category: 'snack-chocolate',
      name: {
        zh: '法国松露巧克力礼盒 12 颗手工 可可粉裹 情人节 250g',
        en: 'French chocolate truffles, 12 by hand, dusted with cocoa, 250 g gift box',
      },
      sellingPoint: { zh: '一口一颗，化得很慢', en: 'One mouthful each, slow to melt' },
      origin: { country: 'fr', place: { zh: '法国波尔多', en: 'Bordeaux, France' } },
      unit: { zh: '盒', en: 'box' },
      priceYuan: 138,
      listPriceYuan: 168,
      weightGrams: 320,
      stock: 210,
      sold: 1877,
      code: 'CR-C71',
      specs: [
        {
          name: { zh: '口味', en: 'Flavour' },
          values: [
            { text: { zh: '原味黑巧', en: 'Plain dark' } },
            { text: { zh: '朗姆', en: 'Rum' }, extraYuan: 10 },
            { text: { zh: '抹茶', en: 'Matcha' }, extraYuan: 10 },
          ],
        },
        {
          name: { zh: '数量', en: 'Quantity' },
          values: [
            { text: { zh: '12 颗', en: 'Twelve' } },
            { text: { zh: '24 颗', en: 'Twenty-four' }, extraYuan: 120, weightGrams: 620, soldOut: true },
          ],
        },
      ],
      pictures: ['ff-truffle-gift', 'ff-gift', 'ff-table'],
      params: [
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '可可块、淡奶油、黄油', en: 'Cocoa mass, cream, butter' },
          isIndexed: false,
        },
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '250 g', en: '250 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 个月', en: '3 months' }, isIndexed: false },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '送礼', en: 'Gifts' }, isIndexed: true },
      ],
      description: [
        {
          zh: '淡奶油煮到 80℃ 冲进巧克力，静置一夜挤成球，滚可可粉。夏天走冷链，盒内有干冰袋和提示卡。',
          en: 'Hot cream is poured over chocolate, rested overnight, piped and rolled in cocoa. In summer it travels chilled with a care card.',
        },
        {
          zh: '18℃ 以下存放，三周内吃完口感最好。含酒款未成年人请勿食用。',
          en: 'Keep under 18°C and eat within three weeks. The rum version is not for minors.',
        },
      ],
      tag: '国家馆',
    },
    {
      key: 'fruit-lollipops',
      store: 'siam-orchard',
      brand: 'island-sister',
      category: 'snack-chocolate',
      name: {
        zh: '水果棒棒糖 24 支混装 天然色素 分享糖 派对 480g',
        en: 'Fruit lollipops, 24 mixed, natural colours, for parties, 480 g',
      },
      sellingPoint: { zh: '八种水果味，颜色自然', en: 'Eight fruits, honest colours' },
      origin: { country: 'th', place: { zh: '泰国春武里', en: 'Chonburi, Thailand' } },
      unit: { zh: '袋', en: 'bag' },
      priceYuan: 32,
      weightGrams: 560,
      stock: 1560,
      sold: 3980,
      code: 'SO-C72',
      specs: [
        {
          name: { zh: '规格', en: 'Pack' },
          values: [
            { text: { zh: '24 支', en: '24 pieces' } },
            { text: { zh: '48 支', en: '48 pieces' }, extraYuan: 26, weightGrams: 1080 },
          ],
        },
      ],
      pictures: ['ff-lollipop', 'ff-box', 'ff-gift'],
      params: [
        { name: { zh: '净含量', en: 'Net content' }, value: { zh: '480 g', en: '480 g' }, isIndexed: true },
        { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' }, isIndexed: false },
        {
          name: { zh: '配料', en: 'Ingredients' },
          value: { zh: '白砂糖、果汁粉、水果色素', en: 'Sugar, fruit powder, fruit colours' },
          isIndexed: false,
        },
        { name: { zh: '用途', en: 'Use' }, value: { zh: '派对', en: 'Parties' }, isIndexed: true },
      ],
      description: [
        {
          zh: '每支 20 克，芒果、椰子、百香果、菠萝等八味混装。颜色来自果汁粉，会浅一点。',
          en: 'Twenty grams each, eight flavours including mango, coconut, passion fruit and pineapple. Colours come from fruit powder and are paler.',
        },
        { zh: '有小朋友的场合注意看着吃，三岁以下不建议。', en: 'Supervise children; not for those under three.' },
        {
          zh: '棒是纸杆，含软了换一支，别让小朋友咬杆。整袋可挂墙，拿糖方便。',
          en: 'The stick is paper, so do not let children chew it. The bag hangs on a wall.',
        },
      ],
      tag: '国家馆',
    },
  ],
};
