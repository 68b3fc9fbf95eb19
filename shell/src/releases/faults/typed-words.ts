import { isChoice } from '../is-typing.ts';

/** Shorter ones are parts of other words everywhere. */
const shortest = 3;

/** What stands in the fields of the page now, whole and word by word, the longest first: no report may repeat it. */
export function typedWords(page: ParentNode = document): string[] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const texts = [...fields]
    .filter(({ type }) => !isChoice(type))
    .flatMap(({ value }) => [value.trim(), ...value.split(/\s+/)]);
  return [...new Set(texts)]
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length);
}
