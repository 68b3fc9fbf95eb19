import { type Art, group, line, path, type Tones } from './art.ts';

/** A soft fold: where it runs, how wide, and whether it catches the light or lies in shade. */
export type Fold = readonly [d: string, width: number, isLight: boolean, opacity?: number];

/** Soft light and dark folds inside a garment's outline; one blur for all of them keeps the picture cheap. */
export function folds(art: Art, t: Tones, outline: string, list: readonly Fold[], softness = 11): string {
  const drawn = list
    .map(([d, width, isLight, opacity = 0.5]) => line(d, isLight ? t.glow : t.deep, width, { opacity }))
    .join('');
  return group(group(drawn, { filter: art.blur(softness) }), { 'clip-path': art.clip(outline) });
}

/** Cloth cut to an outline: its body in the given light, its weave over it, a rounded edge at both sides. */
export function cloth(
  art: Art,
  t: Tones,
  outline: string,
  fill: string,
  pattern: string | undefined,
  box: readonly [number, number],
): string {
  const [left, right] = box;
  const edge = art.linear(
    [left, 0],
    [right, 0],
    [
      [0, t.glow, 0.35],
      [0.1, t.glow, 0],
      [0.8, t.deep, 0],
      [1, t.deep, 0.5],
    ],
  );
  return path(outline, fill) + path(outline, edge) + (pattern ? path(outline, pattern) : '');
}
