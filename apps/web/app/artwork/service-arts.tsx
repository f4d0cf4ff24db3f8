/**
 * The pictures of the six core services: fine lines in the colour of the text with one vermilion point. Shapes that
 * hide lines behind them are filled with `--art-ground` (white unless the tile sets it).
 */

const ground = { className: 'fill-[var(--art-ground,var(--color-white))]' };
const solid = { fill: 'currentColor', stroke: 'none' };
const point = { className: 'fill-seal-500', stroke: 'none' };

function ServiceArt({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 412 260"
      fill="none"
      stroke="currentColor"
      strokeWidth=".9"
      strokeLinecap="round"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** 出海服务: one port, many lanes. */
export function LanesArt({ className }: { className?: string }) {
  const ends = [58, 51, 44, 37, 30, 37, 44, 51, 58].map((y, i) => ({ x: 38 + i * 42, y }));
  return (
    <ServiceArt className={className}>
      {ends.map(({ x, y }) => (
        <path key={x} d={`M206,226C206,150 ${x},150 ${x},${y + 4}`} />
      ))}
      {ends.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.5" {...solid} />
      ))}
      <circle cx="206" cy="226" r="6" {...point} />
    </ServiceArt>
  );
}

/** 出海指南: the compass rose. */
export function CompassArt({ className }: { className?: string }) {
  return (
    <ServiceArt className={className}>
      <circle cx="206" cy="130" r="104" strokeWidth=".8" />
      <circle cx="206" cy="130" r="96.7" strokeWidth="5.2" strokeDasharray="4.22" strokeLinecap="butt" />
      <circle cx="206" cy="130" r="68.6" strokeWidth=".8" strokeOpacity=".5" />
      <g strokeWidth=".6">
        <path
          d="M250.1,85.9L218,126.5L206,130ZM250.1,174.1L209.5,142L206,130ZM161.9,174.1L194,133.5L206,130ZM161.9,85.9L202.5,118L206,130Z"
          {...ground}
        />
        <path
          d="M250.1,85.9L209.5,118L206,130ZM250.1,174.1L218,133.5L206,130ZM161.9,174.1L202.5,142L206,130ZM161.9,85.9L194,126.5L206,130Z"
          fill="currentColor"
        />
        <path
          d="M206,40.6L216.1,115.2L206,130ZM295.4,130L220.8,140.1L206,130ZM206,219.4L195.9,144.8L206,130ZM116.6,130L191.2,119.9L206,130Z"
          fill="currentColor"
        />
        <path
          d="M206,40.6L195.9,115.2L206,130ZM295.4,130L220.8,119.9L206,130ZM206,219.4L216.1,144.8L206,130ZM116.6,130L191.2,140.1L206,130Z"
          {...ground}
        />
      </g>
      <circle cx="206" cy="130" r="4" {...point} />
    </ServiceArt>
  );
}

/** 出海数字平台: goods, orders, ships and money on one board. `#` is full, `+` half, `@` the one that asks for you. */
const board = [
  '.#....+.##.#',
  '+#.#.+....##',
  '...+.#.#....',
  '#.+..+@#.#..',
  '.##.+...+#.#',
  '.+.##+#....#',
  '+....#+##...',
];

export function GridArt({ className }: { className?: string }) {
  const cellPath = (kind?: string) =>
    board
      .flatMap((row, y) =>
        [...row].map((cell, x) => (!kind || cell === kind ? `M${32 + x * 29},${30 + y * 29}h22v22h-22Z` : '')),
      )
      .join('');
  return (
    <ServiceArt className={className}>
      <path d={cellPath()} />
      <path d={cellPath('#')} {...solid} />
      <path d={cellPath('+')} {...solid} fillOpacity=".16" />
      <path d={cellPath('@')} {...point} />
    </ServiceArt>
  );
}

/** 资本服务: a contour field, rising to one summit. */
export function ContourArt({ className }: { className?: string }) {
  const levels = Array.from({ length: 11 }, (_, i) => i + 1);
  return (
    <ServiceArt className={className}>
      {levels.map((level) => (
        <path key={level} d={contourPath(level)} />
      ))}
      <circle cx="206" cy="132" r="5" {...point} />
    </ServiceArt>
  );
}

/** A closed smooth curve: corners of a many-sided figure rounded off through the middles of its sides. */
function contourPath(level: number): string {
  const sides = 26;
  const corners = Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI;
    const bulge = 1 + 0.11 * Math.sin(2 * angle + 0.5 + level * 0.04) + 0.07 * Math.sin(3 * angle + 1.4 - level * 0.07);
    const radius = (3 + level * 11.4) * bulge;
    return [206 - level * 0.9 + radius * 1.24 * Math.cos(angle), 132 + radius * 0.7 * Math.sin(angle)] as const;
  });
  const middle = (i: number) => {
    const [[ax, ay], [bx, by]] = [corners[i % sides]!, corners[(i + 1) % sides]!];
    return `${((ax + bx) / 2).toFixed(1)},${((ay + by) / 2).toFixed(1)}`;
  };
  const arcs = corners.map((_, i) => {
    const [x, y] = corners[(i + 1) % sides]!;
    return `Q${x.toFixed(1)},${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${arcs.join('')}Z`;
}

/** 海外利益保护: a lighthouse over calm water. */
export function LighthouseArt({ className }: { className?: string }) {
  const beams = [
    [4, 78, 0.25],
    [10, 72, 0.33],
    [22, 66, 0.42],
    [46, 60, 0.5],
    [86, 53, 0.58],
    [140, 46, 0.67],
  ] as const;
  return (
    <ServiceArt className={className}>
      {beams.map(([x, y, opacity]) => (
        <path key={x} d={`M206,84L${x},${y}M206,84L${412 - x},${y}`} strokeOpacity={opacity} />
      ))}
      <path d="M206,84V43" strokeOpacity=".75" />
      <path d="M190,226l6,-116h20l6,116Z" {...ground} />
      <path d="M192,190h28M194,154h24M188,110h36M196,110v-20h20v20M194,90l12,-14 12,14Z" />
      <path d="M60,226h292M80,236h252M110,246h192" />
      <circle cx="206" cy="99" r="4.5" {...point} />
    </ServiceArt>
  );
}

const nodes = [
  [70, 60],
  [120, 200],
  [300, 46],
  [340, 190],
  [206, 30],
  [206, 236],
  [40, 140],
  [372, 118],
] as const;

/** 综合服务: everything tied together in one middle. */
export function NetworkArt({ className }: { className?: string }) {
  return (
    <ServiceArt className={className}>
      <path d={nodes.map(([x, y]) => `M206,130L${x},${y}`).join('')} />
      <path d="M70,60L120,200M70,60L206,30M70,60L372,118M120,200L340,190M120,200L40,140M300,46L206,236M340,190L206,30M340,190L372,118M206,30L40,140" />
      <circle cx="206" cy="130" r="26" {...ground} />
      <circle cx="206" cy="130" r="6" {...point} />
      {nodes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11" {...ground} />
      ))}
      {nodes.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" {...solid} />
      ))}
    </ServiceArt>
  );
}
