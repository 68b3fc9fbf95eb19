import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { releaseApi } from '../api/release-api.ts';
import type { Problem } from '../log/releases.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { releaseKey } from '../store/key.ts';
import { writeBuiltRemote } from '../testing/built-remote.ts';
import { commandLine, serveApi } from '../testing/command-line.ts';
import { systemActor } from './context.ts';

describe('every verb of the command line', () => {
  it('says in words and as JSON what was done, and ends with 0', async () => {
    const { folder, release, json, publish } = await commandLine();
    const built = await writeBuiltRemote(folder, { version: '1.0.0', mark: '1.0.0' });
    expect((await release(`check mf-demo --no-build --from ${built}`)).stdout).toContain('can be published');
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    for (const said of ['mf-demo 1.1.0 goes to 10 % of visitors in production', 'nothing changed'])
      expect(
        (await release('canary mf-demo --version 1.1.0 --percent 10 --reason "try it"')).stdout,
      ).toContain(said);
    expect((await release('status')).stdout).toMatch(/mf-demo +1\.0\.0 +– +1\.1\.0 10 %/);
    expect((await release('preview mf-demo@1.1.0 --path /en/demo')).stdout).toMatch(
      /^http:\/\/localhost:8080\/en\/demo\?preview=/,
    );
    expect(await json('abort mf-demo --reason "not yet"')).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect((await release('freeze mf-demo --reason "big sale"')).stdout).toContain('mf-demo is frozen');
    expect((await release('status')).stdout).toContain(`mf-demo is frozen by ${systemActor()}: big sale`);
    expect((await release('promote mf-demo --version 1.1.0 --reason now')).exitCode).toBe(1);
    expect(await json('unfreeze mf-demo --reason "sale is over"')).toMatchObject({ changed: true });
    expect((await release('promote mf-demo --version 1.1.0 --reason now')).exitCode).toBe(0);
    expect((await release('rollback mf-demo --reason "it broke"')).exitCode).toBe(0);
    const log = (await release('log')).stdout;
    const me = systemActor();
    expect(log).toMatch(
      new RegExp(`^WHEN.*\n\\S+ \\S+Z +${me} +7: mf-demo was taken back from 1.1.0 to 1.0.0 +it broke +–\n`),
    );
    for (const what of ['2: mf-demo 1.1.0 goes to 10 %', 'publish mf-demo 1.1.0', '4: mf-demo is frozen'])
      expect(log).toContain(what);
    expect((await json('log mf-demo --limit 3')).lines).toHaveLength(3);
    expect((await release('log mf-demo --limit 3')).stdout).toContain('Older lines: --limit 12');
    expect((await release('log mf-other')).stdout).toBe('Nothing happened here yet.');
  });

  it('says of one deployable what was published of it, also where its manifest is damaged', async () => {
    const { folder, release, json, publish } = await commandLine();
    for (const version of ['1.9.0', '1.10.0']) await publish(version);
    const { stdout } = await release('status mf-demo');
    expect(stdout).toContain('No visit was counted in the last hour');
    expect(stdout).toMatch(/\nVERSION.*\n1\.10\.0 +just now +\S+.* +\d+\.\d kB +\d+ +–\n1\.9\.0 /);
    const store = createDiskStore(join(folder, 'releases'));
    await store.putHint(releaseKey('mf-demo', '1.9.0'), new TextEncoder().encode('{'));
    expect((await json('status mf-demo')).releases).toMatchObject([
      { version: '1.10.0' },
      { version: '1.9.0' },
    ]);
    expect((await release('status mf-demo')).stdout).toContain('damaged');
    expect(await release('status mf-other')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Nothing of mf-other is live in production'),
    });
  });

  it('restores an earlier revision, of all or some deployables, and says before what that changes', async () => {
    const { release, json, publish } = await commandLine();
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    await release('promote mf-demo --version 1.1.0 --reason now');
    expect((await release('restore 1 --dry-run')).stdout).toBe(
      'production would change so (nothing was changed):\n  mf-demo 1.1.0 → 1.0.0',
    );
    expect((await json('status')).revision).toBe(2);
    expect((await release('restore 1 --only mf-demo --reason "the whole shop looks odd"')).stdout).toContain(
      'Earlier versions are live again: mf-demo 1.1.0 → 1.0.0 in production, revision 3.',
    );
    for (const wrong of ['restore', 'restore one --reason why', 'restore 1', 'restore 1 2 --reason why'])
      expect((await release(wrong)).exitCode).toBe(2);
    expect((await release('restore 9 --reason why')).exitCode).toBe(1);
  });

  it('freezes everything with an end, and says where that stands', async () => {
    const { release, publish } = await commandLine();
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    const me = systemActor();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const shown = `${until.slice(0, 16).replace('T', ' ')} UTC`;
    expect((await release(`freeze --all --until ${until} --reason "big sale"`)).stdout).toContain(
      `Everything is frozen until ${shown} in production, revision 2. Going back stays possible.`,
    );
    expect((await release('status')).stdout).toContain(
      `Everything is frozen by ${me} until ${shown}: big sale`,
    );
    expect((await release('promote mf-demo --version 1.1.0 --reason now')).stderr).toContain(
      `Refused: Everything is frozen by ${me} until ${shown}: big sale.`,
    );
    expect((await release('unfreeze --all --reason "the sale is over"')).stdout).toContain(
      'Everything is no longer frozen in production, revision 3.',
    );
    expect((await release('freeze --all --until 2036-01-01T08:00 --reason why')).stderr).toContain('zone');
    const wrong = [
      'freeze --all',
      'freeze mf-demo --all --reason why',
      `freeze mf-demo --until ${until} --reason why`,
    ];
    for (const words of wrong) expect([words, (await release(words)).exitCode]).toEqual([words, 2]);
  });

  it('gives a canary the steps that it climbs by itself, pauses and resumes it, and says where it stands', async () => {
    const { release, json, publish } = await commandLine();
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    expect(
      await json('canary mf-demo --version 1.1.0 --steps 1,5,25,100 --every 10m --reason "try it"'),
    ).toMatchObject({ verb: 'canary', percent: 1, changed: true });
    expect((await release('status')).stdout).toContain('1.1.0 1 → 5 → 25 → 100 %');
    expect((await release('pause mf-demo --reason "the night"')).stdout).toContain(
      'The canary mf-demo 1.1.0 stays at its share',
    );
    expect((await release('status')).stdout).toContain('1.1.0 1 %, paused');
    expect((await release('resume mf-demo --reason morning')).stdout).toContain('climbs on');
    const { slots } = await json('status');
    expect(slots['mf-demo'].canary.climb).toMatchObject({ steps: [1, 5, 25, 100], everyMs: 600_000 });
    for (const wrong of ['--steps 1,5 --every soon', '--steps 1,5 --percent 1', '--steps 1,x'])
      expect((await release(`canary mf-demo --version 1.1.0 ${wrong} --reason why`)).exitCode).toBe(2);
    expect((await release('canary mf-demo --version 1.1.0 --steps 5,1 --reason why')).exitCode).toBe(1);
  });

  it('promotes several in one step and takes them back in one, and retires one', async () => {
    const { folder, release, json, publish } = await commandLine();
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    const other = await writeBuiltRemote(folder, { remote: 'mf-other', paths: ['/other'] });
    await release(`publish mf-other --no-build --from ${other}`);
    const set = await release('promote mf-demo@1.1.0 mf-other@1.0.0 --reason "they belong together"');
    expect(set.stdout).toBe(
      'Live for everybody, together: mf-demo 1.0.0 → 1.1.0, mf-other nothing → 1.0.0 in production, revision 2. New pages get it within a second.',
    );
    const back = await release('rollback mf-demo --reason "it broke"');
    expect(back.stdout).toContain('mf-demo, mf-other were promoted together and go back together.');
    expect(back.stdout).toContain('mf-other 1.0.0 → nothing');
    expect(Object.keys((await json('status')).slots)).toEqual(['mf-demo']);
    await release('promote mf-other@1.0.0 --reason "alone then"');
    expect((await release('retire mf-other --reason "nobody read it"')).stdout).toContain(
      'mf-other 1.0.0 has left the shop in production, revision 5.',
    );
    expect((await release('restore 4 --reason "somebody did"')).stdout).toContain('mf-other nothing → 1.0.0');
    for (const wrong of [
      'promote mf-demo@1.1.0 mf-other --reason why',
      'promote mf-demo@1 --version 1.1.0 --reason why',
      'retire --reason why',
    ])
      expect([wrong, (await release(wrong)).exitCode]).toEqual([wrong, 2]);
  });

  it('is wrong usage with what a verb does not know', async () => {
    const { release } = await commandLine();
    const wrong = [
      'canary mf-demo --version 1.0.0 --reason why',
      'canary mf-demo --version 1.0.0 --percent ten --reason why',
      // Only the shop takes steps, by what it knows of the one before.
      'canary mf-demo --version 1.0.0 --percent 5,25,50 --reason why',
      'canary mf-demo --version 1.0.0 --percent 5 --wait 300 --reason why',
      'abort',
      'freeze mf-demo',
      'check',
      'preview mf-demo',
      'preview',
      'status mf-a mf-b',
      'log mf-a mf-b',
      'log --limit many',
    ];
    for (const words of wrong) expect([words, (await release(words)).exitCode]).toEqual([words, 2]);
  });

  it('does the same through a server, with what its token allows', async () => {
    const { folder, release, keep, json, publish, tokenFor } = await commandLine();
    const text = await tokenFor('ci', 'publish:mf-demo release:mf-demo');
    const store = createDiskStore(join(folder, 'releases'));
    const problems: Problem[] = [];
    const api = releaseApi({ store, env: 'production', problems: () => problems });
    const server = await serveApi(api);
    expect((await release('status')).exitCode).toBe(2);
    vi.stubEnv('RELEASE_TOKEN', text);
    await publish('1.0.0', '--promote');
    expect((await publish('1.1.0')).stdout).toContain('mf-demo@1.1.0 published');
    expect(await json('canary mf-demo --version 1.1.0 --percent 5 --reason "try it"')).toMatchObject({
      percent: 5,
    });
    expect((await json('status')).slots['mf-demo']).toMatchObject({ canary: { version: '1.1.0' } });
    const at = new Date().toISOString();
    problems.push({ release: 'mf-demo@1.0.0', at, message: 'mf-demo@1.0.0: web/a.js is missing.' });
    expect((await release('status')).stdout).toContain(
      'Not as published, or not kept:\nmf-demo@1.0.0: web/a.js',
    );
    const stale = await release('promote mf-demo --version 1.1.0 --reason now --if-match 1 --json');
    expect([stale.exitCode, JSON.parse(stale.stdout).error]).toMatchObject([
      1,
      { status: 412, currentRevision: 2 },
    ]);
    expect((await json('log mf-demo')).lines).toMatchObject([
      { verb: 'canary', actor: 'ci' },
      { kind: 'publish', version: '1.1.0' },
      ...[{ verb: 'promote' }, { kind: 'publish' }],
    ]);
    expect((await json('status mf-demo')).releases).toMatchObject([
      { version: '1.1.0' },
      { version: '1.0.0' },
    ]);
    expect((await release('rollback shell --reason "it broke"')).stderr).toContain('may not release shell');
    // Tokens are made and files deleted where the store is.
    for (const words of ['token list', 'token create --name x --scope read', 'gc'])
      expect(await keep(words)).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining('leave RELEASE_SERVER'),
      });
    server.close();
    vi.stubEnv('RELEASE_SERVER', 'http://localhost:1');
    expect((await release('status')).stderr).toContain('cannot be reached');
  });
});
