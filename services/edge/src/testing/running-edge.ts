import { extensionNames } from '@dana/contracts/api/extensions';
import { matchRoute } from '@dana/contracts/match-route';
import { documentStateElementId, type DocumentState } from '@dana/contracts/page-state';
import type { ReleaseMapAnswer } from '@dana/contracts/release/composition';
import type { Counts } from '@dana/contracts/release/visit-counts';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import { releaseRoutes } from '@dana/releases/api/release-api';
import { createDecider } from '@dana/releases/health/decider';
import { readWatchSettings } from '@dana/releases/health/windows';
import type { Store } from '@dana/releases/store/store';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { onTestFinished, type Mock, vi } from 'vitest';
import { createDocuments } from '../cache/documents.ts';
import { createEdge } from '../create-edge.ts';
import type { EdgeDeps } from '../edge-deps.ts';
import { openDataFolder } from '../fallback-copy/data-folder.ts';
import { followReleases } from '../fallback-copy/follow-releases.ts';
import { createReporters } from '../health/reporters.ts';
import { createVisitCounts } from '../health/visit-counts.ts';
import { openVisitTokens } from '../health/visit-tokens.ts';
import { createRenderPool, type RenderPool } from '../render/render-pool.ts';
import { createSourceMaps } from '../watching/source-maps.ts';
import { renderedPage } from './pages-of.ts';

const env = 'production';
const publicOrigin = 'http://localhost:8080';

/** What a page is made from stands in its data, whatever its HTML is: most tests need no threads. */
const withoutThreads: RenderPool = {
  render: async ({ remotes }, { path }) =>
    renderedPage({ status: matchRoute(remotes, path) ? 200 : 404, title: path, queries: {} }),
  warm: () => undefined,
  isWarm: () => true,
  state: () => ({ threads: 0, ready: 0, waiting: 0, rendering: 0 }),
  close: async () => undefined,
};

/** One moment comes after the other, and no document grows old however busy the machine is. Unit: milliseconds. */
function hardlyAnyTime(): () => number {
  let ms = 0;
  return () => {
    ms += 0.001;
    return ms;
  };
}

export type EdgeOptions = {
  settings?: object;
  isRendering?: boolean;
  federationHosts?: string[];
  now?: () => number;
  trustedProxies?: string;
  /** Takes what is counted to another one that judges; without it, to that of this edge. */
  deliver?: (counts: Counts) => void;
} & Pick<EdgeDeps, 'metrics' | 'accessLog' | 'assetOrigin'> &
  Partial<Pick<EdgeDeps, 'apiBaseUrl' | 'askBackEnd'>>;

/** A whole edge in this process, without a socket: it follows the store, renders in workers, and answers requests. */
export async function startEdge(
  releases: Store,
  copyFolder: string,
  {
    settings = {},
    isRendering = false,
    federationHosts,
    assetOrigin,
    now = Date.now,
    trustedProxies,
    metrics,
    accessLog,
    deliver,
    apiBaseUrl = '',
    askBackEnd = async () => ({ extensions: extensionNames, shop: namelessShop }),
  }: EdgeOptions = {},
) {
  const folder = openDataFolder(copyFolder, (line) => {
    throw new Error(line);
  });
  const followed = await followReleases({ releases, folder, env });
  const { store, watch } = followed;
  const pool = isRendering
    ? createRenderPool({
        releasesFolder: copyFolder,
        apiUrl: '',
        publicOrigin,
        liveThreads: 1,
        onProblem: vi.fn(),
      })
    : { ...withoutThreads, render: vi.fn(withoutThreads.render) };
  const watchSettings = readWatchSettings(JSON.stringify(settings));
  const documents = createDocuments({ maxBytes: 16 * 1024 * 1024, now: hardlyAnyTime() });
  const tokens = await openVisitTokens({ store, env });
  const onKnownBy = vi.fn<(by: string) => void>();
  const reporters = createReporters({ isLocal: false, onChange: onKnownBy, now });
  const log: Record<'info' | 'warn' | 'error', Mock> = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const notify: Mock = vi.fn();
  const decider = createDecider({
    ...{ store: releases, env, watch, log, now, settings: watchSettings, webhook: { notify } },
  });
  const counts = createVisitCounts({
    ...{ env, hash: tokens.hash, knowsBy: reporters.knowsBy, now },
    deliver: deliver ?? decider.take,
    onProblem: vi.fn(),
  });
  const app = createEdge({
    releases: followed,
    env,
    pool,
    counts,
    tokens,
    reporters,
    maps: createSourceMaps({ store: releases }),
    apiBaseUrl,
    askBackEnd,
    publicOrigin,
    federationHosts,
    assetOrigin,
    trustedProxies: readTrustedProxies(trustedProxies),
    documents,
    metrics,
    accessLog,
    releaseRoutes: (known) => releaseRoutes({ store, env, decider, ...known }),
    log,
  });
  const stop = async (): Promise<void> => {
    followed.close();
    await counts.stop();
    await pool.close();
  };
  onTestFinished(stop);
  /** The releases that a page is made from, and its headers, for a visitor with these cookies. */
  const open = async (path = '/en/demo', cookie = '') => {
    const answer = await app.request(path, { headers: { cookie } });
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, shown: releasesIn(html) };
  };
  /** Version of mf-demo that a page requested now is made from. */
  const liveVersion = async () => {
    const map = (await (await app.request('/release-map.json')).json()) as ReleaseMapAnswer;
    return map.remotes['mf-demo']?.version;
  };
  return {
    app,
    /** Renders a page; a test can look at it and have it fail. */
    render: vi.mocked(pool.render),
    documents,
    watch,
    store,
    counts,
    decider,
    /** What is told of changes and suspicions. */
    notify,
    /** Sends what was counted, and has it judged. */
    judge: async () => {
      await counts.send();
      await watch.refresh();
      await decider.look();
      await watch.refresh();
    },
    onKnownBy,
    knowsBy: reporters.knowsBy,
    log,
    open,
    liveVersion,
    problems: followed.problems.list,
    stop,
  };
}

function releasesIn(html: string): string {
  const [, json] = new RegExp(`id="${documentStateElementId}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  if (json === undefined) return html;
  const { shell, remotes } = (JSON.parse(json) as DocumentState).composition;
  const names = Object.entries(remotes).map(([name, { current }]) => `${name}@${current.version}`);
  return [`shell@${shell.version}`, ...names].join(' ');
}
