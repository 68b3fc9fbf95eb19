/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The parts that Readex Pro is published in, and that a browser asks for by the characters of a page. */
export const brandParts = ['vietnamese', 'latin-ext', 'latin', 'arabic'] as const;
export type BrandPart = (typeof brandParts)[number];

/** The shop's lightest and boldest weight (`--shop-weight-*` of tokens.css lie between them). */
export const brandWeights = { min: 400, max: 700 };

/** Copyright, licence and its address: the licence asks that every copy carries them. */
const licenceNames = [0, 13, 14];

const published: Record<string, string> = createRequire(import.meta.url)(
  '@fontsource-variable/readex-pro/unicode.json',
);

/** The characters of a part, as CSS writes them: `U+0600-06FF`. Those of mathematics beyond U+FFFF are in no file. */
export const unicodeRanges = (part: BrandPart): string[] =>
  (published[part] ?? '').split(',').filter((range) => /^U\+\w{4}(-\w{4})?$/.test(range));

export const brandFileName = (part: BrandPart): string => `readex-pro-${part}-wght.woff2`;

/** A part as a file for the web: with the weights that the shop uses, and all that joins and kerns letters. */
export async function brandFile(part: BrandPart): Promise<Uint8Array> {
  return subsetFont(await publishedFile(part), charactersOf(part), {
    targetFormat: 'woff2',
    variationAxes: { wght: brandWeights },
    preserveNameIds: licenceNames,
  });
}

/** A part in one weight, to measure text with. */
export async function brandFont(part: BrandPart, weight: number): Promise<Font> {
  const file = await subsetFont(await publishedFile(part), charactersOf(part), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  return create(file) as Font;
}

const publishedFile = (part: BrandPart): Promise<Buffer> =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${part}-wght-normal.woff2`),
    ),
  );

const charactersOf = (part: BrandPart): string =>
  unicodeRanges(part)
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
