import type { Fault } from '../read/faults.ts';
import type { JsonPath } from '../read/json-file.ts';

/** What the shop knows an id by. `titles` are compared, but two may share one. */
export type KnownName = { id: number; names: Record<string, string>; titles?: readonly string[] };

/** An entry of the folder, with the fault of one of its values. */
export type NamedEntry = KnownName & { fault: (path: JsonPath, reason: string) => Fault };

/**
 * Ids never change what they mean: they stand in links, carts and orders. Refuses an entry under whose id the shop knows
 * something with other names altogether, and one that has the name of another id.
 * @param kind – one of them in words, such as "product".
 */
export function checkNames(
  kind: string,
  known: readonly KnownName[],
  entries: readonly NamedEntry[],
): Fault[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  return entries.flatMap((entry) => {
    const last = byId.get(entry.id);
    if (last && isAnother(last, entry)) {
      const words = [...Object.keys(last.names), ...(last.titles ? ['name'] : [])];
      const differ = words.length === 1 ? `its ${words[0]} differs` : `its ${words.join(' and its ')} differ`;
      return [
        entry.fault(
          ['id'],
          `Id ${entry.id} is the ${kind} "${Object.values(last.names)[0]}", and this is another: ${differ}. A new ${kind} takes a new id.`,
        ),
      ];
    }
    return Object.entries(entry.names).flatMap(([word, name]) => {
      const owner = known.find((other) => other.id !== entry.id && other.names[word] === name);
      return owner
        ? [entry.fault([word], `"${name}" is the ${word} of the ${kind} ${owner.id}, which links may name.`)]
        : [];
    });
  });
}

function isAnother(last: KnownName, entry: KnownName): boolean {
  const isRenamed = Object.entries(last.names).every(([word, name]) => entry.names[word] !== name);
  const hasTitle = (last.titles ?? []).some((title) => entry.titles?.includes(title));
  return isRenamed && !hasTitle;
}
