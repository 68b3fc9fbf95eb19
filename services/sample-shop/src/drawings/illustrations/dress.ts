import { type Art, group, line, outlineShadow, path, type Tones } from './art.ts';
import { cloth, folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { mattStops, weave } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const outline =
  'M396 92C404 148 432 196 500 214C568 196 596 148 604 92C628 96 646 104 660 118C664 190 662 236 676 280C664 330 636 366 624 404C640 470 716 640 762 858C718 906 640 926 580 918C540 930 460 930 420 918C360 926 282 906 238 858C284 640 360 470 376 404C364 366 336 330 324 280C338 236 336 190 340 118C354 104 372 96 396 92Z';
const backOutline = outline.replace(
  'C404 148 432 196 500 214C568 196 596 148 604 92',
  'C420 118 450 128 500 130C550 128 580 118 604 92',
);
const waist = 'M374 392C430 408 570 408 626 392L630 424C570 442 430 442 370 424Z';

function gown(art: Art, t: Tones, isBack: boolean): string {
  const shape = isBack ? backOutline : outline;
  const satin = art.linear([240, 120], [760, 900], mattStops(t));
  const inside = isBack
    ? ''
    : path(
        'M396 92C404 148 432 196 500 214C568 196 596 148 604 92C596 116 560 138 500 140C440 138 404 116 396 92Z',
        mixHex(t.shade, t.deep, 0.5),
      );
  return [
    inside,
    outlineShadow(art, shape),
    cloth(art, t, shape, satin, weave(art, t, 5), [238, 762]),
    folds(
      art,
      t,
      shape,
      [
        ['M404 430C380 560 330 720 300 890', 30, false, 0.5],
        ['M430 430C424 580 400 740 380 920', 24, true, 0.46],
        ['M460 432C462 600 450 760 440 920', 26, false, 0.44],
        ['M500 434C506 600 500 780 500 926', 20, true, 0.36],
        ['M540 432C544 600 560 760 566 920', 28, false, 0.46],
        ['M572 430C590 580 620 740 636 914', 22, true, 0.3],
        ['M600 428C630 560 690 720 712 886', 34, false, 0.54],
        ['M356 150C372 230 390 300 410 380', 22, true, 0.3],
        ['M646 150C634 240 616 310 596 384', 26, false, 0.46],
        ['M500 230C496 290 500 340 500 390', 16, false, 0.26],
      ],
      9,
    ),
    path(
      waist,
      art.linear(
        [370, 0],
        [630, 0],
        [
          [0, t.light],
          [0.3, t.base],
          [1, t.shade],
        ],
      ),
    ),
    line('M374 392C430 408 570 408 626 392', t.deep, 2, { opacity: 0.4 }),
    line('M370 424C430 442 570 442 630 424', t.deep, 2, { opacity: 0.45 }),
    isBack
      ? line('M500 132V404', t.deep, 3, { opacity: 0.5 }) +
        line('M504 132V404', t.glow, 1.4, { opacity: 0.5 })
      : bow(art, t),
    line('M250 848C330 900 420 906 500 906C580 906 670 900 750 848', t.glow, 2, { opacity: 0.45 }),
    line('M244 860C330 910 420 916 500 916C580 916 670 910 756 860', t.deep, 2, { opacity: 0.3 }),
  ].join('');
}

function bow(art: Art, t: Tones): string {
  const fill = art.linear(
    [380, 380],
    [470, 470],
    [
      [0, t.glow],
      [0.3, t.light],
      [0.7, t.base],
      [1, t.shade],
    ],
  );
  return [
    path(
      'M424 414C404 470 400 520 392 566L418 556L430 574C438 520 438 470 436 418Z',
      art.linear(
        [390, 0],
        [440, 0],
        [
          [0, t.light],
          [0.5, t.base],
          [1, t.shade],
        ],
      ),
    ),
    path(
      'M438 416C452 462 466 500 484 538L462 540L452 560C436 514 430 470 428 420Z',
      art.linear(
        [430, 0],
        [484, 0],
        [
          [0, t.base],
          [1, t.shade],
        ],
      ),
    ),
    path('M428 410C398 384 372 382 362 400C354 424 392 432 428 418Z', fill),
    path('M434 410C462 382 492 380 500 398C506 424 470 432 434 418Z', fill),
    path('M420 402Q431 398 442 402L444 424Q431 430 418 424Z', t.light),
  ].join('');
}

export const dress: Illustration = {
  front: (art, t) => gown(art, t, false),
  back: (art, t) => gown(art, t, true),
  detail: (art, t) => group(gown(art, t, false), { transform: 'translate(-560 -140) scale(2.1)' }),
};
