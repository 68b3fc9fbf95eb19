import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRelease, signedFactsOf } from '../log/releases.ts';
import type { SigningKey } from '../signing/keys.ts';
import { signRelease } from '../signing/signatures.ts';
import { trustIn } from '../signing/trusted-keys.ts';
import { integrityOf } from '../store/key.ts';
import { writeBuiltRemote } from '../testing/built-remote.ts';
import { writeEarlierKeyLog } from '../testing/earlier-keys.ts';
import { startApi } from '../testing/request-api.ts';
import { teamKey, trusting } from '../testing/team-keys.ts';
import { packBuild } from './build-archive.ts';
import { readReleaseBuild, type ReleaseBuild } from './build.ts';
import { describeRelease } from './describe-release.ts';
import { signBuild } from './publisher-signature.ts';

/** A release API whose `mf-demo` has a key. The token that uploads may publish everything. */
async function keyedApi() {
  const [team, other] = [await teamKey(), await teamKey()];
  const api = await startApi({}, (store) => trusting(store, { 'mf-demo': team, 'mf-other': other }));
  const buildOf = async (version: string, mark = version): Promise<ReleaseBuild> =>
    readReleaseBuild('mf-demo', await writeBuiltRemote(join(api.folder, '..'), { version, mark }));
  const send = async (build: ReleaseBuild, query = '') =>
    api.upload(`${build.version}${query}`, (await packBuild(build)) as Uint8Array<ArrayBuffer>);
  return { ...api, team, other, buildOf, send };
}

const messageOf = ({ body }: { body: object }): string => (body as { message: string }).message;

describe('a deployable that has a key', () => {
  it('is published with it, and only with it: a stolen token without the key publishes nothing', async () => {
    const { store, team, other, buildOf, send } = await keyedApi();
    const build = await buildOf('1.0.0');
    const unsigned = await send(build);
    expect([unsigned.status, unsigned.body.error?.code]).toEqual([403, 'not_signed']);
    expect(messageOf(unsigned)).toContain(
      `mf-demo@1.0.0 is not signed. Keys of mf-demo: ${team.id}. Name the file of one of them in RELEASE_KEY_FILE`,
    );
    const foreign = await send(signBuild(build, other));
    expect([foreign.status, messageOf(foreign)]).toEqual([
      403,
      expect.stringContaining(`is signed by ${other.id}, which is no key of it`),
    ]);
    expect(await readRelease(store, 'mf-demo', '1.0.0')).toBeUndefined();
    expect([await store.list('assets'), await store.list('signatures')]).toEqual([[], []]);
    expect((await send(signBuild(build, team))).status).toBe(201);
  });

  it('refuses a signature of another version, of other files, of another key’s name, and one that was changed', async () => {
    const { team, other, buildOf, send } = await keyedApi();
    const [first, second] = [await buildOf('1.0.0'), await buildOf('1.1.0')];
    const { signature } = signBuild(first, team);
    if (!signature) throw new Error('a build was not signed');
    const lies: Record<string, ReleaseBuild> = {
      'of another version': { ...second, signature },
      'of other files': { ...(await buildOf('1.0.0', 'changed')), signature },
      'under another id': { ...first, signature: { ...signBuild(first, other).signature!, key: team.id } },
      'with another text': {
        ...first,
        signature: { ...signature, text: signature.text.replace('"1.0.0"', '"1.0.1"') },
      },
    };
    for (const [what, build] of Object.entries(lies)) {
      const { status, body } = await send(build);
      expect([what, status, body.error?.code]).toEqual([what, 403, 'not_signed']);
    }
  });

  it('refuses a signature that covers other interfaces or another description than are stored', async () => {
    const { team, buildOf, send } = await keyedApi();
    const build = await buildOf('1.0.0');
    const facts = signedFactsOf(describeRelease(build));
    const other = integrityOf(new TextEncoder().encode('{}'));
    const sign = (more: object) => signRelease({ ...facts, interfaces: null, ...more }, team as SigningKey);
    for (const more of [{ interfaces: other }, { manifest: other }]) {
      const answer = await send({ ...build, signature: sign(more) });
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'signed_otherwise']);
    }
    expect((await send({ ...build, signature: sign({}) })).status).toBe(201);
  });

  it('says before a publish that a signature is missing, and lets the rest be looked at', async () => {
    const { buildOf, send } = await keyedApi();
    const { status, body } = await send(await buildOf('1.0.0'), '?dryRun=1');
    expect([status, body.data]).toMatchObject([
      200,
      { outcome: 'checked', gate: { findings: [{ rule: 'signature', isWarning: true }] } },
    ]);
  });
});

it('a deployable that RELEASE_KEYS does not name is not published, by whatever key', async () => {
  const team = await teamKey();
  const { folder, upload } = await startApi({}, (store) => trusting(store, { 'mf-other': team }));
  const build = await readReleaseBuild('mf-demo', await writeBuiltRemote(join(folder, '..')));
  const answer = await upload('1.0.0', (await packBuild(signBuild(build, team))) as Uint8Array<ArrayBuffer>);
  expect([answer.status, messageOf(answer)]).toEqual([
    403,
    expect.stringContaining('RELEASE_KEYS names no key of mf-demo'),
  ]);
});

it('a store with a log of keys from before takes nothing while RELEASE_KEYS is not set, and says what to set', async () => {
  const { store, archiveOf, upload, change, call } = await startApi({}, (bare) => ({
    ...bare,
    trusted: trustIn(bare, { dataDir: '/none', isAlone: false }),
  }));
  const reason = 'because of a test';
  for (const version of ['1.0.0', '1.1.0'])
    await upload(version, await archiveOf({ version, mark: version }));
  for (const version of ['1.0.0', '1.1.0']) await change('promote', { version, reason });
  await writeEarlierKeyLog(store);
  const late = await upload('1.2.0', await archiveOf({ version: '1.2.0', mark: 'late' }));
  expect([late.status, late.body.error?.code]).toEqual([409, 'keys_not_named']);
  expect(await store.list('releases/mf-demo')).toHaveLength(2);
  const forward = await change('canary', { version: '1.0.0', percent: 10, reason });
  expect([forward.status, messageOf(forward)]).toEqual([
    409,
    expect.stringMatching(/\nall=ed25519:\S+\nmf-demo=/),
  ]);
  // Back stays possible.
  expect((await change('rollback', { reason })).status).toBe(200);
  const restored = await call('POST', '/v1/envs/production/restore', {
    body: JSON.stringify({ toRevision: 2, reason }),
  });
  expect(restored.status).toBe(200);
});
