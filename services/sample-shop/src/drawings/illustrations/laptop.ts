import { type Art, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { metalStops, satinStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { glassSheen, screen } from './screen.ts';

/** The lid with its screen, seen straight on. */
function lid(art: Art, t: Tones, x: number, y: number, width: number, height: number): string {
  const outer = roundedOutline(x, y, width, height, 26);
  const glass = roundedOutline(x + 6, y + 6, width - 12, height - 10, 21);
  const box: [number, number, number, number] = [x + 22, y + 24, width - 44, height - 54];
  return [
    path(outer, art.linear([x, y], [x + width, y], metalStops(t))),
    path(glass, '#08090b'),
    screen(art, t, roundedOutline(...box, 8), box),
    rect(x + width / 2 - 4, y + 12, 8, 8, 4, '#1b2a38'),
    glassSheen(art, glass, [x, y, width, height], 0.7),
  ].join('');
}

/** The deck seen from above its front edge: keys in rows, the touch field, the lit front lip. */
function deck(art: Art, t: Tones): string {
  const top = 'M176 608H824L930 806Q936 822 916 822H84Q64 822 70 806Z';
  const plate = art.linear([120, 600], [900, 830], satinStops(t));
  const keys = Array.from({ length: 5 }, (_, row) => {
    const y = 630 + row * 22.5;
    const [left, right] = [212 - row * 8.4, 788 + row * 8.4];
    const count = 13;
    const step = (right - left) / count;
    return Array.from({ length: count }, (_key, i) => {
      const isSpace = row === 4 && i >= 4 && i <= 8;
      if (isSpace && i !== 4) return '';
      return rect(left + i * step, y, step * (isSpace ? 5 : 1) - 5, 17.5, 4, '#15181b');
    }).join('');
  }).join('');
  const well = path('M196 620H804L852 750H148Z', mixHex(t.shade, '#0c0d0f', 0.55), { opacity: 0.75 });
  const pad = 'M384 764H616L630 808H370Z';
  return [
    path(top, plate),
    path(
      top,
      art.linear(
        [0, 608],
        [0, 822],
        [
          [0, '#000000', 0.35],
          [0.16, '#000000', 0],
          [1, '#ffffff', 0.12],
        ],
      ),
    ),
    well,
    keys,
    path(pad, mixHex(t.base, t.light, 0.3), { opacity: 0.6 }),
    `<path d="${pad}" fill="none" stroke="${t.deep}" stroke-opacity=".3" stroke-width="1.5"/>`,
    path(
      'M70 812Q66 822 84 824H916Q934 822 930 812L934 826Q934 846 910 846H90Q66 846 66 826Z',
      art.linear(
        [0, 810],
        [0, 848],
        [
          [0, t.glow],
          [0.3, t.base],
          [1, t.deep],
        ],
      ),
    ),
    path('M430 824H570Q566 836 552 836H448Q434 836 430 824Z', t.deep, { opacity: 0.45 }),
  ].join('');
}

function hinge(art: Art, t: Tones): string {
  return rect(
    190,
    592,
    620,
    18,
    8,
    art.linear(
      [0, 592],
      [0, 610],
      [
        [0, '#24282c'],
        [0.5, t.shade],
        [1, '#0d0f11'],
      ],
    ),
  );
}

function rearLid(art: Art, t: Tones): string {
  const outer = roundedOutline(120, 190, 760, 520, 30);
  return [
    path(outer, art.linear([120, 190], [880, 710], satinStops(t))),
    path(
      outer,
      art.radial([260, 260], 620, [
        [0, t.glow, 0.75],
        [0.6, t.light, 0.1],
        [1, t.light, 0],
      ]),
    ),
    `<path d="${outer}" fill="none" stroke="${t.glow}" stroke-opacity=".6" stroke-width="2.5"/>`,
    `<g transform="translate(500 440)" opacity=".8"><circle r="40" fill="none" stroke="${t.glow}" stroke-width="5"/><circle r="15" cy="-4" fill="${t.glow}"/></g>`,
    rect(180, 706, 640, 16, 6, '#1b1e21'),
    path(
      'M96 718H904L912 738Q912 756 890 756H110Q88 756 88 738Z',
      art.linear(
        [0, 718],
        [0, 756],
        [
          [0, t.light],
          [0.4, t.base],
          [1, t.deep],
        ],
      ),
    ),
  ].join('');
}

function profile(art: Art, t: Tones): string {
  const metal = art.linear(
    [0, 700],
    [0, 740],
    [
      [0, t.glow],
      [0.3, t.light],
      [0.6, t.base],
      [1, t.deep],
    ],
  );
  const back = art.linear(
    [300, 240],
    [330, 250],
    [
      [0, t.glow],
      [0.4, t.base],
      [1, t.deep],
    ],
  );
  return [
    path('M286 232Q302 224 310 240L452 712H420Z', back),
    path('M310 240L452 712H443L301 238Z', '#08090b'),
    path('M168 712Q160 712 160 722Q162 744 190 746H900Q912 744 912 734Q912 726 900 724Z', metal),
    rect(420, 704, 46, 18, 9, t.shade),
    rect(560, 730, 40, 7, 3.5, t.deep),
    rect(620, 730, 26, 7, 3.5, t.deep),
    rect(664, 731, 12, 5, 2.5, t.deep),
  ].join('');
}

export const laptop: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 510, 862, 430) +
    group(lid(art, t, 176, 170, 648, 430) + hinge(art, t) + deck(art, t), {
      transform: 'matrix(.97 -.055 .04 1 -4 26)',
    }),
  front: (art, t) =>
    groundShadow(art, 500, 846, 430) + lid(art, t, 172, 170, 656, 430) + hinge(art, t) + deck(art, t),
  side: (art, t) => groundShadow(art, 530, 752, 390) + profile(art, t),
  back: (art, t) => groundShadow(art, 500, 760, 410) + rearLid(art, t),
};
