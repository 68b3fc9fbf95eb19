/** An address as an object; undefined where it is none. Stands for `URL.parse`, which the declared browsers lack. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
