import { type Art, group, line, outlineShadow, path, roundedOutline, type Tones } from './art.ts';
import { cloth, folds } from './folds.ts';
import type { Illustration } from './illustration.ts';
import { knit, mattStops, stitches } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const body =
  'M372 140C410 168 590 168 628 140C676 150 724 166 768 186C826 240 874 330 902 416C868 446 820 466 776 472C764 440 750 414 738 394C734 520 736 690 746 844C668 872 332 872 254 844C264 690 266 520 262 394C250 414 236 440 224 472C180 466 132 446 98 416C126 330 174 240 232 186C276 166 324 150 372 140Z';
const startSleeve =
  'M262 394C250 414 236 440 224 472C180 466 132 446 98 416C126 330 174 240 232 186C226 250 240 330 262 394Z';
const endSleeve =
  'M738 394C750 414 764 440 776 472C820 466 868 446 902 416C874 330 826 240 768 186C774 250 760 330 738 394Z';

function shirt(art: Art, t: Tones, isBack: boolean): string {
  const fill = art.linear([180, 140], [820, 880], mattStops(t));
  const jersey = knit(art, t, 8);
  const neck = isBack
    ? 'M372 140C420 150 580 150 628 140C596 190 404 190 372 140Z'
    : 'M372 140C384 236 616 236 628 140C590 168 410 168 372 140Z';
  const rib = isBack
    ? 'M364 138C410 204 590 204 636 138L620 132C580 176 420 176 380 132Z'
    : 'M362 138C372 262 628 262 638 138L620 132C608 228 392 228 380 132Z';
  return [
    outlineShadow(art, body),
    cloth(art, t, body, fill, jersey, [98, 902]),
    path(
      startSleeve,
      art.linear(
        [98, 300],
        [262, 380],
        [
          [0, t.light, 0.45],
          [0.7, t.base, 0],
          [1, t.deep, 0.4],
        ],
      ),
    ),
    path(
      endSleeve,
      art.linear(
        [738, 380],
        [902, 320],
        [
          [0, t.deep, 0.5],
          [0.4, t.shade, 0.25],
          [1, t.deep, 0.3],
        ],
      ),
    ),
    folds(art, t, body, [
      ['M270 400C330 470 330 600 300 760', 34, false, 0.4],
      ['M340 420C420 520 400 700 372 850', 26, true, 0.34],
      ['M730 402C664 480 672 620 700 780', 40, false, 0.42],
      ['M640 470C600 560 620 720 652 850', 24, true, 0.28],
      ['M500 250C520 380 490 560 512 700', 20, false, 0.2],
      ['M262 392C300 360 340 350 380 352', 22, false, 0.4],
      ['M738 392C700 362 664 352 626 354', 22, false, 0.42],
      ['M150 300C190 320 220 360 236 420', 20, false, 0.35],
      ['M850 300C812 322 784 360 768 420', 20, false, 0.4],
      ['M290 800C420 842 600 842 720 800', 26, true, 0.2],
    ]),
    path(neck, isBack ? mixHex(t.base, t.shade, 0.4) : mixHex(t.shade, t.deep, 0.45)),
    isBack
      ? ''
      : path('M386 150C430 176 570 176 614 150C606 190 394 190 386 150Z', mixHex(t.base, t.shade, 0.55)),
    isBack
      ? ''
      : path(roundedOutline(472, 166, 56, 30, 5), '#f7f5f1') + path('M484 178H516V183H484Z', '#55636e'),
    path(
      rib,
      art.linear(
        [362, 0],
        [638, 0],
        [
          [0, t.light],
          [0.4, t.base],
          [1, t.shade],
        ],
      ),
    ),
    line(isBack ? 'M372 142C416 196 584 196 628 142' : 'M372 142C384 246 616 246 628 142', t.deep, 2, {
      opacity: 0.35,
    }),
    stitches('M260 824C380 850 620 850 740 824', t, 2.4),
    stitches('M112 400C150 428 192 446 230 452', t, 2.4),
    stitches('M888 400C850 428 808 446 770 452', t, 2.4),
    line('M232 186C226 250 240 330 262 394', t.deep, 2.6, { opacity: 0.45 }),
    line('M768 186C774 250 760 330 738 394', t.deep, 2.6, { opacity: 0.5 }),
  ].join('');
}

function foldedShirt(art: Art, t: Tones): string {
  const block =
    'M250 240C330 226 670 226 750 240Q770 246 772 270C780 430 780 600 772 742Q770 768 744 772C660 784 340 784 256 772Q230 768 228 742C220 600 220 430 228 270Q230 246 250 240Z';
  return [
    outlineShadow(art, block),
    ...[3, 2, 1].map((i) =>
      path(block, mixHex(t.shade, t.base, i * 0.2), { transform: `translate(0 ${i * 9})` }),
    ),
    cloth(art, t, block, art.linear([230, 230], [770, 780], mattStops(t)), knit(art, t, 8), [228, 772]),
    folds(art, t, block, [
      ['M236 560C400 590 600 590 766 560', 26, false, 0.3],
      ['M260 300C330 420 320 600 300 740', 26, false, 0.28],
      ['M690 290C650 430 664 600 690 740', 30, false, 0.34],
      ['M400 320C440 460 430 600 420 740', 26, true, 0.26],
    ]),
    path('M386 234C396 330 604 330 614 234C570 228 430 228 386 234Z', mixHex(t.shade, t.deep, 0.45)),
    path('M398 240C440 262 560 262 602 240C594 276 406 276 398 240Z', mixHex(t.base, t.shade, 0.55)),
    path(
      'M374 234C384 358 616 358 626 234L610 230C600 322 400 322 390 230Z',
      art.linear(
        [374, 0],
        [626, 0],
        [
          [0, t.light],
          [0.4, t.base],
          [1, t.shade],
        ],
      ),
    ),
    path(roundedOutline(474, 246, 52, 26, 5), '#f7f5f1'),
    line('M232 572C400 600 600 600 768 572', t.deep, 2.5, { opacity: 0.4 }),
  ].join('');
}

export const tShirt: Illustration = {
  front: (art, t) => shirt(art, t, false),
  back: (art, t) => shirt(art, t, true),
  folded: foldedShirt,
  detail: (art, t) => group(shirt(art, t, false), { transform: 'translate(-560 -190) scale(2.12)' }),
};
