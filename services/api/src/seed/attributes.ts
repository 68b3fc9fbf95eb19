// A data table: what a shopper can choose between.
import { type ColourName, colourNames, colours } from '@dana/sample-shop/drawings/colours';

type Value = { id: number; key: string; name: { en: string; ar: string }; code?: string };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withIds = (
  firstId: number,
  values: readonly (readonly [key: string, en: string, ar: string])[],
): Value[] => values.map(([key, en, ar], index) => ({ id: firstId + index, key, name: { en, ar } }));

/** The attributes of the sample catalogue. Ids are fixed: they stand in shoppers' links. */
export const attributes = {
  colour: {
    id: 1,
    name: { en: 'Colour', ar: 'اللون' },
    values: colourNames.map((key: ColourName, index): Value => {
      const { en, ar, base } = colours[key];
      return { id: 101 + index, key, name: { en: capital(en), ar }, code: base };
    }),
  },
  clothingSize: {
    id: 2,
    name: { en: 'Size', ar: 'المقاس' },
    values: withIds(201, [
      ['xs', 'XS', 'XS'],
      ['s', 'S', 'S'],
      ['m', 'M', 'M'],
      ['l', 'L', 'L'],
      ['xl', 'XL', 'XL'],
    ]),
  },
  shoeSize: {
    id: 3,
    name: { en: 'Shoe size', ar: 'مقاس الحذاء' },
    values: withIds(301, [
      ['37', '37', '37'],
      ['38', '38', '38'],
      ['39', '39', '39'],
      ['40', '40', '40'],
      ['41', '41', '41'],
      ['42', '42', '42'],
      ['43', '43', '43'],
      ['44', '44', '44'],
    ]),
  },
  storage: {
    id: 4,
    name: { en: 'Storage', ar: 'سعة التخزين' },
    values: withIds(401, [
      ['128', '128 GB', '128 غيغابايت'],
      ['256', '256 GB', '256 غيغابايت'],
      ['512', '512 GB', '512 غيغابايت'],
      ['1024', '1 TB', '1 تيرابايت'],
    ]),
  },
  caseSize: {
    id: 5,
    name: { en: 'Case size', ar: 'قياس العلبة' },
    values: withIds(501, [
      ['38', '38 mm', '38 ملم'],
      ['42', '42 mm', '42 ملم'],
    ]),
  },
  volume: {
    id: 6,
    name: { en: 'Volume', ar: 'الحجم' },
    values: withIds(601, [
      ['30', '30 ml', '30 مل'],
      ['50', '50 ml', '50 مل'],
      ['100', '100 ml', '100 مل'],
    ]),
  },
  ringSize: {
    id: 7,
    name: { en: 'Ring size', ar: 'مقاس الخاتم' },
    values: withIds(701, [
      ['50', '50', '50'],
      ['52', '52', '52'],
      ['54', '54', '54'],
      ['56', '56', '56'],
    ]),
  },
  length: {
    id: 8,
    name: { en: 'Length', ar: 'الطول' },
    values: withIds(801, [
      ['17', '17 cm', '17 سم'],
      ['19', '19 cm', '19 سم'],
      ['42', '42 cm', '42 سم'],
      ['50', '50 cm', '50 سم'],
    ]),
  },
} as const satisfies Record<string, { id: number; name: { en: string; ar: string }; values: Value[] }>;
