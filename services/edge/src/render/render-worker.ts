import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ResolvedRelease } from '@dana/contracts/release/composition';
import { confineThread } from './confine-thread.ts';
import { isHtmlWindowOpen, openHtmlWindow } from './html-window.ts';
import { executeOnlyPublished } from './verified-code.ts';
import type { FromWorker, Renderer, ToWorker, WorkerSetup } from './render-messages.ts';

/*
 * Renders the pages of one composition. A new composition gets a new worker: loaded releases never leave memory, and
 * a release that hangs or crashes takes only its worker with it.
 */

/** A second on a quiet machine. */
const htmlWindowLimitMs = 20_000;

const { composition, releasesFolder, apiUrl, publicOrigin } = workerData as WorkerSetup;
executeOnlyPublished(releasesFolder, composition);
confineThread(apiUrl);
const require = createRequire(join(releasesFolder, 'package.json'));

const fileOf = (deployable: string, { treeHash, serverEntry }: ResolvedRelease): string =>
  join(releasesFolder, 'assets', deployable, treeHash, serverEntry);

const remoteByContainer = new Map(
  Object.entries(composition.remotes).flatMap(([remote, { current, previous }]) =>
    [current, previous].flatMap((release) => (release ? [[release.container, remote] as const] : [])),
  ),
);

function loadContainer(release: ResolvedRelease): unknown {
  const remote = remoteByContainer.get(release.container) ?? '';
  return require(fileOf(remote, release))[release.container];
}

const { createRenderer } = require(fileOf('shell', composition.shell)) as {
  createRenderer: (options: object) => Renderer;
};
const answer = (message: FromWorker): void => parentPort?.postMessage(message);

/** Said before it is done: a thread that loads is not a stuck one. */
function openWindow(): object {
  if (!isHtmlWindowOpen()) answer({ kind: 'silent', forMs: htmlWindowLimitMs });
  return openHtmlWindow();
}

const renderer = createRenderer({
  composition,
  loadContainer,
  apiUrl,
  publicOrigin,
  openHtmlWindow: openWindow,
});

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'ping') return answer({ kind: 'pong' });
  const { id, request } = message;
  renderer.render(request).then(
    (result) => {
      answer({ kind: 'rendered', id, result });
      // Loaded before a text needs it, and after the first page.
      setImmediate(openWindow);
    },
    (error: unknown) =>
      answer({
        kind: 'failed',
        id,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
answer({ kind: 'ready' });
