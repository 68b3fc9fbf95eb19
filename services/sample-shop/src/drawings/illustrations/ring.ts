import { type Art, ellipse, group, groundShadow, path, type Tones } from './art.ts';
import { brilliant, sparkle } from './gem.ts';
import type { Illustration } from './illustration.ts';
import { metalStops, satinStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { metalOf, stoneOf } from './metals.ts';

/** The band as a torus seen a little from above: outer wall, inner wall, upper edge. */
function band(
  art: Art,
  t: Tones,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  thick: number,
  depth: number,
): string {
  const m = metalOf(t);
  const outer = (y: number) =>
    `M${cx - rx} ${y}A${rx} ${ry} 0 1 1 ${cx + rx} ${y}A${rx} ${ry} 0 1 1 ${cx - rx} ${y}Z`;
  const [ix, iy] = [rx - thick, ry - thick * (ry / rx)];
  const inner = `M${cx - ix} ${cy}A${ix} ${iy} 0 1 1 ${cx + ix} ${cy}A${ix} ${iy} 0 1 1 ${cx - ix} ${cy}Z`;
  const wall = `M${cx - rx} ${cy}V${cy + depth}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + depth}V${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
  const innerWall = `M${cx - ix} ${cy}A${ix} ${iy} 0 0 1 ${cx + ix} ${cy}V${cy + depth * 0.2}A${ix} ${iy} 0 0 0 ${cx - ix} ${cy + depth * 0.2}Z`;
  const top = `${outer(cy)}${inner}`;
  return [
    path(
      `${innerWall}`,
      art.linear(
        [cx - ix, 0],
        [cx + ix, 0],
        [
          [0, m.glow],
          [0.18, m.base],
          [0.45, m.shade],
          [0.7, m.deep],
          [0.9, m.base],
          [1, m.light],
        ],
      ),
    ),
    path(wall, art.linear([cx - rx, 0], [cx + rx, 0], metalStops(m))),
    path(
      top,
      art.linear(
        [cx - rx, cy - ry],
        [cx + rx, cy + ry],
        [
          [0, m.light],
          [0.22, m.glow],
          [0.45, m.base],
          [0.62, m.shade],
          [0.82, m.light],
          [1, m.base],
        ],
      ),
      { 'fill-rule': 'evenodd' },
    ),
    `<path d="${inner}" fill="none" stroke="${m.deep}" stroke-opacity=".3" stroke-width="3"/>`,
  ].join('');
}

/** The ring standing upright: a hoop with its width to the viewer. */
function hoop(art: Art, t: Tones, cx: number, cy: number, r: number, thick: number, squeeze: number): string {
  const m = metalOf(t);
  const rx = r * squeeze;
  const shape = (a: number, b: number) =>
    `M${cx - a} ${cy}A${a} ${b} 0 1 1 ${cx + a} ${cy}A${a} ${b} 0 1 1 ${cx - a} ${cy}Z`;
  const body = shape(rx, r) + shape(rx - thick, r - thick);
  const around = art.linear(
    [cx - rx, cy - r],
    [cx + rx, cy + r],
    [
      [0, m.glow],
      [0.14, m.light],
      [0.3, m.base],
      [0.5, m.shade],
      [0.64, m.deep],
      [0.76, m.base],
      [0.88, m.glow],
      [1, m.shade],
    ],
  );
  return [
    // The inside of the far wall: what the near opening shows and the far opening does not.
    group(
      path(
        `M0 0H1000V1000H0Z${shape(rx - thick, r - thick)}`,
        art.linear(
          [cx - rx, cy - r],
          [cx - rx, cy + r],
          [
            [0, m.base],
            [0.3, m.shade],
            [0.6, m.deep],
            [0.85, m.base],
            [1, m.light],
          ],
        ),
        { 'fill-rule': 'evenodd', transform: 'translate(26 0)' },
      ),
      {
        'clip-path': art.clip(shape(rx - thick, r - thick)),
      },
    ),
    path(
      shape(rx + 24, r) + shape(rx - thick + 24, r - thick),
      art.linear([cx - rx, cy], [cx + rx + 40, cy], satinStops(m)),
      { 'fill-rule': 'evenodd' },
    ),
    path(body, around, { 'fill-rule': 'evenodd' }),
    `<path d="${shape(rx - thick / 2, r - thick / 2)}" fill="none" stroke="${m.glow}" stroke-opacity=".55" stroke-width="${thick * 0.12}"/>`,
  ].join('');
}

function setting(art: Art, t: Tones, x: number, y: number, r: number): string {
  const m = metalOf(t);
  const claw = (turn: number) => {
    const [cx, cy] = [x + Math.cos(turn) * r * 0.93, y + Math.sin(turn) * r * 0.93];
    return ellipse(
      cx,
      cy,
      r * 0.12,
      r * 0.12,
      art.radial([cx - 2, cy - 3], r * 0.14, [
        [0, m.glow],
        [0.6, m.base],
        [1, m.shade],
      ]),
    );
  };
  return (
    ellipse(x, y + r * 0.1, r * 1.1, r * 1.1, art.linear([x - r, y - r], [x + r, y + r], metalStops(m))) +
    brilliant(art, x, y, r, stoneOf(t)) +
    [0.785, 2.356, 3.927, 5.498].map(claw).join('') +
    sparkle(x - r * 0.5, y - r * 0.62, r * 0.4)
  );
}

/** The stone from the side: crown and pavilion in its basket. */
function stoneAside(t: Tones, cx: number, y: number, r: number): string {
  const m = metalOf(t);
  const tint = stoneOf(t);
  const dark = mixHex(tint, '#1c2a3a', 0.45);
  const pale = mixHex(tint, '#ffffff', 0.7);
  const f = (points: string, tone: string) => path(`M${points}Z`, tone);
  const p = (u: number, v: number) => `${(cx + u * r).toFixed(1)} ${(y + v * r).toFixed(1)}`;
  return [
    path(`M${p(-0.78, 0.26)}L${p(-0.2, 1.25)}H${cx + 0.2 * r}L${p(0.78, 0.26)}`, 'none', {
      stroke: m.shade,
      'stroke-width': r * 0.13,
    }),
    path(`M${p(-0.78, 0.26)}L${p(-0.2, 1.25)}H${cx + 0.2 * r}L${p(0.78, 0.26)}`, 'none', {
      stroke: m.light,
      'stroke-width': r * 0.05,
    }),
    f(`${p(-0.55, -0.42)}L${p(0.55, -0.42)}L${p(1, 0)}L${p(-1, 0)}`, pale),
    f(`${p(-0.55, -0.42)}L${p(-0.25, -0.42)}L${p(-0.5, 0)}L${p(-1, 0)}`, '#ffffff'),
    f(`${p(-0.25, -0.42)}L${p(0.25, -0.42)}L${p(0, 0)}`, tint),
    f(`${p(0.25, -0.42)}L${p(0.55, -0.42)}L${p(1, 0)}L${p(0.5, 0)}`, dark),
    f(`${p(-1, 0)}L${p(1, 0)}L${p(0, 1.02)}`, tint),
    f(`${p(-1, 0)}L${p(-0.5, 0)}L${p(0, 1.02)}`, pale),
    f(`${p(-0.5, 0)}L${p(-0.12, 0)}L${p(0, 1.02)}`, dark),
    f(`${p(0.12, 0)}L${p(0.5, 0)}L${p(0, 1.02)}`, '#ffffff'),
    f(`${p(0.5, 0)}L${p(1, 0)}L${p(0, 1.02)}`, dark),
    path(`M${p(-0.98, -0.12)}L${p(-0.84, -0.2)}L${p(-0.72, 0.34)}L${p(-0.86, 0.38)}Z`, m.light),
    path(`M${p(0.98, -0.12)}L${p(0.84, -0.2)}L${p(0.72, 0.34)}L${p(0.86, 0.38)}Z`, m.shade),
    sparkle(cx - r * 0.4, y - r * 0.3, r * 0.42),
  ].join('');
}

export const ring: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 510, 858, 200) +
    group(hoop(art, t, 490, 590, 258, 44, 0.9) + setting(art, t, 500, 300, 122), {
      transform: 'rotate(-5 500 500)',
    }),
  front: (art, t) =>
    groundShadow(art, 500, 872, 190) + stoneAside(t, 500, 260, 130) + hoop(art, t, 494, 622, 250, 38, 1),
  top: (art, t) =>
    ellipse(530, 560, 330, 210, '#2b2118', { opacity: 0.24, filter: art.blur(26) }) +
    band(art, t, 500, 520, 330, 214, 62, 64) +
    setting(art, t, 500, 716, 110),
  pair: (art, t) =>
    groundShadow(art, 360, 836, 200) +
    groundShadow(art, 660, 850, 200) +
    group(hoop(art, t, 360, 600, 236, 30, 0.86), { transform: 'rotate(-9 360 600)' }) +
    group(hoop(art, t, 640, 610, 240, 40, 0.92) + setting(art, t, 648, 348, 104), {
      transform: 'rotate(6 640 600)',
    }),
};
