/*
 * Arabic as it is written with Latin letters and digits: 3 for ع, 7 for ح, sh for ش, and vowels as one likes. What stays the
 * same however it is written is what is left without vowels, the skeleton (`sa3a` and ساعة are س ع); by how alike the
 * vowels are one chooses among words that share it.
 */

/** Which Arabic letters a sound may be, the likeliest first. The longest that fits is read. */
const sounds: [latin: string, arabic: string][] = [
  ['kh', 'خ'],
  ['gh', 'غق'],
  ['sh', 'ش'],
  ['ch', 'شج'],
  ['th', 'ثذضظ'],
  ['dh', 'ذضظ'],
  ['ph', 'ف'],
  ['3', 'ع'],
  ['5', 'خ'],
  ['6', 'ط'],
  ['7', 'ح'],
  ['8', 'ق'],
  ['9', 'صق'],
  ['b', 'ب'],
  ['c', '?'],
  ['d', 'دضذ'],
  ['f', 'ف'],
  ['g', 'قجغك'],
  ['h', 'هح'],
  ['j', 'ج'],
  ['k', 'كق'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['p', 'ب'],
  ['q', 'ق'],
  ['r', 'ر'],
  ['s', 'سص'],
  ['t', 'تط'],
  ['v', 'ف'],
  ['z', 'زذظ'],
];
const soundsByLength = sounds.toSorted(([a], [b]) => b.length - a.length);
const isVowel = (letter: string) => /[اوي]/u.test(letter);

const skeletonsMax = 256;
const lettersMax = 24;

/** A word as its consonants and what stands before, between and after them. */
type Heard = { consonants: string[]; vowels: string[] };

/** Whether a folded word can be Arabic in Latin letters. */
export const canBeArabic = (word: string): boolean =>
  /^(?=.*[a-z])[a-z235-9]+$/.test(word) && word.length >= 3 && word.length <= lettersMax;

/** What may be left of a folded word without vowels, whichever letters it is written with; none for a single sound. */
export function skeletonsOf(word: string): string[] {
  if (word.length > lettersMax) return [];
  const readings = canBeArabic(word) ? latinReadings(word) : arabicReadings(word);
  const all = readings.flatMap(({ consonants }) => {
    if (consonants.length < 2) return [];
    return consonants.reduce<string[]>(
      (begun, letters) =>
        begun.flatMap((start) => [...letters].map((letter) => start + letter)).slice(0, skeletonsMax),
      [''],
    );
  });
  return [...new Set(all)];
}

/**
 * How unlike a Latin and an Arabic word that share a skeleton sound: 0 where each long vowel is written, more for each
 * that is left out, is another one, or is written where none is.
 */
export function soundsUnlike(latin: string, arabic: string): number {
  const pairs = latinReadings(latin).flatMap((one) =>
    arabicReadings(arabic).map((other) => [one, other] as const),
  );
  const costs = pairs.filter(([one, other]) => isSame(one, other)).map(([one, other]) => costOf(one, other));
  return Math.min(Number.POSITIVE_INFINITY, ...costs);
}

function isSame(latin: Heard, arabic: Heard): boolean {
  return (
    latin.consonants.length === arabic.consonants.length &&
    latin.consonants.every((letters, index) => letters.includes(arabic.consonants[index] ?? '?'))
  );
}

function costOf(latin: Heard, arabic: Heard): number {
  const letters = latin.consonants.map((may, index) =>
    may.startsWith(arabic.consonants[index] ?? '') ? 0 : 0.1,
  );
  const vowels = arabic.vowels.map((long, index) => vowelCost(latin.vowels[index] ?? '', long));
  // Whatever else is left out, an ending is heard.
  const isEndingLost = latin.vowels.at(-1) === '' && arabic.vowels.at(-1) !== '';
  if (isEndingLost) vowels.push(1);
  if (latin.vowels.at(-1)?.endsWith('a') && arabic.vowels.at(-1)?.endsWith('ي')) vowels.push(0.5);
  if (latin.vowels.at(-1) !== '' && arabic.vowels.at(-1) === '') vowels.push(0.5);
  return [...letters, ...vowels].reduce((sum, cost) => sum + cost, 0);
}

const heardAs: Record<string, RegExp> = {
  ا: /[a2]|(?<!e)e(?!e)/,
  و: /[ouw]/,
  ي: /[iey]/,
  ه: /[aeh]/,
  ع: /[aeiou]/,
};

function vowelCost(latin: string, long: string): number {
  const missing = [...long].filter((letter) => !heardAs[letter]?.test(latin)).length;
  // A short vowel is not written in Arabic. A doubled one is not short, and w and y are none.
  const unheard = [
    [/([aeiou])\1/, /[اويع]/u],
    [/w/, /و/u],
    [/y/, /ي/u],
  ].filter(([written, heard]) => written?.test(latin) && !heard?.test(long)).length;
  // Of two words that fit, the one that writes the vowel.
  return missing + unheard + (latin !== '' && long === '' ? 0.1 : 0);
}

function latinReadings(word: string): Heard[] {
  const bare = /^(?:al|el|il)(.{3,})$/.exec(word)?.[1];
  return (
    [word, ...(bare === undefined ? [] : [bare])]
      .flatMap((text) => {
        // ة is often written with an h at the end, or with the t that is said before another word: then it is no sound.
        const isEnding = /[aeiou]h$|at$/.test(text);
        return isEnding ? [text, text.slice(0, -1)] : [text];
      })
      // In Egypt 2 is also what is left of a ق.
      .flatMap((text) => (text.includes('2') ? [text, text.replaceAll('2', '8')] : [text]))
      .map(hear)
  );
}

function hear(word: string): Heard {
  const heard: Heard = { consonants: [], vowels: [''] };
  let last = '';
  for (let at = 0; at < word.length; ) {
    const sound = soundsByLength.find(([latin]) => word.startsWith(latin, at));
    const [latin = word[at] ?? '', arabic = ''] = sound ?? [];
    if (!sound) heard.vowels[heard.vowels.length - 1] += latin;
    else if (latin !== last) {
      heard.consonants.push(arabic);
      heard.vowels.push('');
    }
    last = latin;
    at += latin.length;
  }
  return heard;
}

function arabicReadings(word: string): Heard[] {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return [];
  // Many leave ع out, or write a vowel for it.
  const isAlso = word.includes('ع');
  return [listen(word, false), ...(isAlso ? [listen(word, true)] : [])];
}

function listen(word: string, withoutAin: boolean): Heard {
  const heard: Heard = { consonants: [], vowels: [''] };
  for (const [index, letter] of [...word].entries()) {
    const isEnding = letter === 'ه' && index === word.length - 1 && index > 1;
    if (isVowel(letter) || isEnding || (withoutAin && letter === 'ع'))
      heard.vowels[heard.vowels.length - 1] += letter;
    else {
      heard.consonants.push(letter);
      heard.vowels.push('');
    }
  }
  return heard;
}
