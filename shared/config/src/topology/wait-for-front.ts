import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:https';

const intervalMs = 150;

/**
 * Waits until a site that is served with TLS on this machine says that it is ready.
 * @param authorityFile – the certificate of who certifies it; written while the front starts.
 * Errors: throws when it did not within the time. Unit: milliseconds.
 */
export async function waitForFront(
  port: number,
  authorityFile: string,
  limitMs: number,
  isAlive: () => boolean,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end && isAlive()) {
    if ((await statusAt(port, authorityFile)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  const site = `https://localhost:${port}`;
  throw new Error(
    isAlive() ? `${site} was not ready within ${limitMs / 1000} s.` : `Caddy ended while it was starting.`,
  );
}

function statusAt(port: number, authorityFile: string): Promise<number | undefined> {
  if (!existsSync(authorityFile)) return Promise.resolve(undefined);
  const ca = readFileSync(authorityFile, 'utf8');
  const site = { host: '127.0.0.1', port, path: '/readyz', headers: { host: `localhost:${port}` } };
  return new Promise((resolve) => {
    get({ ...site, servername: 'localhost', ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(undefined));
  });
}
