import { join } from 'node:path';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdgeProcess } from './edge-process.ts';
import { freePort } from '@dana/config/testing/free-port';
import { misbehavingRenderer } from './renderer-sources.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

type OpenOptions = {
  /** Source of the shell's renderer. */
  renderer?: string;
  env?: Record<string, string>;
  waitFor?: '/healthz' | '/readyz';
};

/** One thread, and no page that was made for somebody else. */
const rendersEachPage = { RENDER_WORKERS: '1', DOCUMENT_CACHE_MB: '0' };

/** An edge as a process, over a shop whose pages are `/demo` and `/demo/<what>`. */
export async function openEdgeProcess({ renderer = misbehavingRenderer, env, waitFor }: OpenOptions = {}) {
  const { store, folder } = await temporaryStore();
  const dataDir = join(folder, '..');
  await release(store, await writeBuiltShell(dataDir, '1.0.0', { react: '19.3.1' }, renderer), 'shell');
  await release(store, await writeBuiltRemote(dataDir, { paths: ['/demo', '/demo/:what'] }));
  const edge = await startEdgeProcess(
    await freePort(),
    dataDir,
    { ...rendersEachPage, ...env },
    waitFor && { waitFor },
  );
  return {
    ...edge,
    /** The copy of the releases on this machine. */
    copyFolder: join(dataDir, 'edge'),
    /** Another process over the same store and the same local files. */
    startSecond: async () => startEdgeProcess(await freePort(), dataDir, { ...rendersEachPage, ...env }),
    ask: (path: string) => askForPage(`${edge.url}${path}`),
  };
}

export type PageAnswer = { status: number; html: string; kind: 'page' | 'missing' | 'refused' | 'wrong' };

/** What a shopper gets: a whole page, the page that says 404, the one that says 503 and when to come again – or something wrong. */
export async function askForPage(url: string, headers: Record<string, string> = {}): Promise<PageAnswer> {
  const answer = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  const html = await answer.text();
  const { status } = answer;
  const isWhole = html.includes('<h1') && html.endsWith('</html>');
  const isHonest = status !== 503 || Number(answer.headers.get('retry-after')) > 0;
  const kinds = { 200: 'page', 404: 'missing', 503: 'refused' } as const;
  const kind = isWhole && isHonest ? kinds[status as keyof typeof kinds] : 'wrong';
  return { status, html, kind: kind ?? 'wrong' };
}
