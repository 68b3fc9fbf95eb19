import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';

type Site = { port: number; hostname: string; certificate: string };

/** Sends requests to a site on this machine from any of its addresses, 127.0.0.2 and up, each over a connection of its own. */
export function tlsClient({ port, hostname, certificate }: Site) {
  const agents = new Map<string, Agent>();
  const agentOf = (from: string): Agent => {
    const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 2, localAddress: from });
    agents.set(from, agent);
    return agent;
  };

  /** As `fetch`, but from an address of this machine. Redirects are not followed. */
  async function ask(path: string, init: RequestInit, from: string): Promise<Response> {
    const headers = { host: hostname, ...Object.fromEntries(new Headers(init.headers)) };
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, headers, agent: agentOf(from) },
        ...{ method: init.method ?? 'GET', servername: hostname, ca: certificate },
      },
      (answer) => {
        const got = new Headers();
        for (const [name, values] of Object.entries(answer.headersDistinct))
          for (const value of values ?? []) got.append(name, value);
        const status = answer.statusCode ?? 0;
        const isEmpty = status === 204 || status === 304;
        buffer(answer).then(
          (body) => resolve(new Response(isEmpty ? null : new Uint8Array(body), { status, headers: got })),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(init.body ?? undefined);
    return promise;
  }
  const close = (): void => {
    for (const agent of agents.values()) agent.destroy();
  };
  return { ask, close };
}
