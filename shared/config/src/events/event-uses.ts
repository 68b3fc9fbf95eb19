import type { SourceFile } from '../source-files.ts';

export type EventUses = { emits: Set<string>; listens: Set<string> };

const emitted = /\btype:([^,;\n}]+)/g;
const received = /\b(?:on|deliveries|last|useBusEvent|useStateTopic)\(\s*'([a-z]+\.[A-Za-z]+)'/g;
const name = /'([a-z]+\.[A-Za-z]+)'/g;

/** The facts that sources emit and listen to, as far as they name them. */
export function eventUses(sources: SourceFile[]): EventUses {
  const uses: EventUses = { emits: new Set(), listens: new Set() };
  for (const { text } of sources) {
    for (const [, value = ''] of text.matchAll(emitted))
      for (const [, event = ''] of value.matchAll(name)) uses.emits.add(event);
    for (const [, event = ''] of text.matchAll(received)) uses.listens.add(event);
  }
  return uses;
}
