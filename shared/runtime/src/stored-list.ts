import { type StoredValue, storedValue } from './stored-value.ts';

export type StoredList<Entry> = StoredValue<readonly Entry[]>;

type StoredListOptions<Entry> = {
  lifetime: 'browser' | 'tab';
  name: string;
  /** Whether something may stand in it: other releases of the shop and shoppers themselves write there as well. */
  isEntry: (value: unknown) => value is Entry;
  formerKey?: string;
};

/** A list kept in this browser. What cannot be read is an empty list, and entries that are none are left out. */
export function storedList<Entry>({ isEntry, ...options }: StoredListOptions<Entry>): StoredList<Entry> {
  return storedValue<readonly Entry[]>({
    ...options,
    read(text) {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    },
  });
}
