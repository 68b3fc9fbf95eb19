import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, type RequestOptions, request } from 'node:https';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type Front, hostname } from './front.ts';

/** Sends requests to a site on this machine from any of its addresses, 127.0.0.2 and up, each over a connection of its own. */
export function tlsClient({ port, certificate }: Pick<Front, 'port' | 'certificate'>) {
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

/** Listens to an answer that does not end, until the test does. @returns what has come so far. */
export function listenTo(front: Front, path: string, authorization: string): () => string {
  let said = '';
  const site: RequestOptions = { host: '127.0.0.1', port: front.port, servername: hostname };
  const headers = { host: hostname, authorization };
  const listening = request({ ...site, ca: front.certificate, path, headers }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      said += part;
    });
    answer.on('error', () => undefined);
  });
  listening.on('error', () => undefined);
  onTestFinished(() => void listening.destroy());
  listening.end();
  return () => said;
}

/**
 * Asks for several addresses at once over one connection of HTTP/2.
 * @returns the protocol that was agreed on, and for each address its status and text.
 */
export async function http2Answers(front: Front, paths: readonly string[]) {
  const session = connectHttp2(`https://${hostname}`, {
    ca: front.certificate,
    servername: hostname,
    host: '127.0.0.1',
    port: front.port,
  });
  try {
    const answers = await Promise.all(
      paths.map(async (path) => {
        const stream = session.request({ ':path': path, ':authority': hostname });
        const answered = once(stream, 'response') as Promise<[{ ':status'?: number }]>;
        const [[headers], body] = await Promise.all([answered, text(stream)]);
        return { status: headers[':status'], body };
      }),
    );
    return { protocol: session.alpnProtocol, answers };
  } finally {
    session.close();
  }
}

/** Sends bytes to a server on this machine, without TLS. @returns all that comes back until it closes the connection. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
