import { extensionNames } from '@dana/contracts/api/extensions';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import { type DocumentState, documentStateElementId } from '@dana/contracts/page-state';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { matchRoute } from '@dana/contracts/match-route';
import type { ReleaseMapAnswer } from '@dana/contracts/release/composition';
import { type Mock, onTestFinished, vi } from 'vitest';
import { releaseRoutes } from '@dana/releases/admin/release-routes';
import { followHealth } from '../reports/follow-health.ts';
import { createReportWindows } from '../reports/details/report-windows.ts';
import { createOutcomeCounts } from '../reports/outcome-counts.ts';
import { reportsSource } from '../reports/reports-source.ts';
import { createReporters } from '../reports/reporters.ts';
import { openVisitMarks } from '../reports/visit-marks.ts';
import { readWatchSettings } from '../reports/watch-settings.ts';
import { createEdge } from '../create-edge.ts';
import type { EdgeDeps } from '../edge-deps.ts';
import { openDataFolder } from '../fallback-copy/data-folder.ts';
import { followReleases } from '../fallback-copy/follow-releases.ts';
import { createRenderPool, type RenderPool } from '../render/render-pool.ts';
import { createDocuments } from '../cache/documents.ts';
import type { Store } from '@dana/releases/store/store';

const env = 'production';
const publicOrigin = 'http://localhost:8080';

/** What a page is made from stands in its data, whatever its HTML is: most tests need no threads. */
const withoutThreads: RenderPool = {
  render: async ({ remotes }, { path }) => ({
    kind: 'html',
    status: matchRoute(remotes, path) ? 200 : 404,
    html: '',
    title: path,
    tags: [],
    jsonLd: [],
    used: [],
    verdict: { kind: 'page' },
    queries: {},
    brokenContainers: [],
    cache: 'public',
    problems: [],
  }),
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
  /** Believed of everybody who asks. */
  countryHeader?: string;
} & Pick<EdgeDeps, 'metrics' | 'accessLog' | 'assetOrigin'>;

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
    countryHeader,
    metrics,
    accessLog,
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
  const marks = await openVisitMarks({ store, env });
  const counts = createOutcomeCounts(watchSettings, { hash: marks.hash, now });
  const { sessionsPerAddress } = watchSettings;
  const windows = createReportWindows({ sessionsPerAddress, windowStart: counts.windowStart, now });
  const onKnownBy = vi.fn<(by: string) => void>();
  const reporters = createReporters({ isLocal: false, onChange: onKnownBy, now });
  const onHealthProblem = vi.fn<(message: string) => void>();
  const { knowsBy } = reporters;
  const health = followHealth({
    ...{ store, env, own: counts, settings: watchSettings, knowsBy, now },
    sources: [reportsSource(windows)],
    onProblem: onHealthProblem,
  });
  const log: { info: Mock; warn: Mock<EdgeDeps['log']['warn']> } = { info: vi.fn(), warn: vi.fn() };
  const app = createEdge({
    releases: followed,
    env,
    pool,
    counts,
    allCounts: health.counts,
    windows,
    marks,
    reporters,
    watchSettings,
    apiBaseUrl: '',
    askBackEnd: async () => ({ extensions: extensionNames, shop: namelessShop }),
    publicOrigin,
    federationHosts,
    assetOrigin,
    trustedProxies: readTrustedProxies(trustedProxies),
    ...(countryHeader && { countryHeader, trustedProxies: readTrustedProxies('1') }),
    documents,
    metrics,
    accessLog,
    releaseRoutes: (known) => releaseRoutes({ store, env, ...known }),
    log,
  });
  const stop = async (): Promise<void> => {
    followed.close();
    await health.stop();
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
    /** What all edges over the store count; `round` shares it at once. */
    health,
    onHealthProblem,
    onKnownBy,
    knowsBy,
    watchSettings,
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
