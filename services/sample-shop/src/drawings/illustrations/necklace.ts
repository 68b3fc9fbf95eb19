import { type Art, ellipse, group, path, type Tones } from './art.ts';
import { brilliant, sparkle } from './gem.ts';
import { type Curve, chain, fallen, loop, places } from './hanging-chain.ts';
import type { Illustration } from './illustration.ts';
import { metalStops } from './materials.ts';
import { pearl } from './pearl.ts';
import { metalOf, stoneOf } from './metals.ts';

function strand(art: Art, curve: Curve, radius: number): string {
  return places(curve, radius * 1.96)
    .map(([x, y]) => pearl(art, x, y, radius))
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
