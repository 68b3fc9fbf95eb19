import type { Beacon } from '@dana/contracts/beacon';

/** An edge in this process, or one behind an address. */
type Ask = (path: string, init: RequestInit, from: string) => Response | Promise<Response>;

/** The mark that came with a document; undefined when there was none. */
export const markOf = (answer: Response): string | undefined =>
  /visit;desc="([^"]+)"/.exec(answer.headers.get('server-timing') ?? '')?.[1];

/** Browsers that open a page of an edge and report of it, each from the address it is given. */
export function reportersOf(ask: Ask, path = '/en/demo') {
  const open = async (from: string): Promise<string | undefined> => {
    const answer = await ask(path, {}, from);
    await answer.arrayBuffer();
    return markOf(answer);
  };
  const send = async (from: string, body: Beacon | object): Promise<number> =>
    (await ask('/beacon', { method: 'POST', body: JSON.stringify(body) }, from)).status;
  return {
    open,
    send,
    /** A visit as a browser makes it: the page, then a report that a release failed. @returns the answer's status. */
    fail: async (from: string, remote: string, version: string): Promise<number> => {
      const mark = await open(from);
      return send(from, { mark, events: [{ remote, version, kind: 'failed', reason: 'evaluation' }] });
    },
  };
}
