import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { makeChange } from '@dana/releases/changes/make-change';
import { signPreview } from '@dana/releases/log/signed-text';
import { readReleaseBuild } from '@dana/releases/publish/build';
import { describeRelease } from '@dana/releases/publish/describe-release';
import { publishBuild } from '@dana/releases/publish/publish';
import { signBuild } from '@dana/releases/publish/publisher-signature';
import type { SigningKey } from '@dana/releases/signing/keys';
import { signaturesOf } from '@dana/releases/signing/signatures';
import { treeKey } from '@dana/releases/store/key';
import { sharedSecret } from '@dana/releases/store/store';
import { writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { earlierKeyLines, earlierKeys, writeEarlierKeyLog } from '@dana/releases/testing/earlier-keys';
import { makeLiveUnchecked } from '@dana/releases/testing/store-thief';
import { keyLines, teamKey, trusting } from '@dana/releases/testing/team-keys';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { expect, it, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';

const env = 'production';
vi.setConfig({ testTimeout: 180_000 });

/** A shop whose shell and mf-demo have keys, as a process, with mf-demo 1.0.0 live. */
async function openSignedShop() {
  const { store: bare, folder } = await temporaryStore();
  const dataDir = join(folder, '..');
  const keys = {
    ...{ shop: await teamKey(), team: await teamKey(), next: await teamKey(), other: await teamKey() },
  };
  const named = [
    { shell: keys.shop, 'mf-demo': keys.team },
    { 'mf-demo': keys.next, 'mf-other': keys.other },
  ];
  const store = trusting(bare, ...named);
  const build = (version: string, mark = version) => writeBuiltRemote(dataDir, { version, mark });
  const publish = async (remote: string, at: string, key: SigningKey) => {
    const signed = signBuild(await readReleaseBuild(remote, at), key);
    return (await publishBuild(signed, { store, env })).manifest;
  };
  const goLive = async (remote: string, at: string, key: SigningKey) => {
    const { version } = await publish(remote, at, key);
    await makeChange({ verb: 'promote', store, env, remote, version, actor: 'test', reason: 'because' });
  };
  await goLive('shell', await writeBuiltShell(dataDir), keys.shop);
  await goLive('mf-demo', await build('1.0.0'), keys.team);
  const edge = await startEdgeProcess(await freePort(), dataDir, { RELEASE_KEYS: keyLines(...named) });
  const get = (path: string) => fetch(`${edge.url}${path}`, { headers: { accept: 'text/html' } });
  /** What the server's code rendered a page from, and what browsers are to load. */
  const shown = async () => [
    /<p>(.*?)<\/p>/.exec(await (await get('/en/demo')).text())?.[1],
    `mf-demo@${await edge.liveVersion()}`,
  ];
  const problems = async (): Promise<string[]> => {
    const token = (await readFile(join(dataDir, 'release-token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${edge.url}/v1/envs/production/registry`, { headers });
    const { data } = (await answer.json()) as { data: { problems: { message: string }[] } };
    return data.problems.map(({ message }) => message);
  };
  /** Also after the second in which a release is seen. */
  const stays = async (version: string, problem: string): Promise<void> => {
    await vi.waitFor(async () => expect(await problems()).toContainEqual(expect.stringContaining(problem)), {
      timeout: 30_000,
      interval: 100,
    });
    expect(await shown()).toEqual([`shell@1.0.0 mf-demo@${version}`, `mf-demo@${version}`]);
  };
  const soon = (version: string): Promise<void> =>
    vi.waitFor(
      async () => expect(await shown()).toEqual([`shell@1.0.0 mf-demo@${version}`, `mf-demo@${version}`]),
      { timeout: 30_000, interval: 100 },
    );
  return { store, folder, dataDir, edge, get, keys, build, publish, goLive, stays, soon };
}

/** Puts a signature beside a version of mf-demo, as it stands beside another release. */
async function copySignature(folder: string, from: string, version: string): Promise<void> {
  await cp(join(folder, from), join(folder, signaturesOf('mf-demo', version)), { recursive: true });
}

it('runs nothing that was put into the store without the team’s key: the version before goes on, and the console says why', async () => {
  const { store, folder, keys, build, get, publish, stays } = await openSignedShop();
  const put = async (version: string, prepare: (at: string) => Promise<void>) => {
    const at = await build(version);
    await prepare(at);
    await makeLiveUnchecked(store, at);
    return describeRelease(await readReleaseBuild('mf-demo', at));
  };
  const write = async (version: string, signed: object | undefined): Promise<void> => {
    await store.putIfAbsent(
      `${signaturesOf('mf-demo', version)}/x.json`,
      new TextEncoder().encode(JSON.stringify(signed)),
    );
  };
  const signWith = (key: SigningKey) => async (at: string) => {
    const { version, signature } = signBuild(await readReleaseBuild('mf-demo', at), key);
    await write(version, signature);
  };
  const attempts: Record<string, [prepare: (at: string) => Promise<void>, problem: string]> = {
    '2.0.0': [async () => undefined, 'is not signed'],
    '2.1.0': [signWith(keys.other), `is signed by ${keys.other.id}, which is no key of it`],
    '2.2.0': [
      () => copySignature(folder, signaturesOf('mf-demo', '1.0.0'), '2.2.0'),
      'has a signature of something else',
    ],
    '2.3.0': [
      async (at) => {
        const { signature } = signBuild(await readReleaseBuild('mf-demo', at), keys.other);
        await write('2.3.0', { ...signature, key: keys.team.id });
      },
      `has a signature that does not hold, by ${keys.team.id}`,
    ],
    '2.4.0': [
      async (at) => {
        const signed = signBuild(
          await readReleaseBuild('mf-demo', await build('2.4.0', 'as it was signed')),
          keys.team,
        );
        await write('2.4.0', signed.signature);
        expect(at).not.toContain('signed');
      },
      'has a signature of something else',
    ],
  };
  for (const [version, [prepare, problem]] of Object.entries(attempts)) {
    const { treeHash, entry } = await put(version, prepare);
    await stays('1.0.0', `mf-demo@${version} ${problem}`);
    const file = await get(`/${treeKey('mf-demo', treeHash)}/${entry.file}`);
    expect([version, file.status]).toEqual([version, 404]);
  }

  // Nor is it previewed, also for somebody who can sign preview links.
  const link = async (version: string): Promise<number> => {
    const expires = Math.floor(Date.now() / 1000) + 3_600;
    const content = { env, remotes: { 'mf-demo': version }, expires };
    const text = signPreview(content, await sharedSecret(store, 'preview'));
    return (await fetch((await get(`/en/demo?preview=${text}`)).url)).status;
  };
  expect(await link('2.0.0')).toBe(403);
  await publish('mf-demo', await build('1.1.0'), keys.team);
  expect(await link('1.1.0')).toBe(200);
});

it('runs no more what a key signed alone that the settings name no more', async () => {
  const { edge, keys, build, goLive, soon, stays } = await openSignedShop();
  await goLive('mf-demo', await build('1.1.0'), keys.next);
  await soon('1.1.0');
  await edge.kill();
  await edge.startAgain({ RELEASE_KEYS: keyLines({ shell: keys.shop, 'mf-demo': keys.team }) });
  await stays('1.0.0', `mf-demo@1.1.0 is signed by ${keys.next.id}, which is no key of it`);
});

it('runs no file that was changed in the store after it was signed, nor a manifest that was', async () => {
  const { store, folder, dataDir, edge, keys, build, publish, goLive, soon, stays } = await openSignedShop();
  const manifest = await publish('mf-demo', await build('1.1.0'), keys.team);
  const code = join(folder, treeKey('mf-demo', manifest.treeHash), manifest.serverEntry);
  const intact = await readFile(code);
  await writeFile(code, `throw new Error('executed');\n${intact}`);
  const change = { store, env, remote: 'mf-demo', version: '1.1.0', actor: 'test', reason: 'because' };
  await expect(makeChange({ ...change, verb: 'promote' })).rejects.toThrow(
    /is not the file that was published/,
  );
  await makeChange({ verb: 'promote', ...change, force: true });
  await stays('1.0.0', `${manifest.serverEntry} is not the file that was published`);
  await writeFile(code, intact);
  await soon('1.1.0');

  // The manifest says what browsers load, and the revision says which manifest: both are written again to fit.
  const other = await build('1.2.0');
  await goLive('mf-demo', other, keys.team);
  await soon('1.2.0');
  await edge.kill();
  await rm(join(dataDir, 'edge'), { recursive: true });
  const file = join(folder, 'releases/mf-demo/1.2.0.json');
  const { entry, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(
    file,
    `${JSON.stringify({ ...rest, entry: { ...entry, integrity: `sha384-${'A'.repeat(64)}` } })}\n`,
  );
  await makeLiveUnchecked(store, other);
  await edge.startAgain();
  await stays('1.1.0', 'mf-demo@1.2.0 has a signature of something else');
});

it('goes on with what it has checked once when the store is gone, and demands signatures of that, too', async () => {
  const { folder, dataDir, edge, keys, build, goLive, soon } = await openSignedShop();
  await goLive('mf-demo', await build('1.1.0'), keys.team);
  await soon('1.1.0');
  await edge.kill();
  await rename(folder, `${folder}-away`);
  await edge.startAgain();
  await soon('1.1.0');
  await edge.kill();
  const kept = join(dataDir, 'edge', `${signaturesOf('mf-demo', '1.1.0')}.json`);
  await writeFile(kept, (await readFile(kept, 'utf8')).replace('1.1.0', '1.1.1'));
  await edge.startAgain();
  await soon('1.0.0');
});

it('goes on as it is while a log of keys from before stands in the store and the settings name none, and says what to set', async () => {
  const { store: bare, folder } = await temporaryStore();
  const dataDir = join(folder, '..');
  const { machine, team } = earlierKeys;
  const store = trusting(bare, { all: machine }, { 'mf-demo': team });
  const publish = async (remote: string, at: string, key: SigningKey) =>
    publishBuild(signBuild(await readReleaseBuild(remote, at), key), { store, env });
  const change = { store, env, actor: 'test', reason: 'because' };
  await publish('shell', await writeBuiltShell(dataDir), machine);
  await makeChange({ verb: 'promote', ...change, remote: 'shell', version: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0'])
    await publish('mf-demo', await writeBuiltRemote(dataDir, { version, mark: version }), team);
  await makeChange({ verb: 'promote', ...change, remote: 'mf-demo', version: '1.0.0' });
  await writeEarlierKeyLog(bare);

  const edge = await startEdgeProcess(await freePort(), dataDir);
  expect(await edge.liveVersion()).toBe('1.0.0');
  for (const line of earlierKeyLines) expect(edge.log()).toContain(JSON.stringify(line));
  expect(edge.log()).toContain('RELEASE_KEYS names none');
  const token = (await readFile(join(dataDir, 'release-token'), 'utf8')).trim();
  const promoteThere = async () => {
    const address = `${edge.url}/v1/envs/${env}/remotes/mf-demo/promote`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ version: '1.1.0', reason: 'because' });
    const answer = await fetch(address, { method: 'POST', headers, body });
    return [answer.status, await answer.text()];
  };
  expect(await promoteThere()).toEqual([409, expect.stringContaining(earlierKeyLines.join('\\n'))]);
  // Nor does a release become possible that somebody wrote into the store.
  await makeLiveUnchecked(bare, await writeBuiltRemote(dataDir, { version: '6.6.6', mark: 'theft' }));
  await vi.waitFor(() => expect(edge.log()).toContain('mf-demo@6.6.6 is not signed'), { timeout: 30_000 });
  expect(await edge.liveVersion()).toBe('1.0.0');

  await edge.kill();
  await edge.startAgain({ RELEASE_KEYS: earlierKeyLines.join('\n') });
  expect(await promoteThere()).toEqual([200, expect.any(String)]);
  await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.1.0'), { timeout: 30_000 });
});
