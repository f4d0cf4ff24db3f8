/**
 * Fictional one-colour signs on a grid of 40. They are geometry, drawn for this shop; none is meant to resemble a
 * company's.
 */

const at = (angle: number, distance: number) =>
  `${(20 + distance * Math.sin(angle)).toFixed(1)},${(20 - distance * Math.cos(angle)).toFixed(1)}`;
const around = (count: number, draw: (angle: number, i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i / count) * 2 * Math.PI, i)).join('');

const fill = (d: string) => `<path d="${d}" fill="currentColor"/>`;
const line = (d: string, width = 2.6) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const dot = (radius: number) => `<circle cx="20" cy="20" r="${radius}" fill="currentColor"/>`;

function petals(count: number): string {
  const half = (Math.PI / count) * 0.9;
  return fill(
    around(count, (angle) => `M20,20Q${at(angle - half, 13)} ${at(angle, 18)}Q${at(angle + half, 13)} 20,20Z`),
  );
}

function rays(count: number): string {
  return dot(7) + line(around(count, (angle) => `M${at(angle, 11)}L${at(angle, 17.5)}`));
}

function rings(count: number): string {
  const width = 5 / count + 0.9;
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="20" cy="20" r="${16.5 - (i * 13) / count}" fill="none" stroke="currentColor" stroke-width="${width}"/>`,
  ).join('');
}

function polygon(corners: number): string {
  const outline = (radius: number, turned: number) =>
    `M${around(corners, (angle, i) => `${i ? 'L' : ''}${at(angle + turned, radius)}`)}Z`;
  return line(outline(16, 0)) + fill(outline(7.5, Math.PI / corners));
}

function steps(count: number): string {
  const width = 30 / count;
  const bars = Array.from({ length: count }, (_, i) => {
    const height = 8 + ((i + 1) / count) * 24;
    return `M${5 + i * width},${36 - height}h${width - 2.4}v${height}h${2.4 - width}Z`;
  });
  return fill(bars.join(''));
}

function waves(count: number): string {
  const rows = Array.from({ length: count }, (_, i) => 20 + (i - (count - 1) / 2) * (26 / count));
  return line(rows.map((y) => `M3 ${y}c4.5-5 8.5-5 12.8 0s8.5 5 12.7 0 5.5-4 8.5-2.5`).join(''), 2.8);
}

/** Beads on a ring. */
function beads(count: number): string {
  return (
    dot(5) +
    around(count, (angle) => `<circle cx="${at(angle, 14).replace(',', '" cy="')}" r="3.2" fill="currentColor"/>`)
  );
}

/** Blades of an open fan. */
function blades(count: number): string {
  const spread = 2.2 / count;
  return fill(
    Array.from({ length: count }, (_, i) => {
      const angle = (i - (count - 1) / 2) * spread;
      const tip = (turned: number) =>
        `${(20 + 23 * Math.sin(angle + turned)).toFixed(1)},${(33 - 23 * Math.cos(angle + turned)).toFixed(1)}`;
      return `M20,33L${tip(-spread * 0.38)}L${tip(spread * 0.38)}Z`;
    }).join(''),
  );
}

const glyphs: string[] = [
  ...[3, 4, 5, 6, 8].map(petals),
  fill('M4 32 15 10l6 11 4-6 11 17Z') + line('M4 36.5h32'),
  fill('M21 4c9 5 13 13 13 22H21ZM18 12c-6 4-9 8-10 14h10Z') + line('M5 30.5c3 4 7 5 15 5s12-1 15-5'),
  fill('M20 36C7 31 4 17 8 5c12 3 17 12 12 31Z') + line('M22 34c1-11 5-17 14-20'),
  line('M6 35V19a14 14 0 0 1 28 0v16') + fill('M14 35V20a6 6 0 0 1 12 0v15Z'),
  `${fill('M20 4 36 20 20 36 4 20Z')}<circle cx="20" cy="20" r="6" fill="#fff"/>`,
  `${fill('M26 5a16 16 0 1 0 9 25A13 13 0 0 1 26 5Z')}<circle cx="30" cy="14" r="3" fill="currentColor"/>`,
  '<circle cx="14" cy="20" r="10" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="26" cy="20" r="10" fill="currentColor" fill-opacity=".9"/>',
  fill('M20 3c8 8 12 13 12 20a12 12 0 0 1-24 0C8 16 12 11 20 3Z') +
    '<path d="M13 24c3-3 5-3 7 0s4 3 7 0" fill="none" stroke="#fff" stroke-width="2.4"/>',
  fill('M5 5h13v13H5ZM22 22h13v13H22Z') + line('M23.3 6.3h10.4v10.4H23.3ZM6.3 23.3h10.4v10.4H6.3Z'),
  fill('M5 33c2-15 9-22 15-27 6 5 13 12 15 27-6-5-10-7-15-7s-9 2-15 7Z'),
  line('M20 4v32M4 20h32M8.7 8.7l22.6 22.6M31.3 8.7 8.7 31.3', 2.4) +
    '<circle cx="20" cy="20" r="8" fill="currentColor"/>',
  line('M10 34V14L20 5l10 9v20Z') + fill('M16 34V22h8v12Z'),
  fill('M4 13 20 5l16 8-16 8ZM4 20l16 8 16-8v5l-16 8-16-8Z'),
  ...[4, 8, 12].map(rays),
  ...[2, 3].map(rings),
  ...[3, 4, 5, 6].map(polygon),
  ...[3, 4].map(steps),
  ...[2, 3].map(waves),
  ...[5, 6, 8].map(beads),
  ...[3, 5, 7].map(blades),
  line('M4 20a16 16 0 0 1 32 0') + fill('M10 22h20a10 10 0 0 1-20 0Z'),
  fill('M20 4a16 16 0 0 1 0 32Z') + line('M16 5.2a15.3 15.3 0 0 0 0 29.6'),
  fill('M4 8h32L20 20ZM4 32h32L20 20Z'),
  line('M6 6h28v28H6ZM6 20h28M20 6v28') + dot(4.5),
];

/** A sign for every brand. The key decides where to look first, so that a new brand changes few of the others. */
export function assignBrandGlyphs(keys: string[]): Map<string, string> {
  const assigned = new Map<string, string>();
  const taken = new Set<number>();
  for (const key of keys.toSorted()) {
    let slot = hashOf(key) % glyphs.length;
    // There are more brands than signs: every sign is used once before any is used again.
    if (taken.size === glyphs.length) taken.clear();
    while (taken.has(slot)) slot = (slot + 1) % glyphs.length;
    taken.add(slot);
    assigned.set(key, glyphs[slot]!);
  }
  return assigned;
}

/** FNV-1a: spreads keys that differ in one letter. */
function hashOf(key: string): number {
  return [...key].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0, 2166136261);
}
