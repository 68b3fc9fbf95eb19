import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { exampleFile } from './example-file.ts';
import { type Front, type FrontOptions, isListening } from './front.ts';
import { startHaproxy } from './haproxy-in-front.ts';

/** Starts Varnish with the rules for CDNs, and HAProxy before it, which ends TLS; both with the examples' own files. */
export function startCdn(varnishd: string) {
  return async ({ program, folder, storefrontPorts }: FrontOptions): Promise<Front> => {
    const port = await freePort();
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'dana.vcl');
    const rules = await exampleFile('cdn/dana.vcl', {
      '.port = "8080";': `.port = "${storefrontPorts[0]}";`,
    });
    await writeFile(file, rules);
    // In the foreground, with a folder of its own.
    const words = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', join(folder, 'varnish'), '-j', 'none'];
    const stopCache = await startServerProcess(
      { command: varnishd, words: [...words, '-p', 'http_gzip_support=off'] },
      () => isListening(port),
    );
    const front = await startHaproxy({ program, folder, storefrontPorts: [port] }).catch(async (error) => {
      await stopCache();
      throw error;
    });
    const stop = async (): Promise<void> => {
      await front.stop();
      await stopCache();
    };
    return { ...front, stop };
  };
}
