import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the host's address, which the first caller starts. */
    apiHostDoor: string;
  }
}

/** TypeScript in the workspace, JavaScript where this is packed. */
const hostProcess = join(import.meta.dirname, `host-process${extname(import.meta.filename)}`);

/** Global set-up of a run: the host starts with the first test file that needs it, and ends with the run. */
export function setup({ provide }: TestProject): Promise<() => void> {
  let host: Promise<string> | undefined;
  const child = { stop: (): unknown => undefined };

  async function startHost(): Promise<string> {
    const started = fork(hostProcess, { stdio: 'inherit' });
    child.stop = () => started.kill();
    const port = await Promise.race([
      once(started, 'message').then(([first]) => Number(first)),
      once(started, 'exit').then(([code]) => Promise.reject(new Error(`The API host ended (${code}).`))),
    ]);
    return `http://localhost:${port}`;
  }

  const door = createServer(async (_request, response) => {
    try {
      host ??= startHost();
      response.end(await host);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  return new Promise((resolve) => {
    door.listen(0, 'localhost', () => {
      provide('apiHostDoor', `http://localhost:${(door.address() as AddressInfo).port}`);
      resolve(() => {
        child.stop();
        door.close();
      });
    });
  });
}
