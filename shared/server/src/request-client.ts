import { getConnInfo } from '@hono/node-server/conninfo';
import { type Client, readClient } from './read-client.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import type { Context, MiddlewareHandler } from 'hono';

/** Who asks and at which address: the one truth for limits, reports, links, cookies and logs. */
export type RequestClient = Pick<Client, 'address' | 'network' | 'claimed'> & {
  /** The shop's origin, for links that are made for this request alone. */
  origin: string;
  /** The shop is reached by https: its cookies are for https only. */
  isSecure: boolean;
};

type ClientOptions = {
  trustedProxies: TrustedProxies;
  publicOrigin: string;
};

declare module 'hono' {
  interface ContextVariableMap {
    client?: RequestClient;
  }
}

const nobody = readTrustedProxies('');

/** Finds out once per request who asks; `clientOf` gives it to every route. */
export function findClient(options: ClientOptions): MiddlewareHandler {
  const { trustedProxies, publicOrigin } = options;
  // A shop that was given no address of its own takes what the proxy says. One that has is never misled.
  const isGiven = new URL(publicOrigin).hostname !== 'localhost';
  return async (c, next) => {
    const {
      address,
      network,
      claimed,
      origin: asked,
    } = readClient(peerOf(c), (name) => c.req.header(name), trustedProxies);
    const origin = isGiven || asked === undefined ? publicOrigin : asked;
    const isSecure = [origin, asked].some((at) => at?.startsWith('https:'));
    c.set('client', { address, network, claimed, origin, isSecure });
    await next();
  };
}

/** Who asks. Without `findClient` before it, as for a single route in a test, the one that is connected, by http. */
export function clientOf(c: Context): RequestClient {
  const known = c.get('client');
  if (known) return known;
  const { address, network } = readClient(peerOf(c), () => undefined, nobody);
  return { address, network, origin: 'http://localhost', isSecure: false };
}

/** The host that a request names, with its port where it has one. */
export const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;

/** The address of the socket; without one (a request made in the process itself) there is none. */
export const peerOf = (c: Context): string => (c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '');
