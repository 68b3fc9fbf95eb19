/** All that the shop keeps in a browser is named alike, so that it can be told from what others keep there. */
const prefix = 'dana.';

type StoredValueOptions<Value> = {
  /** `browser`: for all tabs, until somebody clears it. `tab`: for this tab and its next documents. */
  lifetime: 'browser' | 'tab';
  /** With the version of its form: "wishlist.v1". What is kept outlives releases. */
  name: string;
  /** Reads a stored text, null where there is none. It may be anybody's: where it throws, there is none. */
  read: (text: string | null) => Value;
  /** The text to keep, null for nothing. JSON by default. */
  write?: (value: Value) => string | null;
  /** The whole name under which earlier releases kept it: read as long as there is nothing under the new one. */
  formerKey?: string;
};

export type StoredValue<Value> = {
  /** The same object for the same text, as React asks of a snapshot. */
  read: () => Value;
  write: (value: Value) => void;
};

/**
 * Something that is kept in this browser. Storage that is forbidden, full or not there costs its memory only: what could
 * not be written lives as long as the page. What stands under the former name stays there, for releases that come back.
 */
export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { lifetime, name, read, write = JSON.stringify, formerKey } = options;
  const key = prefix + name;
  let unsaved: string | null = null;
  let last: [text: string | null, value: Value] | undefined;

  /** Where storage is forbidden, even its name throws. */
  function tried<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(lifetime === 'tab' ? sessionStorage : localStorage);
    } catch {
      return null;
    }
  }
  function parsed(text: string | null): Value {
    try {
      return read(text);
    } catch {
      return read(null);
    }
  }
  return {
    read() {
      const stored = (storage: Storage) =>
        storage.getItem(key) ?? (formerKey ? storage.getItem(formerKey) : null);
      const text = unsaved ?? tried(stored);
      if (last?.[0] !== text || !last) last = [text, parsed(text)];
      return last[1];
    },
    write(value) {
      const text = write(value);
      unsaved = text;
      tried((storage) => {
        if (text !== null) storage.setItem(key, text);
        else for (const one of [key, formerKey ?? key]) storage.removeItem(one);
        unsaved = null;
      });
    },
  };
}
