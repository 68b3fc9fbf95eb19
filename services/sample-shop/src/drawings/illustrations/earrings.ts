import { type Art, ellipse, group, line, path, type Tones } from './art.ts';
import { brilliant, sparkle } from './gem.ts';
import type { Illustration } from './illustration.ts';
import { metalStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { pearl } from './pearl.ts';
import { metalOf, stoneOf } from './metals.ts';

function stud(art: Art, t: Tones, x: number, y: number, r: number): string {
  const m = metalOf(t);
  const beads = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI;
    const [bx, by] = [x + Math.cos(turn) * r * 1.2, y + Math.sin(turn) * r * 1.2];
    return ellipse(
      bx,
      by,
      r * 0.17,
      r * 0.17,
      art.radial([bx - 2, by - 3], r * 0.2, [
        [0, m.glow],
        [0.5, m.base],
        [1, m.shade],
      ]),
    );
  }).join('');
  return (
    ellipse(x, y, r * 1.12, r * 1.12, art.linear([x - r, y - r], [x + r, y + r], metalStops(m))) +
    beads +
    brilliant(art, x, y, r, stoneOf(t)) +
    sparkle(x - r * 0.45, y - r * 0.6, r * 0.5)
  );
}

function link(art: Art, t: Tones, x: number, y: number, height: number): string {
  const m = metalOf(t);
  const paint = art.linear([x - 13, 0], [x + 13, 0], metalStops(m));
  return `<ellipse cx="${x}" cy="${y + height / 2}" rx="13" ry="${height / 2}" fill="none" stroke="${paint}" stroke-width="8"/>`;
}

/** A stone, a leaf of metal, a pearl. */
function drop(art: Art, t: Tones, x: number, lean = 0): string {
  const m = metalOf(t);
  const leaf = `M${x} 400C${x + 74} 446 ${x + 66} 540 ${x} 606C${x - 66} 540 ${x - 74} 446 ${x} 400Z`;
  const fill = art.linear(
    [x - 70, 0],
    [x + 70, 0],
    [
      [0, m.shade],
      [0.2, m.light],
      [0.34, m.glow],
      [0.5, m.base],
      [0.52, m.deep],
      [0.7, m.base],
      [0.9, m.light],
      [1, m.shade],
    ],
  );
  const body = [
    link(art, t, x, 322, 62),
    stud(art, t, x, 252, 62),
    path(leaf, fill),
    path(`M${x} 430C${x + 44} 462 ${x + 40} 524 ${x} 570C${x - 40} 524 ${x - 44} 462 ${x} 430Z`, '#f7f5f1', {
      opacity: 0.94,
    }),
    line(`M${x} 408C${x + 66} 452 ${x + 58} 536 ${x} 598`, m.glow, 2.5, { opacity: 0.6 }),
    brilliant(art, x, 500, 30, stoneOf(t)),
    link(art, t, x, 598, 44),
    path(`M${x - 34} 668Q${x} 628 ${x + 34} 668Z`, art.linear([x - 34, 0], [x + 34, 0], metalStops(m))),
    pearl(art, x, 748, 92),
    path(
      `M${x - 40} 672Q${x} 640 ${x + 40} 672Q${x} 690 ${x - 40} 672Z`,
      art.linear([x - 40, 0], [x + 40, 0], metalStops(m)),
    ),
  ].join('');
  return group(
    ellipse(x + 22, 776, 92, 92, '#2b2118', { opacity: 0.2, filter: art.blur(18) }) + body,
    lean === 0 ? {} : { transform: `rotate(${lean} ${x} 190)` },
  );
}

function aside(art: Art, t: Tones, x: number): string {
  const m = metalOf(t);
  const steel = art.linear([0, 236], [0, 262], metalStops(m));
  return [
    `<rect x="${x}" y="246" width="150" height="9" rx="4.5" fill="${steel}"/>`,
    path(
      `M${x + 120} 220Q${x + 158} 214 ${x + 158} 250Q${x + 158} 286 ${x + 120} 280Q${x + 134} 250 ${x + 120} 220Z`,
      art.linear([x + 118, 0], [x + 160, 0], metalStops(m)),
    ),
    ellipse(x, 252, 24, 64, art.linear([x - 24, 0], [x + 24, 0], metalStops(m))),
    ellipse(
      x - 10,
      252,
      14,
      58,
      art.linear(
        [x - 24, 200],
        [x, 310],
        [
          [0, '#ffffff'],
          [0.4, stoneOf(t)],
          [0.7, mixHex(stoneOf(t), '#1c2a3a', 0.5)],
          [1, '#ffffff'],
        ],
      ),
    ),
    link(art, t, x, 318, 66),
    ellipse(x, 502, 18, 104, art.linear([x - 18, 0], [x + 18, 0], metalStops(m))),
    link(art, t, x, 600, 46),
    pearl(art, x, 748, 92),
    path(`M${x - 30} 668Q${x} 636 ${x + 30} 668Q${x} 684 ${x - 30} 668Z`, m.base),
  ].join('');
}

export const earrings: Illustration = {
  front: (art, t) => drop(art, t, 316) + drop(art, t, 684),
  angle: (art, t) => drop(art, t, 380, 9) + drop(art, t, 640, -5),
  side: (art, t) =>
    ellipse(486, 776, 92, 92, '#2b2118', { opacity: 0.2, filter: art.blur(18) }) + aside(art, t, 450),
  detail: (art, t) => group(drop(art, t, 500), { transform: 'translate(-420 -560) scale(1.84)' }),
};
