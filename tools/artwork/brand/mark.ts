import { palette } from '../palette.ts';

/** The mark as in apps/web/app/ui/brand-mark.tsx, for files that React does not draw. On a grid of 44. */
const sail = `<g fill="${palette.paper50}">
    <path d="M22.6 6.2c7.4 3.4 12 10.3 12.6 20.8H22.6Z"/><path d="M20 11.5c-5.3 3.3-8.7 8.7-9.3 15.5H20Z"/>
    <path d="M6.8 29.8h30.4c-1.4 3.5-3.9 5.4-7.5 5.4H14.6c-4 0-6.5-1.9-7.8-5.4Z"/>
  </g>
  <path d="M22.6 13.2h8M22.6 18h11M22.6 22.6h12.6M20 17.6h-5M20 22.6h-9" stroke="${palette.seal500}" stroke-width="1.3"/>
  <path d="M6.5 38.7c2.6-1.5 5.2-1.5 7.8 0s5.2 1.5 7.8 0 5.2-1.5 7.8 0 5.2 1.5 7.8 0" fill="none" stroke="${palette.paper50}" stroke-width="1.3"/>`;

const cutSquare = `<path d="M2.2 1.2 41.6 1c.8 0 1.4.6 1.4 1.4l.1 39c0 .9-.6 1.5-1.4 1.5L2.6 43.1c-.9 0-1.6-.6-1.6-1.5L.9 2.5c0-.8.5-1.3 1.3-1.3Z" fill="${palette.seal500}"/>`;

/** Content for an svg with viewBox 0 0 44 44. */
export const markShapes = `${cutSquare}${sail}`;

/** For places that cut the corners themselves: the colour reaches the edge and the junk keeps clear of it. */
export const markFullBleed = `<rect width="44" height="44" fill="${palette.seal500}"/><g transform="translate(4.4 4) scale(.8)">${sail}</g>`;
