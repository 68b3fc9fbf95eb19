import { type Art, ellipse, path } from './art.ts';

/** A small lens behind its ring: black glass, a blue depth, one sharp light. */
export function lens(art: Art, x: number, y: number, r: number): string {
  const ring = art.linear(
    [x - r, y - r],
    [x + r, y + r],
    [
      [0, '#f4f6f7'],
      [0.35, '#8b949c'],
      [0.7, '#3a4046'],
      [1, '#b9c0c6'],
    ],
  );
  const glass = art.radial([x, y], r * 0.86, [
    [0, '#16212c'],
    [0.4, '#0d1319'],
    [0.62, '#27394a'],
    [0.7, '#0b0e12'],
    [1, '#05070a'],
  ]);
  const light = `M${x - r * 0.58} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x + r * 0.08} ${y - r * 0.58}A${r * 0.78} ${r * 0.78} 0 0 0 ${x - r * 0.58} ${y - r * 0.1}Z`;
  return [
    ellipse(x + 2, y + 4, r * 1.05, r * 1.05, '#000', { opacity: 0.2 }),
    ellipse(x, y, r, r, ring),
    ellipse(x, y, r * 0.87, r * 0.87, glass),
    path(light, '#cfe3f2', { opacity: 0.75 }),
    ellipse(x + r * 0.3, y + r * 0.34, r * 0.13, r * 0.09, '#7fa6c4', { opacity: 0.55 }),
  ].join('');
}
