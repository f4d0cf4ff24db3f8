export interface Point {
  x: number;
  y: number;
}

const side = (p: Point, a: Point, b: Point) => (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y);

/**
 * Whether a mouse that was at `from` and is now at `to` moves towards an edge: `to` lies in the triangle of `from` and
 * the two ends of the edge. While it does, the rows that it crosses are on the way and not meant.
 */
export function movesTowards(to: Point, from: Point, [one, other]: readonly [Point, Point]): boolean {
  const sides = [side(to, from, one), side(to, one, other), side(to, other, from)];
  return (
    !(sides.some((value) => value < 0) && sides.some((value) => value > 0)) && (to.x !== from.x || to.y !== from.y)
  );
}
