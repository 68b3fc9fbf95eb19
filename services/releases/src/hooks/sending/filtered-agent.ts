import type { Agent } from 'node:http';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { fewLookups } from './few-lookups.ts';

/**
 * A connection that leads to public addresses, and to those that are allowed. Judged is the address that the name has at the moment
 * of connecting, so a name that changes its address gets nowhere either.
 * @param allowed – addresses or networks, such as `127.0.0.1` and `10.1.0.0/16`.
 */
export function filteredAgent(protocol: string, allowed: readonly string[]): Agent {
  const options = { keepAlive: false, lookup: fewLookups, allowIPAddressList: [...allowed] };
  return protocol === 'https:'
    ? new RequestFilteringHttpsAgent(options)
    : new RequestFilteringHttpAgent(options);
}

/** What the agent says when it does not connect. */
export const isFiltered = (error: Error): boolean =>
  / is not allowed\. Because,? It is /i.test(error.message);
