import { serve } from '@hono/node-server';
import { createShopServer } from './create-shop-server.ts';
import { listenFailure } from './listen-failure.ts';
import { type Stopping, stopOnSignal } from './stop/stop-on-signal.ts';
import type { StopSettings } from './stop/stop-settings.ts';

type ServedOptions = {
  /** What is served, for the log: "The storefront". */
  name: string;
  hostname: string;
  port: number;
  /** The setting that chooses the port. */
  portVariable: string;
  fetch: (request: Request, env: object) => Response | Promise<Response>;
  stop: StopSettings;
  /** Gives back what requests needed, after the last of them. */
  release: () => Promise<void>;
  /** Called with one sentence that says what to do when it cannot listen. */
  onFailure: (line: string) => void;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
};

/** Longer than clients and balancers keep an idle connection, so that none is closed under a request. */
const keepAliveMs = 65_000;

/** Answers requests on a port until the process receives SIGTERM or SIGINT, which cut nobody off. */
export function serveUntilStopped(options: ServedOptions): Stopping {
  const { name, hostname, port, portVariable, fetch, stop, release, onFailure, log } = options;
  const server = serve(
    {
      hostname,
      port,
      createServer: createShopServer,
      fetch: async (request, env) => {
        const response = await fetch(request, env);
        // Said with the answer, so that a client's next request finds another instance.
        if (stopping.isStopping()) response.headers.set('Connection', 'close');
        return response;
      },
    },
    () => log.info({ port }, `${name} is served.`),
  );
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs;
  server.on('error', (error: NodeJS.ErrnoException) => onFailure(listenFailure(error, port, portVariable)));
  const stopping = stopOnSignal({ name, server, settings: stop, release, log });
  return stopping;
}
