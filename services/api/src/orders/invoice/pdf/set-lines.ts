import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line that runs one way and is of one font. `offset` counts from the line's left end. */
type Run = { text: string; script: Script; start: number; offset: number };
type Line = { runs: Run[]; width: number };
type Way = { direction: 'ltr' | 'rtl'; width: number; measure: (text: string, script: Script) => number };

// They order what stands between them, and are nothing to see.
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Breaks a text into lines of at most `width` and puts the pieces of each line where they are seen (Unicode's
 * bidirectional algorithm, UAX 9). Runs come in the order in which they are read, with the text to draw from left to right.
 */
export function setLines(given: string, { direction, width, measure }: Way): Line[] {
  const text = showable(given);
  const scripts = scriptsOf(text);
  const levels = bidi.getEmbeddingLevels(text, direction);
  const wholeOf = (start: number, end: number): Line => {
    const order = bidi
      .getReorderedIndices(text, levels, start, end - 1)
      .filter((index) => index >= start && index < end && !marks.test(text.charAt(index)));
    const runs: Run[] = [];
    let offset = 0;
    for (const group of runsIn(order, (index) => `${levels.levels[index]} ${scripts[index]}`)) {
      const first = Math.min(...group);
      const isRtl = ((levels.levels[first] ?? 0) & 1) === 1;
      const script = scripts[first] ?? 'latin';
      const run = drawn(text.slice(first, first + group.length), { script, isRtl });
      runs.push({ text: run, script, start: first, offset });
      offset += measure(run, script);
    }
    return { runs: runs.sort((one, other) => one.start - other.start), width: offset };
  };
  return breaksOf(text, (start, end) => wholeOf(start, end).width <= width).map(([start, end]) =>
    wholeOf(start, end),
  );
}

/** Neighbours on the line that are neighbours in the text and alike. */
function runsIn(order: number[], kindOf: (index: number) => string): number[][] {
  const groups: number[][] = [];
  for (const index of order) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext = last !== undefined && Math.abs(index - last) === 1 && kindOf(index) === kindOf(last);
    if (group && isNext) group.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** A run as the font engine takes it: that one turns Arabic words and digits around by itself, and nothing else. */
function drawn(text: string, { script, isRtl }: { script: Script; isRtl: boolean }): string {
  const isTurned = script === 'arabic' && /[\u0620-\u06ff]/.test(text);
  if (isRtl === isTurned) return text;
  const signs = [...text].reverse();
  return (isRtl ? signs.map((sign) => bidi.getMirroredCharacter(sign) ?? sign) : signs).join('');
}

/** Start and end of each line: as many words as fit, and a word that is too long in pieces. */
function breaksOf(text: string, fits: (start: number, end: number) => boolean): [number, number][] {
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  for (const { index, 0: word } of text.matchAll(/\S+\s*/g)) {
    const visible = index + word.trimEnd().length;
    if (end > start && !fits(start, visible)) {
      lines.push([start, end]);
      start = index;
    }
    for (end = index + word.length; !fits(start, visible); ) {
      let cut = start + 1;
      while (cut < visible - 1 && fits(start, cut + 1)) cut += 1;
      if (cut >= visible) break;
      lines.push([start, cut]);
      start = cut;
    }
  }
  if (end > start) lines.push([start, end]);
  return lines.map(([from, to]) => [from, from + text.slice(from, to).trimEnd().length]);
}

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
const showable = (text: string): string => text.replace(/\s/g, ' ').replace(unknown, '?');

/** Which file of the typeface has each sign of a text; a space goes with what is before it. */
function scriptsOf(text: string): Script[] {
  const found: Script[] = [];
  for (const sign of text) {
    const own = ofArabic.test(sign) ? 'arabic' : ofLatinExt.test(sign) ? 'latin-ext' : 'latin';
    found.push(sign === ' ' ? (found.at(-1) ?? 'latin') : own);
  }
  return found;
}
