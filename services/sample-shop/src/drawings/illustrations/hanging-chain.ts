import type { Art, Tones } from './art.ts';
import { metalOf } from './metals.ts';

export type Curve = (share: number) => readonly [number, number];

/** A loop that hangs: from one shoulder to the other, deepest in the middle. */
export const loop =
  (width: number, top: number, depth: number): Curve =>
  (share) => {
    const u = share * 2 - 1;
    return [500 + Math.sin((u * Math.PI) / 2) * width, top + depth * Math.cos((u * Math.PI) / 2) ** 0.92];
  };

/** Places along a curve at equal distances. */
export function places(curve: Curve, distance: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let last = curve(0);
  found.push(last);
  for (let i = 1; i <= 2000; i += 1) {
    const here = curve(i / 2000);
    if (Math.hypot(here[0] - last[0], here[1] - last[1]) < distance) continue;
    found.push(here);
    last = here;
  }
  return found;
}

/** A fine chain of links, every other one turned to the viewer. */
export function chain(art: Art, t: Tones, curve: Curve): string {
  const m = metalOf(t);
  const paint = art.linear(
    [100, 100],
    [900, 800],
    [
      [0, m.glow],
      [0.2, m.base],
      [0.4, m.light],
      [0.6, m.shade],
      [0.8, m.light],
      [1, m.base],
    ],
  );
  return places(curve, 13)
    .map(([x, y], i, all) => {
      const [nx, ny] = all[i + 1] ?? [x + 1, y];
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const size = i % 2 ? [10, 3.2] : [9, 6];
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size[0]}" ry="${size[1]}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="none" stroke="${paint}" stroke-width="3.6"/>`;
    })
    .join('');
}

/** The soft shadow of what lies along a curve, `width` wide. */
export function fallen(art: Art, curve: Curve, width: number): string {
  const d = places(curve, 16)
    .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('');
  return `<path d="${d}" fill="none" stroke="#2b2118" stroke-opacity=".26" stroke-width="${width}" stroke-linecap="round" transform="translate(12 18)" filter="${art.blur(12)}"/>`;
}
