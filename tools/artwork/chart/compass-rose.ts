interface Rose {
  cx: number;
  cy: number;
  radius: number;
  colour: string;
  /** Colour of the shaded halves of the points: normally the ground. */
  ground: string;
}

/** An eight-pointed compass rose with a graduated ring. */
export function drawCompassRose({ cx, cy, radius, colour, ground }: Rose): string {
  const ring = radius * 0.93;
  const graduation = ((2 * Math.PI * ring) / 144).toFixed(3);
  const points = [1, 3, 5, 7].map((k) =>
    drawPoint({ angle: (k * Math.PI) / 4, reach: radius * 0.6, spread: 0.5, lit: ground, shaded: colour }),
  );
  points.push(
    ...[0, 2, 4, 6].map((k) =>
      drawPoint({ angle: (k * Math.PI) / 4, reach: radius * 0.86, spread: 0.6, lit: colour, shaded: ground }),
    ),
  );

  function drawPoint({
    angle,
    reach,
    spread,
    lit,
    shaded,
  }: {
    angle: number;
    reach: number;
    spread: number;
    lit: string;
    shaded: string;
  }) {
    const at = (turn: number, distance: number) =>
      `${(cx + distance * Math.sin(turn)).toFixed(1)},${(cy - distance * Math.cos(turn)).toFixed(1)}`;
    const half = (turn: number, fill: string) =>
      `<path d="M${at(angle, reach)}L${at(angle + turn, radius * 0.17)}L${cx},${cy}Z" fill="${fill}" stroke="${colour}" stroke-width=".6"/>`;
    return half(spread, lit) + half(-spread, shaded);
  }

  return `<g fill="none" stroke="${colour}" stroke-width=".8">
      <circle cx="${cx}" cy="${cy}" r="${radius}"/>
      <circle cx="${cx}" cy="${cy}" r="${ring}" stroke-dasharray="${graduation}" stroke-width="${radius * 0.05}"/>
      <circle cx="${cx}" cy="${cy}" r="${radius * 0.66}" stroke-opacity=".5"/>
    </g>${points.join('')}`;
}
