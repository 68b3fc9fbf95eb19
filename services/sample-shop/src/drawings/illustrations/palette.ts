import { type Art, ellipse, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { satinStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';

/** Eight powders, from the lightest to the deepest, all of one family with the product's colour. */
const powders = (t: Tones): string[] => [
  mixHex(t.light, '#fff3ea', 0.6),
  mixHex(t.light, '#f2cdb9', 0.4),
  mixHex(t.base, '#e9b49a', 0.45),
  t.base,
  mixHex(t.base, '#b9825d', 0.5),
  mixHex(t.shade, t.base, 0.5),
  mixHex(t.shade, '#5b2f2a', 0.4),
  mixHex(t.deep, '#3a1e20', 0.4),
];

function pan(art: Art, x: number, y: number, size: number, tone: string, isShimmer: boolean): string {
  const outline = roundedOutline(x, y, size, size, 12);
  const face = art.linear(
    [x, y],
    [x + size, y + size],
    [
      [0, mixHex(tone, '#ffffff', isShimmer ? 0.5 : 0.16)],
      [0.5, tone],
      [1, mixHex(tone, '#000000', 0.14)],
    ],
  );
  const rays = Array.from(
    { length: 7 },
    (_, i) =>
      `M${x + size / 2} ${y + size - 16}Q${x + size / 2 + (i - 3) * size * 0.08} ${y + size * 0.55} ${x + size / 2 + (i - 3) * size * 0.14} ${y + 22 + Math.abs(i - 3) * 5}`,
  ).join('');
  return [
    rect(x - 3, y - 3, size + 6, size + 6, 14, '#0a0908', { opacity: 0.55 }),
    path(outline, face),
    `<path d="${rays}" fill="none" stroke="${mixHex(tone, '#000000', 0.35)}" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/><path d="${rays}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2" stroke-linecap="round" transform="translate(-1.5 -1)"/>`,
    `<path d="M${x + 3} ${y + size - 10}V${y + 12}Q${x + 3} ${y + 3} ${x + 12} ${y + 3}H${x + size - 10}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/>`,
    isShimmer
      ? ellipse(x + size * 0.3, y + size * 0.28, size * 0.2, size * 0.12, '#ffffff', {
          opacity: 0.35,
          transform: `rotate(-34 ${x + size * 0.3} ${y + size * 0.28})`,
        })
      : '',
  ].join('');
}

function tray(art: Art, t: Tones, x: number, y: number, width: number, height: number): string {
  const outer = roundedOutline(x, y, width, height, 34);
  const inner = roundedOutline(x + 16, y + 16, width - 32, height - 32, 22);
  const size = (width - 32 - 5 * 22) / 4;
  const pans = powders(t)
    .map((tone, i) =>
      pan(
        art,
        x + 38 + (i % 4) * (size + 22),
        y + 40 + Math.floor(i / 4) * (size + 24),
        size,
        tone,
        i % 3 === 1,
      ),
    )
    .join('');
  return [
    path(outer, art.linear([x, y], [x + width, y + height], satinStops(t))),
    `<path d="${outer}" fill="none" stroke="${t.glow}" stroke-opacity=".8" stroke-width="2.5"/>`,
    path(inner, '#191513'),
    path(
      inner,
      art.linear(
        [0, y + 16],
        [0, y + height],
        [
          [0, '#000', 0.5],
          [0.12, '#000', 0],
          [1, '#fff', 0.07],
        ],
      ),
    ),
    pans,
  ].join('');
}

/** The lid with its mirror, which holds a soft room. */
function mirrorLid(art: Art, t: Tones, x: number, y: number, width: number, height: number): string {
  const outer = roundedOutline(x, y, width, height, 34);
  const glass = roundedOutline(x + 26, y + 24, width - 52, height - 48, 20);
  return [
    path(outer, art.linear([x, y], [x + width, y + height], satinStops(t))),
    `<path d="${outer}" fill="none" stroke="${t.glow}" stroke-opacity=".8" stroke-width="2.5"/>`,
    path(
      glass,
      art.linear(
        [x, y],
        [x + width, y + height],
        [
          [0, '#dfe7ea'],
          [0.35, '#f8fafa'],
          [0.5, '#c3ced3'],
          [0.75, '#e9eef0'],
          [1, '#a9b5bb'],
        ],
      ),
    ),
    group(
      path(`M${x} ${y}H${x + width * 0.5}L${x + width * 0.18} ${y + height}H${x}Z`, '#ffffff', {
        opacity: 0.5,
      }) +
        path(
          `M${x + width * 0.62} ${y}H${x + width * 0.7}L${x + width * 0.38} ${y + height}H${x + width * 0.3}Z`,
          '#ffffff',
          { opacity: 0.4 },
        ),
      { 'clip-path': art.clip(glass) },
    ),
    `<path d="${glass}" fill="none" stroke="${t.deep}" stroke-opacity=".35" stroke-width="3"/>`,
  ].join('');
}

function cover(art: Art, t: Tones, x: number, y: number, width: number, height: number): string {
  const outer = roundedOutline(x, y, width, height, 38);
  return [
    path(outer, art.linear([x, y], [x + width, y + height], satinStops(t))),
    path(
      outer,
      art.radial([x + width * 0.25, y + height * 0.18], width * 0.9, [
        [0, t.glow, 0.75],
        [0.5, t.light, 0.2],
        [1, t.light, 0],
      ]),
    ),
    `<path d="${outer}" fill="none" stroke="${t.glow}" stroke-opacity=".8" stroke-width="3"/>`,
    `<rect x="${x + 26}" y="${y + 26}" width="${width - 52}" height="${height - 52}" rx="22" fill="none" stroke="${t.glow}" stroke-opacity=".5" stroke-width="2"/>`,
    `<g transform="translate(${x + width / 2} ${y + height / 2 - 14})" opacity=".9"><circle r="46" fill="none" stroke="${t.glow}" stroke-width="5"/><circle r="17" cy="-5" fill="${t.glow}"/><rect x="-78" y="74" width="156" height="9" rx="4.5" fill="${t.glow}"/></g>`,
  ].join('');
}

function opened(art: Art, t: Tones): string {
  return (
    mirrorLid(art, t, 110, 130, 780, 340) +
    rect(
      170,
      462,
      660,
      22,
      10,
      art.linear(
        [0, 462],
        [0, 484],
        [
          [0, t.light],
          [0.5, t.shade],
          [1, t.deep],
        ],
      ),
    ) +
    tray(art, t, 110, 476, 780, 402)
  );
}

export const palette: Illustration = {
  open: (art, t) => groundShadow(art, 500, 880, 400) + opened(art, t),
  angle: (art, t) =>
    groundShadow(art, 510, 866, 400) + group(opened(art, t), { transform: 'matrix(.93 -.09 .06 .96 4 66)' }),
  closed: (art, t) =>
    groundShadow(art, 500, 792, 390) +
    path(
      roundedOutline(112, 300, 776, 470, 38),
      art.linear(
        [0, 700],
        [0, 780],
        [
          [0, t.shade],
          [1, t.deep],
        ],
      ),
      { transform: 'translate(0 20)' },
    ) +
    cover(art, t, 112, 290, 776, 470),
  detail: (art, t) =>
    group(tray(art, t, 110, 476, 780, 402), { transform: 'translate(-120 -880) scale(1.9)' }),
};
