import { type Art, ellipse, group, path, type Tones } from './art.ts';
import { type Curve, chain, fallen } from './hanging-chain.ts';
import type { Illustration } from './illustration.ts';
import { metalStops } from './materials.ts';
import { metalOf } from './metals.ts';

const barWidth = 420;
const barHeight = 44;

/** One half of the chain, from a shoulder to the bar's end. */
const side =
  (from: number, to: number, bottom: number): Curve =>
  (share) => [from + (to - from) * share ** 1.5, 110 + (bottom - 110) * Math.sin((share * Math.PI) / 2)];

function bar(art: Art, t: Tones, y: number): string {
  const m = metalOf(t);
  const left = 500 - barWidth / 2;
  const box = (inset: number, height: number) =>
    `M${left + inset} ${y}H${left + barWidth - inset}V${y + height}H${left + inset}Z`;
  const ends = [left - 16, left + barWidth + 16].map((x) =>
    ellipse(x, y + barHeight / 2, 17, 17, 'none', { stroke: m.base, 'stroke-width': 7 }),
  );
  return [
    path(box(-6, barHeight), '#2b2118', {
      opacity: 0.3,
      filter: art.blur(10),
      transform: 'translate(12 18)',
    }),
    ...ends,
    path(box(0, barHeight), art.linear([left, y], [left + barWidth, y + barHeight], metalStops(m))),
    path(box(3, 6), m.glow, { opacity: 0.85 }),
    `<path d="M${left} ${y + barHeight - 4}h${barWidth}" stroke="${m.deep}" stroke-opacity=".55" stroke-width="8"/>`,
  ].join('');
}

function hanging(art: Art, t: Tones, y: number): string {
  const middle = y + barHeight / 2;
  const halves = [side(150, 500 - barWidth / 2 - 30, middle), side(850, 500 + barWidth / 2 + 30, middle)];
  return halves.map((half) => fallen(art, half, 12) + chain(art, t, half)).join('') + bar(art, t, y);
}

/** A thin bar on a fine chain. */
export const pendant: Illustration = {
  front: (art, t) => hanging(art, t, 720),
  angle: (art, t) => group(hanging(art, t, 640), { transform: 'rotate(-8 500 500)' }),
  detail: (art, t) => group(hanging(art, t, 720), { transform: 'translate(-500 -1030) scale(2)' }),
};
