import bidiFactory from 'bidi-js';
import { type Script, scriptsOf, showable } from './pdf-fonts.ts';

const bidi = bidiFactory();

/** A piece of a line that runs one way and is of one font. `offset` counts from the line's left end. */
export type Run = { text: string; script: Script; start: number; offset: number };
export type Line = { runs: Run[]; width: number };
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
