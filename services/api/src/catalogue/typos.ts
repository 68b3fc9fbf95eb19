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

/** Letters that are typed for one another because they sound or look alike, folded. */
const alike = [
  'aeiouy',
  'ckq',
  'sz',
  'fv',
  'bp',
  'dt',
  'gj',
  'mn',
  'سصث',
  'تط',
  'ضظذز',
  'دض',
  'طظ',
  'حه',
  'قكغج',
];
/** From this length on one exchanged letter still leaves the word to be recognised; Arabic words are nearer to each other. */
const recognised = { latin: 6, arabic: 7 };

/**
 * How unlike two words one mistake apart are: 0 for neighbours exchanged, a letter doubled or one that sounds alike, 1
 * for a letter too few, 2 for one too many, 3 for any other letter. Null where nobody would take the one for the other:
 * عباية (a cloak) is no mistake for عناية (care).
 */
export function unlikeness(typed: string, meant: string): number | null {
  if (!isOneMistakeApart(typed, meant)) return null;
  let start = 0;
  while (typed[start] === meant[start]) start += 1;
  if (typed.length < meant.length) return meant[start] === meant[start - 1] ? 0 : 1;
  if (typed.length > meant.length) {
    if (typed[start] === typed[start - 1]) return 0;
    // What is left of a short word with a letter less is another word: حليب (milk) is no حلي (jewels).
    return meant.length >= letterCountMin ? 2 : null;
  }
  const [wrong = '', right = ''] = [typed[start], meant[start]];
  if (typed[start + 1] === right && meant[start + 1] === wrong) return 0;
  if (alike.some((letters) => letters.includes(wrong) && letters.includes(right))) return 0;
  const shortest = /\p{Script=Arabic}/u.test(meant) ? recognised.arabic : recognised.latin;
  return typed.length >= shortest ? 3 : null;
}
