import { storedValue } from './stored-value.ts';

export type StoredList<Entry> = { read: () => readonly Entry[]; write: (list: readonly Entry[]) => void };

/**
 * A list kept in this browser, as `storedValue` keeps a text. What cannot be read is an empty list.
 * @param isEntry – whether something may stand in it: other releases of the shop and shoppers themselves write there as well.
 */
export function storedList<Entry>(
  lifetime: 'browser' | 'tab',
  name: string,
  isEntry: (value: unknown) => value is Entry,
  formerKey?: string,
): StoredList<Entry> {
  const stored = storedValue(lifetime, name, formerKey);
  return {
    read() {
      try {
        const list: unknown = JSON.parse(stored.read() ?? '[]');
        return Array.isArray(list) ? list.filter(isEntry) : [];
      } catch {
        return [];
      }
    },
    // An empty list is written down where an older one would be read instead.
    write: (list) => stored.write(list.length || formerKey ? JSON.stringify(list) : null),
  };
}
