import {
  type Art,
  ellipse,
  group,
  groundShadow,
  line,
  path,
  rect,
  roundedOutline,
  type Tones,
} from './art.ts';
import type { Illustration } from './illustration.ts';
import { metalStops, perforation, weave } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { steel } from './metals.ts';

const walnut = ['#7a4f2e', '#9a6a41', '#b98a5d', '#5b3820'] as const;

/** A cabinet of walnut: its grain as a few long, quiet lines. */
function wood(art: Art, outline: string, box: readonly [number, number, number, number]): string {
  const [x, y, width, height] = box;
  const grain = Array.from({ length: 16 }, (_, i) => {
    const gy = y + (height / 16) * (i + 0.5);
    return `M${x} ${gy}C${x + width * 0.3} ${gy + 9 * Math.sin(i)} ${x + width * 0.6} ${gy - 8 * Math.cos(i * 1.7)} ${x + width} ${gy + 5 * Math.sin(i * 2.3)}`;
  }).join('');
  return (
    path(
      outline,
      art.linear(
        [x, y],
        [x + width, y + height],
        [
          [0, walnut[2]],
          [0.35, walnut[1]],
          [0.75, walnut[0]],
          [1, walnut[3]],
        ],
      ),
    ) + group(line(grain, walnut[3], 2.4, { opacity: 0.35 }), { 'clip-path': art.clip(outline) })
  );
}

function driver(art: Art, cx: number, cy: number, r: number): string {
  return [
    ellipse(cx, cy, r, r, art.linear([cx - r, cy - r], [cx + r, cy + r], metalStops(steel))),
    ellipse(cx, cy, r * 0.93, r * 0.93, '#121314'),
    ellipse(
      cx,
      cy,
      r * 0.84,
      r * 0.84,
      art.radial([cx, cy], r * 0.84, [
        [0, '#4a4d50'],
        [0.5, '#2a2c2e'],
        [0.86, '#191a1b'],
        [0.92, '#3b3e41'],
        [1, '#0d0e0e'],
      ]),
    ),
    ellipse(
      cx,
      cy,
      r * 0.34,
      r * 0.34,
      art.radial([cx - r * 0.1, cy - r * 0.12], r * 0.4, [
        [0, '#8b9094'],
        [0.5, '#43474b'],
        [1, '#1a1c1d'],
      ]),
    ),
    ellipse(cx - r * 0.36, cy - r * 0.42, r * 0.3, r * 0.1, '#ffffff', {
      opacity: 0.16,
      transform: `rotate(-42 ${cx - r * 0.36} ${cy - r * 0.42})`,
    }),
  ].join('');
}

function front(art: Art, t: Tones): string {
  const cabinet = roundedOutline(230, 130, 540, 740, 60);
  const cloth = roundedOutline(258, 158, 484, 684, 40);
  return [
    wood(art, cabinet, [230, 130, 540, 740]),
    path(
      cloth,
      art.linear(
        [258, 158],
        [742, 842],
        [
          [0, t.light],
          [0.3, t.base],
          [1, t.shade],
        ],
      ),
    ),
    path(cloth, weave(art, t, 10)),
    path(
      cloth,
      art.radial([380, 280], 520, [
        [0, t.glow, 0.4],
        [1, t.glow, 0],
      ]),
    ),
    ellipse(500, 590, 192, 192, t.deep, { opacity: 0.24 }),
    ellipse(500, 300, 92, 92, t.deep, { opacity: 0.22 }),
    `<path d="${cloth}" fill="none" stroke="${t.deep}" stroke-opacity=".4" stroke-width="4"/>`,
    rect(440, 778, 120, 30, 15, art.linear([440, 0], [560, 0], metalStops(steel))),
    `<g transform="translate(500 793)"><circle r="8" fill="none" stroke="#3a4046" stroke-width="2.4"/><circle r="2.6" fill="#3a4046"/></g>`,
  ].join('');
}

function bare(art: Art, t: Tones): string {
  const cabinet = roundedOutline(230, 130, 540, 740, 60);
  const baffle = roundedOutline(258, 158, 484, 684, 40);
  return [
    wood(art, cabinet, [230, 130, 540, 740]),
    path(
      baffle,
      art.linear(
        [258, 158],
        [742, 842],
        [
          [0, mixHex(t.shade, '#1b1c1d', 0.5)],
          [1, '#0e0f10'],
        ],
      ),
    ),
    driver(art, 500, 590, 196),
    driver(art, 500, 300, 94),
    ...[
      [290, 190],
      [710, 190],
      [290, 810],
      [710, 810],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 10, 10, steel.shade) + ellipse(x - 2, y - 2, 5, 5, steel.light)),
  ].join('');
}

function rear(art: Art, t: Tones): string {
  const cabinet = roundedOutline(230, 130, 540, 740, 60);
  const plate = roundedOutline(340, 470, 320, 330, 24);
  return [
    wood(art, cabinet, [230, 130, 540, 740]),
    ellipse(
      500,
      300,
      92,
      92,
      art.radial([500, 300], 92, [
        [0, '#050505'],
        [0.75, '#161616'],
        [1, '#4b3322'],
      ]),
    ),
    path(plate, art.linear([340, 470], [660, 800], metalStops(steel))),
    path(
      roundedOutline(352, 482, 296, 306, 18),
      art.linear(
        [352, 482],
        [648, 788],
        [
          [0, '#3a3f44'],
          [1, '#1b1e21'],
        ],
      ),
    ),
    ...[430, 500, 570].map((x) => ellipse(x, 560, 24, 24, steel.shade) + ellipse(x, 560, 13, 13, '#0b0c0d')),
    rect(400, 640, 200, 44, 8, '#0b0c0d'),
    path(roundedOutline(400, 710, 200, 40, 20), perforation(art, t, 9)),
  ].join('');
}

export const speaker: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 530, 880, 320) +
    path(
      'M726 146L846 196Q866 206 866 230V770Q866 794 846 806L726 862Z',
      art.linear(
        [726, 0],
        [866, 0],
        [
          [0, walnut[0]],
          [0.5, walnut[3]],
          [1, '#3a2414'],
        ],
      ),
    ) +
    group(front(art, t), { transform: 'translate(-42 0)' }),
  front: (art, t) => groundShadow(art, 500, 874, 270) + bare(art, t),
  back: (art, t) => groundShadow(art, 500, 874, 270) + rear(art, t),
  detail: (art, t) => group(front(art, t), { transform: 'translate(-520 -900) scale(2.1)' }),
};
