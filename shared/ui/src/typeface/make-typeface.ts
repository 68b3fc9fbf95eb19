/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brandFile, brandFileName, brandParts, brandWeights, unicodeRanges } from './brand-files.ts';
import { type StandIn, standIns } from './stand-ins.ts';

/** Of Readex Pro, as its files say. Unit: em. */
const [ascent, descent] = [1, 0.25];

const arabicRange = 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC';

const introduction = `/*
 * Written by write-typeface.ts. Readex Pro (OFL 1.1, OFL.txt) in the weights of the shop, a file for each script: a browser asks
 * for one when a page has a character of its range. Behind it the stand-ins, faces of devices with the measures of Readex Pro:
 * \`size-adjust\` is how much wider it sets the same text, and its ascent and descent are divided by that.
 */
`;

/** Every file of this folder that is made from fonts of our dependencies, by name. */
export async function makeTypeface(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const faces: string[] = [];
  for (const part of brandParts) {
    files.set(brandFileName(part), await brandFile(part));
    faces.push(
      faceOf({
        'font-family': `'Readex Pro Variable'`,
        'font-weight': `${brandWeights.min} ${brandWeights.max}`,
        'font-display': 'swap',
        src: `url('./${brandFileName(part)}') format('woff2')`,
        'unicode-range': unicodeRanges(part).join(', '),
      }),
    );
  }
  for (const standIn of await standIns()) faces.push(standInFace(standIn));
  files.set('typeface.css', new TextEncoder().encode(introduction + faces.join('\n')));
  files.set(
    'OFL.txt',
    await readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/readex-pro/LICENSE'))),
  );
  return files;
}

function standInFace({ names, weights, ratio, isArabic }: StandIn): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  return faceOf({
    'font-family': `'Readex Pro Fallback'`,
    src: names.map((name) => `local('${name}')`).join(', '),
    ...(isArabic && { 'unicode-range': arabicRange }),
    'font-weight': weights.join(' '),
    'size-adjust': percent(ratio),
    'ascent-override': percent(ascent / ratio),
    'descent-override': percent(descent / ratio),
    'line-gap-override': '0%',
  });
}

const faceOf = (descriptors: Record<string, string>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;
