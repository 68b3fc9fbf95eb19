import { type Art, ellipse, group, groundShadow, line, path } from '../illustrations/art.ts';
import { pearl } from '../illustrations/pearl.ts';
import type { SceneName } from '../picture-catalogue.ts';

/* Quiet pictures for empty and failing states: few forms, pale tones. */

const paper = '#efe7db';
const paperShade = '#d9cdbc';
const ink = '#0b5c63';

function emptyBag(art: Art): string {
  const body = 'M270 392H730L776 838Q778 858 758 858H242Q222 858 224 838Z';
  return [
    groundShadow(art, 500, 862, 280, 0.7),
    line('M392 404V316C392 214 608 214 608 316V404', paperShade, 26),
    path(
      body,
      art.linear(
        [240, 392],
        [760, 858],
        [
          [0, '#fffaf2'],
          [0.4, paper],
          [1, paperShade],
        ],
      ),
    ),
    path('M270 392H730L736 450H264Z', '#000', { opacity: 0.05 }),
    line('M392 404V330C392 236 608 236 608 330V404', '#c7b8a3', 18),
    line('M420 620C452 668 548 668 580 620', ink, 13, { opacity: 0.75 }),
    ellipse(424, 556, 13, 13, ink, { opacity: 0.75 }),
    ellipse(576, 556, 13, 13, ink, { opacity: 0.75 }),
  ].join('');
}

/** A scallop: two valves, ribs from the hinge. */
function valve(art: Art, turn: number, isInside: boolean): string {
  const outline =
    'M500 640C330 610 236 452 300 330C340 296 372 330 390 300C414 262 452 286 470 262C488 240 512 240 530 262C548 286 586 262 610 300C628 330 660 296 700 330C764 452 670 610 500 640Z';
  const tones = isInside ? ['#fffdfa', '#f3e7de', '#d9c6ba'] : ['#f7efe5', '#dccdbb', '#b9a58f'];
  const ribs = [-3, -2, -1, 0, 1, 2, 3]
    .map((k) => `M500 632Q${500 + k * 42} 480 ${500 + k * 64} ${316 + Math.abs(k) * 10}`)
    .join('');
  return group(
    path(
      outline,
      art.linear(
        [300, 260],
        [700, 640],
        [
          [0, tones[0] ?? ''],
          [0.5, tones[1] ?? ''],
          [1, tones[2] ?? ''],
        ],
      ),
    ) +
      line(ribs, '#a08c78', 5, { opacity: 0.28 }) +
      line(ribs, '#ffffff', 4, { opacity: 0.6, transform: 'translate(-4 -1)' }),
    { transform: `rotate(${turn} 500 640)` },
  );
}

/** The upper valve stands open, the lower one lies: nothing in between. */
function openShell(art: Art): string {
  return (
    groundShadow(art, 500, 826, 270, 0.8) +
    group(valve(art, 0, false), { transform: 'translate(0 960) scale(1 -.5)' }) +
    valve(art, -6, true) +
    ellipse(500, 644, 60, 14, '#a08c78', { opacity: 0.5 })
  );
}

function jewelBox(art: Art): string {
  const front = art.linear(
    [200, 520],
    [800, 800],
    [
      [0, '#23757b'],
      [0.5, ink],
      [1, '#073f45'],
    ],
  );
  return [
    groundShadow(art, 500, 812, 320),
    path(
      'M232 500L300 250Q304 234 322 234H678Q696 234 700 250L768 500Z',
      art.linear(
        [250, 234],
        [750, 500],
        [
          [0, '#2b8087'],
          [1, '#08484e'],
        ],
      ),
    ),
    path(
      'M272 486L326 278H674L728 486Z',
      art.linear(
        [300, 278],
        [700, 486],
        [
          [0, '#f6eee4'],
          [0.5, '#e7d9c8'],
          [1, '#cbb9a4'],
        ],
      ),
    ),
    path('M212 500H788V524H212Z', '#d9b468'),
    path('M212 520H788L770 792Q768 808 752 808H248Q232 808 230 792Z', front),
    path('M250 520H750L742 566Q500 626 258 566Z', '#f3e8db'),
    path('M250 520H750L746 540Q500 590 254 540Z', '#c9b7a2', { opacity: 0.6 }),
    ellipse(500, 664, 32, 32, '#d9b468'),
    ellipse(494, 657, 12, 10, '#fff3cf', { opacity: 0.9 }),
  ].join('');
}

function brokenString(art: Art): string {
  const places: [number, number, number][] = [
    [250, 380, 50],
    [334, 440, 50],
    [424, 486, 50],
    [520, 506, 50],
    [616, 486, 50],
    [748, 560, 46],
    [700, 690, 44],
    [580, 700, 40],
    [830, 420, 38],
    [420, 690, 36],
  ];
  return [
    line('M190 336C300 444 420 500 520 506C590 508 640 480 690 440', '#b9a58f', 5),
    line('M690 440C716 420 716 396 700 380', '#b9a58f', 5, { opacity: 0.7 }),
    ...places.map(
      ([x, y, r]) =>
        ellipse(x + 10, y + r * 0.9, r, r * 0.3, '#2b2118', { opacity: 0.14 }) + pearl(art, x, y, r, false),
    ),
  ].join('');
}

export const stateDrawings: Partial<Record<SceneName, (art: Art) => string>> = {
  'empty-cart': emptyBag,
  'empty-wishlist': jewelBox,
  'not-found': openShell,
  error: brokenString,
};
