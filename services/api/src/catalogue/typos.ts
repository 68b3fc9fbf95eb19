/* One-letter mistakes: a letter too many, too few, another one, or two neighbours exchanged. */

const letterCountMin = 4;
const letterCountMax = 32;

/** Whether mistakes are looked for in a folded word: four letters or more, and no digit (a number is no typo). */
export function canBeMistyped(word: string): boolean {
  return word.length >= letterCountMin && word.length <= letterCountMax && !/\p{N}/u.test(word);
}

/** The word with one letter left out, for each letter: two words one mistake apart share such a form. */
export function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))];
}

/** Whether two different words are one mistake apart. */
export function isOneMistakeApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  if (a === b || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, start) === rest(long, start + 1);
  if (rest(short, start + 1) === rest(long, start + 1)) return true;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped && rest(short, start + 2) === rest(long, start + 2);
}
