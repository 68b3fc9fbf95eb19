import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@dana/config/testing/server-process';
import { workspaceRoot } from '@dana/config/workspace';

const inTurn = (ports: readonly number[]): string => `
import directors;
${ports.map((port, at) => `backend storefront_${at} { .host = "127.0.0.1"; .port = "${port}"; }`).join('\n')}
sub vcl_init {
  new all = directors.round_robin();
${ports.map((_, at) => `  all.add_backend(storefront_${at});`).join('\n')}
}
sub vcl_backend_fetch { set bereq.backend = all.backend(); }
`;

/**
 * Starts Varnish with the rules for CDNs (`deploy/cdn`) in front of storefronts that are asked in turn.
 * @returns what stops it.
 */
export async function startCdn(
  varnishd: string,
  port: number,
  storefrontPorts: readonly number[],
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dana-cdn-'));
  const file = join(folder, 'dana.vcl');
  const rules = await readFile(join(workspaceRoot, 'deploy/cdn/dana.vcl'), 'utf8');
  await writeFile(file, rules + inTurn(storefrontPorts));
  const words = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', join(folder, 'varnish'), '-j', 'none'];
  const stop = await startServerProcess(
    { command: varnishd, words: [...words, '-p', 'http_gzip_support=off'] },
    () => isListening(port),
  );
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
