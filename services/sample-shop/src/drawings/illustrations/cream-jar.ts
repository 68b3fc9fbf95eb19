import { type Art, ellipse, group, groundShadow, path, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { metalStops, satinStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';

const cream = ['#fffdf9', '#f7efe4', '#e4d6c4', '#cbb79f'] as const;

/** A round form between two heights: its side with the given light, its upper ellipse left to the caller. */
function drum(cx: number, rx: number, top: number, bottom: number, ry: number): string {
  return `M${cx - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${cx + rx} ${bottom}V${top}A${rx} ${ry} 0 0 1 ${cx - rx} ${top}Z`;
}

function jar(art: Art, t: Tones, top: number, bottom: number, ry: number): string {
  const rx = 300;
  const outer = drum(500, rx, top, bottom, ry);
  const glass = art.linear(
    [200, 0],
    [800, 0],
    [
      [0, mixHex(t.base, t.shade, 0.35)],
      [0.07, t.light],
      [0.14, t.glow],
      [0.2, mixHex(t.light, t.base, 0.4)],
      [0.5, t.base],
      [0.8, t.shade],
      [0.93, mixHex(t.shade, t.deep, 0.4)],
      [1, mixHex(t.base, t.light, 0.4)],
    ],
  );
  const mark = `<g transform="translate(500 ${(top + bottom) / 2 + ry * 0.9})" fill="${t.glow}"><circle r="25" cy="-34" fill="none" stroke="${t.glow}" stroke-width="4.5"/><circle r="9" cy="-37"/><rect x="-74" y="16" width="148" height="8" rx="4"/><rect x="-46" y="38" width="92" height="5" rx="2.5" opacity=".7"/></g>`;
  return [
    path(outer, glass),
    path(
      outer,
      art.linear(
        [0, top],
        [0, bottom + ry],
        [
          [0, '#000000', 0.25],
          [0.14, '#000000', 0],
          [0.8, '#000000', 0],
          [1, '#ffffff', 0.28],
        ],
      ),
    ),
    path(
      `M250 ${top + ry * 0.9}Q262 ${top + ry * 1.2} 282 ${top + ry * 1.22}V${bottom + ry * 0.5}Q262 ${bottom + ry * 0.46} 250 ${bottom + ry * 0.3}Z`,
      '#ffffff',
      { opacity: 0.5 },
    ),
    mark,
  ].join('');
}

function lid(art: Art, t: Tones, top: number, bottom: number, ry: number): string {
  const gold: Tones = t.isMetal
    ? t
    : {
        deep: '#3f2a08',
        shade: '#8a6526',
        base: '#d9b468',
        light: '#fbeabb',
        glow: '#fffaf0',
        isMetal: true,
      };
  const rx = 312;
  const side = drum(500, rx, top, bottom, ry);
  const ribs = Array.from({ length: 61 }, (_, i) => {
    const turn = (i / 60) * Math.PI;
    const x = 500 - Math.cos(turn) * rx;
    const y = Math.sin(turn) * ry;
    return `M${x.toFixed(1)} ${(top + y + 12).toFixed(1)}V${(bottom + y - 8).toFixed(1)}`;
  }).join('');
  const face = art.radial(
    [420, top - ry * 0.3],
    rx * 1.25,
    [
      [0, gold.glow],
      [0.35, gold.light],
      [0.7, gold.base],
      [1, gold.shade],
    ],
    undefined,
    0.35,
  );
  return [
    path(side, art.linear([188, 0], [812, 0], metalStops(gold))),
    `<path d="${ribs}" stroke="${gold.deep}" stroke-opacity=".16" stroke-width="3" fill="none"/>`,
    ellipse(500, top, rx, ry, face),
    ellipse(500, top + 2, rx - 14, ry - 5, 'none', {
      stroke: gold.shade,
      'stroke-opacity': 0.35,
      'stroke-width': 2.5,
    }),
    ellipse(500, top, rx, ry, 'none', { stroke: gold.glow, 'stroke-opacity': 0.8, 'stroke-width': 2.5 }),
  ].join('');
}

/** Cream with the swirl that a finger left. */
function swirl(art: Art, cx: number, cy: number, rx: number, ry: number): string {
  const body = art.radial(
    [cx - rx * 0.3, cy - ry * 0.4],
    rx * 1.3,
    [
      [0, cream[0]],
      [0.5, cream[1]],
      [1, cream[2]],
    ],
    undefined,
    ry / rx,
  );
  const curl = `M${cx - rx * 0.62} ${cy + ry * 0.1}C${cx - rx * 0.5} ${cy - ry * 0.6} ${cx + rx * 0.45} ${cy - ry * 0.62} ${cx + rx * 0.52} ${cy - ry * 0.05}C${cx + rx * 0.56} ${cy + ry * 0.42} ${cx - rx * 0.26} ${cy + ry * 0.5} ${cx - rx * 0.3} ${cy + ry * 0.08}C${cx - rx * 0.32} ${cy - ry * 0.26} ${cx + rx * 0.22} ${cy - ry * 0.28} ${cx + rx * 0.2} ${cy}`;
  return [
    ellipse(cx, cy, rx, ry, body),
    `<path d="${curl}" fill="none" stroke="${cream[3]}" stroke-opacity=".6" stroke-width="${ry * 0.14}" stroke-linecap="round" transform="translate(3 ${ry * 0.06})"/>`,
    `<path d="${curl}" fill="none" stroke="${cream[0]}" stroke-width="${ry * 0.13}" stroke-linecap="round"/>`,
    path(
      `M${cx + rx * 0.16} ${cy + ry * 0.05}Q${cx + rx * 0.1} ${cy - ry * 0.5} ${cx + rx * 0.34} ${cy - ry * 0.66}Q${cx + rx * 0.28} ${cy - ry * 0.2} ${cx + rx * 0.28} ${cy + ry * 0.06}Z`,
      cream[1],
    ),
    path(
      `M${cx + rx * 0.16} ${cy + ry * 0.05}Q${cx + rx * 0.1} ${cy - ry * 0.5} ${cx + rx * 0.34} ${cy - ry * 0.66}Q${cx + rx * 0.16} ${cy - ry * 0.3} ${cx + rx * 0.2} ${cy + ry * 0.05}Z`,
      cream[0],
    ),
  ].join('');
}

function openJar(art: Art, t: Tones, top: number, bottom: number, ry: number): string {
  const rim = art.linear([200, 0], [800, 0], satinStops(t));
  return [
    jar(art, t, top, bottom, ry),
    ellipse(500, top, 300, ry, rim),
    ellipse(500, top + 3, 268, ry * 0.86, mixHex(t.shade, t.deep, 0.5)),
    swirl(art, 500, top + 8, 262, ry * 0.82),
    ellipse(500, top, 300, ry, 'none', { stroke: t.glow, 'stroke-width': 3, 'stroke-opacity': 0.8 }),
  ].join('');
}

function fromAbove(art: Art, t: Tones): string {
  return [
    ellipse(524, 536, 372, 372, '#2b2118', { opacity: 0.28, filter: art.blur(24) }),
    ellipse(500, 500, 374, 374, art.linear([200, 160], [800, 840], metalStops(t))),
    ellipse(
      500,
      500,
      348,
      348,
      art.linear(
        [250, 200],
        [750, 800],
        [
          [0, t.shade],
          [0.5, t.base],
          [1, t.light],
        ],
      ),
    ),
    ellipse(500, 500, 322, 322, mixHex(t.deep, '#000000', 0.2)),
    swirl(art, 500, 504, 316, 314),
  ].join('');
}

export const creamJar: Illustration = {
  angle: (art, t) => groundShadow(art, 500, 786, 300) + jar(art, t, 470, 740, 92) + lid(art, t, 316, 470, 92),
  front: (art, t) => groundShadow(art, 500, 780, 300) + jar(art, t, 480, 760, 34) + lid(art, t, 320, 480, 34),
  open: (art, t) =>
    groundShadow(art, 440, 846, 300) +
    group(openJar(art, t, 470, 760, 100), { transform: 'translate(-70 10)' }) +
    group(lid(art, t, 316, 440, 92), { transform: 'translate(430 330) rotate(24 500 400) scale(.62)' }),
  top: fromAbove,
};
