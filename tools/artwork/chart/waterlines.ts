export interface WaterlineStyle {
  /** The flat colour of the sea: each line is a wide stroke covered by a slightly narrower one in this colour. */
  sea: string;
  line: string;
  lineWidth?: number;
  /** From the outermost to the innermost: distance from the coast and opacity. */
  rings: [distance: number, opacity: number][];
  land: string;
  coast: string;
  coastWidth?: number;
}

/** Draws the coast whose path has the given id, with engraved lines that grow fainter seaward. */
export function drawCoast(pathId: string, style: WaterlineStyle): string {
  const { sea, line, lineWidth = 0.7, rings, land, coast, coastWidth = 0.9 } = style;
  const use = (attributes: string) => `<use href="#${pathId}" ${attributes}/>`;
  const waterlines = rings.map(
    ([distance, opacity]) =>
      use(`stroke="${line}" stroke-opacity="${opacity}" stroke-width="${distance * 2}"`) +
      use(`stroke="${sea}" stroke-width="${distance * 2 - lineWidth * 2}"`),
  );
  return `<g stroke-linejoin="round"><g fill="none">${waterlines.join('')}</g>${use(`fill="${land}" stroke="${coast}" stroke-width="${coastWidth}"`)}</g>`;
}
