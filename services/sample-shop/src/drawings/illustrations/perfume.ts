import { type Art, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { metalStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { gold } from './metals.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Thick glass with scent in it: a bright wall, the liquid's depth, light gathered at the bottom. */
function flacon(art: Art, t: Tones, [x, y, width, height]: Box, radius: number): string {
  const outer = roundedOutline(x, y, width, height, radius);
  const wall = 26;
  const inner = roundedOutline(x + wall, y + wall, width - wall * 2, height - wall * 2.1, radius * 0.55);
  const level = y + height * 0.24;
  const glass = art.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, '#ffffff', 0.9],
      [0.08, mixHex(t.light, '#ffffff', 0.6), 0.55],
      [0.3, t.light, 0.35],
      [0.72, t.base, 0.4],
      [0.94, t.shade, 0.55],
      [1, '#ffffff', 0.7],
    ],
  );
  const scent = art.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, t.light],
      [0.18, mixHex(t.base, t.light, 0.45)],
      [0.55, t.base],
      [0.85, mixHex(t.base, t.shade, 0.55)],
      [1, mixHex(t.base, t.light, 0.3)],
    ],
  );
  const gathered = art.radial(
    [x + width * 0.62, y + height * 0.84],
    width * 0.5,
    [
      [0, t.glow, 0.85],
      [0.5, t.light, 0.3],
      [1, t.light, 0],
    ],
    undefined,
    0.55,
  );
  const inside = [
    rect(x, level, width, height, 0, scent, { opacity: 0.9 }),
    rect(x, level, width, 7, 0, mixHex(t.shade, t.base, 0.5), { opacity: 0.65 }),
    rect(x, level + 7, width, 4, 0, '#ffffff', { opacity: 0.5 }),
    path(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, gathered),
    rect(x + width / 2 - 3, y, 6, height * 0.82, 3, mixHex(t.shade, '#ffffff', 0.25), { opacity: 0.4 }),
  ].join('');
  const window1 = `M${x + wall + 12} ${y + wall + 14}Q${x + wall + 14} ${y + wall + 6} ${x + wall + 26} ${y + wall + 6}H${x + wall + 50}V${y + height - wall - 44}Q${x + wall + 34} ${y + height - wall - 22} ${x + wall + 12} ${y + height - wall - 26}Z`;
  return [
    path(outer, mixHex(t.light, '#ffffff', 0.7), { opacity: 0.75 }),
    path(outer, glass),
    group(inside, { 'clip-path': art.clip(inner) }),
    path(
      inner,
      art.linear(
        [0, y],
        [0, y + height],
        [
          [0, '#ffffff', 0.35],
          [0.2, '#ffffff', 0],
          [0.85, '#000000', 0],
          [1, t.deep, 0.25],
        ],
      ),
    ),
    path(window1, '#ffffff', { opacity: 0.5 }),
    rect(x + width - wall - 16, y + wall + 20, 6, height - wall * 3, 3, '#ffffff', { opacity: 0.65 }),
    `<path d="${outer}" fill="none" stroke="#ffffff" stroke-opacity=".85" stroke-width="2.5"/>`,
    `<path d="${inner}" fill="none" stroke="${t.deep}" stroke-opacity=".14" stroke-width="2"/>`,
  ].join('');
}

function neck(art: Art, cx: number, y: number): string {
  return rect(cx - 44, y, 88, 34, 6, art.linear([cx - 44, 0], [cx + 44, 0], metalStops(gold)));
}

/** A tall lacquered stopper with a facet of light and a metal ring. */
function stopper(art: Art, cx: number, y: number, width: number, height: number): string {
  const x = cx - width / 2;
  const body = art.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, '#2a2c2f'],
      [0.14, '#6c7177'],
      [0.22, '#d9dde0'],
      [0.3, '#3b3f44'],
      [0.7, '#16181a'],
      [0.92, '#3a3e42'],
      [1, '#0c0d0e'],
    ],
  );
  return [
    path(roundedOutline(x, y, width, height, 16), body),
    path(
      roundedOutline(x + 6, y + 3, width - 12, 20, 10),
      art.linear(
        [0, y],
        [0, y + 24],
        [
          [0, '#ffffff', 0.55],
          [1, '#ffffff', 0],
        ],
      ),
    ),
    rect(x - 4, y + height - 14, width + 8, 18, 5, art.linear([x, 0], [x + width, 0], metalStops(gold))),
  ].join('');
}

function label(t: Tones, cx: number, y: number): string {
  return `<g opacity=".92"><rect x="${cx - 84}" y="${y}" width="168" height="118" rx="4" fill="#fffdf8" opacity=".92"/><rect x="${cx - 76}" y="${y + 8}" width="152" height="102" rx="2" fill="none" stroke="${mixHex(t.shade, '#b08a3e', 0.5)}" stroke-width="1.6"/><circle cx="${cx}" cy="${y + 42}" r="13" fill="none" stroke="${t.shade}" stroke-width="2.4"/><circle cx="${cx}" cy="${y + 40}" r="5" fill="${t.shade}"/><rect x="${cx - 46}" y="${y + 70}" width="92" height="6" rx="3" fill="${t.shade}"/><rect x="${cx - 30}" y="${y + 86}" width="60" height="4" rx="2" fill="${t.shade}" opacity=".6"/></g>`;
}

function bottle(art: Art, t: Tones, width: number): string {
  const x = 500 - width / 2;
  return (
    flacon(art, t, [x, 376, width, 500], 54) +
    neck(art, 500, 346) +
    stopper(art, 500, 128, Math.min(200, width * 0.5), 222) +
    (width > 300 ? label(t, 500, 600) : '')
  );
}

export const perfume: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 515, 884, 250) +
    path(
      'M640 402Q744 390 760 420V812Q744 850 640 868Z',
      art.linear(
        [640, 0],
        [760, 0],
        [
          [0, t.base],
          [0.5, t.shade],
          [0.86, mixHex(t.base, t.light, 0.4)],
          [1, '#ffffff'],
        ],
      ),
      {
        opacity: 0.9,
      },
    ) +
    group(
      flacon(art, t, [256, 384, 440, 492], 46) +
        neck(art, 484, 354) +
        stopper(art, 484, 132, 200, 226) +
        label(t, 476, 604),
    ),
  front: (art, t) => groundShadow(art, 500, 880, 240) + bottle(art, t, 450),
  side: (art, t) => groundShadow(art, 500, 880, 140) + bottle(art, t, 230),
  detail: (art, t) =>
    group(groundShadow(art, 500, 880, 240) + bottle(art, t, 450), {
      transform: 'translate(-330 -160) scale(1.72)',
    }),
};
