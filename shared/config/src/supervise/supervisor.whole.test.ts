import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSupervisor } from './supervisor.ts';

/** A program that writes the time of its end, by the signal it is ended with. */
const script = (file: string, signal: string): string =>
  `process.on('${signal}', () => { require('fs').appendFileSync(${JSON.stringify(file)}, process.argv[2] + ' '); process.exit(0); });
  setInterval(() => {}, 1000); console.log('ready');`;

function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'dana-supervisor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ends = join(folder, 'ends');
  writeFileSync(ends, '');
  const supervisor = createSupervisor(() => undefined);
  const start = async (name: string, signal: 'SIGTERM' | 'SIGINT', isGround: boolean) => {
    const file = join(folder, `${name}.cjs`);
    writeFileSync(file, script(ends, signal));
    const program = { command: process.execPath, words: [file, name], env: {}, cwd: folder };
    const child = supervisor.start({ name, ...program, isGround, isApart: true, stopSignal: signal });
    if (child.stdout) await once(child.stdout, 'data');
  };
  return { supervisor, start, ended: () => readFileSync(ends, 'utf8').trim().split(' ') };
}

it('ends what others stand on after them, each by its own signal', async () => {
  const { supervisor, start, ended } = prepare();
  await start('database', 'SIGINT', true);
  await start('api', 'SIGTERM', false);
  await supervisor.stop();
  expect(ended()).toEqual(['api', 'database']);
}, 60_000);

it('starts nothing any more once it was asked to stop', async () => {
  const { supervisor, start, ended } = prepare();
  await supervisor.stop();
  await expect(start('late', 'SIGTERM', false)).rejects.toThrow(/nothing is started any more/);
  expect(ended()).toEqual(['']);
}, 60_000);
