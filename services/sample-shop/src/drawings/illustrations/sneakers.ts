import { type Art, ellipse, group, groundShadow, line, path, type Tones } from './art.ts';
import { folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { leatherGrain, mattStops, stitches } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const white: Tones = {
  deep: '#8d867c',
  shade: '#c9c2b6',
  base: '#f1ede6',
  light: '#ffffff',
  glow: '#ffffff',
  isMetal: false,
};

/** One shoe from its outer side, toe to the end. */
function shoe(art: Art, t: Tones): string {
  const upper =
    'M150 640C146 560 160 470 196 404C206 388 224 384 240 394C270 424 320 436 372 420C392 414 404 402 414 384C430 366 452 368 466 386C520 452 600 510 700 540C790 562 846 590 858 640C862 668 850 684 826 688H178C160 686 152 668 150 640Z';
  const sole =
    'M140 654C138 640 146 632 160 634C300 664 640 668 844 632C862 630 872 640 872 658C874 700 862 736 826 744C620 764 360 764 186 752C150 748 142 710 140 654Z';
  const toe =
    'M640 524C690 540 800 556 846 606C866 630 862 676 828 684C760 694 690 690 640 684C616 640 616 570 640 524Z';
  const heel =
    'M150 640C146 560 160 470 196 404C206 388 224 384 240 394C250 404 262 412 276 418C256 500 256 600 268 686H178C160 686 152 668 150 640Z';
  const quarter =
    'M296 424C360 436 398 412 414 384C430 366 452 368 466 386C490 416 520 444 556 470C540 540 500 620 430 686H300C284 600 284 500 296 424Z';
  const accent = mixHex(t.base, t.shade, 0.25);
  const laces = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [446 + i * 36, 398 + i * 30];
    return (
      line(`M${x - 4} ${y + 24}C${x + 16} ${y - 4} ${x + 44} ${y - 12} ${x + 66} ${y - 4}`, '#b6ae9f', 15, {
        transform: 'translate(2 5)',
        opacity: 0.5,
      }) +
      line(`M${x - 4} ${y + 24}C${x + 16} ${y - 4} ${x + 44} ${y - 12} ${x + 66} ${y - 4}`, '#fffdf8', 13) +
      ellipse(x - 6, y + 28, 6, 6, '#6d675e')
    );
  }).join('');
  return [
    path(
      'M236 392C260 350 340 330 400 352C420 360 424 372 414 386C398 410 384 418 372 420C320 436 270 424 236 392Z',
      mixHex(t.deep, '#000000', 0.1),
    ),
    path('M404 330C450 330 520 380 560 440L540 480L420 400Z', mixHex(t.base, t.light, 0.2)) +
      line('M404 330C450 330 520 380 560 440', t.glow, 4, { opacity: 0.6 }),
    path(upper, art.linear([150, 380], [860, 690], mattStops(white))),
    path(upper, leatherGrain(art, white), { opacity: 0.28 }),
    path(toe, art.linear([620, 520], [860, 690], mattStops(white))) +
      stitches('M644 530C622 576 622 640 644 682', white, 2.6),
    ...[
      [700, 590],
      [730, 600],
      [760, 614],
      [714, 616],
      [744, 630],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 5, 4, '#8d867c')),
    path(quarter, '#000', { transform: 'translate(4 6)', opacity: 0.16 }),
    path(quarter, art.linear([290, 390], [540, 690], mattStops(t))) +
      path(quarter, leatherGrain(art, t), { opacity: 0.4 }),
    path(
      'M330 660C380 600 430 520 452 440L496 474C470 560 420 630 380 686H330Z',
      art.linear(
        [330, 440],
        [490, 690],
        [
          [0, white.light],
          [1, white.shade],
        ],
      ),
    ) + stitches('M346 664C392 604 440 530 462 458', white, 2.2),
    path(heel, art.linear([150, 400], [280, 690], mattStops(t))) +
      path(heel, leatherGrain(art, t), { opacity: 0.4 }) +
      stitches('M262 424C244 510 244 600 254 680', t, 2.4),
    path('M188 420C200 400 220 394 238 404L226 470Q206 476 188 466Z', accent),
    folds(
      art,
      white,
      upper,
      [
        ['M560 480C600 520 640 560 660 640', 18, false, 0.3],
        ['M180 680C400 700 640 700 840 676', 22, false, 0.5],
        ['M280 420C274 500 276 600 286 680', 10, false, 0.4],
      ],
      8,
    ),
    laces,
    path(
      sole,
      art.linear(
        [0, 630],
        [0, 760],
        [
          [0, '#ffffff'],
          [0.35, '#f4efe6'],
          [0.75, '#d8cfc0'],
          [1, '#a99f8f'],
        ],
      ),
    ),
    line('M148 690C340 722 660 722 868 684', '#b7ad9c', 3, { opacity: 0.8 }),
    line('M150 700C340 730 660 730 866 694', t.base, 7, { opacity: 0.9 }),
    line('M146 648C320 676 660 680 866 644', '#8d8476', 4, { opacity: 0.55 }),
    ...Array.from({ length: 22 }, (_, i) =>
      line(`M${196 + i * 29} ${744 + Math.sin(i / 7) * 5}V756`, '#7f7668', 5, { opacity: 0.55 }),
    ),
  ].join('');
}

