import { type Art, path, type Tones } from './art.ts';
import { mixHex } from './mix-hex.ts';

/**
 * A lit screen with a quiet wallpaper in the product's own colour: dunes under a low sun.
 * @param outline – the glass; the wallpaper is cut to it. `box` is what it spans: x, y, width, height.
 */
export function screen(
  art: Art,
  tones: Tones,
  outline: string,
  box: readonly [number, number, number, number],
): string {
  const [x, y, width, height] = box;
  const at = (u: number, v: number): string => `${(x + u * width).toFixed(1)} ${(y + v * height).toFixed(1)}`;
  const sky = art.linear(
    [x, y],
    [x, y + height],
    [
      [0, mixHex(tones.deep, '#0b1622', 0.5)],
      [0.45, mixHex(tones.shade, '#284058', 0.4)],
      [0.68, mixHex(tones.light, '#f3c9a5', 0.55)],
      [1, '#fbe6cf'],
    ],
  );
  const dune = (fromShare: number, tone: string, curve: string) =>
    path(`M${at(0, 1)}L${at(0, fromShare)}${curve}L${at(1, 1)}Z`, tone);
  const sun = art.radial([x + width * 0.66, y + height * 0.6], width * 0.3, [
    [0, '#fff4e2', 0.95],
    [0.28, '#ffe2bd', 0.85],
    [0.34, '#ffd9ae', 0.28],
    [1, '#ffd9ae', 0],
  ]);
  const body = [
    path(outline, sky),
    path(outline, sun),
    dune(
      0.7,
      mixHex(tones.shade, '#5b4a4f', 0.4),
      `C${at(0.25, 0.62)} ${at(0.4, 0.74)} ${at(0.62, 0.68)}C${at(0.8, 0.63)} ${at(0.9, 0.7)} ${at(1, 0.66)}`,
    ),
    dune(
      0.78,
      mixHex(tones.shade, tones.deep, 0.45),
      `C${at(0.3, 0.86)} ${at(0.5, 0.7)} ${at(0.75, 0.8)}C${at(0.88, 0.85)} ${at(0.95, 0.78)} ${at(1, 0.8)}`,
    ),
    dune(0.92, mixHex(tones.deep, '#0a0d12', 0.35), `C${at(0.35, 0.84)} ${at(0.6, 0.98)} ${at(1, 0.88)}`),
  ].join('');
  return `<g clip-path="${art.clip(outline)}">${body}</g>`;
}

/** The window's reflection on glass: one slanted band from the start, fading downwards. */
export function glassSheen(
  art: Art,
  outline: string,
  box: readonly [number, number, number, number],
  strength = 1,
): string {
  const [x, y, width, height] = box;
  const sheen = art.linear(
    [x, y],
    [x + width * 0.8, y + height * 0.75],
    [
      [0, '#ffffff', 0.38 * strength],
      [0.35, '#ffffff', 0.1 * strength],
      [0.36, '#ffffff', 0],
      [1, '#ffffff', 0],
    ],
  );
  const band = `M${x} ${y}H${x + width * 0.72}L${x + width * 0.2} ${y + height}H${x}Z`;
  return `<g clip-path="${art.clip(outline)}">${path(band, sheen)}</g>`;
}
