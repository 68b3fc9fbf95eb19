import type { Colour } from '../colours.ts';
import { mixHex } from './mix-hex.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Tones of one colour on one picture, from the deepest shadow to the highest light. sRGB hex. */
export type Tones = {
  readonly deep: string;
  readonly shade: string;
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly isMetal: boolean;
};

/** A sheet of paper for one drawing: 1000 × 1000 units, light from the top start. Gradients and filters get names of their own. */
export type Art = {
  /** A straight gradient; places in units of the sheet. @returns a paint for `fill` or `stroke`. */
  linear: (from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]) => string;
  /** A round gradient; `focus` moves its heart, `squeeze` flattens it (share of the radius upwards). */
  radial: (
    centre: readonly [number, number],
    radius: number,
    stops: readonly Stop[],
    focus?: readonly [number, number],
    squeeze?: number,
  ) => string;
  /** A soft edge. Unit: units of the sheet. @returns a value for `filter`. */
  blur: (deviation: number) => string;
  /** Only what lies inside the outline is seen. @returns a value for `clip-path`. */
  clip: (outline: string) => string;
  /** A small tile that repeats (weave, grain, stitches). @returns a paint. */
  pattern: (width: number, height: number, tile: string, turn?: number) => string;
  /** Everything made so far, for the head of the drawing. */
  definitions: () => string;
};

/** @param prefix – keeps names apart when several drawings share a document. */
export function createArt(prefix: string): Art {
  const made: string[] = [];
  const add = (make: (id: string) => string): string => {
    const id = `${prefix}${made.length}`;
    made.push(make(id));
    return `url(#${id})`;
  };
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  return {
    linear: (from, to, stops) =>
      add(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: ([x, y], radius, stops, focus = [x, y], squeeze = 1) =>
      add((id) => {
        const flat =
          squeeze === 1 ? '' : ` gradientTransform="translate(0 ${y * (1 - squeeze)}) scale(1 ${squeeze})"`;
        return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}" fx="${focus[0]}" fy="${focus[1]}"${flat}>${stopsOf(stops)}</radialGradient>`;
      }),
    blur: (deviation) =>
      add(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    clip: (outline) => add((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`),
    pattern: (width, height, tile, turn = 0) =>
      add(
        (id) =>
          `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern>`,
      ),
    definitions: () => `<defs>${made.join('')}</defs>`,
  };
}

/** The five tones of a named colour. */
export function tonesOf({ base, shade, light, isMetal }: Colour): Tones {
  return {
    deep: mixHex(shade, '#0d0b0a', 0.45),
    shade,
    base,
    light,
    glow: mixHex(light, '#ffffff', 0.55),
    isMetal,
  };
}

type Extra = Record<string, string | number | undefined>;

/** `<path>` with a fill and whatever else it needs. */
export function path(d: string, fill: string, extra: Extra = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

/** A drawn line: seams, cables, edges. */
export function line(d: string, stroke: string, width: number, extra: Extra = {}): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes(extra)}/>`;
}

export function group(content: string, extra: Extra = {}): string {
  return `<g${attributes(extra)}>${content}</g>`;
}

/** Outline of a rectangle with round corners, for clips and fills that need a path. */
export function roundedOutline(x: number, y: number, width: number, height: number, radius: number): string {
  const [r, b] = [x + width, y + height];
  return `M${x + radius} ${y}H${r - radius}Q${r} ${y} ${r} ${y + radius}V${b - radius}Q${r} ${b} ${r - radius} ${b}H${x + radius}Q${x} ${b} ${x} ${b - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;
}

/** Outline of an ellipse. */
export function ellipseOutline(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

/** The soft shadow of something that stands: wide and faint, narrow and dark where it touches, drawn to the end side. */
export function groundShadow(art: Art, cx: number, y: number, halfWidth: number, strength = 1): string {
  return (
    ellipse(cx + halfWidth * 0.09, y + 8, halfWidth * 1.06, halfWidth * 0.13, '#2b2118', {
      filter: art.blur(halfWidth * 0.07),
      opacity: (0.26 * strength).toFixed(2),
    }) +
    ellipse(cx, y, halfWidth * 0.86, Math.max(6, halfWidth * 0.045), '#1c140d', {
      filter: art.blur(Math.max(4, halfWidth * 0.025)),
      opacity: (0.5 * strength).toFixed(2),
    })
  );
}

/** The shadow of something that lies flat or hangs against the ground: its own outline, moved and softened. */
export function outlineShadow(art: Art, outline: string, strength = 1): string {
  return (
    path(outline, '#2b2118', {
      transform: 'translate(16 26)',
      filter: art.blur(20),
      opacity: (0.22 * strength).toFixed(2),
    }) +
    path(outline, '#1c140d', {
      transform: 'translate(5 8)',
      filter: art.blur(6),
      opacity: (0.24 * strength).toFixed(2),
    })
  );
}

function attributes(extra: Extra): string {
  return Object.entries(extra)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
