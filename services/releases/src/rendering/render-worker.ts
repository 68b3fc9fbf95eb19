import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { ResolvedRelease } from '@dana/contracts/release/composition';
import { confineThread } from './confine-thread.ts';
import { executeOnlyPublished } from './verified-code.ts';
import type { FromThread, Renderer, ThreadSetup, ToThread } from './messages.ts';

/*
 * Renders the pages of one composition. A new composition gets a new thread: loaded releases never leave memory, and
 * a release that hangs or crashes takes only its thread with it.
 */

const { composition, releasesFolder, apiUrl, publicOrigin, isTolerant } = workerData as ThreadSetup;
const answer = (message: FromThread, moved: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved);

executeOnlyPublished(releasesFolder, composition, {
  isTolerant,
  onRefused: (code) => answer({ kind: 'refused', ...code }),
});
confineThread(apiUrl);
const ownRequire = createRequire(import.meta.url);
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

let window: object | undefined;

/** A DOM without a page in which a renderer cleans HTML from outside. No script of that HTML runs in it. */
function openHtmlWindow(): object {
  if (!window) {
    // Said before it is done: a thread that loads is not a stuck one.
    answer({ kind: 'silent' });
    // Required and not imported: it takes a second to load, and the first page comes before it.
    const { JSDOM } = ownRequire('jsdom') as { JSDOM: new (html: string) => { window: object } };
    window = new JSDOM('').window;
  }
  return window;
}

const renderer = createRenderer({ composition, loadContainer, apiUrl, publicOrigin, openHtmlWindow });

let underWay = 0;

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') return answer({ kind: 'pong' });
  const { id, request } = message;
  underWay += 1;
  renderer
    .render(request)
    .then(
      (result) => {
        const page = serialize(result);
        answer({ kind: 'rendered', id, page }, [page.buffer as ArrayBuffer]);
        // Loaded before a text needs it, after the first page, and while nobody waits for another.
        setImmediate(() => underWay === 0 && openHtmlWindow());
      },
      (error: unknown) =>
        answer({
          kind: 'failed',
          id,
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    )
    .finally(() => {
      underWay -= 1;
    });
});
answer({ kind: 'ready' });
