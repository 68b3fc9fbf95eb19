import { foldedTokens } from '@dana/contracts/text-folding';
import type { Localised } from '../database/stored.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { formsOf } from './search-words.ts';
import { stemOf } from './word-forms.ts';

/** Whether each folded word begins a word of the name, is one in another form, or means one, in either language. */
export function isNamed(name: Localised, words: readonly string[], lexicon: Lexicon): boolean {
  const tokens = foldedTokens(`${name.en ?? ''} ${name.ar ?? ''}`);
  const forms = tokens.flatMap(formsOf);
  const stems = new Set(tokens.map(stemOf));
  return words.every((word) => {
    const others = [word, ...lexicon.synonymsOf(word)].filter((other) => !other.includes(' '));
    return (
      formsOf(word).some((form) => forms.some((token) => token.startsWith(form))) ||
      others.some((other) => stems.has(stemOf(other)))
    );
  });
}
