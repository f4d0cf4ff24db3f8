import type { Position } from 'd3-geo';

/** A harbour of our charts; positions are those of the roads or the outer berths, to a minute. */
export interface Port {
  id: string;
  zh: string;
  en: string;
  at: Position;
  /** Where the sea-lane network is entered when its nearest point is a bad one (see sea-routes.ts). */
  joinsAt?: Position;
  /** Hand points between the berth and the network, in sailing order from the berth. */
  approach?: Position[];
  /** Crossed by a great circle, because the network has no link over the date line. */
  pacific?: { landfall: Position[]; through?: 'panama' };
  isInland?: boolean;
}

/** Yangshan: the network's nearest point lies inside Hangzhou Bay and would add a detour of 170 miles. */
const offYangshan: Position = [122.6776, 30.8345];

export const homePorts = {
  shanghai: { id: 'shanghai', zh: '上海', en: 'Shanghai', at: [122.05, 30.63], joinsAt: offYangshan },
  ningbo: {
    id: 'ningbo',
    zh: '宁波舟山',
    en: 'Ningbo-Zhoushan',
    at: [121.95, 29.93],
    joinsAt: [121.3, 27.8],
    approach: [
      [122.3, 29.5],
      [122.05, 28.6],
    ],
  },
  qingdao: { id: 'qingdao', zh: '青岛', en: 'Qingdao', at: [120.32, 36.05], joinsAt: [121, 35.9] },
  tianjin: { id: 'tianjin', zh: '天津', en: 'Tianjin', at: [117.8, 38.97], joinsAt: [118.172, 38.773] },
  quanzhou: {
    id: 'quanzhou',
    zh: '泉州',
    en: 'Quanzhou',
    at: [118.68, 24.85],
    joinsAt: [117, 23],
    approach: [
      [118.85, 24.5],
      [118.2, 23.75],
    ],
  },
  xiamen: {
    id: 'xiamen',
    zh: '厦门',
    en: 'Xiamen',
    at: [118.07, 24.45],
    joinsAt: [117, 23],
    approach: [[118.3, 24.1]],
  },
  shenzhen: {
    id: 'shenzhen',
    zh: '深圳',
    en: 'Shenzhen',
    at: [114.27, 22.55],
    joinsAt: [114.1, 21.7],
    approach: [[114.4, 22.25]],
  },
  guangzhou: { id: 'guangzhou', zh: '广州', en: 'Guangzhou', at: [113.6, 22.65], joinsAt: [113.696, 22.666] },
} satisfies Record<string, Port>;

export type HomePortId = keyof typeof homePorts;

const offBaja: Position = [-110.6, 22.2];
const alongCentralAmerica: Position[] = [offBaja, [-106.4, 18.8], [-96, 13.8], [-83, 7.2], [-80.2, 6.9], [-79.45, 8.4]];

