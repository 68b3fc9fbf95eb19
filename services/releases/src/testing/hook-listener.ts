import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

type Call = { path: string; headers: IncomingHttpHeaders; body: string };
/** What a listener does: answers with a status, ends the connection, or says nothing. */
type Manner = number | 'cut' | 'hang';

/** A listener on this machine that behaves as it is asked to. `calls` are all, `taken` those that were answered with 200. */
export async function startHookListener() {
  const calls: Call[] = [];
  const taken: Call[] = [];
  let manners: Manner[] = [];
  let usual: Manner = 200;
  let headers: Record<string, string> = {};

  function answer(call: Call, response: ServerResponse): void {
    const manner = manners.shift() ?? usual;
    calls.push(call);
    if (manner === 200) taken.push(call);
    if (manner === 'cut') response.destroy();
    else if (manner !== 'hang') response.writeHead(manner, headers).end('secret words of the listener');
  }

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => answer({ path: request.url ?? '', headers: request.headers, body }, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/in/very-secret`,
    port,
    calls,
    taken,
    revisions: () => taken.map(({ body }) => (JSON.parse(body) as { revision?: number }).revision),
    /** Behaves so at the next calls, one after the other. */
    next: (...more: Manner[]) => {
      manners = more;
    },
    /** Behaves so from now on. */
    always: (manner: Manner, more: Record<string, string> = {}) => {
      usual = manner;
      headers = more;
    },
  };
}
