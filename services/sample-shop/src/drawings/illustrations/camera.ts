import { type Art, ellipse, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { leatherGrain, mattStops, metalStops, satinStops } from './materials.ts';
import { glassSheen, screen } from './screen.ts';

const silver: Tones = {
  deep: '#3a3f44',
  shade: '#878e95',
  base: '#c6cbcf',
  light: '#f1f3f4',
  glow: '#ffffff',
  isMetal: true,
};
const black: Tones = {
  deep: '#050506',
  shade: '#17191b',
  base: '#2a2d30',
  light: '#5d6368',
  glow: '#a9b0b6',
  isMetal: false,
};

/** Nested rings and coated glass: what makes a lens. */
function objective(art: Art, cx: number, cy: number, r: number): string {
  const ring = (k: number, fill: string) => ellipse(cx, cy, r * k, r * k, fill);
  const ribs = Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * 2 * Math.PI;
    const at = (k: number) =>
      `${(cx + Math.cos(turn) * r * k).toFixed(1)} ${(cy + Math.sin(turn) * r * k).toFixed(1)}`;
    return `M${at(0.88)}L${at(0.98)}`;
  }).join('');
  return [
    ellipse(cx + 10, cy + 18, r * 1.02, r * 1.02, '#000', { opacity: 0.35, filter: art.blur(14) }),
    ring(1, art.linear([cx - r, cy - r], [cx + r, cy + r], metalStops(black))),
    `<path d="${ribs}" stroke="#000" stroke-opacity=".55" stroke-width="5" fill="none"/>`,
    ring(0.86, art.linear([cx - r, cy - r], [cx + r, cy + r], metalStops(silver))),
    ring(
      0.82,
      art.linear(
        [cx - r, cy - r],
        [cx + r, cy + r],
        [
          [0, '#2c2f32'],
          [1, '#0c0d0e'],
        ],
      ),
    ),
    ring(0.66, '#060708'),
    ring(
      0.58,
      art.radial([cx - r * 0.12, cy - r * 0.16], r * 0.66, [
        [0, '#35506b'],
        [0.35, '#1d2f45'],
        [0.6, '#3d2b52'],
        [0.8, '#12161f'],
        [1, '#040506'],
      ]),
    ),
    ring(
      0.34,
      art.radial([cx, cy], r * 0.34, [
        [0, '#0a0c10'],
        [0.6, '#18222e'],
        [1, '#2a3d52'],
      ]),
    ),
    path(
      `M${cx - r * 0.44} ${cy - r * 0.06}A${r * 0.46} ${r * 0.46} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.44}A${r * 0.62} ${r * 0.62} 0 0 0 ${cx - r * 0.44} ${cy - r * 0.06}Z`,
      '#dcecf7',
      { opacity: 0.75 },
    ),
    ellipse(cx + r * 0.24, cy + r * 0.26, r * 0.12, r * 0.07, '#c79be0', {
      opacity: 0.5,
      transform: `rotate(-40 ${cx + r * 0.24} ${cy + r * 0.26})`,
    }),
    ellipse(cx + r * 0.08, cy + r * 0.34, r * 0.06, r * 0.04, '#8fd0c0', { opacity: 0.5 }),
  ].join('');
}

function knob(art: Art, x: number, y: number, width: number, height: number): string {
  const ribs = Array.from(
    { length: Math.floor(width / 8) },
    (_, i) => `M${x + 6 + i * 8} ${y + 6}V${y + height - 2}`,
  ).join('');
  return (
    rect(x, y, width, height, 8, art.linear([x, 0], [x + width, 0], metalStops(silver))) +
    `<path d="${ribs}" stroke="#3a3f44" stroke-opacity=".35" stroke-width="2.4" fill="none"/>`
  );
}

