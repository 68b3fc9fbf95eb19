import { type Art, group, groundShadow, line, path, type Tones } from './art.ts';
import { folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { glossStops, mattStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const lining: Tones = {
  deep: '#7d5a3e',
  shade: '#b78f6c',
  base: '#e2c4a3',
  light: '#f6e4cd',
  glow: '#fff6e8',
  isMetal: false,
};

/** A pump from its outer side, toe to the end: a pointed toe, a deep arch, a slender heel. */
function pump(art: Art, t: Tones): string {
  const upper =
    'M196 330C208 306 240 304 254 326C286 398 346 470 438 532C520 586 596 606 664 600C744 596 836 640 884 704C894 720 888 738 868 740C780 748 650 748 560 726C462 702 384 638 318 580C270 538 224 516 206 486C184 446 180 372 196 330Z';
  const inside =
    'M210 334C228 312 250 316 262 340C306 418 372 476 452 522C524 562 588 574 640 590C590 628 470 600 380 520C320 466 262 388 210 334Z';
  const heel =
    'M204 482C226 514 266 536 304 570C284 622 270 706 264 806Q258 820 240 820Q222 820 220 806C218 706 206 580 196 512Z';
  const sole =
    'M304 568C368 630 452 700 552 728C640 750 770 752 870 742Q888 740 884 728L890 738Q888 750 870 754C770 764 636 762 546 742C444 716 356 648 292 588Z';
  return [
    path(
      inside,
      art.linear(
        [210, 330],
        [640, 600],
        [
          [0, lining.deep],
          [0.35, lining.shade],
          [1, lining.light],
        ],
      ),
    ),
    path(heel, art.linear([196, 0], [306, 0], glossStops(t))),
    path('M220 802H262V814Q258 822 240 822Q222 822 220 814Z', '#2a2622'),
    path(
      sole,
      art.linear(
        [300, 560],
        [880, 750],
        [
          [0, '#6d4a2e'],
          [0.5, '#a97c55'],
          [1, '#5b3b23'],
        ],
      ),
    ),
    path(upper, art.linear([260, 300], [700, 860], mattStops(t))),
    path(
      upper,
      art.radial([700, 640], 230, [
        [0, t.light, 0.85],
        [0.5, t.base, 0.3],
        [1, t.base, 0],
      ]),
    ),
    folds(
      art,
      t,
      upper,
      [
        ['M206 352C240 452 320 534 424 606C504 658 560 676 640 684', 15, true, 0.7],
        ['M206 470C260 536 350 616 438 672C540 728 720 742 880 732', 24, false, 0.62],
        ['M676 618C748 622 812 652 852 694', 13, true, 0.75],
      ],
      8,
    ),
    path('M690 616C756 618 818 648 850 690C800 662 744 644 688 640Z', '#ffffff', { opacity: 0.5 }),
    path('M216 366C248 448 322 520 410 580C336 540 262 472 224 404Z', '#ffffff', { opacity: 0.42 }),
    line('M254 326C286 398 346 470 438 532C520 586 596 606 664 600', mixHex(t.light, t.glow, 0.5), 3.2, {
      opacity: 0.85,
    }),
  ].join('');
}

/** Standing on sole and heel: the drawing above lifts the toe. */
const standing = 'rotate(6.5 240 820)';

export const shoes: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 530, 790, 350) +
    group(group(pump(art, t), { transform: standing }), {
      transform: 'translate(-40 -34) rotate(-3 530 800)',
    }),
  side: (art, t) =>
    groundShadow(art, 530, 782, 340) +
    group(group(pump(art, t), { transform: standing }), { transform: 'translate(-40 -40)' }),
  pair: (art, t) =>
    groundShadow(art, 480, 616, 290) +
    group(group(pump(art, t), { transform: standing }), { transform: 'translate(20 -60) scale(.82)' }) +
    groundShadow(art, 600, 840, 300) +
    group(group(pump(art, t), { transform: standing }), { transform: 'translate(140 148) scale(.84)' }),
};
