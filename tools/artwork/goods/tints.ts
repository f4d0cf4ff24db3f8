import type { Tint } from '../../../apps/api/seed/catalogue/catalogue.ts';

/** Light falls from the top left: `light` is the lit wall, `deep` the far corner, `floor` the tone between. */
export interface TintColours {
  light: string;
  deep: string;
  floor: string;
}

export const tints: Record<Tint, TintColours> = {
  paper: { light: '#F6F1E7', deep: '#E4DBCA', floor: '#EDE5D6' },
  celadon: { light: '#EAF1EC', deep: '#C9D8CE', floor: '#DAE6DE' },
  mist: { light: '#EBF1F3', deep: '#C8D6DC', floor: '#DBE5E9' },
  sand: { light: '#F4EADA', deep: '#DDC9A8', floor: '#EADBC2' },
  blush: { light: '#F7EAE4', deep: '#E0C6BB', floor: '#EEDAD1' },
  stone: { light: '#F0F0EE', deep: '#D4D4D0', floor: '#E4E4E1' },
  ink: { light: '#1D4456', deep: '#08202C', floor: '#143646' },
};

export const isDark = (tint: Tint) => tint === 'ink';

/** Shadows on paper are warm, on deep sea simply black. */
export const shadowColour = (tint: Tint) => (isDark(tint) ? '#000' : '#3a2d1c');
