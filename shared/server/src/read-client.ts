import { networkOf, readAddress } from './address.ts';
import { forwardedHops, type ReadHeader, xForwardedHops } from './forwarded-hops.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Who sent a request, as far as it can be believed. */
export type Client = {
  /** IPv4 or IPv6; empty for a request that was made in the process itself. */
  address: string;
  /** What limits count by: the address, or the /64 network of an IPv6 one. */
  network: string;
  /** `https://shop.example` as the client asked for it, when a trusted proxy says so. */
  origin?: string | undefined;
  /** Whom this address names as its own client, though nobody said that it is to be believed. Fit for counting, and for nothing that anybody is allowed by. */
  claimed?: string | undefined;
};

/** A name or address with a port, and nothing that could end it early in a link or a header. */
const hostForm = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The client of a request: the one that is connected, or, where that is a trusted proxy, the last one in its headers that is
 * not. What stands before that was written by an untrusted client and changes nothing.
 * @param peer – the address of the socket.
 */
export function readClient(peer: string, header: ReadHeader, trusted: TrustedProxies): Client {
  let address = readAddress(peer) ?? peer;
  let origin: string | undefined;
  let claimed: string | undefined;
  const hops = trusted.header === 'forwarded' ? forwardedHops(header) : xForwardedHops(header);
  for (const [index, hop] of hops.entries()) {
    if (!trusted.trusts(address, index)) {
      claimed = hop.address;
      break;
    }
    origin = originOf(hop) ?? origin;
    // A proxy that hides its client stands for it.
    if (hop.address === undefined) break;
    address = hop.address;
  }
  return { address, network: networkOf(address), origin, claimed };
}

function originOf({ scheme, host }: { scheme?: string | undefined; host?: string | undefined }) {
  const name = scheme?.toLowerCase();
  if ((name !== 'http' && name !== 'https') || host === undefined || !hostForm.test(host)) return undefined;
  return URL.parse(`${name}://${host}`)?.origin;
}
