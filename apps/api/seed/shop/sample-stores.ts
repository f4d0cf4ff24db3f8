import type { SampleText } from '../catalogue/catalogue.ts';

export interface SampleStore {
  key: string;
  name: SampleText;
  country: string;
  place: SampleText;
  description: SampleText;
  isSelfOperated?: boolean;
  pickUp?: { name: string; address: string; center: string; mobile: string };
  opened: string;
  scores: [description: number, service: number, delivery: number];
}

/** Twelve fictional stores. */
export const sampleStores: SampleStore[] = [
  {
    key: 'oujiang',
    name: { zh: '瓯江窑', en: 'Oujiang Kiln' },
    country: 'cn',
    place: { zh: '浙江龙泉', en: 'Longquan, Zhejiang' },
    description: {
      zh: '龙泉瓯江边的小窑口，烧梅子青与粉青两色茶器，一窑约两百件，出窑逐件听声验裂后装盒。',
      en: 'A small kiln on the Ou river in Longquan. Two celadon glazes, about two hundred pieces a firing, each rung and checked by ear before packing.',
    },
    isSelfOperated: true,
    pickUp: {
      name: '瓯江窑龙泉展厅',
      address: '浙江省丽水市龙泉市剑池街道窑溪路 18 号',
      center: '119.141,28.074',
      mobile: '13800000031',
    },
    opened: '2020-03-18',
    scores: [4.9, 4.8, 4.8],
  },
  {
    key: 'siam-orchard',
    name: { zh: '暹罗果园', en: 'Siam Orchard' },
    country: 'th',
    place: { zh: '泰国春武里', en: 'Chonburi, Thailand' },
    description: {
      zh: '春武里与武里南的果园和米厂直供，鲜果采后 24 小时内入冷链，经林查班港走海运或空运到国内仓。',
      en: 'Fruit and rice straight from Chonburi and Buriram. Fresh fruit enters the cold chain within a day of picking and leaves through Laem Chabang.',
    },
    opened: '2021-06-02',
    scores: [4.8, 4.7, 4.6],
  },
  {
    key: 'wujiang',
    name: { zh: '吴江织造', en: 'Wujiang Weavers' },
    country: 'cn',
    place: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' },
    description: {
      zh: '盛泽的织机、平望的印花、震泽的蚕丝被。自己缫丝，自己卷边，三十多位师傅守着一条老街。',
      en: 'Looms in Shengze, prints from Pingwang, quilts from Zhenze. Some thirty makers on one old street reel, weave and hem by themselves.',
    },
    pickUp: {
      name: '吴江织造平望门店',
      address: '江苏省苏州市吴江区平望镇司前街 66 号',
      center: '120.639,30.978',
      mobile: '13800000032',
    },
    opened: '2019-09-12',
    scores: [4.9, 4.9, 4.8],
  },
  {
    key: 'java-shore',
    name: { zh: '爪哇之岸', en: 'Java Shore' },
    country: 'id',
    place: { zh: '印尼苏门答腊', en: 'Sumatra, Indonesia' },
    description: {
      zh: '苏门答腊与爪哇的咖啡、可可和香料，和四家合作社签三年价，豆子按批次烘焙，袋上写烘焙日。',
      en: 'Coffee, cocoa and spice from Sumatra and Java. Three-year prices with four co-operatives; roasted by batch with the date on the bag.',
    },
    opened: '2021-11-20',
    scores: [4.8, 4.8, 4.7],
  },
  {
    key: 'shensheng',
    name: { zh: '深声科技', en: 'Shensheng Tech' },
    country: 'cn',
    place: { zh: '广东深圳', en: 'Shenzhen, Guangdong' },
    description: {
      zh: '做耳机起家的深圳团队，现在也做相机、键盘和小家电。每款产品留三年配件，说明书写得让家里老人看得懂。',
      en: 'A Shenzhen team that began with headphones and now makes cameras, keyboards and small appliances. Spare parts for three years, manuals one can read.',
    },
    isSelfOperated: true,
    pickUp: {
      name: '深声科技南山体验店',
      address: '广东省深圳市南山区粤海街道科苑路 9 号',
      center: '113.944,22.541',
      mobile: '13800000033',
    },
    opened: '2018-05-08',
    scores: [4.7, 4.8, 4.9],
  },
  {
    key: 'bottega-arno',
    name: { zh: 'Bottega Arno', en: 'Bottega Arno' },
    country: 'it',
    place: { zh: '意大利佛罗伦萨', en: 'Florence, Italy' },
    description: {
      zh: '阿诺河左岸的皮具小作坊，只用托斯卡纳植鞣牛皮，手工打蜡线，皮面会随使用慢慢变深。',
      en: 'A leather workshop on the left bank of the Arno. Vegetable-tanned Tuscan hides, waxed thread, and a surface that darkens with use.',
    },
    opened: '2022-02-14',
    scores: [4.9, 4.8, 4.5],
  },
  {
    key: 'shanye',
    name: { zh: '山野集', en: 'Shanye Mountain Goods' },
    country: 'cn',
    place: { zh: '云南怒江', en: 'Nujiang, Yunnan' },
    description: {
      zh: '怒江与大理之间的收购站，蜂蜜、菌子、古树茶和核桃，谁家的货写谁家的名字，按季节卖，卖完等明年。',
      en: 'A buying post between Nujiang and Dali for honey, mushrooms, old-tree tea and walnuts. Each lot names its family; when it is gone it is gone.',
    },
    opened: '2020-10-01',
    scores: [4.9, 4.7, 4.6],
  },
  {
    key: 'citong',
    name: { zh: '刺桐灯坊', en: 'Citong Lanterns' },
    country: 'cn',
    place: { zh: '福建泉州', en: 'Quanzhou, Fujian' },
    description: {
      zh: '泉州西街的花灯铺子，竹篾扎骨、绢面手绘，也做木偶、拼图和节庆手工。大件可折叠寄送。',
      en: 'Lanterns from West Street in Quanzhou: split bamboo, hand-painted silk, also puppets, puzzles and festival crafts. Large pieces fold for shipping.',
    },
    pickUp: {
      name: '刺桐灯坊西街店',
      address: '福建省泉州市鲤城区开元街道西街 130 号',
      center: '118.586,24.914',
      mobile: '13800000034',
    },
    opened: '2019-01-15',
    scores: [4.8, 4.9, 4.8],
  },
  {
    key: 'yuanxing',
    name: { zh: '远行者', en: 'Yuanxing Outfitters' },
    country: 'cn',
    place: { zh: '浙江金华', en: 'Jinhua, Zhejiang' },
    description: {
      zh: '箱包、露营装备和五金工具。金华的工厂群离仓库半小时，批发价按数量分档，螺丝也能一盒起卖。',
      en: 'Luggage, camping gear and hand tools. Half an hour from the Jinhua factories; wholesale steps by quantity, and screws by the box.',
    },
    pickUp: {
      name: '远行者永康仓',
      address: '浙江省金华市永康市江南街道五金大道 200 号',
      center: '120.036,28.889',
      mobile: '13800000035',
    },
    opened: '2017-08-26',
    scores: [4.7, 4.7, 4.9],
  },
  {
    key: 'minshan',
    name: { zh: '闽山花事', en: 'Minshan Botanics' },
    country: 'cn',
    place: { zh: '福建福州', en: 'Fuzhou, Fujian' },
    description: {
      zh: '以福州的茉莉、闽北的山茶做身体护理，也做婴童洗护与孕产用品。成分表写在正面，不写看不懂的词。',
      en: 'Body care from Fuzhou jasmine and northern Fujian camellia, also for mothers and babies. Ingredients on the front, in plain words.',
    },
    opened: '2020-04-22',
    scores: [4.8, 4.9, 4.8],
  },
  {
    key: 'muli',
    name: { zh: '木里家居', en: 'Muli Home' },
    country: 'cn',
    place: { zh: '广东佛山', en: 'Foshan, Guangdong' },
    description: {
      zh: '佛山乐从的家具厂，胡桃木与白蜡木为主，榫卯结构，小件整装、大件免费上楼安装。',
      en: 'A furniture maker in Lecong, Foshan. Walnut and ash, joined without nails; small pieces come assembled, large ones are installed free.',
    },
    pickUp: {
      name: '木里家居乐从展厅',
      address: '广东省佛山市顺德区乐从镇家具大道 88 号',
      center: '113.099,22.951',
      mobile: '13800000036',
    },
    opened: '2018-11-11',
    scores: [4.8, 4.7, 4.7],
  },
  {
    key: 'chateau-rive',
    name: { zh: 'Château Rive', en: 'Château Rive' },
    country: 'fr',
    place: { zh: '法国波尔多', en: 'Bordeaux, France' },
    description: {
      zh: '吉伦特河右岸的家庭酒庄，十二公顷葡萄园，另从格拉斯与诺曼底带来香水、黄油饼干和果酱。',
      en: 'A family estate on the right bank of the Gironde with twelve hectares of vines, plus perfume from Grasse and biscuits from Normandy.',
    },
    opened: '2022-09-09',
    scores: [4.9, 4.8, 4.5],
  },
];
