import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { locales, type Locale } from '@dana/contracts/locale';
import type { Composition } from '@dana/contracts/release/composition';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import type { GateResult } from '@dana/contracts/release/revision';
import { resolveComposition } from '../log/composition.ts';
import { loadSnapshot } from '../log/load-snapshot.ts';
import { readReferenced } from '../log/releases.ts';
import { readHead } from '../log/revisions.ts';
import {
  RenderRefusal,
  deployableInStack,
  type RenderFailure,
  type RenderResult,
  type ThreadSetup,
} from '../rendering/messages.ts';
import { ThreadLost, startRenderThread, threadLimits } from '../rendering/render-thread.ts';
import { filesListName } from '../rendering/verified-code.ts';
import { treeKey, triedKey } from '../store/key.ts';
import { ReleaseRefusal, type Store, storedBytes } from '../store/store.ts';

type Findings = GateResult['findings'];

/** A release that is to be tried. `files`: of one that is not in the store yet. */
type Candidate = { manifest: ReleaseManifest; files?: readonly { path: string; bytes: Uint8Array }[] };

/**
 * Renders every page of the candidates once in each language, beside everything that is live, as visitors would get them.
 * @returns what is to be known of pages that could not be tried.
 * Errors: refuses (422) with the route, the language and the error of each page that fails by the fault of a candidate.
 */
export type TryPages = (env: string, candidates: readonly Candidate[]) => Promise<Findings>;

type Options = {
  store: Store;
  apiUrl: string;
  publicOrigin: string;
};

const apiLimitMs = 2_000;
const mostFaults = 3;

