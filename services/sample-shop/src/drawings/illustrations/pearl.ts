import { type Art, ellipse } from './art.ts';

/** A pearl: milk with a rose and a green shimmer, a soft window of light, a rebound at its foot. Unit: units of the sheet. */
export function pearl(art: Art, x: number, y: number, r: number, hasShadow = true): string {
  const body = art.radial(
    [x, y],
    r,
    [
      [0, '#fffdfa'],
      [0.45, '#f6efe8'],
      [0.72, '#e3d7cf'],
      [0.88, '#c9bab3'],
      [0.96, '#b5a59f'],
      [1, '#d9cdc6'],
    ],
    [x - r * 0.32, y - r * 0.36],
  );
  const shimmer = art.linear(
    [x - r, y - r],
    [x + r, y + r],
    [
      [0, '#fff3ee', 0.5],
      [0.45, '#f0cfd2', 0.28],
      [0.62, '#cfe0d8', 0.3],
      [0.8, '#d8d4e8', 0.25],
      [1, '#fff', 0.1],
    ],
  );
  return [
    hasShadow ? ellipse(x + r * 0.16, y + r * 0.24, r * 1.02, r * 1.02, '#2b2118', { opacity: 0.16 }) : '',
    ellipse(x, y, r, r, body),
    ellipse(x, y, r, r, shimmer),
    ellipse(x - r * 0.36, y - r * 0.4, r * 0.27, r * 0.2, '#ffffff', {
      opacity: 0.95,
      transform: `rotate(-38 ${x - r * 0.36} ${y - r * 0.4})`,
    }),
    ellipse(x + r * 0.3, y + r * 0.62, r * 0.34, r * 0.12, '#fff8f2', {
      opacity: 0.55,
      transform: `rotate(-26 ${x + r * 0.3} ${y + r * 0.62})`,
    }),
  ].join('');
}
