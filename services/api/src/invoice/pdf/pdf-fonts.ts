import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];
export const scripts = ['arabic', 'latin', 'latin-ext'] as const;
export type Script = (typeof scripts)[number];

// The shop's typeface (OFL 1.1) in fixed weights: a part of a variable font cannot be put into a PDF as it is shown.
const urls: Record<Script, Record<Weight, string>> = {
  arabic: {
    400: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff'),
    600: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff'),
  },
  latin: {
    400: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff'),
    600: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff'),
  },
  'latin-ext': {
    400: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-ext-400-normal.woff'),
    600: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-ext-600-normal.woff'),
  },
};

const read = new Map<string, Buffer>();

/** The name that a PDF knows a font by. */
export const fontName = (script: Script, weight: Weight): string => `${script}-${weight}`;

/** A font's file. */
export function fontFile(script: Script, weight: Weight): Buffer {
  const name = fontName(script, weight);
  const bytes = read.get(name) ?? readFileSync(fileURLToPath(urls[script][weight]));
  read.set(name, bytes);
  return bytes;
}

const ofArabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
const ofLatinExt = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/;
const unknown =
  /[^\u0020-\u024f\u0600-\u06ff\u0750-\u077f\u1e00-\u1eff\u2000-\u206f\u20ac\u2122\ufb50-\ufdff\ufe70-\ufefc]/gu;

/** A text as the typeface can show it: a sign of another script becomes a question mark. */
export const showable = (text: string): string => text.replace(/\s/g, ' ').replace(unknown, '?');

/** Which file of the typeface has each sign of a text; a space goes with what is before it. */
export function scriptsOf(text: string): Script[] {
  const found: Script[] = [];
  for (const sign of text) {
    const own = ofArabic.test(sign) ? 'arabic' : ofLatinExt.test(sign) ? 'latin-ext' : 'latin';
    found.push(sign === ' ' ? (found.at(-1) ?? 'latin') : own);
  }
  return found;
}
