import { type Art, ellipse, group, path, type Tones } from './art.ts';
import { brilliant, sparkle } from './gem.ts';
import type { Illustration } from './illustration.ts';
import { metalStops } from './materials.ts';
import { pearl } from './pearl.ts';
import { metalOf, stoneOf } from './metals.ts';

type Curve = (share: number) => readonly [number, number];

/** A loop that hangs: from one shoulder to the other, deepest in the middle. */
const loop =
  (width: number, top: number, depth: number): Curve =>
  (share) => {
    const u = share * 2 - 1;
    return [500 + Math.sin((u * Math.PI) / 2) * width, top + depth * Math.cos((u * Math.PI) / 2) ** 0.92];
  };

/** Places along a curve at equal distances. */
function places(curve: Curve, distance: number): (readonly [number, number])[] {
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

function strand(art: Art, curve: Curve, radius: number): string {
  return places(curve, radius * 1.96)
    .map(([x, y]) => pearl(art, x, y, radius))
    .join('');
}

/** A fine chain of links, every other one turned to the viewer. */
function chain(art: Art, t: Tones, curve: Curve): string {
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

function pendant(art: Art, t: Tones, x: number, y: number): string {
  const m = metalOf(t);
  const shell = `M${x} ${y + 26}C${x + 112} ${y + 40} ${x + 128} ${y + 150} ${x} ${y + 222}C${x - 128} ${y + 150} ${x - 112} ${y + 40} ${x} ${y + 26}Z`;
  const ribs = [-0.72, -0.36, 0, 0.36, 0.72]
    .map((k) => `M${x} ${y + 216}Q${x + k * 70} ${y + 150} ${x + k * 112} ${y + 66 + Math.abs(k) * 26}`)
    .join('');
  return [
    ellipse(x + 14, y + 150, 120, 104, '#2b2118', { opacity: 0.22, filter: art.blur(16) }),
    ellipse(x, y + 10, 15, 19, 'none', { stroke: m.base, 'stroke-width': 8 }),
    path(shell, art.linear([x - 120, y], [x + 120, y + 200], metalStops(m))),
    `<path d="${ribs}" fill="none" stroke="${m.deep}" stroke-opacity=".4" stroke-width="4"/><path d="${ribs}" fill="none" stroke="${m.glow}" stroke-opacity=".6" stroke-width="2" transform="translate(-3 -1)"/>`,
    brilliant(art, x, y + 46, 24, stoneOf(t)),
    pearl(art, x, y + 168, 58),
    sparkle(x - 60, y + 62, 26),
  ].join('');
}

/** The soft shadow of the whole necklace on the ground. */
function fallen(art: Art, curve: Curve, width: number): string {
  const d = places(curve, 16)
    .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('');
  return `<path d="${d}" fill="none" stroke="#2b2118" stroke-opacity=".26" stroke-width="${width}" stroke-linecap="round" transform="translate(12 18)" filter="${art.blur(12)}"/>`;
}

export const necklace: Illustration = {
  front: (art, t) => {
    const outer = loop(372, 120, 640);
    const inner = loop(300, 110, 430);
    return (
      fallen(art, outer, 50) +
      fallen(art, inner, 12) +
      chain(art, t, inner) +
      strand(art, outer, 31) +
      pendant(art, t, 500, 524)
    );
  },
  angle: (art, t) => {
    const curve = loop(372, 190, 470);
    return group(fallen(art, curve, 14) + chain(art, t, curve) + pendant(art, t, 500, 650), {
      transform: 'rotate(-8 500 500)',
    });
  },
  detail: (art, t) => {
    const outer = loop(372, 120, 640);
    return group(
      fallen(art, outer, 50) +
        chain(art, t, loop(300, 110, 430)) +
        strand(art, outer, 31) +
        pendant(art, t, 500, 524),
      { transform: 'translate(-620 -900) scale(2.24)' },
    );
  },
};
