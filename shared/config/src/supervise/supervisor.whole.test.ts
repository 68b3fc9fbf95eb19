import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isRunning } from './launchers.ts';
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

it('ends its servers when the `npm` that it was started by is told to stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dana-started-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ends = join(folder, 'ends');
  const file = (name: string, text: string) => writeFileSync(join(folder, name), text);
  file('ends', '');
  file('server.cjs', script(ends, 'SIGTERM'));
  file(
    'up.mjs',
    `import { createSupervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))};
    const program = { command: process.execPath, words: ['server.cjs', 'server'], env: {}, cwd: process.cwd() };
    createSupervisor(() => undefined).start({ name: 'server', ...program })
      .stdout.once('data', () => console.log('open ' + process.pid));`,
  );
  const node = JSON.stringify(process.execPath);
  // One in the other, as `npm start` calls `npx pnpm` here.
  file(
    'package.json',
    JSON.stringify({ scripts: { start: 'npm run up --silent', up: `${node} up.mjs && true` } }),
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = String((await once(npm.stdout, 'data'))[0]);
  const supervisor = Number(/open (\d+)/.exec(said)?.[1]);
  onTestFinished(() => {
    if (isRunning(supervisor)) process.kill(supervisor, 'SIGTERM');
  });
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(readFileSync(ends, 'utf8').trim()).toBe('server'), { timeout: 20_000 });
}, 60_000);
