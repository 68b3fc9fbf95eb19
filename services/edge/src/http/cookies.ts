/** The cookies of a request, decoded; a broken one is left out. */
export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const separator = part.indexOf('=');
    if (separator < 0) return [];
    try {
      return [
        [part.slice(0, separator).trim(), decodeURIComponent(part.slice(separator + 1).trim())] as const,
      ];
    } catch {
      return [];
    }
  });
  return new Map(pairs);
}
