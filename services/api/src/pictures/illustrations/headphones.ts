import { type Art, ellipse, group, groundShadow, line, path, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { glossStops, leatherGrain, mattStops, metalStops, stitches } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const steel: Tones = {
  deep: '#2c3136',
  shade: '#6d747b',
  base: '#b4babf',
  light: '#eceff1',
  glow: '#ffffff',
  isMetal: true,
};

/** The head band: a leather bow over a steel spring, its cushion below. */
function band(art: Art, t: Tones, outer: string, cushion: string, lit: string): string {
  return [
    path(
      cushion,
      art.linear(
        [250, 150],
        [750, 420],
        mattStops({ ...t, base: mixHex(t.base, t.shade, 0.5), light: t.base, glow: t.light }),
      ),
    ),
    path(cushion, leatherGrain(art, t), { opacity: 0.45 }),
    path(
      outer,
      art.linear(
        [200, 120],
        [800, 420],
        [
          [0, t.shade],
          [0.14, t.base],
          [0.32, t.light],
          [0.42, t.glow],
          [0.5, t.light],
          [0.66, t.base],
          [0.88, t.shade],
          [1, t.deep],
        ],
      ),
    ),
    path(outer, leatherGrain(art, t), { opacity: 0.35 }),
    line(lit, t.glow, 5, { opacity: 0.5 }),
    stitches(lit, t, 2.2),
  ].join('');
}

/** A cup from its outer side: shell, metal ring, a dished plate with the mark. */
function cupFace(art: Art, t: Tones, cx: number, cy: number, rx: number, ry: number): string {
  const plate = art.radial([cx - rx * 0.3, cy - ry * 0.4], rx * 1.7, [
    [0, mixHex(t.light, t.glow, 0.4)],
    [0.4, t.base],
    [0.85, t.shade],
    [1, t.deep],
  ]);
  return [
    ellipse(
      cx,
      cy,
      rx,
      ry,
      art.linear([cx - rx, cy - ry], [cx + rx, cy + ry], t.isMetal ? metalStops(t) : glossStops(t)),
    ),
    ellipse(
      cx,
      cy,
      rx * 0.8,
      ry * 0.8,
      art.linear([cx - rx, cy - ry], [cx + rx, cy + ry], metalStops(steel)),
    ),
    ellipse(cx, cy, rx * 0.755, ry * 0.755, plate),
    ...[0.62, 0.46, 0.3].map((k) =>
      ellipse(cx, cy, rx * k, ry * k, 'none', { stroke: t.deep, 'stroke-opacity': 0.12, 'stroke-width': 2 }),
    ),
    ellipse(cx - rx * 0.26, cy - ry * 0.4, rx * 0.3, ry * 0.16, '#ffffff', {
      opacity: 0.22,
      transform: `rotate(-28 ${cx - rx * 0.26} ${cy - ry * 0.4})`,
    }),
    `<g opacity=".85"><ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.16}" ry="${ry * 0.16}" fill="none" stroke="${t.glow}" stroke-width="4"/><ellipse cx="${cx}" cy="${cy - 2}" rx="${rx * 0.06}" ry="${ry * 0.06}" fill="${t.glow}"/></g>`,
  ].join('');
}

/** The cushion of a cup, seen from its edge or into its mouth. */
function cushion(
  art: Art,
  t: Tones,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  isOpen: boolean,
): string {
  const hide: Tones = {
    ...t,
    base: mixHex(t.shade, t.base, 0.35),
    light: mixHex(t.base, t.light, 0.35),
    glow: t.light,
  };
  const body = art.radial([cx - rx * 0.4, cy - ry * 0.45], Math.max(rx, ry) * 1.6, [
    [0, hide.light],
    [0.4, hide.base],
    [0.8, hide.shade],
    [1, hide.deep],
  ]);
  const mouth = isOpen
    ? ellipse(cx, cy, rx * 0.5, ry * 0.5, '#0f0f10') +
      ellipse(
        cx,
        cy,
        rx * 0.5,
        ry * 0.5,
        art.pattern(9, 9, '<circle cx="4.5" cy="4.5" r="1.6" fill="#3a3b3d"/>'),
      ) +
      ellipse(cx, cy, rx * 0.52, ry * 0.52, 'none', {
        stroke: hide.light,
        'stroke-width': 3,
        'stroke-opacity': 0.35,
      })
    : '';
  return (
    ellipse(cx, cy, rx, ry, body) + ellipse(cx, cy, rx, ry, leatherGrain(art, hide), { opacity: 0.4 }) + mouth
  );
}

function arm(art: Art, d: string, width: number): string {
  return (
    line(d, '#1c1f22', width + 3, { opacity: 0.35, transform: 'translate(3 4)' }) +
    line(d, art.linear([200, 300], [800, 700], metalStops(steel)), width) +
    line(d, '#ffffff', width * 0.22, { opacity: 0.8, transform: `translate(${-width * 0.2} 0)` })
  );
}

function angle(art: Art, t: Tones): string {
  const bow =
    'M232 512C196 330 290 118 520 112C740 108 850 300 800 516L762 508C800 330 716 158 520 160C326 164 244 340 272 504Z';
  const pad =
    'M296 430C290 290 380 176 520 174C664 172 744 290 742 424C716 330 640 232 520 232C398 232 324 330 296 430Z';
  return [
    arm(art, 'M790 480C800 540 792 560 790 590', 18),
    cushion(art, t, 716, 664, 62, 150, false),
    path(
      'M716 514C800 514 838 580 838 664C838 752 800 816 722 816Z',
      art.linear([716, 520], [840, 810], mattStops(t)),
    ),
    band(art, t, bow, pad, 'M246 500C222 332 306 140 520 136C722 134 822 308 786 504'),
    arm(art, 'M250 480C240 530 240 556 246 590', 20),
    arm(art, 'M196 664C190 560 230 540 330 552C390 560 402 600 404 640', 16),
    cushion(art, t, 386, 676, 118, 172, true),
    group(cupFace(art, t, 272, 668, 128, 178), { transform: 'rotate(4 272 668)' }),
    arm(art, 'M246 488V548', 20),
    ellipse(
      246,
      552,
      17,
      17,
      art.radial([241, 546], 20, [
        [0, '#fff'],
        [0.5, steel.base],
        [1, steel.shade],
      ]),
    ),
  ].join('');
}

function front(art: Art, t: Tones): string {
  const bow =
    'M190 520C170 300 280 116 500 116C720 116 830 300 810 520L770 512C788 316 690 160 500 160C310 160 212 316 230 512Z';
  const pad =
    'M268 420C276 280 370 178 500 178C630 178 724 280 732 420C706 320 622 240 500 240C378 240 294 320 268 420Z';
  const cup = (sign: 1 | -1) => {
    const x = 500 + sign * 292;
    const shell = `M${x + sign * 8} 548C${x + sign * 78} 552 ${x + sign * 92} 620 ${x + sign * 92} 688C${x + sign * 92} 760 ${x + sign * 76} 822 ${x + sign * 8} 826Z`;
    return [
      arm(art, `M${x} 470V566`, 18),
      cushion(art, t, x - sign * 34, 688, 52, 146, false),
      path(shell, art.linear([x - 90, 0], [x + 90, 0], t.isMetal ? metalStops(t) : mattStops(t))),
      path(
        `M${x + sign * 2} 540H${x + sign * 22}V836H${x + sign * 2}Z`,
        art.linear([0, 540], [0, 836], metalStops(steel)),
      ),
      path(
        `M${x + sign * 88} 640C${x + sign * 104} 660 ${x + sign * 104} 716 ${x + sign * 88} 736Z`,
        art.linear([0, 640], [0, 736], metalStops(steel)),
      ),
    ].join('');
  };
  return (
    cup(-1) +
    cup(1) +
    band(art, t, bow, pad, 'M208 508C194 308 296 138 500 138C704 138 806 308 792 508') +
    arm(art, 'M208 486V560', 20) +
    arm(art, 'M792 486V560', 20)
  );
}

function side(art: Art, t: Tones): string {
  return [
    path(
      'M470 130C480 112 520 112 530 130L548 420H452Z',
      art.linear(
        [450, 0],
        [550, 0],
        [
          [0, t.shade],
          [0.3, t.light],
          [0.5, t.base],
          [1, t.deep],
        ],
      ),
    ),
    path('M470 130C480 112 520 112 530 130L548 420H452Z', leatherGrain(art, t), { opacity: 0.4 }),
    stitches('M474 150L460 410M526 150L540 410', t, 2.2),
    arm(art, 'M500 410V520', 22),
    arm(art, 'M318 680C318 560 400 500 500 500C600 500 682 560 682 680', 18),
    cushion(art, t, 500, 680, 196, 206, false),
    cupFace(art, t, 500, 676, 186, 196),
    ellipse(
      318,
      684,
      18,
      18,
      art.radial([312, 678], 20, [
        [0, '#fff'],
        [0.5, steel.base],
        [1, steel.shade],
      ]),
    ),
    ellipse(
      682,
      684,
      18,
      18,
      art.radial([676, 678], 20, [
        [0, '#fff'],
        [0.5, steel.base],
        [1, steel.shade],
      ]),
    ),
  ].join('');
}

export const headphones: Illustration = {
  angle: (art, t) => groundShadow(art, 330, 856, 190) + groundShadow(art, 750, 822, 110) + angle(art, t),
  front: (art, t) => groundShadow(art, 200, 838, 110) + groundShadow(art, 800, 838, 110) + front(art, t),
  side: (art, t) => groundShadow(art, 500, 880, 170) + side(art, t),
  back: (art, t) =>
    groundShadow(art, 670, 856, 190) +
    groundShadow(art, 250, 822, 110) +
    group(angle(art, t), { transform: 'translate(1000 0) scale(-1 1)' }),
  detail: (art, t) => group(angle(art, t), { transform: 'translate(-180 -760) scale(1.86)' }),
};
