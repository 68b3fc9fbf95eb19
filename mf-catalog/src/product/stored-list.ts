/** A list kept in this browser. What cannot be read is an empty list; what cannot be written lives with the page. */
export type StoredList<Entry> = { read: () => readonly Entry[]; write: (list: readonly Entry[]) => void };

/**
 * A list in local storage under a versioned name.
 * @param isEntry – tells what may stand in it: other releases of the shop and shoppers themselves write there as well.
 */
export function createStoredList<Entry>(
  key: string,
  isEntry: (value: unknown) => value is Entry,
): StoredList<Entry> {
  let unsaved: readonly Entry[] | undefined;
  return {
    read() {
      if (unsaved) return unsaved;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isEntry) : [];
      } catch {
        // Corrupt or forbidden storage is an empty one.
        return [];
      }
    },
    write(list) {
      try {
        localStorage.setItem(key, JSON.stringify(list));
        unsaved = undefined;
      } catch {
        unsaved = list;
      }
    },
  };
}
