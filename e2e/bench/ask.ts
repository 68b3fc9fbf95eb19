import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** An answer with its body as it travelled. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for an address as a browser does that reads Brotli, and keeps the body as it came. */
export const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } });
    call.on('error', reject);
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    call.end();
  });

/** The text of an answer, whichever way it travelled. */
export const textOf = ({ headers, body }: Answer): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
