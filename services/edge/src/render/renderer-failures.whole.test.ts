import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteFigures } from '@dana/config/chaos/figures';
import { expect, it, vi } from 'vitest';
import { countKinds, inWords } from '../testing/counted-answers.ts';
import { askForPage, openEdgeProcess, type PageAnswer } from '../testing/open-edge.ts';
import { brokenUntil } from '../testing/renderer-sources.ts';

/* Real processes whose renderer misbehaves: what breaks ends by itself, and nobody gets an empty page meanwhile. */

vi.setConfig({ testTimeout: 120_000 });
/** Longer than it takes on a quiet machine: how long is what `e2e/chaos` measures. */
const recovery = { timeout: 60_000, interval: 100 };

const kindsOf = (answers: PageAnswer[]) => countKinds(answers.map(({ kind }) => kind));

it('a page that never gives its thread back is refused, and the thread is replaced', async () => {
  const { ask } = await openEdgeProcess();
  const stuck = ask('/en/demo/loop');
  const refusedAtMs = stuck.then(() => performance.now());
  const others: PageAnswer[] = [];
  await vi.waitFor(async () => {
    const [unknown, known] = await Promise.all([ask('/ar/no/such/page'), ask('/ar/demo')]);
    others.push(unknown, known);
    expect(unknown.status).toBe(404);
    expect((await stuck).kind).toBe('refused');
    expect(known.status).toBe(200);
  }, recovery);
  noteFigures({
    failure: 'the only rendering thread stuck; counted from the refusal of its page',
    meanwhile: inWords(kindsOf(others)),
    recoveredMs: [Math.max(0, Math.round(performance.now() - (await refusedAtMs)))],
  });
  expect(others.filter(({ kind }) => kind === 'wrong')).toEqual([]);
});

it('pages that end their thread one after the other leave the shop open', async () => {
  const { ask } = await openEdgeProcess();
  const answers: PageAnswer[] = [];
  for (let count = 0; count < 12; count += 1) answers.push(await ask('/en/demo/dies'));
  expect(kindsOf(answers)).toEqual({ refused: 12 });
  expect((await ask('/en/no/such/page')).kind).toBe('missing');
  await vi.waitFor(async () => expect((await ask('/en/demo')).kind).toBe('page'), recovery);
});

it('a page that never comes, and one that fails, are refused alone; the thread goes on', async () => {
  const { ask } = await openEdgeProcess();
  const before = await ask('/en/demo');
  const never = ask('/en/demo/never');
  expect((await ask('/en/demo/throws')).kind).toBe('refused');
  expect((await ask('/en/demo')).kind).toBe('page');
  expect((await never).kind).toBe('refused');
  expect((await ask('/en/demo')).html).toContain(/<h1>thread \d+/.exec(before.html)?.[0]);
});

it('more visitors than it can serve get a page or are asked to come again, and the next one gets a page', async () => {
  const { url, ask } = await openEdgeProcess();
  const end = Date.now() + 3_000;
  const visitor = async (): Promise<PageAnswer[]> => {
    const answers = [];
    while (Date.now() < end) answers.push(await askForPage(`${url}/en/demo/slow`));
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: 100 }, visitor))).flat();
  const { page = 0, refused = 0, ...other } = kindsOf(answers);
  expect(other).toEqual({});
  expect([page > 0, refused > 0]).toEqual([true, true]);
  await vi.waitFor(async () => expect((await ask('/en/demo')).kind).toBe('page'), recovery);
  expect((await ask('/en/no/such/page')).kind).toBe('missing');
});

it('a shell that cannot be loaded is tried again until it can: alive but not ready, pages refused, unknown ones missing', async () => {
  const renderer = brokenUntil('repaired');
  const { url, ask, copyFolder } = await openEdgeProcess({ renderer, waitFor: '/healthz' });
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, ((await answer.json()) as { checks: { renderer: string } }).checks.renderer];
  };
  await vi.waitFor(async () => expect((await ask('/ar/demo')).kind).toBe('refused'), recovery);
  expect((await ask('/ar/nothing')).kind).toBe('missing');
  expect(await readiness()).toEqual([503, 'failing']);
  await writeFile(join(copyFolder, 'repaired'), '');
  await vi.waitFor(async () => expect((await ask('/ar/demo')).kind).toBe('page'), recovery);
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, 'ok']), recovery);
});
