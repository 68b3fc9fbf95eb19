import { type Art, ellipse, group, path, type Tones } from './art.ts';
import { brilliant, sparkle } from './gem.ts';
import type { Illustration } from './illustration.ts';
import { pearl } from './pearl.ts';
import { metalOf, stoneOf } from './metals.ts';

type Oval = readonly [cx: number, cy: number, rx: number, ry: number];

const oval = ([cx, cy, rx, ry]: Oval, less = 0): string => {
  const [a, b] = [rx - less, ry - less * (ry / rx)];
  return `M${cx - a} ${cy}A${a} ${b} 0 1 1 ${cx + a} ${cy}A${a} ${b} 0 1 1 ${cx - a} ${cy}Z`;
};

/** A polished bangle: the far inside, the near outside, a bright upper edge. */
function bangle(art: Art, t: Tones, shape: Oval, depth: number): string {
  const m = metalOf(t);
  const [cx, cy, rx, ry] = shape;
  const far = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}V${cy + depth}A${rx} ${ry} 0 0 0 ${cx - rx} ${cy + depth}Z`;
  const near = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}V${cy + depth}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy + depth}Z`;
  const inside = art.linear(
    [cx - rx, 0],
    [cx + rx, 0],
    [
      [0, m.light],
      [0.12, m.base],
      [0.35, m.shade],
      [0.55, m.deep],
      [0.74, m.base],
      [0.86, m.glow],
      [1, m.base],
    ],
  );
  const outside = art.linear(
    [cx - rx, 0],
    [cx + rx, 0],
    [
      [0, m.shade],
      [0.1, m.light],
      [0.2, m.glow],
      [0.3, m.base],
      [0.5, m.shade],
      [0.62, m.base],
      [0.74, m.light],
      [0.84, m.base],
      [0.94, m.deep],
      [1, m.base],
    ],
  );
  return [
    path(far, inside),
    path(near, outside),
    `<path d="M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}" fill="none" stroke="${m.glow}" stroke-width="4" stroke-opacity=".9"/>`,
    `<path d="M${cx - rx} ${cy + depth}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + depth}" fill="none" stroke="${m.deep}" stroke-width="3" stroke-opacity=".4"/>`,
    `<path d="M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}" fill="none" stroke="${m.light}" stroke-width="3.5" stroke-opacity=".8"/>`,
  ].join('');
}

function shadow(art: Art, [cx, cy, rx, ry]: Oval, depth: number): string {
  return `<path d="${oval([cx + 14, cy + depth + 16, rx, ry])}" fill="none" stroke="#2b2118" stroke-width="46" stroke-opacity=".28" filter="${art.blur(16)}"/>`;
}

/** Beads on the near side of an oval, those behind hidden by them. */
function beads(art: Art, t: Tones, [cx, cy, rx, ry]: Oval, radius: number, count: number): string {
  const all = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
    return { x: cx + Math.cos(turn) * rx, y: cy + Math.sin(turn) * ry, near: (Math.sin(turn) + 1) / 2, i };
  }).sort((a, b) => a.y - b.y);
  return all
    .map(({ x, y, near, i }) => {
      const r = radius * (0.84 + 0.16 * near);
      if (i % 6 !== 0) return pearl(art, x, y, r);
      const m = metalOf(t);
      return (
        ellipse(
          x,
          y,
          r * 0.92,
          r * 0.92,
          art.radial([x - r * 0.3, y - r * 0.35], r * 1.15, [
            [0, m.glow],
            [0.3, m.light],
            [0.62, m.base],
            [0.9, m.shade],
            [1, m.base],
          ]),
        ) +
        `<path d="M${x - r * 0.86} ${y}H${x + r * 0.86}" stroke="${m.deep}" stroke-opacity=".35" stroke-width="2.5"/>`
      );
    })
    .join('');
}

function stones(art: Art, t: Tones, [cx, cy, rx, ry]: Oval, depth: number, count: number, r: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.PI * (0.26 + (0.48 * i) / (count - 1));
    return brilliant(art, cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry + depth / 2, r, stoneOf(t));
  }).join('');
}

export const bracelet: Illustration = {
  angle: (art, t) => {
    const low: Oval = [500, 560, 350, 178];
    const high: Oval = [494, 430, 340, 170];
    return (
      shadow(art, low, 78) +
      bangle(art, t, low, 78) +
      stones(art, t, low, 78, 9, 27) +
      bangle(art, t, high, 40) +
      sparkle(330, 690, 34)
    );
  },
  front: (art, t) => {
    const shape: Oval = [500, 500, 372, 96];
    return (
      shadow(art, shape, 120) +
      bangle(art, t, shape, 120) +
      stones(art, t, shape, 120, 9, 36) +
      sparkle(352, 590, 40)
    );
  },
  top: (art, t) =>
    `<path d="${oval([518, 526, 318, 318])}" fill="none" stroke="#2b2118" stroke-width="70" stroke-opacity=".26" filter="${art.blur(18)}"/>` +
    beads(art, t, [500, 500, 318, 318], 42, 24),
  detail: (art, t) => {
    const low: Oval = [500, 560, 350, 178];
    return group(
      shadow(art, low, 78) + bangle(art, t, low, 78) + stones(art, t, low, 78, 9, 27) + sparkle(330, 690, 34),
      { transform: 'translate(-470 -980) scale(2.06)' },
    );
  },
};
