import { type Art, ellipse, group, groundShadow, line, path, type Tones } from './art.ts';
import { folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { glossStops, stitches } from './materials.ts';
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
    'M176 318C190 300 214 302 226 322C262 404 330 480 430 552C520 614 600 640 690 648C770 656 846 676 880 712C886 722 880 732 866 732C760 738 620 736 540 716C440 690 350 620 290 560C246 520 206 500 186 470C166 430 162 360 176 318Z';
  const inside =
    'M196 330C216 300 250 310 262 336C310 420 380 480 460 520C520 552 560 590 560 610C470 590 330 490 268 404C240 370 214 352 196 330Z';
  const heel =
    'M184 462C206 500 246 520 286 556C262 610 250 700 246 806Q240 818 222 818Q206 818 204 806C202 700 182 560 178 500Z';
  const sole =
    'M286 556C350 620 440 694 540 718C620 738 760 742 868 734Q878 738 870 746C760 758 620 758 530 738C430 712 340 636 272 576Z';
  return [
    path(
      inside,
      art.linear(
        [200, 320],
        [560, 610],
        [
          [0, lining.deep],
          [0.4, lining.shade],
          [1, lining.base],
        ],
      ),
    ),
    path(heel, art.linear([180, 0], [290, 0], glossStops(t))),
    path('M204 800H246V812Q244 820 224 820Q206 820 204 812Z', '#2a2622'),
    path(
      sole,
      art.linear(
        [280, 560],
        [860, 750],
        [
          [0, '#6d4a2e'],
          [0.5, '#a97c55'],
          [1, '#5b3b23'],
        ],
      ),
    ),
    path(upper, art.linear([180, 300], [560, 900], glossStops(t))),
    folds(
      art,
      t,
      upper,
      [
        ['M196 350C230 450 300 520 400 600C480 654 580 690 700 700', 16, true, 0.75],
        ['M190 440C240 520 340 600 420 656C520 712 700 726 860 726', 22, false, 0.6],
        ['M560 640C640 664 760 672 850 704', 12, true, 0.6],
      ],
      8,
    ),
    path('M206 356C240 440 316 516 410 580C330 540 250 470 214 400Z', '#ffffff', { opacity: 0.5 }),
    path('M640 662C720 668 800 684 844 706C780 694 700 688 640 680Z', '#ffffff', { opacity: 0.45 }),
    line('M226 322C262 404 330 480 430 552C480 586 520 604 560 612', mixHex(t.light, t.glow, 0.5), 3, {
      opacity: 0.8,
    }),
    stitches('M236 352C276 424 340 492 432 558', t, 1.8),
  ].join('');
}

function fromBehind(art: Art, t: Tones, x: number): string {
  const back = `M${x - 74} 330C${x - 84} 430 ${x - 66} 520 ${x - 26} 560H${x + 26}C${x + 66} 520 ${x + 84} 430 ${x + 74} 330C${x + 40} 356 ${x - 40} 356 ${x - 74} 330Z`;
  const heel = `M${x - 40} 540C${x - 24} 640 ${x - 18} 730 ${x - 16} 806Q${x} 820 ${x + 16} 806C${x + 18} 730 ${x + 24} 640 ${x + 40} 540Z`;
  return [
    path(
      `M${x - 60} 560C${x - 130} 640 ${x - 130} 740 ${x - 92} 778Q${x} 800 ${x + 92} 778C${x + 130} 740 ${x + 130} 640 ${x + 60} 560Z`,
      art.linear(
        [x - 120, 0],
        [x + 120, 0],
        [
          [0, t.shade],
          [0.3, t.base],
          [0.7, t.shade],
          [1, t.deep],
        ],
      ),
    ),
    ellipse(x, 338, 74, 22, lining.shade),
    path(heel, art.linear([x - 40, 0], [x + 40, 0], glossStops(t))),
    path(back, art.linear([x - 80, 0], [x + 80, 0], glossStops(t))),
    line(`M${x} 352V556`, t.deep, 3, { opacity: 0.5 }),
    path(`M${x - 17} 796H${x + 17}V812Q${x} 822 ${x - 17} 812Z`, '#2a2622'),
    path(
      `M${x - 52} 372C${x - 60} 430 ${x - 50} 490 ${x - 30} 530C${x - 42} 480 ${x - 44} 420 ${x - 36} 376Z`,
      '#ffffff',
      { opacity: 0.55 },
    ),
  ].join('');
}

export const shoes: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 540, 806, 350) +
    group(pump(art, t), { transform: 'translate(-16 -4) rotate(-4 520 600)' }),
  side: (art, t) =>
    groundShadow(art, 540, 800, 340) + group(pump(art, t), { transform: 'translate(-22 -16)' }),
  back: (art, t) =>
    groundShadow(art, 330, 812, 130) +
    fromBehind(art, t, 320) +
    groundShadow(art, 690, 812, 130) +
    fromBehind(art, t, 680),
  pair: (art, t) =>
    groundShadow(art, 470, 636, 300) +
    group(pump(art, t), { transform: 'translate(20 -40) scale(.82)' }) +
    groundShadow(art, 590, 852, 310) +
    group(pump(art, t), { transform: 'translate(140 160) scale(.84)' }),
};
