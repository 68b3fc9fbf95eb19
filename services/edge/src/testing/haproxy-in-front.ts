import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { exampleFile } from './example-file.ts';
import { type Front, type FrontOptions, isListening, makeCertificate } from './front.ts';

/** Starts HAProxy with the example's own configuration. */
export async function startHaproxy({ program, folder, storefrontPorts }: FrontOptions): Promise<Front> {
  const { certificate, key } = await makeCertificate(folder);
  const pem = join(folder, 'shop.pem');
  await writeFile(pem, `${certificate}${key}`);
  const [port, plainPort] = [await freePort(), await freePort()];
  const servers = storefrontPorts.map((at, index) => `server storefront-${index} 127.0.0.1:${at}`);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    await exampleFile('haproxy/haproxy.cfg', {
      'bind :80 ': `bind 127.0.0.1:${plainPort} `,
      'bind :443 ssl crt /etc/haproxy/shop.example.pem': `bind 127.0.0.1:${port} ssl crt ${pem}`,
      'server storefront 127.0.0.1:8080': servers.join('\n  '),
    }),
  );
  const stop = await startServerProcess(
    // In the foreground, as one process.
    { command: program, words: ['-db', '-f', file] },
    () => isListening(port),
  );
  return { port, plainPort, certificate, stop };
}
