import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgram } from '@dana/config/debian-packages/debian-program';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';

const run = promisify(execFile);
const exampleFile = join(import.meta.dirname, '../../../../deploy/nginx/dana.conf');

/** The name in the example's configuration. */
export const hostname = 'shop.example';

type Front = {
  nginx: string;
  folder: string;
  /** Of one storefront or several, which are asked in turn. */
  storefrontPorts: readonly number[];
  /** It keeps pages, in the way that the example names. */
  keepsPages?: boolean;
};

/** Starts nginx with the example's own configuration, on free ports and with a certificate made for this run. */
export async function startNginx({ nginx, folder, storefrontPorts, keepsPages = false }: Front) {
  await mkdir(folder, { recursive: true });
  const [port, plainPort] = [await freePort(), await freePort()];
  const files = { certificate: join(folder, 'shop.crt'), key: join(folder, 'shop.key') };
  await makeCertificate(files);
  const example = adapted(await readFile(exampleFile, 'utf8'), {
    'server 127.0.0.1:8080;': storefrontPorts.map((at) => `server 127.0.0.1:${at};`).join(' '),
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    '/etc/nginx/tls/shop.example.crt': files.certificate,
    '/etc/nginx/tls/shop.example.key': files.key,
  });
  await writeFile(join(folder, 'dana.conf'), keepsPages ? keepingPages(example, folder) : example);
  await writeFile(join(folder, 'nginx.conf'), surroundings(folder));
  const stop = await startServerProcess(
    { command: nginx, words: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'] },
    () => isListening(port),
    15_000,
  );
  return { port, plainPort, certificate: await readFile(files.certificate, 'utf8'), stop };
}

async function makeCertificate({ certificate, key }: { certificate: string; key: string }): Promise<void> {
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  await run(await debianProgram('openssl'), [...words, ...subject, '-keyout', key, '-out', certificate]);
}

/** The example with the lines that everybody has to change. Errors: throws when one of them is not there as expected. */
function adapted(example: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`dana.conf does not have "${from}" once.`);
    return text.replace(from, to);
  }, example);
}

/** The example with the lines that have it keep pages. */
const keepingPages = (example: string, folder: string): string =>
  adapted(example, { '/var/cache/nginx/dana': join(folder, 'pages') }).replaceAll(
    /^(\s*)# (.*)# keeps pages$/gm,
    '$1$2',
  );

/** What a system's own nginx.conf has around the example. */
function surroundings(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/dana.conf;`,
    '}',
    '',
  ].join('\n');
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
