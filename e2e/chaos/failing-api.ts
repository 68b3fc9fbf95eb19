import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';

export type FailingApi = {
  url: string;
  /** Answers 503 instead of the API, to calls whose path matches, until it is called with nothing. */
  refuseCalls: (path: RegExp | undefined) => void;
  /** Paths that were asked for so far, with their queries. A test may empty it. */
  asked: string[];
  stop: () => Promise<void>;
};

/** A proxy in front of the real API, which refuses what a test names and passes on all else. */
export async function startFailingApi(port: number, apiPort: number): Promise<FailingApi> {
  let refused: RegExp | undefined;
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    asked.push(path);
    if (refused?.test(path)) {
      answer.writeHead(503).end();
      return;
    }
    const { method, headers } = request;
    const passedOn = ask({ port: apiPort, path, method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    request.pipe(passedOn);
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    refuseCalls: (path) => {
      refused = path;
    },
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
