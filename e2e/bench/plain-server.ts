import { createServer } from 'node:http';
import { ask } from './ask.ts';

/*
 * The control's server, a process of its own: answers from memory and does nothing else, kept-alive HTTP/1.1 as the shop's.
 * What it does not have yet, pictures and fonts of a control, it takes from the shop once, before anything is measured.
 */

/** What the bench gives it to serve, `body` in base64. */
export type PlainFile = { path: string; headers: Record<string, string>; body: string };

const [, , origin = '', port = '0'] = process.argv;
const files = new Map<string, { headers: Record<string, string>; body: Buffer }>();
const kept = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const file = files.get(path) ?? (await fetchOnce(path, request.headers.accept ?? '*/*'));
  response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
  response.end(file.body);
});

async function fetchOnce(path: string, accept: string) {
  const { headers, body } = await ask(origin + path, { accept });
  const file = {
    headers: Object.fromEntries(
      kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    ),
    body,
  };
  files.set(path, file);
  return file;
}

process.on('message', ({ path, headers, body }: PlainFile) => {
  files.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.(path);
});
process.on('disconnect', () => process.exit(0));
server.listen(Number(port), 'localhost', () => process.send?.('listening'));
