import { type Art, ellipse, group, groundShadow, line, path, rect, type Tones } from './art.ts';
import { folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { leatherGrain, mattStops, metalStops, stitches } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const brass: Tones = {
  deep: '#4a310a',
  shade: '#8d6420',
  base: '#d3a651',
  light: '#fbe9b8',
  glow: '#fffaf0',
  isMetal: true,
};

/** Leather wears no metal: a gold bag is of gold-coloured hide. */
function hide(
  art: Art,
  t: Tones,
  outline: string,
  from: readonly [number, number],
  to: readonly [number, number],
): string {
  const sheen = art.radial(
    [from[0] + (to[0] - from[0]) * 0.25, from[1] + (to[1] - from[1]) * 0.16],
    Math.abs(to[0] - from[0]) * 0.75,
    [
      [0, t.glow, 0.5],
      [0.5, t.light, 0.16],
      [1, t.light, 0],
    ],
  );
  return (
    path(outline, art.linear(from, to, mattStops(t))) +
    path(outline, leatherGrain(art, t), { opacity: 0.5 }) +
    path(outline, sheen)
  );
}

/** A rolled handle: a bright ridge on a round of leather. */
function handle(t: Tones, d: string, width: number, isFar = false): string {
  return [
    line(d, '#000', width, { opacity: 0.18, transform: 'translate(5 8)' }),
    line(d, isFar ? t.deep : t.shade, width),
    line(d, isFar ? t.shade : t.base, width * 0.66, { transform: 'translate(-1.5 -1.5)' }),
    line(d, isFar ? t.base : t.light, width * 0.2, {
      transform: `translate(${-width * 0.14} ${-width * 0.14})`,
      opacity: 0.8,
    }),
  ].join('');
}

function ringAt(art: Art, x: number, y: number): string {
  const paint = art.linear([x - 18, y - 18], [x + 18, y + 18], metalStops(brass));
  return (
    `<rect x="${x - 15}" y="${y - 20}" width="30" height="40" rx="12" fill="none" stroke="${paint}" stroke-width="8"/>` +
    path(`M${x - 17} ${y + 14}H${x + 17}L${x + 13} ${y + 78}Q${x} ${y + 90} ${x - 13} ${y + 78}Z`, paint, {
      opacity: 0,
    })
  );
}

function clasp(art: Art, x: number, y: number): string {
  return [
    ellipse(x + 4, y + 7, 39, 39, '#000', { opacity: 0.28 }),
    ellipse(x, y, 38, 38, art.linear([x - 38, y - 38], [x + 38, y + 38], metalStops(brass))),
    ellipse(
      x,
      y,
      27,
      27,
      art.linear(
        [x - 27, y + 27],
        [x + 27, y - 27],
        [
          [0, brass.light],
          [0.5, brass.base],
          [1, brass.shade],
        ],
      ),
    ),
    ellipse(
      x,
      y - 3,
      11,
      11,
      art.radial([x - 4, y - 7], 14, [
        [0, '#fffdfa'],
        [0.5, '#f3e9e0'],
        [1, '#c9bab3'],
      ]),
    ),
  ].join('');
}

const frontBody =
  'M232 430C330 414 670 414 768 430C790 434 800 448 804 470C820 570 836 690 842 800C844 838 826 862 788 866C600 878 400 878 212 866C174 862 156 838 158 800C164 690 180 570 196 470C200 448 210 434 232 430Z';
const flap =
  'M226 426C330 408 670 408 774 426C794 430 802 444 800 466C796 560 700 640 500 646C300 640 204 560 200 466C198 444 206 430 226 426Z';

function frontBag(art: Art, t: Tones): string {
  return [
    handle(t, 'M344 424C344 150 656 150 656 424', 30, true),
    hide(art, t, frontBody, [160, 420], [840, 880]),
    folds(art, t, frontBody, [
      ['M190 820C330 850 670 850 812 820', 30, false, 0.45],
      ['M214 500C196 600 186 720 186 810', 26, true, 0.3],
      ['M790 500C808 600 818 720 816 810', 34, false, 0.55],
      ['M210 470C300 660 700 660 792 470', 46, false, 0.6],
    ]),
    path(flap, '#000', { transform: 'translate(0 12)', opacity: 0.3, filter: art.blur(9) }),
    hide(art, t, flap, [200, 410], [800, 660]),
    line('M204 500C226 578 320 634 500 638C680 634 774 578 796 500', t.glow, 2.5, { opacity: 0.5 }),
    stitches('M222 470C236 556 330 614 500 620C670 614 764 556 778 470', t, 3.2),
    stitches('M184 816C330 846 670 846 816 816', t, 3),
    handle(t, 'M316 452C306 132 694 132 684 452', 34),
    ...[316, 684].map(
      (x) =>
        path(
          `M${x - 24} 448H${x + 24}V520Q${x} 544 ${x - 24} 520Z`,
          art.linear(
            [x - 24, 448],
            [x + 24, 530],
            [
              [0, t.light],
              [0.5, t.base],
              [1, t.shade],
            ],
          ),
        ) +
        ringAt(art, x, 448) +
        ellipse(x, 506, 8, 8, brass.base),
    ),
    clasp(art, 500, 628),
  ].join('');
}

function turnedBag(art: Art, t: Tones): string {
  const side =
    'M700 440C736 434 772 432 800 434C816 436 824 446 826 464C836 560 840 660 838 752C836 784 824 800 800 810L742 846Z';
  const front =
    'M150 446C300 424 560 424 700 436C716 438 724 450 726 470C738 580 746 700 748 806C748 838 736 852 706 856C520 874 330 872 172 860C140 856 126 840 128 806C132 690 140 570 150 446Z';
  const cover =
    'M144 440C300 416 560 416 706 430C722 432 728 446 726 466C718 566 610 634 440 638C270 634 160 570 140 470C138 452 140 444 144 440Z';
  return [
    handle(t, 'M300 430C318 160 640 170 640 424', 26, true),
    hide(
      art,
      { ...t, base: mixHex(t.base, t.shade, 0.55), light: t.base, glow: t.light },
      side,
      [700, 420],
      [890, 800],
    ),
    path('M750 436C764 545 768 690 764 838', 'none', { stroke: t.deep, 'stroke-width': 4, opacity: 0.5 }),
    path('M700 440C724 560 740 720 742 846L764 836C768 690 764 545 750 436Z', t.deep, { opacity: 0.3 }),
    hide(art, t, front, [130, 430], [750, 870]),
    folds(art, t, front, [
      ['M150 816C300 842 560 842 732 812', 28, false, 0.45],
      ['M160 500C146 600 140 720 142 800', 24, true, 0.34],
      ['M712 480C726 600 732 720 732 800', 26, false, 0.45],
      ['M150 480C240 660 620 660 716 480', 44, false, 0.6],
    ]),
    path(cover, '#000', { transform: 'translate(0 12)', opacity: 0.3, filter: art.blur(9) }),
    hide(art, t, cover, [140, 420], [726, 640]),
    stitches('M160 474C182 562 290 608 440 612C590 608 690 560 708 472', t, 3),
    stitches('M150 808C300 836 560 836 730 806', t, 3),
    handle(t, 'M262 452C264 130 610 140 606 448', 32),
    ...[262, 606].map(
      (x) =>
        path(
          `M${x - 22} 446H${x + 22}V512Q${x} 534 ${x - 22} 512Z`,
          art.linear(
            [x - 22, 446],
            [x + 22, 520],
            [
              [0, t.light],
              [0.5, t.base],
              [1, t.shade],
            ],
          ),
        ) +
        ringAt(art, x, 446) +
        ellipse(x, 498, 7, 7, brass.base),
    ),
    clasp(art, 438, 620),
    handle(t, 'M790 446C834 530 832 630 806 690', 12),
    path(
      'M778 690H834L828 790Q806 802 784 790Z',
      art.linear(
        [808, 700],
        [864, 800],
        [
          [0, t.light],
          [0.5, t.base],
          [1, t.shade],
        ],
      ),
    ) + stitches('M788 702V778', t, 2),
  ].join('');
}

function sideBag(art: Art, t: Tones): string {
  const body =
    'M392 430Q500 404 608 430C630 560 664 700 676 806Q678 862 628 866H372Q322 862 324 806C336 700 370 560 392 430Z';
  return [
    handle(t, 'M470 430C462 150 470 140 500 140C530 140 538 150 530 430', 28),
    hide(art, t, body, [330, 420], [680, 870]),
    path('M500 412V866', 'none', { stroke: t.deep, 'stroke-width': 5, opacity: 0.6 }),
    folds(art, t, body, [
      ['M470 430C450 560 440 720 440 860', 30, false, 0.5],
      ['M530 430C550 560 560 720 560 860', 34, false, 0.55],
      ['M400 500C370 640 352 740 350 840', 22, true, 0.4],
    ]),
    stitches('M408 440C388 560 356 700 344 840', t, 3),
    stitches('M592 440C612 560 644 700 656 840', t, 3),
    rect(478, 420, 44, 60, 8, art.linear([478, 0], [522, 0], metalStops(brass))),
  ].join('');
}

export const bag: Illustration = {
  angle: (art, t) => groundShadow(art, 500, 858, 370) + turnedBag(art, t),
  front: (art, t) => groundShadow(art, 500, 872, 350) + frontBag(art, t),
  side: (art, t) => groundShadow(art, 500, 868, 190) + sideBag(art, t),
  detail: (art, t) => group(frontBag(art, t), { transform: 'translate(-480 -640) scale(1.96)' }),
};
