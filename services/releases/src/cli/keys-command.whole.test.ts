import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { releaseApi } from '../admin/api/release-api.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { release as releaseUnsigned, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { createContext } from './context.ts';
import { runRelease } from './run.ts';

/** Command lines over a store of this machine. */
async function commandLine() {
  const folder = await temporaryFolder();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('RELEASE_SERVER', '');
  const store = createDiskStore(join(folder, 'releases'));
  const release = async (words: string, env: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries({ RELEASE_KEY_FILE: '', RELEASE_KEY: '', ...env }))
      vi.stubEnv(name, value);
    const parts = words.match(/"[^"]*"|\S+/g) ?? [];
    return runRelease(
      parts.map((word) => word.replaceAll('"', '')),
      createContext,
    );
  };
  const publish = async (version: string, env: Record<string, string> = {}, more = '') =>
    release(
      `publish mf-demo --no-build --from ${await writeBuiltRemote(folder, { version, mark: version })} ${more}`,
      env,
    );
  const make = async (name: string) =>
    JSON.parse((await release(`keys make --out ${join(folder, name)} --json`)).stdout) as {
      id: string;
      key: string;
      file: string;
    };
  return { folder, store, release, publish, make };
}

it('makes the key of this machine with the first publish, and signs with it what was there before', async () => {
  const { folder, store, release, publish } = await commandLine();
  await releaseUnsigned(store, await writeBuiltRemote(folder, { version: '0.9.0', mark: 'before' }));
  expect(await store.list('signatures')).toEqual([]);
  expect((await publish('1.0.0')).exitCode).toBe(0);
  const file = join(folder, 'release-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await store.list('signatures/mf-demo')).toEqual([
    'signatures/mf-demo/0.9.0',
    'signatures/mf-demo/1.0.0',
  ]);
  const { stdout } = await release('keys list');
  expect(stdout).toMatch(/^all +[0-9a-f]{16} +ed25519:/m);
  expect(stdout).toContain('1 releases from before were signed with it');
  // What comes later unsigned is not taken over, not even by this machine.
  await expect(
    releaseUnsigned(store, await writeBuiltRemote(folder, { version: '1.1.0', mark: 'late' })),
  ).rejects.toMatchObject({ status: 403, code: 'not_signed' });
  const before = await readFile(file, 'utf8');
  expect((await publish('1.1.0')).exitCode).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(before);
});

it('hands a deployable to its team: a key is added, releases are signed with it, and the old one can go', async () => {
  const { release, publish, make } = await commandLine();
  await publish('1.0.0', {}, '--promote');
  const team = await make('team');
  const theirs = { RELEASE_KEY_FILE: team.file };
  const tooEarly = await publish('1.1.0', theirs);
  expect([tooEarly.exitCode, tooEarly.stderr]).toEqual([
    1,
    expect.stringContaining(`is signed by ${team.id}, which is no key of it`),
  ]);
  expect((await release(`keys add mf-demo --key ${team.key} --reason "a team of its own"`)).stdout).toContain(
    `${team.id} may sign mf-demo`,
  );
  // A team adds no keys, for itself or for others.
  const greedy = await release(`keys add mf-other --key ${team.key} --reason "more"`, theirs);
  expect([greedy.exitCode, greedy.stderr]).toEqual([
    1,
    expect.stringContaining('only with the shop’s own key'),
  ]);
  expect((await publish('1.1.0', theirs)).exitCode).toBe(0);

  const listed = (await release('keys list')).stdout;
  const [, machine = ''] = /^all +([0-9a-f]{16})/m.exec(listed) ?? [];
  const ends = await release(`keys remove all --key ${machine} --reason "teams alone"`);
  expect([ends.exitCode, ends.stderr]).toEqual([
    1,
    expect.stringContaining('mf-demo@1.0.0 would be run no more'),
  ]);
  expect((await release('keys sign-existing mf-demo', theirs)).stdout).toBe(
    `Signed with ${team.id}: mf-demo@1.0.0 mf-demo@1.1.0`,
  );
  expect((await release(`keys remove all --key ${machine} --reason "teams alone"`)).exitCode).toBe(0);
  expect((await publish('1.2.0')).exitCode).toBe(1);
  const pem = await readFile(team.file, 'utf8');
  const fromPipeline = await publish('1.2.0', { RELEASE_KEY: pem });
  expect(fromPipeline.exitCode).toBe(0);
  const audit = (await release('audit --limit 50')).stdout;
  expect(audit).toContain(`keys: add ${team.id} of mf-demo: a team of its own`);
  expect(audit).toContain(`keys: remove ${machine} of everything: teams alone`);
  const secret = pem.split('\n')[1] ?? pem;
  for (const said of [audit, fromPipeline.stdout, fromPipeline.stderr, (await release('keys list')).stdout])
    expect(said).not.toContain(secret);
});

it('does the same through a server, where the token must be one for keys and the key the shop’s', async () => {
  const { store, release, publish, make } = await commandLine();
  await publish('1.0.0');
  const [team, machine] = [
    await make('team'),
    { RELEASE_KEY_FILE: join(process.env.DATA_DIR ?? '', 'release-key') },
  ];
  const tokenFor = async (scope: string): Promise<string> =>
    JSON.parse((await release(`token create --name keys --scope ${scope} --json`)).stdout).text;
  const [keysToken, publishToken] = [await tokenFor('keys:mf-demo'), await tokenFor('publish:mf-demo')];
  const server = serve({ fetch: releaseApi({ store, env: 'production' }).fetch, port: 0 });
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const over = (token: string) => ({
    RELEASE_SERVER: `http://localhost:${address.port}`,
    RELEASE_TOKEN: token,
  });
  const add = `keys add mf-demo --key ${team.key} --reason "from afar" --until 2099-01-31`;
  expect((await release(add, { ...over(publishToken), ...machine })).stderr).toContain(
    'may not change the keys of mf-demo',
  );
  expect((await release(add, { ...over(keysToken), RELEASE_KEY_FILE: team.file })).stderr).toContain(
    'shop’s own key',
  );
  expect((await release(add, { ...over(keysToken), ...machine })).exitCode).toBe(0);
  const listed = await release('keys list', over(publishToken));
  // Through a server it is the token that acts, not the user of the machine from where.
  expect(listed.stdout).toMatch(/by keys: from afar/);
  expect(listed.stdout).toMatch(new RegExp(`mf-demo +${team.id} .*until 2099-01-31`));
  expect((await release('keys sign-existing', { ...over(keysToken), ...machine })).exitCode).toBe(2);
  expect((await publish('1.1.0', { ...over(publishToken), RELEASE_KEY_FILE: team.file })).exitCode).toBe(0);
});
