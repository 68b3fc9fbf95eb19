import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export type ServedBuild = { origin: string; stop: () => Promise<void> };

/** Serves the browser's part of a built remote to pages of every origin, as a developer's machine does. */
export async function serveBuild(folder: string, port: number): Promise<ServedBuild> {
  const server: Server = createServer(({ url = '/' }, answer) => {
    const file = join(folder, 'dist/web', new URL(url, 'http://localhost').pathname);
    answer.setHeader('Access-Control-Allow-Origin', '*');
    answer.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    if (existsSync(file)) createReadStream(file).pipe(answer);
    else answer.writeHead(404).end();
  }).listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
