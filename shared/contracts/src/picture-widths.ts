/**
 * Which widths of a picture are worth offering: those that some screen would choose. A page holds dozens of pictures, and
 * a small one in all widths of a large one is mostly text that no browser uses.
 */

/**
 * Widths in which every picture of ours can be asked for.
 * Unit: pixels. Source: the API's media route, which refuses any other width.
 */
export const pictureWidthsPx = [160, 320, 480, 640, 960, 1280] as const;

/**
 * The screens to be served: width in CSS pixels and density. Phones upright and on their side, tablets, and both sides of
 * the widths at which layouts change.
 */
const screens = [
  [320, 2],
  [412, 1.75],
  [390, 3],
  [430, 3],
  [767, 2],
  [932, 3],
  [768, 1],
  [991, 2],
  [992, 1],
  [1199, 2],
  [1200, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
  [1920, 2],
] as const;

const remPx = 16;
const known = new Map<string, readonly number[]>();

/**
 * The widths to offer for a `sizes` attribute, ascending. All of them when it says something else than lengths in
 * `rem`, `px` and `vw` under conditions on the width of the screen. Unit: pixels.
 */
export function widthsFor(sizes: string): readonly number[] {
  const before = known.get(sizes);
  if (before) return before;
  const widths = findWidths(sizes);
  known.set(sizes, widths);
  return widths;
}

function findWidths(sizes: string): readonly number[] {
  const drawn = sizes.split(',').map(readSize);
  const chosen = new Set<number>();
  for (const [screenPx, density] of screens) {
    const neededPx = drawn.find((size) => size && screenPx >= size.fromPx)?.widthPx(screenPx);
    if (neededPx === undefined || drawn.includes(undefined)) return pictureWidthsPx;
    chosen.add(pictureWidthsPx.find((width) => width >= neededPx * density) ?? 1280);
  }
  return pictureWidthsPx.filter((width) => chosen.has(width));
}

type Size = { fromPx: number; widthPx: (screenPx: number) => number };

const sizeForm =
  /^\s*(?:\((?:width >=|min-width:) ?(?<from>[\d.]+)(?<fromUnit>rem|px)\) )?(?<length>[\d.]+)(?<unit>rem|px|vw)\s*$/;

function readSize(text: string): Size | undefined {
  const { from = '0', fromUnit, length, unit } = sizeForm.exec(text)?.groups ?? {};
  if (length === undefined) return undefined;
  const inPx = (number: string, of: string | undefined): number =>
    Number(number) * (of === 'rem' ? remPx : 1);
  return {
    fromPx: inPx(from, fromUnit),
    widthPx: (screenPx) => (unit === 'vw' ? (Number(length) * screenPx) / 100 : inPx(length, unit)),
  };
}