/** From above: the opening, the tongue, the laces crossing down to a round toe. */
function fromAbove(art: Art, t: Tones): string {
  const sole =
    'M500 86C610 86 650 190 646 330C642 440 626 520 630 620C636 740 620 912 500 914C380 912 364 740 370 620C374 520 358 440 354 330C350 190 390 86 500 86Z';
  const upper =
    'M500 110C590 110 624 200 620 330C616 440 600 520 604 620C610 730 596 888 500 890C404 888 390 730 396 620C400 520 384 440 380 330C376 200 410 110 500 110Z';
  const mouth =
    'M500 560C560 562 576 640 572 720C568 810 544 852 500 852C456 852 432 810 428 720C424 640 440 562 500 560Z';
  const laces = Array.from({ length: 5 }, (_, i) => {
    const y = 330 + i * 48;
    return (
      line(`M436 ${y + 20}C470 ${y - 6} 530 ${y - 6} 564 ${y + 20}`, '#b6ae9f', 16, {
        opacity: 0.5,
        transform: 'translate(2 6)',
      }) + line(`M436 ${y + 20}C470 ${y - 6} 530 ${y - 6} 564 ${y + 20}`, '#fffdf8', 14)
    );
  }).join('');
  return [
    path(sole, '#2b2118', { transform: 'translate(14 18)', opacity: 0.24, filter: art.blur(16) }),
    path(
      sole,
      art.linear(
        [350, 0],
        [650, 0],
        [
          [0, '#ffffff'],
          [0.5, '#efe9de'],
          [1, '#b9af9f'],
        ],
      ),
    ),
    path(upper, art.linear([380, 110], [620, 890], mattStops(white))),
    path(
      'M396 620C400 520 384 440 380 330C376 300 378 270 384 244C420 300 434 420 440 560C420 600 418 700 430 800C404 760 392 690 396 620Z',
      art.linear([380, 0], [440, 0], mattStops(t)),
    ),
    path(
      'M604 620C600 520 616 440 620 330C624 300 622 270 616 244C580 300 566 420 560 560C580 600 582 700 570 800C596 760 608 690 604 620Z',
      art.linear([560, 0], [620, 0], mattStops(t)),
    ),
    path('M440 300C460 280 540 280 560 300L556 600H444Z', mixHex(t.base, t.light, 0.25)),
    laces,
    path(mouth, mixHex(t.deep, '#000000', 0.2)),
    path(
      'M446 700C446 640 470 600 500 600C530 600 554 640 554 700C554 780 536 826 500 826C464 826 446 780 446 700Z',
      mixHex(t.shade, t.base, 0.4),
    ),
    `<circle cx="500" cy="720" r="22" fill="none" stroke="${t.glow}" stroke-width="4" opacity=".6"/>`,
    ...[
      [476, 190],
      [500, 184],
      [524, 190],
      [488, 214],
      [512, 214],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 5, 5, '#8d867c')),
    stitches('M404 250C440 226 560 226 596 250', white, 2.4),
  ].join('');
}

export const sneakers: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 510, 792, 380) +
    group(shoe(art, t), { transform: 'translate(0 20) rotate(-5 500 600) ' }),
  side: (art, t) => groundShadow(art, 505, 760, 370) + shoe(art, t),
  top: (art, t) =>
    group(fromAbove(art, t), { transform: 'translate(-162 0)' }) +
    group(fromAbove(art, t), { transform: 'translate(162 0)' }),
  pair: (art, t) =>
    groundShadow(art, 480, 590, 330) +
    group(shoe(art, t), { transform: 'translate(40 -30) scale(.82)' }) +
    groundShadow(art, 560, 836, 340) +
    group(shoe(art, t), { transform: 'translate(130 206) scale(.84)' }),
};
