import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { ensureRootToken } from './access/root-token.ts';
import { dataFolder, releaseFolder } from './cli/context.ts';
import { createEdge } from './create-edge.ts';
import { readDevServers } from './dev/dev-overlay.ts';
import { createRenderPool } from './render/render-pool.ts';
import { currentComposition } from './store/current-composition.ts';
import { openStore } from './store/open-store.ts';
import { watchHead } from './store/watch-head.ts';

const port = Number(process.env.PORT ?? 8080);
const apiBaseUrl = process.env.API_BASE_URL ?? `http://localhost:${process.env.API_PORT ?? 8081}`;
const publicOrigin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
const log = pino({ name: 'edge', level: process.env.LOG_LEVEL ?? 'info' });

const releasesFolder = releaseFolder();
mkdirSync(releasesFolder, { recursive: true });
// The builds for the server are CommonJS; the workspace around a local store says otherwise.
writeFileSync(join(releasesFolder, 'package.json'), '{"type":"commonjs"}\n');

const env = process.env.RELEASE_ENV ?? 'production';
const store = await openStore(releasesFolder);
const watch = await watchHead({
  store,
  env,
  onProblem: (problem) =>
    log.warn({ problem: problem.message }, 'The release log cannot be followed; the last good state stays.'),
});
// On a shop's own server tokens are handed out by people; a local one makes itself the first.
const isLocal = new URL(publicOrigin).hostname === 'localhost';
const rootTokenFile = join(dataFolder(), 'release-token');
if (isLocal && (await ensureRootToken(store, rootTokenFile).catch(() => false)))
  log.info({ file: rootTokenFile }, 'A token for /_releases was made.');
const pool = createRenderPool({
  releasesFolder,
  apiUrl: `${apiBaseUrl}/api`,
  publicOrigin,
  onProblem: (message) => log.warn({ message }, 'A render worker failed.'),
});
// The worker of a new composition starts when its revision is seen, not with the first shopper.
const warm = (): void => {
  const composition = currentComposition(watch);
  if (composition) pool.warm(composition);
};
watch.subscribe(warm);
warm();

const devServers = readDevServers(process.env.DEV_SERVERS);
const app = createEdge({ store, watch, env, pool, apiBaseUrl, publicOrigin, devServers, log });
const server = serve({ fetch: app.fetch, port }, () => log.info({ port }, 'The storefront is served.'));
server.on('error', (error: NodeJS.ErrnoException) => {
  log.fatal({ code: error.code, port }, `The storefront cannot listen on port ${port}.`);
  process.exit(1);
});

function stop(): void {
  server.close(() => process.exit(0));
  watch.close();
  void pool.close();
  // Connections that shoppers keep open must not hold a stop up.
  setTimeout(() => process.exit(0), 3_000).unref();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
