import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* WebKit's driver says nothing of a page's console: the page itself notes what goes wrong, from its first script on. */

/** Runs in the page before anything else. */
const noting = `window.noted = [];
addEventListener('error', (event) => noted.push('page error: ' + (event.message ?? event.target?.src)), true);
addEventListener('unhandledrejection', (event) => noted.push('page error: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => noted.push('security policy: ' + event.violatedDirective + ' ' + event.blockedURI));
for (const kind of ['error', 'warn']) {
  const write = console[kind];
  console[kind] = (...words) => { noted.push('console: ' + words.join(' ')); write.apply(console, words); };
}`;

const notingSource = `'sha256-${createHash('sha256').update(noting).digest('base64')}'`;

export type NotingServer = { origin: string; stop: () => Promise<void> };

/** Passes everything on to the shop, and puts the noting script in front of each document's own, with its hash in the policy. */
export async function startNoting(shopUrl: string): Promise<NotingServer> {
  const shop = new URL(shopUrl);
  const server = createServer((from, to) => passOn(shop, from, to));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(shop: URL, from: IncomingMessage, to: ServerResponse): void {
  const { 'accept-encoding': _, ...rest } = from.headers;
  const isDocument = from.headers.accept?.includes('text/html') ?? false;
  const headers = {
    ...(isDocument ? rest : from.headers),
    host: shop.host,
    ...(from.headers.origin && { origin: shop.origin }),
  };
  const call = request({
    host: shop.hostname,
    port: shop.port,
    path: from.url,
    method: from.method,
    headers,
  });
  call.on('response', (answer) => {
    const isHtml = answer.headers['content-type']?.includes('text/html');
    if (!isDocument || !isHtml) {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const html = Buffer.concat(parts).toString();
      const { 'content-length': __, 'content-security-policy': policy = '', ...kept } = answer.headers;
      kept['content-security-policy'] = String(policy).replace('script-src', `script-src ${notingSource}`);
      to.writeHead(answer.statusCode ?? 502, kept);
      to.end(html.replace(/<head[^>]*>/, (head) => `${head}<script>${noting}</script>`));
    });
  });
  call.on('error', () => to.writeHead(502).end());
  from.pipe(call);
}
