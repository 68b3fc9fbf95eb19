import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { adapted, exampleFile } from './example-file.ts';
import { type Front, type FrontOptions, isListening, makeCertificate } from './front.ts';

/**
 * Starts nginx with the example's own configuration.
 * @param options.keepsPages – it keeps pages, in the way that the example names.
 */
export async function startNginx({
  program,
  folder,
  storefrontPorts,
  keepsPages = false,
}: FrontOptions & { keepsPages?: boolean }): Promise<Front> {
  const { certificate, certificateFile, keyFile } = await makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const example = await exampleFile('nginx/dana.conf', {
    'server 127.0.0.1:8080;': storefrontPorts.map((at) => `server 127.0.0.1:${at};`).join(' '),
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    '/etc/nginx/tls/shop.example.crt': certificateFile,
    '/etc/nginx/tls/shop.example.key': keyFile,
  });
  await writeFile(join(folder, 'dana.conf'), keepsPages ? keepingPages(example, folder) : example);
  await writeFile(join(folder, 'nginx.conf'), surroundings(folder));
  const stop = await startServerProcess(
    { command: program, words: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'] },
    () => isListening(port),
  );
  return { port, plainPort, certificate, stop };
}

/** The example with the lines that have it keep pages. */
const keepingPages = (example: string, folder: string): string =>
  adapted('dana.conf', example, { '/var/cache/nginx/dana': join(folder, 'pages') }).replaceAll(
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
