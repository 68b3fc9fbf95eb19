import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReader } from './reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dana-journal-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A reader over a journal that somebody else writes. */
async function listen(name: string) {
  const journal = join(folder, name);
  await writeFile(journal, '');
  const reader = createReader({ env: {}, journal, stop: async () => undefined }, {} as Page);
  return { reader, write: (line: string) => appendFile(journal, `${line}\n`) };
}
const spoken = (heard: readonly { words: string }[]) => heard.map(({ words }) => words);

it.concurrent('is not quiet while the journal goes on, also where nothing is spoken for long', async () => {
  const { reader, write } = await listen('busy');
  const heard = reader.hear();
  // More than the three seconds that are a silence.
  for (let count = 0; count < 4; count += 1) {
    await write('EVENT MANAGER: object:children-changed');
    await pause(1_000);
  }
  await write("SPEECH OUTPUT: 'At last'{'established': False}");
  expect(spoken(await heard)).toEqual(['At last']);
}, 15_000);

it.concurrent('hears a live message whose end is never written', async () => {
  const { reader, write } = await listen('unended');
  await write("vvvvv PRESENT LIVE REGION MESSAGE vvvvv\nSPEECH OUTPUT: 'Added'{'established': False}");
  expect(await reader.hear('Added')).toEqual([{ words: 'Added', isLive: true }]);
}, 15_000);

it.concurrent('knows all that was heard in a step, whatever was pressed meanwhile', async () => {
  const { reader, write } = await listen('step');
  reader.step('first');
  await write("SPEECH OUTPUT: 'Before'{'established': False}");
  await reader.hear('Before');
  reader.step('second');
  await write("SPEECH OUTPUT: 'One'{'established': False}");
  await reader.hear('One');
  await write("SPEECH OUTPUT: 'Two'{'established': False}");
  await reader.hear('Two');
  expect(spoken(reader.heardInStep())).toEqual(['One', 'Two']);
}, 20_000);
