import { type Art, ellipse, group, groundShadow, path, type Tones } from './art.ts';
import { arm, band, cupFace, cushion } from './headphone-parts.ts';
import type { Illustration } from './illustration.ts';
import { leatherGrain, mattStops, metalStops, stitches } from './materials.ts';
import { steel } from './metals.ts';

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
