import { type Art, group, groundShadow, line, path, rect, roundedOutline, type Tones } from './art.ts';
import { cloth, folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { leatherGrain, mattStops, metalStops, stitches, weave } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const tan: Tones = {
  deep: '#3b2211',
  shade: '#6f4524',
  base: '#a8703f',
  light: '#d9a873',
  glow: '#f3d9b6',
  isMetal: false,
};
const steel: Tones = {
  deep: '#30353a',
  shade: '#6f767d',
  base: '#b9bfc5',
  light: '#eef1f3',
  glow: '#ffffff',
  isMetal: true,
};

const body =
  'M300 250C310 170 400 136 500 136C600 136 690 170 700 250C730 380 752 560 752 760C752 830 726 862 664 868C560 878 440 878 336 868C274 862 248 830 248 760C248 560 270 380 300 250Z';

function zip(d: string): string {
  return (
    line(d, '#1d1b18', 13) +
    line(d, '#c9c2b5', 7, { 'stroke-dasharray': '3.5 4.5' }) +
    line(d, '#ffffff', 1.4, { opacity: 0.35, transform: 'translate(0 -5)' })
  );
}

function puller(art: Art, x: number, y: number): string {
  return (
    rect(x - 7, y - 4, 14, 22, 5, art.linear([x - 7, 0], [x + 7, 0], metalStops(steel))) +
    path(`M${x - 9} ${y + 18}H${x + 9}L${x + 7} ${y + 62}Q${x} ${y + 70} ${x - 7} ${y + 62}Z`, tan.base) +
    line(`M${x} ${y + 26}V${y + 56}`, tan.glow, 2, { 'stroke-dasharray': '5 4', opacity: 0.8 })
  );
}

function strap(art: Art, x: number, top: number, bottom: number): string {
  const d = `M${x - 19} ${top}H${x + 19}V${bottom}Q${x} ${bottom + 18} ${x - 19} ${bottom}Z`;
  return [
    path(d, '#000', { transform: 'translate(4 6)', opacity: 0.28 }),
    path(
      d,
      art.linear(
        [x - 19, 0],
        [x + 19, 0],
        [
          [0, tan.light],
          [0.35, tan.base],
          [1, tan.shade],
        ],
      ),
    ),
    path(d, leatherGrain(art, tan), { opacity: 0.4 }),
    stitches(`M${x - 13} ${top + 8}V${bottom - 6}`, tan, 2),
    stitches(`M${x + 13} ${top + 8}V${bottom - 6}`, tan, 2),
    `<rect x="${x - 26}" y="${top + (bottom - top) * 0.5}" width="52" height="38" rx="7" fill="none" stroke="${art.linear([x - 26, 0], [x + 26, 0], metalStops(steel))}" stroke-width="8"/>`,
  ].join('');
}

function front(art: Art, t: Tones): string {
  const pocket =
    'M292 560C400 544 600 544 708 560Q722 562 724 578L730 770Q730 820 690 826C570 838 430 838 310 826Q270 820 270 770L276 578Q278 562 292 560Z';
  const lid =
    'M296 262C310 168 400 130 500 130C600 130 690 168 704 262C716 326 722 380 726 440C660 480 580 492 500 492C420 492 340 480 274 440C278 380 284 326 296 262Z';
  return [
    line('M448 140C440 76 560 76 552 140', tan.shade, 24) +
      line('M448 140C440 76 560 76 552 140', tan.base, 15),
    cloth(art, t, body, art.linear([250, 140], [750, 880], mattStops(t)), weave(art, t, 6), [248, 752]),
    folds(art, t, body, [
      ['M280 460C262 580 262 720 276 830', 28, true, 0.26],
      ['M720 460C738 580 738 720 722 830', 36, false, 0.5],
      ['M290 470C400 540 600 540 712 470', 40, false, 0.55],
    ]),
    path(pocket, '#000', { transform: 'translate(0 10)', opacity: 0.3, filter: art.blur(8) }),
    cloth(art, t, pocket, art.linear([270, 550], [730, 840], mattStops(t)), weave(art, t, 6), [270, 730]),
    zip('M306 602C420 586 580 586 694 602'),
    puller(art, 676, 600),
    folds(
      art,
      t,
      pocket,
      [
        ['M300 800C420 826 580 826 700 800', 24, false, 0.4],
        ['M330 640C320 700 322 760 330 810', 20, true, 0.25],
      ],
      9,
    ),
    stitches('M288 640L284 790Q300 812 330 814C440 824 560 824 670 814Q700 812 716 790L712 640', t, 2.4),
    path(lid, '#000', { transform: 'translate(0 14)', opacity: 0.32, filter: art.blur(10) }),
    cloth(art, t, lid, art.linear([280, 130], [730, 500], mattStops(t)), weave(art, t, 6), [274, 726]),
    path(
      lid,
      art.radial([400, 200], 330, [
        [0, t.glow, 0.4],
        [1, t.glow, 0],
      ]),
    ),
    stitches('M288 424C400 466 600 466 712 424', t, 2.6),
    strap(art, 390, 380, 640),
    strap(art, 610, 380, 640),
    path(roundedOutline(448, 250, 104, 66, 8), tan.base) +
      path(roundedOutline(448, 250, 104, 66, 8), leatherGrain(art, tan), { opacity: 0.4 }) +
      `<rect x="455" y="257" width="90" height="52" rx="5" fill="none" stroke="${tan.glow}" stroke-width="1.8" stroke-dasharray="5 4"/><circle cx="500" cy="283" r="13" fill="none" stroke="${tan.glow}" stroke-width="3"/><circle cx="500" cy="281" r="5" fill="${tan.glow}"/>`,
  ].join('');
}

function back(art: Art, t: Tones): string {
  const pad = (x: number) => roundedOutline(x, 250, 130, 520, 50);
  const harness = (sign: 1 | -1) => {
    const d = `M${500 + sign * 70} 178C${500 + sign * 190} 210 ${500 + sign * 220} 380 ${500 + sign * 200} 560C${500 + sign * 196} 640 ${500 + sign * 212} 720 ${500 + sign * 226} 800`;
    return (
      line(d, '#000', 64, { opacity: 0.2, transform: 'translate(5 9)' }) +
      line(d, t.shade, 62) +
      line(d, t.base, 48) +
      line(d, t.light, 8, { opacity: 0.5, transform: 'translate(-12 0)' }) +
      stitches(d, t, 2.2)
    );
  };
  return [
    line('M448 140C440 76 560 76 552 140', tan.shade, 24) +
      line('M448 140C440 76 560 76 552 140', tan.base, 15),
    cloth(art, t, body, art.linear([250, 140], [750, 880], mattStops(t)), weave(art, t, 6), [248, 752]),
    ...[352, 518].map(
      (x) =>
        path(
          pad(x),
          art.linear(
            [x, 250],
            [x + 130, 770],
            [
              [0, mixHex(t.base, t.light, 0.4)],
              [0.5, t.base],
              [1, t.shade],
            ],
          ),
        ) +
        path(pad(x), weave(art, t, 9)) +
        `<path d="${pad(x)}" fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="3"/>`,
    ),
    harness(-1),
    harness(1),
    path(roundedOutline(404, 168, 192, 46, 12), tan.base) +
      path(roundedOutline(404, 168, 192, 46, 12), leatherGrain(art, tan), { opacity: 0.4 }) +
      stitches('M416 191H584', tan, 2),
  ].join('');
}

function side(art: Art, t: Tones): string {
  const shape =
    'M420 190C440 140 560 130 610 190C650 300 676 480 680 700C682 800 664 856 600 862C540 868 470 868 410 862C368 856 356 800 358 700C362 480 390 300 420 190Z';
  const pocket = 'M590 540C660 560 730 600 742 680C750 760 730 830 670 846L610 856C600 760 596 640 590 540Z';
  return [
    line('M408 214C300 330 288 620 384 800', t.shade, 34) +
      line('M408 214C300 330 288 620 384 800', t.base, 22) +
      line('M408 214C300 330 288 620 384 800', t.light, 4, { opacity: 0.5, transform: 'translate(-5 0)' }),
    cloth(art, t, pocket, art.linear([590, 540], [745, 850], mattStops(t)), weave(art, t, 6), [590, 745]),
    cloth(art, t, shape, art.linear([360, 150], [690, 860], mattStops(t)), weave(art, t, 6), [356, 682]),
    folds(art, t, shape, [
      ['M440 260C410 440 400 640 408 840', 30, true, 0.3],
      ['M620 300C650 460 656 660 644 840', 34, false, 0.5],
      ['M380 600C460 580 560 580 660 600', 22, false, 0.35],
    ]),
    zip('M440 196C500 170 560 176 600 210C640 330 660 480 664 620'),
    puller(art, 662, 616),
    path('M386 620C460 600 560 600 646 620L640 846C560 862 470 862 404 846Z', t.deep, { opacity: 0.16 }),
    line('M386 620C460 600 560 600 646 620', t.deep, 10, { opacity: 0.5 }) +
      line('M386 616C460 596 560 596 646 616', t.light, 4, { opacity: 0.5 }),
    stitches('M400 650C470 634 560 634 636 650', t, 2.2),
  ].join('');
}

export const backpack: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 510, 874, 290) + group(front(art, t), { transform: 'matrix(.96 -.03 .02 1 14 10)' }),
  front: (art, t) => groundShadow(art, 500, 872, 280) + front(art, t),
  side: (art, t) => groundShadow(art, 520, 864, 230) + side(art, t),
  back: (art, t) => groundShadow(art, 500, 872, 280) + back(art, t),
};
