/** Fourteen fictional partners, shown as examples until there are real ones with their permission. */

export interface Partner {
  id: string;
  zh: string;
  en: string;
  /** On a grid of 40: filled shapes, open strokes, and strokes cut out of the filled ones. */
  shapes: { fill?: string; line?: string; cut?: string };
}

export const partners: Partner[] = [
  { id: 'cangyu', zh: '沧屿物流', en: 'CANGYU', shapes: { fill: 'M4 28 20 6l16 22Z', line: 'M4 33h32' } },
  {
    id: 'yunjin',
    zh: '云津供应链',
    en: 'YUNJIN',
    shapes: { fill: 'M4 20a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z', line: 'M18 20a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z' },
  },
  {
    id: 'hailan',
    zh: '海岚检测',
    en: 'HAILAN',
    shapes: {
      fill: 'M20 4c9 7 13 12 13 19a13 13 0 0 1-26 0C7 16 11 11 20 4Z',
      cut: 'M10 24c4-3 7-3 10 0s6 3 10 0',
    },
  },
  { id: 'chiyu', zh: '赤屿支付', en: 'CHIYU', shapes: { fill: 'M5 5h30v30H5Z', cut: 'M12 20h16M20 12v16' } },
  {
    id: 'nanwei',
    zh: '南桅船务',
    en: 'NANWEI',
    shapes: { fill: 'M22 6c9 5 12 11 12 20H22ZM18 12c-6 4-9 8-10 14h10Z', line: 'M20 3v32' },
  },
  {
    id: 'xuange',
    zh: '玄舸仓储',
    en: 'XUANGE',
    shapes: { fill: 'M12 32V20h16v12Z', line: 'M4 14 20 5l16 9v18H4Z' },
  },
  {
    id: 'qingting',
    zh: '青汀茶业',
    en: 'QINGTING',
    shapes: { fill: 'M20 35C6 30 4 16 8 5c12 3 18 12 12 30Z', line: 'M22 33c1-10 5-15 13-18' },
  },
  {
    id: 'bailudu',
    zh: '白鹭渡',
    en: 'BAILUDU',
    shapes: { fill: 'M4 26c7-14 14-14 16-6 2-8 9-8 16 6-8-4-12-3-16 3-4-6-8-7-16-3Z' },
  },
  {
    id: 'wanyu',
    zh: '万屿传媒',
    en: 'WANYU',
    shapes: { fill: 'M15 12.5 29 20l-14 7.5Z', line: 'M5 20a15 15 0 1 0 30 0 15 15 0 1 0-30 0Z' },
  },
  { id: 'yanhai', zh: '砚海法务', en: 'YANHAI', shapes: { fill: 'M8 5h24v30H8Z', cut: 'M14 14h12M14 20h12M14 26h7' } },
  { id: 'fengjia', zh: '丰岬电商', en: 'FENGJIA', shapes: { fill: 'M3 33 15 9l7 13 5-8 10 19Z' } },
  {
    id: 'chaoxi',
    zh: '朝汐数据',
    en: 'CHAOXI',
    shapes: {
      line: 'M4 13c5-6 11-6 16 0s11 6 16 0M4 21c5-6 11-6 16 0s11 6 16 0M4 29c5-6 11-6 16 0s11 6 16 0',
    },
  },
  {
    id: 'jinfan',
    zh: '锦帆纺织',
    en: 'JINFAN',
    shapes: { fill: 'M20 12 28 20 20 28 12 20Z', line: 'M20 4 36 20 20 36 4 20Z' },
  },
  {
    id: 'yuanxiu',
    zh: '远岫保险',
    en: 'YUANXIU',
    shapes: {
      fill: 'M15 18a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z',
      line: 'M20 4c6 3 10 4 14 4 0 14-4 22-14 28C10 30 6 22 6 8c4 0 8-1 14-4Z',
    },
  },
];

/** One colour, that of the text; `cut` strokes show the ground (`--art-ground`, white by default). */
export function PartnerMark({ partner, className }: { partner: Partner; className?: string }) {
  const { fill, line, cut } = partner.shapes;
  return (
    <svg viewBox="0 0 40 40" fill="none" className={className} aria-hidden="true">
      {fill && <path d={fill} fill="currentColor" />}
      {line && <path d={line} stroke="currentColor" strokeWidth="2.6" />}
      {cut && <path d={cut} className="stroke-[color:var(--art-ground,var(--color-white))]" strokeWidth="2.4" />}
    </svg>
  );
}