/** Tries pages in a process of its own. A composition is tried once, whoever asks and wherever. */
export function createTryPages({ store, apiUrl, publicOrigin }: Options): TryPages {
  return async (env, candidates) => {
    const all = await releasesWith(store, env, candidates);
    // Without a shell there is no page yet.
    if (!all || (await store.get(triedKey(all.composition.id)))) return [];
    const extensions = await askApi(apiUrl);
    if (extensions === 'away')
      return [
        note(
          `Its pages were not tried: the API of the shop did not answer at ${apiUrl}. With the shop's own API_PORT or API_BASE_URL set here they are; or look at them by a preview link.`,
        ),
      ];
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'dana-pages-')));
    try {
      await layOut(store, folder, all.manifests, candidates);
      const setup = { composition: all.composition, releasesFolder: folder, apiUrl, publicOrigin };
      const { faults, notes } = await renderAll(setup, candidates, extensions);
      if (faults.length > 0) throw refusal(candidates, faults);
      // Of pages that could not be tried nothing is known.
      if (notes.length === 0)
        await store.putHint(triedKey(all.composition.id), storedBytes({ at: new Date().toISOString() }));
      return notes.map(note);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

const note = (message: string): Findings[number] => ({ rule: 'pages', message, isWarning: true });

function refusal(candidates: readonly Candidate[], faults: readonly string[]): ReleaseRefusal {
  const names = candidates.map(({ manifest: { remote, version } }) => `${remote}@${version}`);
  const lines = faults.map((fault) => `  - ${fault}`);
  const message = [`${names.join(', ')} has pages that cannot be rendered:`, ...lines].join('\n');
  const findings = faults.map((fault) => ({ rule: 'pages', message: fault }));
  return new ReleaseRefusal(422, 'gate', message, { findings });
}

/** What everybody would get with the candidates; undefined without a shell. No version of before stands in for what breaks. */
async function releasesWith(
  store: Store,
  env: string,
  candidates: readonly Candidate[],
): Promise<{ composition: Composition; manifests: ReleaseManifest[] } | undefined> {
  const revision = (await readHead(store, env))?.revision;
  const preview = Object.fromEntries(candidates.map(({ manifest }) => [manifest.remote, manifest]));
  if (!revision || !(revision.slots.shell || preview.shell)) return undefined;
  const snapshot = await loadSnapshot(revision, {
    readManifest: (ref) => readReferenced(store, ref),
    isTolerant: true,
  });
  const composition = resolveComposition(snapshot, { preview });
  const current = Object.entries(composition.remotes).map(([name, { current }]) => [name, { current }]);
  return {
    composition: { ...composition, remotes: Object.fromEntries(current) },
    manifests: [...candidates.map(({ manifest }) => manifest), ...snapshot.manifests.values()],
  };
}

/** What the API offers beyond the calls of every shop; undefined when it does not say so. */
async function askApi(apiUrl: string): Promise<readonly string[] | undefined | 'away'> {
  try {
    const answer = await fetch(`${apiUrl}/extensions`, { signal: AbortSignal.timeout(apiLimitMs) });
    if (answer.status >= 500) return 'away';
    return extensionsAnswerSchema.safeParse(await answer.json().catch(() => undefined)).data?.data;
  } catch {
    return 'away';
  }
}

/** Writes the code for the server of releases as a rendering thread reads it. */
async function layOut(
  store: Store,
  folder: string,
  manifests: readonly ReleaseManifest[],
  candidates: readonly Candidate[],
): Promise<void> {
  for (const { remote, treeHash, files } of manifests) {
    const key = treeKey(remote, treeHash);
    const given = candidates.find(({ manifest }) => manifest.treeHash === treeHash)?.files;
    const code = files.filter(({ path }) => path.startsWith('node/'));
    await Promise.all(
      code.map(async ({ path }) => {
        const bytes = given?.find((file) => file.path === path)?.bytes ?? (await store.get(`${key}/${path}`));
        // What is lost takes its own pages: the thread compares each file.
        if (!bytes) return;
        await mkdir(dirname(join(folder, key, path)), { recursive: true });
        await writeFile(join(folder, key, path), bytes);
      }),
    );
    await mkdir(join(folder, key), { recursive: true });
    await writeFile(join(folder, key, filesListName), JSON.stringify(files));
  }
}

async function renderAll(
  setup: ThreadSetup,
  candidates: readonly Candidate[],
  extensions: readonly string[] | undefined,
): Promise<{ faults: string[]; notes: string[] }> {
  const names = new Set(candidates.map(({ manifest }) => manifest.remote));
  const isCandidate = (deployable: string): boolean => names.has(deployable);
  const faults: string[] = [];
  const notes: string[] = [];
  const thread = startRenderThread({ ...setup, isTolerant: true }, threadLimits);
  try {
    await thread.ready;
    for (const page of pagesOf(setup.composition, isCandidate, notes)) {
      const { path, locale } = page;
      const request = { locale, currency: 'KWD', path, search: '', extensions };
      const outcome = await thread.render(request).then(
        (result) => outcomeOf(page, result, isCandidate),
        (error: unknown) => outcomeOfError(page, error),
      );
      if (outcome.note) notes.push(outcome.note);
      if (outcome.fault) faults.push(outcome.fault);
      if (faults.length >= mostFaults || outcome.isGone) break;
    }
  } catch (error) {
    faults.push(`Its code cannot be loaded: ${String(error).split('\n', 1)[0]}`);
  } finally {
    await thread.drain();
  }
  return { faults, notes };
}

function pagesOf(
  { remotes }: Composition,
  isCandidate: (deployable: string) => boolean,
  notes: string[],
): TriedPage[] {
  return Object.entries(remotes)
    .filter(([remote]) => isCandidate(remote) || isCandidate('shell'))
    .flatMap(([remote, { current }]) =>
      current.routes.flatMap((route) => {
        const path = route.path.includes(':') ? route.example : route.path;
        if (path === undefined) notes.push(`${route.path} was not tried: its route names no example.`);
        return path === undefined ? [] : locales.map((locale) => ({ remote, route, path, locale }));
      }),
    );
}

type TriedPage = { remote: string; route: RouteClaim; path: string; locale: Locale };

/** What is to be said of a page: it fails by the fault of a candidate, or it could not be tried. `isGone`: the thread is. */
type Outcome = { fault?: string; note?: string; isGone?: true };

const languages: Record<Locale, string> = { ar: 'Arabic', en: 'English' };
const nameOf = ({ route, locale }: TriedPage): string => `${route.path} in ${languages[locale]}`;

const causes: Record<RenderFailure['part'], string> = {
  load: 'its code cannot be evaluated',
  loader: 'its loader throws',
  head: 'its head() throws',
  component: 'it throws while it renders',
  empty: 'it renders nothing',
  hung: 'it does not end in its time',
};

/** @param isCandidate – whether a deployable is one of those that are tried: the fault of another one is none of theirs. */
function outcomeOf(
  page: TriedPage,
  result: RenderResult,
  isCandidate: (deployable: string) => boolean,
): Outcome {
  if (result.kind === 'redirect') return {};
  const failure = result.failures?.find(({ error, release = page.remote }) =>
    isCandidate(deployableInStack(error) ?? release.split('@')[0] ?? ''),
  );
  if (failure) return { fault: `${nameOf(page)}: ${firstLine(failure.error)} (${causes[failure.part]})` };
  if (result.status === 404 && page.route.example)
    return { note: `${nameOf(page)} was not tried: the shop has nothing at ${page.route.example}.` };
  if (result.status < 500) return {};
  return {
    note: `${nameOf(page)} was not tried: ${firstLine(result.problems[0] ?? 'its data did not come')}`,
  };
}

function outcomeOfError(page: TriedPage, error: unknown): Outcome {
  const text = error instanceof Error ? error.message : String(error);
  // A renderer ends a page that hangs; what is later than that is so because of the machine.
  if (error instanceof RenderRefusal) return { note: `${nameOf(page)} was not tried: ${text}` };
  if (!(error instanceof ThreadLost)) return { fault: `${nameOf(page)}: ${firstLine(text)}` };
  const what = { stuck: 'it loops for ever', memory: 'it fills the memory', died: 'it ends its process' };
  const { kind, message } = error.end;
  return { fault: `${nameOf(page)}: ${what[kind]} (${firstLine(message)})`, isGone: true };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';
