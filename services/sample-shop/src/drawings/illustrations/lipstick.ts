import { type Art, ellipse, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { metalStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { gold } from './metals.ts';

const lacquer: Tones = {
  deep: '#060607',
  shade: '#141619',
  base: '#2b2f34',
  light: '#7b828a',
  glow: '#e9edf0',
  isMetal: false,
};

const width = 170;

function tube(art: Art, t: Tones, x: number, y: number, height: number, across = width): string {
  const stops =
    t === lacquer
      ? ([
          [0, t.base],
          [0.1, t.light],
          [0.17, t.glow],
          [0.24, t.base],
          [0.6, t.shade],
          [0.88, t.deep],
          [0.95, t.base],
          [1, t.deep],
        ] as const)
      : metalStops(t);
  return rect(
    x - across / 2,
    y,
    across,
    height,
    12,
    art.linear([x - across / 2, 0], [x + across / 2, 0], stops),
  );
}

/** The stick: a cylinder cut at a slant, its cut face catching the light. */
function bullet(art: Art, t: Tones, x: number, bottom: number, height: number): string {
  const half = 58;
  const top = bottom - height;
  const side = `M${x - half} ${bottom}V${top + 118}C${x - half} ${top + 40} ${x - 6} ${top + 2} ${x + 34} ${top}Q${x + half} ${top + 2} ${x + half} ${top + 40}V${bottom}Z`;
  const body = art.linear(
    [x - half, 0],
    [x + half, 0],
    [
      [0, mixHex(t.base, t.shade, 0.3)],
      [0.12, t.light],
      [0.26, mixHex(t.base, t.light, 0.3)],
      [0.55, t.base],
      [0.85, t.shade],
      [1, mixHex(t.base, t.shade, 0.5)],
    ],
  );
  const face = `M${x - half + 4} ${top + 122}C${x - half + 6} ${top + 46} ${x - 2} ${top + 10} ${x + 36} ${top + 8}C${x + half - 2} ${top + 12} ${x + half - 16} ${top + 92} ${x + 2} ${top + 136}C${x - 30} ${top + 158} ${x - half + 2} ${top + 150} ${x - half + 4} ${top + 122}Z`;
  return [
    path(side, body),
    path(
      face,
      art.linear(
        [x - 40, top],
        [x + 30, top + 150],
        [
          [0, t.glow],
          [0.2, t.light],
          [0.6, mixHex(t.base, t.light, 0.35)],
          [1, t.base],
        ],
      ),
    ),
    path(
      `M${x - half + 14} ${top + 116}C${x - half + 18} ${top + 62} ${x - 6} ${top + 26} ${x + 22} ${top + 18}C${x - 12} ${top + 50} ${x - 34} ${top + 84} ${x - half + 14} ${top + 116}Z`,
      '#ffffff',
      { opacity: 0.45 },
    ),
  ].join('');
}

function collar(art: Art, x: number, y: number): string {
  return [
    tube(art, gold, x, y, 120, 138),
    rect(x - 69, y + 96, 138, 24, 0, '#3f2a08', { opacity: 0.25 }),
    ellipse(x, y + 4, 62, 7, '#5b3c0d', { opacity: 0.45 }),
  ].join('');
}

function base(art: Art, x: number, y: number, height: number): string {
  return [
    tube(art, lacquer, x, y, height),
    rect(x - width / 2 - 3, y, width + 6, 18, 5, art.linear([x - 88, 0], [x + 88, 0], metalStops(gold))),
    `<g transform="translate(${x} ${y + height * 0.56})" opacity=".85"><circle r="17" fill="none" stroke="#e8c987" stroke-width="3"/><circle r="6" cy="-2" fill="#e8c987"/></g>`,
  ].join('');
}

function cap(art: Art, x: number, y: number, height: number): string {
  return [
    tube(art, lacquer, x, y, height),
    path(roundedOutline(x - width / 2 + 5, y + 3, width - 10, 16, 8), '#ffffff', { opacity: 0.25 }),
    rect(
      x - width / 2 - 2,
      y + height - 20,
      width + 4,
      20,
      4,
      art.linear([x - 88, 0], [x + 88, 0], metalStops(gold)),
    ),
  ].join('');
}

function opened(art: Art, t: Tones, x: number): string {
  return bullet(art, t, x, 500, 330) + collar(art, x, 470) + base(art, x, 588, 290);
}

function closed(art: Art, x: number): string {
  return cap(art, x, 150, 440) + base(art, x, 588, 290);
}

export const lipstick: Illustration = {
  open: (art, t) =>
    groundShadow(art, 410, 878, 110) +
    opened(art, t, 400) +
    groundShadow(art, 620, 878, 110) +
    cap(art, 610, 438, 440),
  angle: (art, t) =>
    groundShadow(art, 520, 856, 300) +
    group(opened(art, t, 500), { transform: 'translate(10 -6) rotate(28 500 520) scale(.98)' }),
  closed: (art) => groundShadow(art, 500, 880, 110) + closed(art, 500),
  pair: (art, t) =>
    groundShadow(art, 390, 878, 110) +
    closed(art, 380) +
    groundShadow(art, 640, 878, 110) +
    opened(art, t, 630),
};
