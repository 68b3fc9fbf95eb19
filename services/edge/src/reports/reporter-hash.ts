import { createHmac } from 'node:crypto';

/**
 * What stands for a reporter in the store, the same at every edge. The key is the shop's and in the store too, so anyone who has the
 * store can try all addresses of IPv4: a hash of 24 bits is all that is kept of one, and 256 of them share it.
 */
export type ReporterHash = {
  /** An integer of 24 bits. */
  ofAddress: (address: string) => number;
  /** 48 bits of a visit with a release, as text. */
  ofVisit: (visit: string) => string;
};

/** @param key undefined while there is none: then nothing is counted that could need it. */
export function reporterHash(key: () => string | undefined): ReporterHash {
  const digest = (kind: string, text: string): Buffer =>
    createHmac('sha256', key() ?? '')
      .update(`${kind}\n${text}`)
      .digest();
  return {
    ofAddress: (address) => digest('address', address).readUIntBE(0, 3),
    ofVisit: (visit) => digest('visit', visit).toString('base64url', 0, 6),
  };
}
