import type { Art, Stop, Tones } from './art.ts';
import { mixHex } from './mix-hex.ts';

/* How materials answer the light from the top start, as stops of a gradient laid across the form. */

/** Polished metal across a cylinder: dark edge, bright band, dark core, soft rebound. */
export function metalStops({ deep, shade, base, light, glow }: Tones): Stop[] {
  return [
    [0, mixHex(shade, base, 0.35)],
    [0.12, light],
    [0.24, glow],
    [0.34, base],
    [0.55, shade],
    [0.72, mixHex(deep, shade, 0.5)],
    [0.86, base],
    [0.95, light],
    [1, shade],
  ];
}

/** Brushed or blasted metal: the same light, melted. */
export function satinStops({ shade, base, light }: Tones): Stop[] {
  return [
    [0, mixHex(base, light, 0.35)],
    [0.25, light],
    [0.55, base],
    [0.85, mixHex(base, shade, 0.65)],
    [1, mixHex(base, shade, 0.4)],
  ];
}

/** Matt forms – cloth, soft plastic, paper: light, body, shade and a little light from the floor. */
export function mattStops({ deep, shade, base, light }: Tones): Stop[] {
  return [
    [0, mixHex(base, light, 0.55)],
    [0.3, mixHex(base, light, 0.12)],
    [0.62, mixHex(base, shade, 0.45)],
    [0.88, mixHex(shade, deep, 0.25)],
    [1, mixHex(shade, base, 0.25)],
  ];
}

/** Lacquer and glazed plastic: a sharp light on a deep body. */
export function glossStops({ deep, shade, base, light, glow }: Tones): Stop[] {
  return [
    [0, base],
    [0.1, glow],
    [0.2, light],
    [0.32, base],
    [0.7, shade],
    [0.92, deep],
    [1, mixHex(shade, base, 0.5)],
  ];
}

/** The grain of leather: small dents, some lit, some dark. Lay it over the form at about 0.35 opacity. */
export function leatherGrain(art: Art, { deep, glow }: Tones): string {
  const dents = [
    [2, 3, 2.2],
    [8, 2, 1.7],
    [5, 7, 2.4],
    [11, 7, 1.8],
    [1, 10, 1.8],
    [9, 11, 2.1],
  ];
  const tile = dents
    .map(
      ([x = 0, y = 0, r = 1]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${deep}" fill-opacity=".34"/><circle cx="${x - 0.7}" cy="${y - 0.8}" r="${r * 0.62}" fill="${glow}" fill-opacity=".26"/>`,
    )
    .join('');
  return art.pattern(13, 13, tile, 17);
}

/** Plain weave: warp over weft. */
export function weave(art: Art, { deep, glow }: Tones, size = 7): string {
  const half = size / 2;
  const tile = `<rect width="${half}" height="${half}" fill="${glow}" fill-opacity=".2"/><rect x="${half}" y="${half}" width="${half}" height="${half}" fill="${glow}" fill-opacity=".14"/><path d="M0 0H${size}M0 ${half}H${size}M0 0V${size}M${half} 0V${size}" stroke="${deep}" stroke-opacity=".22" stroke-width=".7"/>`;
  return art.pattern(size, size, tile);
}

/** Twill (denim, gabardine): fine diagonal ribs. */
export function twill(art: Art, { deep, glow }: Tones, size = 6): string {
  const tile = `<rect width="${size}" height="${size / 2}" fill="${deep}" fill-opacity=".2"/><rect y="${size / 2}" width="${size}" height="${size / 4}" fill="${glow}" fill-opacity=".16"/>`;
  return art.pattern(size, size, tile, -38);
}

/** Knitted jersey: columns of small stitches. */
export function knit(art: Art, { deep, glow }: Tones, size = 9): string {
  const tile = `<path d="M0 0L${size / 2} ${size * 0.6}L${size} 0" fill="none" stroke="${deep}" stroke-opacity=".2" stroke-width="1.3"/><path d="M0 ${size * 0.3}L${size / 2} ${size * 0.9}L${size} ${size * 0.3}" fill="none" stroke="${glow}" stroke-opacity=".16" stroke-width="1.1"/>`;
  return art.pattern(size, size, tile);
}

/** Perforated metal (speaker fronts): dark holes with a lit lower edge. */
export function perforation(art: Art, { deep, glow }: Tones, size = 9): string {
  const r = size * 0.27;
  const hole = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y + 0.6}" r="${r}" fill="${glow}" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${deep}"/>`;
  return art.pattern(
    size,
    size * 1.73,
    hole(size / 2, size * 0.43) + hole(0, size * 1.3) + hole(size, size * 1.3),
  );
}

/** A row of stitches along a path: thread on the light side, its small shadow under it. */
export function stitches(d: string, { deep, glow }: Tones, width = 3.4): string {
  const row = (stroke: string, opacity: number, move: string) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${width * 3.2} ${width * 2.2}"${move}/>`;
  return row(deep, 0.55, ` transform="translate(1 ${width * 0.45})"`) + row(glow, 0.85, '');
}
