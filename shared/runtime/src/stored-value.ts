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
  let unsaved: { text: string | null } | undefined;
  let last: { text: string | null; value: Value } | undefined;

  // Asked for each time: where storage is forbidden, even its name throws.
  const storage = () => (lifetime === 'browser' ? localStorage : sessionStorage);

  function currentText(): string | null {
    if (unsaved) return unsaved.text;
    try {
      return storage().getItem(key) ?? (formerKey === undefined ? null : storage().getItem(formerKey));
    } catch {
      return null;
    }
  }

  function valueIn(text: string | null): Value {
    try {
      return read(text);
    } catch {
      return read(null);
    }
  }

  return {
    read() {
      const text = currentText();
      if (last?.text !== text || !last) last = { text, value: valueIn(text) };
      return last.value;
    },
    write(value) {
      const text = write(value);
      try {
        if (text === null) for (const one of [key, formerKey]) one && storage().removeItem(one);
        else storage().setItem(key, text);
        unsaved = undefined;
      } catch {
        unsaved = { text };
      }
    },
  };
}
