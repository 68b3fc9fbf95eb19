import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { createStoreAdmin } from '@dana/releases/api/store-admin';
import {
  publishFolder,
  release,
  writeBuiltRemote,
  writeBuiltShell,
} from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { onTestFailed } from 'vitest';
import { startEdgeProcess } from './edge-process.ts';
import { askForPage } from './open-edge.ts';
import { runsRemotes } from './renderer-sources.ts';

/** Pages of a remote: path → source of a function that gives the page's HTML. */
export type Pages = Readonly<Record<string, string>>;

/** `mf-shop`, whose pages are as they should be. The cart says from which process it comes, the product has a slot for `/part`. */
const goodPages: Pages = {
  '/cart': "() => '<h1>cart of ' + process.pid + '</h1>'",
  '/product': "async (search, slot) => '<h1>a product</h1>' + (await slot('mf-bad', '/part'))",
  '/search':
    "async (search) => { await new Promise((done) => setTimeout(done, 1_000)); return '<h1>found ' + search + '</h1>'; }",
};

/**
 * An edge as a process with one rendering thread, over `mf-shop`, which is well, and `mf-bad` with these pages.
 * @param env – `DOCUMENT_CACHE_MB` is 0 unless it says otherwise: each page is rendered for the one who asks.
 */
export async function openContainedShop(bad: Pages, env: Record<string, string> = {}) {
  const { store, folder } = await temporaryStore();
  const dataDir = join(folder, '..');
  const build = (remote: string, pages: Pages, version = '1.0.0') =>
    writeBuiltRemote(dataDir, {
      ...{ remote, version, mark: version, paths: Object.keys(pages) },
      claims: { routes: Object.keys(pages).map((path) => ({ ...route, path })) } as object,
      serverValue: `{${Object.entries(pages).map(([path, source]) => `${JSON.stringify(path)}: ${source}`)}}`,
    });
  await release(store, await writeBuiltShell(dataDir, '1.0.0', { react: '19.3.1' }, runsRemotes), 'shell');
  await release(store, await build('mf-shop', goodPages), 'mf-shop');
  await release(store, await build('mf-bad', bad), 'mf-bad');
  const settings = { RENDER_WORKERS: '1', DOCUMENT_CACHE_MB: '0', TRUSTED_PROXIES: 'loopback', ...env };
  const edge = await startEdgeProcess(await freePort(), dataDir, settings);
  onTestFailed(() => void process.stderr.write(`${problemsIn(edge.log())}\n`));
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin: edge.url });
  return {
    ...edge,
    dataDir,
    store,
    /** @param from – the address of who asks. */
    ask: (path: string, headers: Record<string, string> = {}) => askForPage(`${edge.url}${path}`, headers),
    readiness: async () => (await fetch(`${edge.url}/readyz`)).status,
    /** The cookie of who has a link to another version of `mf-bad` with these pages. */
    previewCookie: async (pages: Pages): Promise<string> => {
      const version = '1.1.0';
      await publishFolder({
        store,
        env: 'production',
        remote: 'mf-bad',
        folder: await build('mf-bad', pages, version),
      });
      const { url } = await admin.preview({
        env: 'production',
        remotes: { 'mf-bad': version },
        hours: 1,
        path: '/en',
      });
      return `preview=${new URL(url).searchParams.get('preview')}`;
    },
  };
}

/** What it said of threads and pages, each once. */
function problemsIn(log: string): string {
  const problems = log
    .split('\n')
    .flatMap((line) => /"level":[45]0.*?"message":"(.*?)(\\n|")/.exec(line)?.[1] ?? []);
  return [...new Set(problems)].slice(0, 40).join('\n');
}

const route = { module: './demo.route', layout: 'default', cache: 'public', query: ['q'] } as const;