/** The guide countries by ISO 3166-1 code, each with its main port first. */
export const guidePorts: Record<string, Port[]> = {
  th: [
    { id: 'laem-chabang', zh: '林查班', en: 'Laem Chabang', at: [100.88, 13.08] },
    { id: 'bangkok', zh: '曼谷', en: 'Bangkok', at: [100.58, 13.7] },
    { id: 'map-ta-phut', zh: '马达普', en: 'Map Ta Phut', at: [101.15, 12.67] },
    { id: 'sattahip', zh: '梭桃邑', en: 'Sattahip', at: [100.9, 12.63] },
    { id: 'songkhla', zh: '宋卡', en: 'Songkhla', at: [100.58, 7.22] },
    { id: 'phuket', zh: '普吉', en: 'Phuket', at: [98.4, 7.83] },
  ],
  vn: [
    { id: 'cai-mep', zh: '盖梅', en: 'Cai Mep', at: [107.03, 10.52] },
    { id: 'ho-chi-minh', zh: '胡志明', en: 'Ho Chi Minh City', at: [106.79, 10.76] },
    { id: 'hai-phong', zh: '海防', en: 'Hai Phong', at: [106.9, 20.8] },
    { id: 'da-nang', zh: '岘港', en: 'Da Nang', at: [108.22, 16.12], joinsAt: [109.2187, 18.017] },
  ],
  my: [
    { id: 'port-klang', zh: '巴生', en: 'Port Klang', at: [101.35, 3.0], joinsAt: [102, 2] },
    { id: 'tanjung-pelepas', zh: '丹戎帕拉帕斯', en: 'Tanjung Pelepas', at: [103.55, 1.36] },
    { id: 'penang', zh: '槟城', en: 'Penang', at: [100.36, 5.42], joinsAt: [100.6, 3.2] },
    { id: 'bintulu', zh: '民都鲁', en: 'Bintulu', at: [113.07, 3.27] },
  ],
  sg: [{ id: 'singapore', zh: '新加坡', en: 'Singapore', at: [103.75, 1.25], joinsAt: [103.6, 1.1] }],
  id: [
    { id: 'tanjung-priok', zh: '丹戎不碌', en: 'Tanjung Priok', at: [106.88, -6.1] },
    { id: 'tanjung-perak', zh: '丹戎佩拉', en: 'Tanjung Perak', at: [112.73, -7.2] },
    { id: 'semarang', zh: '三宝垄', en: 'Semarang', at: [110.42, -6.94] },
    { id: 'belawan', zh: '勿拉湾', en: 'Belawan', at: [98.7, 3.79] },
  ],
  jp: [
    { id: 'yokohama', zh: '横滨', en: 'Yokohama', at: [139.67, 35.43] },
    { id: 'tokyo', zh: '东京', en: 'Tokyo', at: [139.79, 35.62] },
    { id: 'nagoya', zh: '名古屋', en: 'Nagoya', at: [136.83, 35.03] },
    { id: 'kobe', zh: '神户', en: 'Kobe', at: [135.23, 34.67] },
    { id: 'hakata', zh: '博多', en: 'Hakata', at: [130.4, 33.61], joinsAt: [127.6, 34.2] },
  ],
  kr: [
    { id: 'busan', zh: '釜山', en: 'Busan', at: [129.05, 35.1] },
    { id: 'gwangyang', zh: '光阳', en: 'Gwangyang', at: [127.7, 34.91] },
    { id: 'incheon', zh: '仁川', en: 'Incheon', at: [126.6, 37.45] },
    { id: 'ulsan', zh: '蔚山', en: 'Ulsan', at: [129.39, 35.5] },
  ],
  ae: [
    { id: 'jebel-ali', zh: '杰贝阿里', en: 'Jebel Ali', at: [55.05, 25.02], joinsAt: [55.2, 25.6] },
    { id: 'khalifa', zh: '哈利法', en: 'Khalifa Port', at: [54.65, 24.8], joinsAt: [55.2, 25.6] },
    { id: 'khor-fakkan', zh: '豪尔法坎', en: 'Khor Fakkan', at: [56.37, 25.35], joinsAt: [57.1, 25.5] },
  ],
  sa: [
    { id: 'jeddah', zh: '吉达', en: 'Jeddah', at: [39.15, 21.48] },
    { id: 'king-abdullah', zh: '阿卜杜拉国王港', en: 'King Abdullah Port', at: [39.08, 22.52] },
    { id: 'dammam', zh: '达曼', en: 'Dammam', at: [50.2, 26.5] },
    { id: 'yanbu', zh: '延布', en: 'Yanbu', at: [38.05, 24.09] },
  ],
  kz: [
    { id: 'almaty', zh: '阿拉木图', en: 'Almaty', at: [76.95, 43.25], isInland: true },
    { id: 'khorgos', zh: '霍尔果斯东大门', en: 'Khorgos Gateway', at: [80.25, 44.15], isInland: true },
    { id: 'aktau', zh: '阿克套', en: 'Aktau', at: [51.15, 43.6], isInland: true },
  ],
  eg: [
    { id: 'alexandria', zh: '亚历山大', en: 'Alexandria', at: [29.87, 31.2], joinsAt: [29.8, 31.75] },
    { id: 'port-said', zh: '塞得', en: 'Port Said', at: [32.35, 31.25] },
    { id: 'damietta', zh: '达米埃塔', en: 'Damietta', at: [31.77, 31.47], joinsAt: [32.387159, 31.298117] },
    { id: 'sokhna', zh: '苏赫纳', en: 'Sokhna', at: [32.35, 29.65] },
  ],
  za: [
    { id: 'durban', zh: '德班', en: 'Durban', at: [31.03, -29.87] },
    { id: 'richards-bay', zh: '理查兹湾', en: 'Richards Bay', at: [32.05, -28.8] },
    { id: 'ngqura', zh: '恩古拉', en: 'Ngqura', at: [25.69, -33.8] },
    { id: 'cape-town', zh: '开普敦', en: 'Cape Town', at: [18.43, -33.91] },
  ],
  it: [
    { id: 'genoa', zh: '热那亚', en: 'Genoa', at: [8.92, 44.4], joinsAt: [9.167, 43.991] },
    { id: 'la-spezia', zh: '拉斯佩齐亚', en: 'La Spezia', at: [9.84, 44.09] },
    { id: 'gioia-tauro', zh: '焦亚陶罗', en: 'Gioia Tauro', at: [15.9, 38.45] },
    { id: 'trieste', zh: '的里雅斯特', en: 'Trieste', at: [13.75, 45.64] },
  ],
  fr: [
    { id: 'marseille', zh: '马赛', en: 'Marseille-Fos', at: [5.3, 43.3] },
    { id: 'le-havre', zh: '勒阿弗尔', en: 'Le Havre', at: [0.11, 49.48] },
    { id: 'dunkirk', zh: '敦刻尔克', en: 'Dunkirk', at: [2.2, 51.03] },
  ],
  de: [
    { id: 'hamburg', zh: '汉堡', en: 'Hamburg', at: [9.9, 53.54] },
    { id: 'bremerhaven', zh: '不来梅哈芬', en: 'Bremerhaven', at: [8.53, 53.6] },
    { id: 'wilhelmshaven', zh: '威廉港', en: 'Wilhelmshaven', at: [8.15, 53.6] },
    { id: 'rostock', zh: '罗斯托克', en: 'Rostock', at: [12.1, 54.15] },
  ],
  gb: [
    // The piece of network at Felixstowe is loose.
    { id: 'felixstowe', zh: '费利克斯托', en: 'Felixstowe', at: [1.32, 51.95], joinsAt: [2.2, 51.6] },
    { id: 'london-gateway', zh: '伦敦门户', en: 'London Gateway', at: [0.48, 51.5], joinsAt: [2.2, 51.6] },
    { id: 'southampton', zh: '南安普敦', en: 'Southampton', at: [-1.43, 50.9] },
    { id: 'liverpool', zh: '利物浦', en: 'Liverpool', at: [-3.02, 53.45] },
  ],
  us: [
    {
      id: 'los-angeles',
      zh: '洛杉矶',
      en: 'Los Angeles',
      at: [-118.25, 33.73],
      pacific: {
        landfall: [
          [-121.2, 34.1],
          [-118.9, 33.4],
        ],
      },
    },
    { id: 'oakland', zh: '奥克兰', en: 'Oakland', at: [-122.32, 37.8], pacific: { landfall: [[-123, 37.7]] } },
    {
      id: 'seattle',
      zh: '西雅图',
      en: 'Seattle',
      at: [-122.35, 47.6],
      pacific: {
        landfall: [
          [-175, 50.9],
          [-125, 48.5],
          [-123.2, 48.2],
        ],
      },
    },
    {
      id: 'new-york',
      zh: '纽约—新泽西',
      en: 'New York and New Jersey',
      at: [-74.05, 40.55],
      pacific: { landfall: alongCentralAmerica, through: 'panama' },
    },
  ],
  mx: [
    {
      id: 'manzanillo',
      zh: '曼萨尼约',
      en: 'Manzanillo',
      at: [-104.32, 19.05],
      pacific: { landfall: [offBaja, [-106, 19.4]] },
    },
    {
      id: 'lazaro-cardenas',
      zh: '拉萨罗卡德纳斯',
      en: 'Lázaro Cárdenas',
      at: [-102.17, 17.93],
      pacific: { landfall: [offBaja, [-105.9, 19.6], [-103.6, 18.0]] },
    },
    {
      id: 'veracruz',
      zh: '韦拉克鲁斯',
      en: 'Veracruz',
      at: [-96.13, 19.21],
      pacific: { landfall: alongCentralAmerica, through: 'panama' },
    },
  ],
  br: [
    { id: 'santos', zh: '桑托斯', en: 'Santos', at: [-46.3, -23.97] },
    { id: 'paranagua', zh: '巴拉那瓜', en: 'Paranaguá', at: [-48.51, -25.5] },
    { id: 'itaguai', zh: '伊塔瓜伊', en: 'Itaguaí', at: [-43.83, -22.93] },
    { id: 'rio-grande', zh: '里奥格兰德', en: 'Rio Grande', at: [-52.08, -32.1] },
  ],
  au: [
    { id: 'melbourne', zh: '墨尔本', en: 'Melbourne', at: [144.9, -37.85] },
    { id: 'sydney', zh: '悉尼', en: 'Sydney', at: [151.22, -33.97] },
    { id: 'brisbane', zh: '布里斯班', en: 'Brisbane', at: [153.17, -27.38] },
    { id: 'fremantle', zh: '弗里曼特尔', en: 'Fremantle', at: [115.74, -32.05] },
  ],
};

const everyPort: Port[] = [...Object.values(homePorts), ...Object.values(guidePorts).flat()];

export function getPort(id: string): Port {
  const port = everyPort.find((candidate) => candidate.id === id);
  if (!port) throw new Error(`maps/ports.ts has no port ${id}`);
  return port;
}
