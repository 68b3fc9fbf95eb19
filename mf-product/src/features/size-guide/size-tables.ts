import type { SizeGuideKind } from '@dana/contracts/api/product';

type Measure = 'bust' | 'chest' | 'waist' | 'hips' | 'foot' | 'diameter' | 'circumference';

/** A table of measures. Unit: the one that the kind's words name. */
export type SizeTable = {
  of: 'women' | 'men' | 'shoes' | 'rings';
  columns: Measure[];
  rows: { size: string; measures: string[] }[];
};

const range = (least: number, most: number): string => `${least}–${most}`;

/** Chest and bust by letter as EN 13402-3 has them; waist and hips of the same bodies. Centimetres. */
const men: Record<string, [number, number]> = {
  XXS: [70, 78],
  XS: [78, 86],
  S: [86, 94],
  M: [94, 102],
  L: [102, 110],
  XL: [110, 118],
  XXL: [118, 129],
};
const women: Record<string, [number, number]> = {
  XXS: [66, 74],
  XS: [74, 82],
  S: [82, 90],
  M: [90, 98],
  L: [98, 107],
  XL: [107, 119],
  XXL: [119, 131],
};

const clothes = (
  bodies: Record<string, [number, number]>,
  sizes: readonly string[],
  differences: readonly number[],
) =>
  sizes.flatMap((size) => {
    const girth = bodies[size.toUpperCase()];
    if (!girth) return [];
    const [least, most] = girth;
    return { size, measures: differences.map((by) => range(least + by, most + by)) };
  });

/** EU sizes count two thirds of a centimetre along the last, which is two of them longer than the foot. */
const footCm = (size: number): string => (((size - 2) * 2) / 3).toFixed(1);
/** ISO 8653: the size of a ring is its inner circumference in millimetres. */
const diameterMm = (size: number): string => (size / Math.PI).toFixed(1);

const isFigure = (size: string): boolean => /^\d{2}$/.test(size);

/** The measures of the sizes that a product comes in; one that the kind does not know has none ("One size"). */
export function sizeTables(kind: SizeGuideKind, sizes: readonly string[]): SizeTable[] {
  if (kind === 'clothing')
    return [
      { of: 'women', columns: ['bust', 'waist', 'hips'], rows: clothes(women, sizes, [0, -16, 8]) },
      { of: 'men', columns: ['chest', 'waist'], rows: clothes(men, sizes, [0, -12]) },
    ];
  if (kind === 'shoes')
    return [
      {
        of: 'shoes',
        columns: ['foot'],
        rows: sizes.filter(isFigure).map((size) => ({ size, measures: [footCm(Number(size))] })),
      },
    ];
  return [
    {
      of: 'rings',
      columns: ['diameter', 'circumference'],
      rows: sizes.filter(isFigure).map((size) => ({ size, measures: [diameterMm(Number(size)), size] })),
    },
  ];
}
