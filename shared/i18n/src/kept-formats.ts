/**
 * Builds each format once: one takes as long to build as some hundred take to use, and a page has hundreds of prices.
 * @param make – builds the format of a key; there are few keys (languages, currencies).
 */
export function keptFormats<Key, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const formats = new Map<Key, Format>();
  return (key) => {
    const kept = formats.get(key) ?? make(key);
    formats.set(key, kept);
    return kept;
  };
}
