import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { testPort } from '../support/shared-shop.ts';
import type { PlainFile } from './plain-server.ts';

export type PlainServer = {
  url: string;
  pid: number | undefined;
  /** Serves these bytes under this path, with these headers. */
  put: (path: string, headers: Record<string, string>, body: Buffer) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a plain static server beside the shop. @param origin – where it takes once what it does not have. */
export async function startPlainServer(origin: string): Promise<PlainServer> {
  const port = testPort(292);
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), [origin, String(port)]);
  await once(child, 'message');
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    put: async (path, headers, body) => {
      const file: PlainFile = { path, headers, body: body.toString('base64') };
      const taken = once(child, 'message');
      child.send(file);
      await taken;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** Compressed once, as well as can be. */
export const compressedHtml = (html: string) => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  body: brotliCompressSync(html),
});
