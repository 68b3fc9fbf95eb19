import type { SourceFile } from '../source-files.ts';

export type EventUses = { emits: Set<string>; listens: Set<string> };

const told = /\btype:([^,;\n}]+)/g;
const heard = /\b(?:on|last|useBusEvent|useStateTopic)\(\s*'([a-z]+\.[A-Za-z]+)'/g;
const name = /'([a-z]+\.[A-Za-z]+)'/g;

/** The facts that sources tell and hear, as far as they name them. */
export function eventUses(sources: SourceFile[]): EventUses {
  const uses: EventUses = { emits: new Set(), listens: new Set() };
  for (const { text } of sources) {
    for (const [, value = ''] of text.matchAll(told))
      for (const [, event = ''] of value.matchAll(name)) uses.emits.add(event);
    for (const [, event = ''] of text.matchAll(heard)) uses.listens.add(event);
  }
  return uses;
}
