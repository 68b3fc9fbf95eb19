import ipaddr from 'ipaddr.js';

/** Which proxies are believed, and which headers they write. */
export type TrustedProxies = {
  /** Whether this peer is one of ours. `hop` is 0 for the one that is connected, 1 for the one behind it, and so on. */
  trusts: (address: string, hop: number) => boolean;
  /** `Forwarded` is read; else `X-Forwarded-For`, `-Proto` and `-Host`. Never both: a proxy writes one of them, and the other is the client's. */
  header: 'x-forwarded' | 'forwarded';
};

type Range = ReturnType<typeof ipaddr.parseCIDR>;

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Reads the setting: words with commas between them. An address, a network (`10.0.0.0/8`), `loopback` or `private` is
 * believed; a number is the most proxies one behind the other, and alone believes whatever addresses they have;
 * `forwarded` says that they write that header. Empty: nobody is believed.
 * Errors: throws with the word that is none of these.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const words = (text ?? '').split(',').flatMap((word) => word.trim().toLowerCase() || []);
  const header = words.includes('forwarded') ? 'forwarded' : 'x-forwarded';
  const hopsMax = words.find((word) => /^\d{1,2}$/.test(word));
  const ranges = words
    .filter((word) => word !== 'forwarded' && word !== hopsMax)
    .flatMap((word) => (named[word] ?? [word]).map(readRange));
  if (ranges.length === 0 && hopsMax === undefined) return { header, trusts: () => false };
  const hops = hopsMax === undefined ? Number.POSITIVE_INFINITY : Number(hopsMax);
  return {
    header,
    trusts: (address, hop) => hop < hops && (ranges.length === 0 || isWithin(address, ranges)),
  };
}

function readRange(word: string): Range {
  const [address = '', bits] = word.split('/');
  try {
    if (bits !== undefined) return ipaddr.parseCIDR(word);
    if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.parseCIDR(`${address}/32`);
    return ipaddr.parseCIDR(`${address}/128`);
  } catch {
    throw new Error(
      `TRUSTED_PROXIES: "${word}" is no address, no network like 10.0.0.0/8, not "loopback", "private" or "forwarded", and no number.`,
    );
  }
}

function isWithin(text: string, ranges: readonly Range[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ranges.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}
