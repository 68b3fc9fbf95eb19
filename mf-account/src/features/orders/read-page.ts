/** The page that an address names, from 1; anything else is the first. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
