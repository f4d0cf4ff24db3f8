import type { HeroChart } from './hero-lanes.ts';

/** Speeds and starting points of the lights, so that no two neighbours travel together. */
const pace = [
  '[animation-duration:14s]',
  '[animation-delay:-4s] [animation-duration:17s]',
  '[animation-delay:-9s] [animation-duration:20s]',
  '[animation-delay:-15s] [animation-duration:23s]',
  '[animation-delay:-20s] [animation-duration:26s]',
];

/** The lanes end where the words begin: below on a wide chart, halfway down on a phone. */
const fade = {
  wide: '[mask-image:linear-gradient(#000_62%,transparent_84%)]',
  tall: '[mask-image:linear-gradient(#000_50%,transparent_70%)]',
};

/** The sea lanes over the hero chart with a slow light on each; lay it over the background with the same box. */
export function HeroLanes({
  chart,
  isPaused = false,
  className = '',
}: {
  chart: HeroChart;
  isPaused?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox={chart.viewBox}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      className={`${fade[chart.shape]} ${className}`}
      aria-hidden="true"
    >
      <g className="stroke-silk-400" strokeWidth="1.2" strokeOpacity=".78">
        {chart.lanes.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g stroke="#f3e3bc" strokeWidth="1.8" strokeDasharray="2.4 97.6">
        {chart.lanes.map(({ id, d }, i) => (
          <path
            key={id}
            d={d}
            pathLength={100}
            className={`animate-flow ${pace[i % pace.length]} ${isPaused ? '[animation-play-state:paused]' : ''}`}
          />
        ))}
      </g>
    </svg>
  );
}
