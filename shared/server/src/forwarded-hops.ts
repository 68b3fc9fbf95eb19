import parseForwarded from 'forwarded-parse';
import { readAddress } from './address.ts';

/** What one proxy said about the client that asked it. Each part can be missing, and an address can be hidden on purpose. */
export type Hop = { address?: string | undefined; scheme?: string | undefined; host?: string | undefined };

/** A header of the request by its name in small letters; undefined when it is not there. */
export type ReadHeader = (name: string) => string | undefined;

/** `X-Forwarded-*` as hops, the one nearest to us first. */
export function xForwardedHops(header: ReadHeader): Hop[] {
  const addresses = nearestFirst(header('x-forwarded-for'));
  const schemes = nearestFirst(header('x-forwarded-proto'));
  const hosts = nearestFirst(header('x-forwarded-host'));
  // A proxy may say how it was asked, and not by whom.
  const count = addresses.length || (schemes.length > 0 || hosts.length > 0 ? 1 : 0);
  return Array.from({ length: count }, (_, index) => ({
    address: addressIn(addresses[index] ?? ''),
    scheme: partFor(schemes, count, index),
    host: partFor(hosts, count, index),
  }));
}

/** `Forwarded` (RFC 7239) as hops, the one nearest to us first; none where it is malformed. */
export function forwardedHops(header: ReadHeader): Hop[] {
  try {
    return parseForwarded(header('forwarded') ?? '')
      .toReversed()
      .map((hop) => ({ address: addressIn(hop.for ?? ''), scheme: hop.proto, host: hop.host }));
  } catch {
    return [];
  }
}

const nearestFirst = (list: string | undefined): string[] =>
  list === undefined
    ? []
    : list
        .split(',')
        .map((part) => part.trim())
        .toReversed();

/** Proxies that add to the list of addresses mostly write scheme and host alone: then the nearest one decides. */
const partFor = (parts: string[], count: number, index: number): string | undefined =>
  parts.length === count ? parts[index] : parts[0];

/** The address without port and brackets: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressIn(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return readAddress(bare);
}
