import { type Art, ellipse, line, path, type Tones } from './art.ts';
import { glossStops, leatherGrain, mattStops, metalStops, stitches } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { steel } from './metals.ts';

/** The head band: a leather bow over a steel spring, its cushion below. */
export function band(art: Art, t: Tones, outer: string, cushion: string, lit: string): string {
  return [
    path(
      cushion,
      art.linear(
        [250, 150],
        [750, 420],
        mattStops({ ...t, base: mixHex(t.base, t.shade, 0.5), light: t.base, glow: t.light }),
      ),
    ),
    path(cushion, leatherGrain(art, t), { opacity: 0.45 }),
    path(
      outer,
      art.linear(
        [200, 120],
        [800, 420],
        [
          [0, t.shade],
          [0.14, t.base],
          [0.32, t.light],
          [0.42, t.glow],
          [0.5, t.light],
          [0.66, t.base],
          [0.88, t.shade],
          [1, t.deep],
        ],
      ),
    ),
    path(outer, leatherGrain(art, t), { opacity: 0.35 }),
    line(lit, t.glow, 5, { opacity: 0.5 }),
    stitches(lit, t, 2.2),
  ].join('');
}

/** A cup from its outer side: shell, metal ring, a dished plate with the mark. */
export function cupFace(art: Art, t: Tones, cx: number, cy: number, rx: number, ry: number): string {
  const plate = art.radial([cx - rx * 0.3, cy - ry * 0.4], rx * 1.7, [
    [0, mixHex(t.light, t.glow, 0.4)],
    [0.4, t.base],
    [0.85, t.shade],
    [1, t.deep],
  ]);
  return [
    ellipse(
      cx,
      cy,
      rx,
      ry,
      art.linear([cx - rx, cy - ry], [cx + rx, cy + ry], t.isMetal ? metalStops(t) : glossStops(t)),
    ),
    ellipse(
      cx,
      cy,
      rx * 0.8,
      ry * 0.8,
      art.linear([cx - rx, cy - ry], [cx + rx, cy + ry], metalStops(steel)),
    ),
    ellipse(cx, cy, rx * 0.755, ry * 0.755, plate),
    ...[0.62, 0.46, 0.3].map((k) =>
      ellipse(cx, cy, rx * k, ry * k, 'none', { stroke: t.deep, 'stroke-opacity': 0.12, 'stroke-width': 2 }),
    ),
    ellipse(cx - rx * 0.26, cy - ry * 0.4, rx * 0.3, ry * 0.16, '#ffffff', {
      opacity: 0.22,
      transform: `rotate(-28 ${cx - rx * 0.26} ${cy - ry * 0.4})`,
    }),
    `<g opacity=".85"><ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.16}" ry="${ry * 0.16}" fill="none" stroke="${t.glow}" stroke-width="4"/><ellipse cx="${cx}" cy="${cy - 2}" rx="${rx * 0.06}" ry="${ry * 0.06}" fill="${t.glow}"/></g>`,
  ].join('');
}

/** The cushion of a cup, seen from its edge or into its mouth. */
export function cushion(
  art: Art,
  t: Tones,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  isOpen: boolean,
): string {
  const hide: Tones = {
    ...t,
    base: mixHex(t.shade, t.base, 0.35),
    light: mixHex(t.base, t.light, 0.35),
    glow: t.light,
  };
  const body = art.radial([cx - rx * 0.4, cy - ry * 0.45], Math.max(rx, ry) * 1.6, [
    [0, hide.light],
    [0.4, hide.base],
    [0.8, hide.shade],
    [1, hide.deep],
  ]);
  const mouth = isOpen
    ? ellipse(cx, cy, rx * 0.5, ry * 0.5, '#0f0f10') +
      ellipse(
        cx,
        cy,
        rx * 0.5,
        ry * 0.5,
        art.pattern(9, 9, '<circle cx="4.5" cy="4.5" r="1.6" fill="#3a3b3d"/>'),
      ) +
      ellipse(cx, cy, rx * 0.52, ry * 0.52, 'none', {
        stroke: hide.light,
        'stroke-width': 3,
        'stroke-opacity': 0.35,
      })
    : '';
  return (
    ellipse(cx, cy, rx, ry, body) + ellipse(cx, cy, rx, ry, leatherGrain(art, hide), { opacity: 0.4 }) + mouth
  );
}

/** A bent steel rod: dark under it, a bright line along it. */
export function arm(art: Art, d: string, width: number): string {
  return (
    line(d, '#1c1f22', width + 3, { opacity: 0.35, transform: 'translate(3 4)' }) +
    line(d, art.linear([200, 300], [800, 700], metalStops(steel)), width) +
    line(d, '#ffffff', width * 0.22, { opacity: 0.8, transform: `translate(${-width * 0.2} 0)` })
  );
}
