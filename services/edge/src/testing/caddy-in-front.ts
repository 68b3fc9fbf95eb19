import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { exampleFile } from './example-file.ts';
import { type Front, type FrontOptions, hostname, isListening, makeCertificate } from './front.ts';

/** Starts Caddy with the example's own configuration. */
export async function startCaddy({ program, folder, storefrontPorts }: FrontOptions): Promise<Front> {
  const { certificate, certificateFile, keyFile } = await makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const example = await exampleFile('caddy/Caddyfile', {
    // Nobody outside gives out a certificate for this name.
    '\nshop.example { # <-': `\n${hostname} {\n\ttls ${certificateFile} ${keyFile}`,
    'to 127.0.0.1:8080 ': `to ${storefrontPorts.map((at) => `127.0.0.1:${at}`).join(' ')} `,
  });
  const machine = [
    '{',
    'admin off',
    'default_bind 127.0.0.1',
    `https_port ${port}`,
    `http_port ${plainPort}`,
    '}',
  ];
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `${machine.join('\n')}\n${example}`);
  const stop = await startServerProcess(
    {
      command: program,
      words: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
    async () => (await isListening(port)) && isListening(plainPort),
  );
  return { port, plainPort, certificate, stop };
}
