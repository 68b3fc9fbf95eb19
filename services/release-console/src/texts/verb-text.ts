import type { Translate } from '@dana/i18n';

/** What a change does, in words; of one that only a newer server knows, its own word. */
export function verbText(verb: string, t: Translate): string {
  const key = `verbs.${verb}`;
  const text = t(key);
  return text === key ? verb : text;
}
