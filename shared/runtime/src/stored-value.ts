/** A text that is kept in this browser; null where there is none. */
export type StoredValue = { read: () => string | null; write: (text: string | null) => void };

/**
 * Something that the shop keeps in this browser, under one prefix, so that it cannot be confused with what others keep there.
 * Storage that is forbidden, full or not there costs its memory only: what could not be written lives as long as the page.
 * What is read may be anybody's text.
 * @param lifetime – `browser`: for all tabs, until somebody clears it. `tab`: for this tab and its next documents.
 * @param name – with the version of its form, "wishlist.v1": what is kept outlives releases.
 * @param formerKey – the whole name under which earlier releases kept it. It is read as long as there is nothing under the
 * new one, and stays there for a release that comes back.
 */
export function storedValue(lifetime: 'browser' | 'tab', name: string, formerKey?: string): StoredValue {
  const key = `dana.${name}`;
  let unsaved: string | null = null;
  // Asked for each time: where storage is forbidden, its very name throws.
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read() {
      try {
        return unsaved ?? storage().getItem(key) ?? (formerKey ? storage().getItem(formerKey) : null);
      } catch {
        return null;
      }
    },
    write(text) {
      unsaved = text;
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        unsaved = null;
      } catch {
        // Kept above, for as long as the page lives.
      }
    },
  };
}
