import { type Art, ellipse, group, line, outlineShadow, path, type Tones } from './art.ts';
import { cloth, folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { mattStops, stitches, twill } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const torso =
  'M384 118C340 126 292 144 250 170C258 300 262 440 258 560C256 670 250 770 246 846C330 878 440 886 500 880C560 886 670 878 754 846C750 770 744 670 742 560C738 440 742 300 750 170C708 144 660 126 616 118C580 140 420 140 384 118Z';
const startSleeve =
  'M256 168C196 214 160 330 136 470C122 566 112 660 104 760C132 786 184 796 222 786C236 690 250 600 262 520C262 400 260 280 256 168Z';
const endSleeve =
  'M744 168C804 214 840 330 864 470C878 566 888 660 896 760C868 786 816 796 778 786C764 690 750 600 738 520C738 400 740 280 744 168Z';
const whole = `${startSleeve}${endSleeve}${torso}`;

function sleeve(art: Art, t: Tones, d: string, isStart: boolean): string {
  const box: [number, number] = isStart ? [104, 262] : [738, 896];
  return [
    cloth(art, t, d, art.linear([box[0], 200], [box[1], 260], mattStops(t)), twill(art, t), box),
    folds(
      art,
      t,
      d,
      isStart
        ? [
            ['M200 330C220 400 206 500 170 560', 18, false, 0.5],
            ['M160 420C176 520 160 640 150 740', 18, true, 0.35],
            ['M236 540C206 580 186 660 186 760', 22, false, 0.45],
          ]
        : [
            ['M800 330C780 400 794 500 830 560', 18, false, 0.5],
            ['M842 430C826 520 838 640 850 740', 16, true, 0.25],
            ['M764 540C794 580 814 660 814 760', 22, false, 0.5],
          ],
      7,
    ),
    stitches(isStart ? 'M106 740C140 764 184 772 224 764' : 'M894 740C860 764 816 772 776 764', t, 2.6),
  ].join('');
}

function lapels(art: Art, t: Tones): string {
  const start = 'M384 116C370 170 380 250 402 330L300 276L330 214L286 196C316 158 350 130 384 116Z';
  const end = 'M616 116C630 170 620 250 598 330L700 276L670 214L714 196C684 158 650 130 616 116Z';
  const lining = 'M388 118C410 160 590 160 612 118C606 230 560 360 506 470H494C440 360 394 230 388 118Z';
  return [
    path(lining, mixHex(t.deep, '#000000', 0.25)),
    path('M388 118C420 150 580 150 612 118C608 180 392 180 388 118Z', mixHex(t.shade, t.base, 0.25)),
    path('M470 158H530V192H470Z', '#f1ebe0', { opacity: 0.9 }),
    path('M384 116C378 260 440 380 500 486L490 500C410 420 352 300 352 150Z', mixHex(t.base, t.shade, 0.35)),
    path('M616 116C622 260 560 380 500 486L510 500C590 420 648 300 648 150Z', mixHex(t.shade, t.base, 0.2)),
    path(start, '#000', { transform: 'translate(7 10)', opacity: 0.24 }),
    path(
      start,
      art.linear(
        [286, 130],
        [402, 330],
        [
          [0, t.light],
          [0.35, t.base],
          [1, mixHex(t.base, t.shade, 0.7)],
        ],
      ),
    ),
    path(end, '#000', { transform: 'translate(7 10)', opacity: 0.24 }),
    path(
      end,
      art.linear(
        [598, 130],
        [714, 330],
        [
          [0, mixHex(t.base, t.light, 0.4)],
          [0.5, t.base],
          [1, t.shade],
        ],
      ),
    ),
    path(start, twill(art, t)),
    path(end, twill(art, t)),
    stitches('M296 276L390 322', t, 2),
    stitches('M704 276L610 322', t, 2),
  ].join('');
}

function button(art: Art, x: number, y: number): string {
  return [
    ellipse(x + 3, y + 5, 19, 19, '#000', { opacity: 0.3 }),
    ellipse(
      x,
      y,
      19,
      19,
      art.radial([x - 5, y - 6], 22, [
        [0, '#9b7a55'],
        [0.5, '#5f4127'],
        [1, '#2e1c0e'],
      ]),
    ),
    ellipse(x, y, 13, 13, 'none', { stroke: '#2a180b', 'stroke-width': 2, opacity: 0.6 }),
    ...[
      [-4, -4],
      [4, -4],
      [-4, 4],
      [4, 4],
    ].map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 2, 2, '#1c0f06')),
  ].join('');
}

