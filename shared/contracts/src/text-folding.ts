import { latinDigits } from './typed-text.ts';

// And the stroke that only makes an Arabic word longer.
const invisible = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
const arabicPunctuation = /[\u060c\u061b\u061f\u066a-\u066d\u06d4«»]/gu;

// Letters that Unicode does not decompose but shoppers type for one another.
const letterFolds = new Map([
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ک', 'ك'],
  ['ی', 'ي'],
  // Sounds that Arabic has no letter for, as keyboards of the Gulf write them.
  ['گ', 'ق'],
  ['چ', 'ج'],
  ['پ', 'ب'],
  ['ڤ', 'ف'],
  ['ء', ''],
]);

/** Folded text with, for each folded UTF-16 unit, the index in the original where its source begins. */
export type FoldedText = { folded: string; offsets: number[] };

/**
 * Folds a text for searching: case, accents, tashkeel, alef and yeh forms, digits of any script.
 * Two texts that a shopper would call equal fold to the same. Never store the result in place of the text.
 */
export function foldText(text: string): string {
  return foldWithOffsets(text).folded;
}

/**
 * Like `foldText`, and keeps where each folded character came from, so that a match can be marked in the
 * original text: original.slice(offsets[start], offsets[end] ?? original.length).
 */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let index = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (const unit of piece) {
      const isSecondSpace = unit === ' ' && (folded === '' || folded.endsWith(' '));
      if (isSecondSpace) continue;
      folded += unit;
      for (let count = 0; count < unit.length; count += 1) offsets.push(index);
    }
    index += character.length;
  }
  if (folded.endsWith(' ')) {
    folded = folded.slice(0, -1);
    offsets.pop();
  }
  return { folded, offsets };
}

/** The folded words of a text, in order; empty for a text without letters or digits. */
export function foldedTokens(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A folded Arabic word without its leading article (ال، وال، بال، لل), or null when it has none or fewer
 * than three letters would remain. Such a match ranks below the full word.
 */
export function withoutArticle(foldedToken: string): string | null {
  const match = /^(?:وال|بال|ال|لل)(.{3,})/u.exec(foldedToken);
  return match?.[1] ?? null;
}

function foldCharacter(character: string): string {
  const plain = character.normalize('NFKC').replace(invisible, '');
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  const spaced = bare.replace(arabicPunctuation, ' ').replace(/\s/gu, ' ');
  const letters = [...spaced].map((letter) => letterFolds.get(letter) ?? letter).join('');
  return latinDigits(letters).toLowerCase();
}
