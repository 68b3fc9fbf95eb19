import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createDiskStore } from '../store/disk-store.ts';
import { release as releaseUnsigned, writeBuiltRemote } from '../testing/built-remote.ts';
import { commandLine } from '../testing/command-line.ts';
import { earlierKeyLog, earlierMachinePem, writeEarlierKeyLog } from '../testing/earlier-keys.ts';

/** Command lines over a store of this machine. */
async function keyedLine() {
  const line = await commandLine();
  const store = createDiskStore(join(line.folder, 'releases'));
  /** With these settings, and no other of keys. */
  const publish = (version: string, env: Record<string, string> = {}, more = '') => {
    const none = { RELEASE_KEY_FILE: '', RELEASE_KEY: '', RELEASE_KEYS: '' };
    for (const [name, value] of Object.entries({ ...none, ...env })) vi.stubEnv(name, value);
    return line.publish(version, more);
  };
  const make = async (name: string): Promise<{ id: string; key: string; file: string }> =>
    JSON.parse((await line.keep(`keys make --out ${join(line.folder, name)} --json`)).stdout);
  const publicKey = async () => (await readFile(join(line.folder, 'release-key.pub'), 'utf8')).trim();
  return { ...line, store, publish, make, publicKey };
}

it('makes the key of this machine with the first publish, and signs with it what was there before', async () => {
  const { folder, store, publish, publicKey } = await keyedLine();
  await releaseUnsigned(store, await writeBuiltRemote(folder, { version: '0.9.0', mark: 'before' }));
  expect(await store.list('signatures')).toEqual([]);
  const first = await publish('1.0.0');
  expect(first.exitCode).toBe(0);
  const file = join(folder, 'release-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await publicKey()).toMatch(/^ed25519:[\w-]{43}$/);
  expect(await store.list('signatures/mf-demo')).toEqual([
    'signatures/mf-demo/0.9.0',
    'signatures/mf-demo/1.0.0',
  ]);
  const before = await readFile(file, 'utf8');
  expect((await publish('1.1.0')).exitCode).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(before);
  // Taken away it signs nothing more, and nothing becomes possible without it.
  await rm(file);
  const without = await publish('1.2.0');
  expect([without.exitCode, without.stderr]).toEqual([
    1,
    expect.stringContaining('mf-demo@1.2.0 is not signed'),
  ]);
});

it('goes on with the key of a machine from before, whose log names it alone', async () => {
  const { folder, store, publish, publicKey } = await keyedLine();
  await publish('1.0.0');
  await rm(join(folder, 'release-key.pub'));
  await writeEarlierKeyLog(store, earlierKeyLog.slice(0, 1));
  await writeFile(join(folder, 'release-key'), earlierMachinePem);
  expect((await publish('1.1.0')).exitCode).toBe(0);
  expect(earlierKeyLog[0]?.text).toContain(await publicKey());
});

it('gives a deployable to its team: a line in the settings, and only its key publishes', async () => {
  const { publish, make, publicKey } = await keyedLine();
  await publish('1.0.0', {}, '--promote');
  const team = await make('team');
  const tooEarly = await publish('1.1.0', { RELEASE_KEY_FILE: team.file });
  expect([tooEarly.exitCode, tooEarly.stderr]).toEqual([
    1,
    expect.stringContaining(`is signed by ${team.id}, which is no key of it`),
  ]);
  const RELEASE_KEYS = `shell=${await publicKey()}, mf-demo=${team.key}`;
  expect((await publish('1.1.0', { RELEASE_KEYS, RELEASE_KEY_FILE: team.file })).exitCode).toBe(0);
  // The key of the machine is none of it any more, though it is there.
  expect((await publish('1.2.0', { RELEASE_KEYS })).exitCode).toBe(1);
  const pem = await readFile(team.file, 'utf8');
  const fromPipeline = await publish('1.2.0', { RELEASE_KEYS, RELEASE_KEY: pem });
  expect(fromPipeline.exitCode).toBe(0);
  for (const said of [fromPipeline.stdout, fromPipeline.stderr])
    expect(said).not.toContain(pem.split('\n')[1] ?? pem);
});
