// Made by tools/artwork/maps/pavilions.ts; do not edit by hand.

export interface PavilionArt {
  art: string;
  /** Colours of the card: the picture is drawn on exactly this ground. */
  ground: string;
  ink: string;
  line: string;
}

export const pavilionCountries: string[] = [
  'th',
  'it',
  'jp',
  'vn',
  'fr',
  'my',
  'ae',
  'id',
  'kr',
  'de',
  'au',
  'za',
  'br',
];

export const pavilionArt: Record<string, PavilionArt> = {
  th: { art: '/art/pavilions/th.svg', ground: '#dce9ea', ink: '#0b2937', line: '#2e6175' },
  it: { art: '/art/pavilions/it.svg', ground: '#fcfaf6', ink: '#3b2f14', line: '#91702c' },
  jp: { art: '/art/pavilions/jp.svg', ground: '#0b2937', ink: '#fcfaf6', line: '#cfae6d' },
  vn: { art: '/art/pavilions/vn.svg', ground: '#ddebe4', ink: '#143f35', line: '#2c7967' },
  fr: { art: '/art/pavilions/fr.svg', ground: '#f4e2da', ink: '#5b1b14', line: '#b42b20' },
  my: { art: '/art/pavilions/my.svg', ground: '#dce9ea', ink: '#0b2937', line: '#2e6175' },
  ae: { art: '/art/pavilions/ae.svg', ground: '#fcfaf6', ink: '#3b2f14', line: '#91702c' },
  id: { art: '/art/pavilions/id.svg', ground: '#0b2937', ink: '#fcfaf6', line: '#cfae6d' },
  kr: { art: '/art/pavilions/kr.svg', ground: '#ddebe4', ink: '#143f35', line: '#2c7967' },
  de: { art: '/art/pavilions/de.svg', ground: '#f4e2da', ink: '#5b1b14', line: '#b42b20' },
  au: { art: '/art/pavilions/au.svg', ground: '#dce9ea', ink: '#0b2937', line: '#2e6175' },
  za: { art: '/art/pavilions/za.svg', ground: '#fcfaf6', ink: '#3b2f14', line: '#91702c' },
  br: { art: '/art/pavilions/br.svg', ground: '#0b2937', ink: '#fcfaf6', line: '#cfae6d' },
  sg: { art: '/art/pavilions/sg.svg', ground: '#ddebe4', ink: '#143f35', line: '#2c7967' },
  sa: { art: '/art/pavilions/sa.svg', ground: '#f4e2da', ink: '#5b1b14', line: '#b42b20' },
  kz: { art: '/art/pavilions/kz.svg', ground: '#dce9ea', ink: '#0b2937', line: '#2e6175' },
  eg: { art: '/art/pavilions/eg.svg', ground: '#fcfaf6', ink: '#3b2f14', line: '#91702c' },
  gb: { art: '/art/pavilions/gb.svg', ground: '#0b2937', ink: '#fcfaf6', line: '#cfae6d' },
  us: { art: '/art/pavilions/us.svg', ground: '#ddebe4', ink: '#143f35', line: '#2c7967' },
  mx: { art: '/art/pavilions/mx.svg', ground: '#f4e2da', ink: '#5b1b14', line: '#b42b20' },
};