function pocket(art: Art, t: Tones, x: number, y: number): string {
  const flap = `M${x} ${y}H${x + 138}V${y + 38}Q${x + 69} ${y + 54} ${x} ${y + 38}Z`;
  return (
    path(flap, '#000', { transform: 'translate(4 8)', opacity: 0.26 }) +
    path(
      flap,
      art.linear(
        [x, y],
        [x + 138, y + 44],
        [
          [0, t.light],
          [0.4, t.base],
          [1, t.shade],
        ],
      ),
    ) +
    path(flap, twill(art, t)) +
    stitches(`M${x + 8} ${y + 32}Q${x + 69} ${y + 45} ${x + 130} ${y + 32}`, t, 2)
  );
}

const torsoFolds = [
  ['M280 250C330 380 320 560 300 820', 30, false, 0.42],
  ['M340 350C380 520 366 700 352 860', 24, true, 0.3],
  ['M716 250C676 400 690 580 706 820', 34, false, 0.5],
  ['M640 380C616 540 630 700 646 860', 22, true, 0.24],
  ['M262 520C310 560 360 566 400 560', 22, false, 0.36],
  ['M738 520C690 560 644 566 606 560', 22, false, 0.4],
] as const;

function front(art: Art, t: Tones): string {
  return [
    outlineShadow(art, whole),
    sleeve(art, t, startSleeve, true),
    sleeve(art, t, endSleeve, false),
    cloth(art, t, torso, art.linear([250, 120], [750, 880], mattStops(t)), twill(art, t), [246, 754]),
    folds(art, t, torso, torsoFolds),
    lapels(art, t),
    path('M494 470H506L520 880H480Z', '#000', { opacity: 0.12 }),
    line('M500 486C506 620 506 760 504 880', t.deep, 3.5, { opacity: 0.7 }),
    line('M496 490C500 620 500 760 498 880', t.glow, 1.6, { opacity: 0.4 }),
    button(art, 474, 530),
    button(art, 474, 630),
    pocket(art, t, 296, 650),
    pocket(art, t, 568, 650),
    path('M598 372L676 356L680 380L602 396Z', mixHex(t.base, t.light, 0.2)) +
      line('M598 372L676 356', t.deep, 2, { opacity: 0.5 }),
    stitches('M252 828C340 858 440 864 496 860M506 860C570 864 664 858 748 828', t, 2.4),
  ].join('');
}

function back(art: Art, t: Tones): string {
  const collar =
    'M378 116C420 150 580 150 622 116C634 128 640 146 642 164C580 200 420 200 358 164C360 146 366 128 378 116Z';
  return [
    outlineShadow(art, whole),
    sleeve(art, t, startSleeve, true),
    sleeve(art, t, endSleeve, false),
    cloth(art, t, torso, art.linear([250, 120], [750, 880], mattStops(t)), twill(art, t), [246, 754]),
    folds(art, t, torso, [
      ...torsoFolds,
      ['M500 240C490 400 510 500 500 600', 22, true, 0.24],
      ['M300 230C420 260 580 260 700 230', 26, false, 0.28],
    ]),
    line('M500 176V600', t.deep, 2.6, { opacity: 0.5 }),
    path('M496 600H504L514 882H486Z', t.deep, { opacity: 0.55 }),
    path(collar, '#000', { transform: 'translate(4 10)', opacity: 0.25 }),
    path(
      collar,
      art.linear(
        [358, 116],
        [642, 190],
        [
          [0, t.light],
          [0.4, t.base],
          [1, t.shade],
        ],
      ),
    ) + path(collar, twill(art, t)),
    stitches('M366 158C424 188 576 188 634 158', t, 2.2),
    stitches('M252 828C340 858 660 858 748 828', t, 2.4),
  ].join('');
}

export const jacket: Illustration = {
  front,
  back,
  detail: (art, t) => group(front(art, t), { transform: 'translate(-480 -170) scale(1.96)' }),
};