function front(art: Art, t: Tones): string {
  const body = roundedOutline(110, 330, 780, 440, 54);
  const hide = 'M110 450H890V690H110Z';
  return [
    knob(art, 180, 276, 110, 60),
    knob(art, 690, 268, 128, 66),
    rect(600, 292, 60, 42, 8, art.linear([600, 0], [660, 0], metalStops(silver))),
    path(
      'M392 336L420 250Q426 236 442 236H558Q574 236 580 250L608 336Z',
      art.linear([392, 236], [608, 336], satinStops(silver)),
    ),
    path(body, art.linear([110, 330], [890, 770], satinStops(silver))),
    path(hide, art.linear([110, 450], [890, 690], mattStops(t))),
    path(hide, leatherGrain(art, t), { opacity: 0.7 }),
    path('M110 446H890V452H110ZM110 688H890V694H110Z', '#3a3f44', { opacity: 0.45 }),
    rect(452, 262, 96, 52, 8, '#0c0e10'),
    glassSheen(art, roundedOutline(456, 266, 88, 44, 6), [456, 266, 88, 44], 1.2),
    ellipse(270, 396, 24, 24, '#101214') + ellipse(264, 390, 9, 7, '#5b7690'),
    `<g transform="translate(760 392)"><circle r="18" fill="none" stroke="#3a3f44" stroke-width="4"/><circle r="6.5" cy="-2" fill="#3a3f44"/></g>`,
    objective(art, 500, 560, 218),
    path(roundedOutline(116, 334, 768, 18, 9), '#ffffff', { opacity: 0.5 }),
  ].join('');
}

function rear(art: Art, t: Tones): string {
  const body = roundedOutline(110, 330, 780, 440, 54);
  const box: [number, number, number, number] = [210, 420, 450, 300];
  return [
    knob(art, 700, 276, 110, 60),
    knob(art, 182, 268, 128, 66),
    path(
      'M392 336L420 250Q426 236 442 236H558Q574 236 580 250L608 336Z',
      art.linear([392, 236], [608, 336], satinStops(silver)),
    ),
    path(body, art.linear([110, 330], [890, 770], satinStops(silver))),
    path('M110 420H890V720H110Z', art.linear([110, 420], [890, 720], mattStops(t))) +
      path('M110 420H890V720H110Z', leatherGrain(art, t), { opacity: 0.6 }),
    path(roundedOutline(196, 406, 478, 328, 18), '#0a0b0c'),
    screen(art, t, roundedOutline(...box, 8), box),
    glassSheen(art, roundedOutline(196, 406, 478, 328, 18), [196, 406, 478, 328], 0.7),
    rect(436, 258, 128, 66, 14, '#0c0e10'),
    ellipse(780, 560, 66, 66, art.linear([714, 494], [846, 626], metalStops(black))) +
      ellipse(780, 560, 28, 28, art.linear([752, 532], [808, 588], metalStops(silver))),
    ...[450, 500].map((y) => ellipse(730, y - 30, 15, 15, '#1b1e21')),
    ellipse(820, 448, 15, 15, '#1b1e21') +
      ellipse(800, 668, 15, 15, '#1b1e21') +
      ellipse(746, 668, 15, 15, '#1b1e21'),
  ].join('');
}

function fromAbove(art: Art, t: Tones): string {
  const body = roundedOutline(110, 300, 780, 190, 60);
  return [
    path(body, '#2b2118', { transform: 'translate(16 28)', opacity: 0.25, filter: art.blur(18) }),
    path(
      'M392 470H608L596 760Q590 790 560 790H440Q410 790 404 760Z',
      art.linear([392, 0], [608, 0], metalStops(black)),
    ),
    path('M398 560H602L600 600H400Z', art.linear([398, 0], [602, 0], metalStops(silver))),
    path('M400 660H600L598 700H402Z', '#000', { opacity: 0.3 }),
    path(body, art.linear([110, 300], [890, 490], satinStops(silver))),
    path('M110 452H890Q880 486 840 490H160Q120 486 110 452Z', art.linear([0, 452], [0, 490], mattStops(t))),
    ellipse(220, 386, 58, 58, art.linear([162, 328], [278, 444], metalStops(silver))) +
      ellipse(220, 386, 34, 34, art.linear([254, 420], [186, 352], metalStops(silver))),
    ellipse(760, 386, 64, 64, art.linear([696, 322], [824, 450], metalStops(silver))) +
      ellipse(760, 386, 22, 22, '#b3261e', { opacity: 0.85 }),
    ellipse(650, 386, 26, 26, art.linear([624, 360], [676, 412], metalStops(silver))),
    path(roundedOutline(420, 330, 160, 110, 16), art.linear([420, 330], [580, 440], satinStops(silver))) +
      rect(452, 352, 96, 66, 6, '#17191b'),
  ].join('');
}

export const camera: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 510, 786, 390) + group(front(art, t), { transform: 'matrix(.96 -.06 .03 1 4 34)' }),
  front: (art, t) => groundShadow(art, 500, 780, 380) + front(art, t),
  top: fromAbove,
  back: (art, t) => groundShadow(art, 500, 778, 380) + rear(art, t),
};
