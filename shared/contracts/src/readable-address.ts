/**
 * An address as people read it: letters of any script in place of their percent signs. What would not be seen as written –
 * spaces, marks of direction, bytes that are no text – stays as it is.
 */
export function readableAddress(address: string): string {
  return address.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      // The signs that mean something in an address stay escaped.
      return decodeURI(escaped).replace(/[\s\p{C}]/gu, encodeURIComponent);
    } catch {
      return escaped;
    }
  });
}
