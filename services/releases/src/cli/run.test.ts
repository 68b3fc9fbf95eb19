import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { releaseApi } from '../admin/api/release-api.ts';
import { createProblems } from '../reading/problems.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { writeBuiltRemote } from '../testing/built-remote.ts';
import { startHookListener } from '../testing/hook-listener.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { createContext } from './context.ts';
import { runRelease } from './run.ts';

/** Runs command lines in this process, over a store of their own. */
async function commandLine() {
  const folder = await temporaryFolder();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('RELEASE_ACTOR', 'night-duty');
  vi.stubEnv('RELEASE_SERVER', '');
  const release = async (words: string) =>
    runRelease(
      words.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', '')),
      createContext,
    );
  const json = async (words: string) => JSON.parse((await release(`${words} --json`)).stdout);
  const publish = async (version: string, more = '') =>
    release(
      `publish mf-demo --no-build --from ${await writeBuiltRemote(folder, { version, mark: version })} ${more}`,
    );
  return { folder, release, json, publish };
}

describe('every verb of the command line', () => {
  it('says in words and as JSON what was done, and ends with 0', async () => {
    const { folder, release, json, publish } = await commandLine();
    const built = await writeBuiltRemote(folder, { version: '1.0.0', mark: '1.0.0' });
    expect((await release(`check mf-demo --no-build --from ${built}`)).stdout).toContain('can be published');
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    expect((await release('canary mf-demo --version 1.1.0 --percent 10 --reason "try it"')).stdout).toContain(
      '10 % of visitors get 1.1.0',
    );
    expect((await release('canary mf-demo --version 1.1.0 --percent 10 --reason "try it"')).stdout).toContain(
      'nothing changed',
    );
    expect((await release('status')).stdout).toMatch(/mf-demo +1\.0\.0 +1\.1\.0 10 %/);
    expect((await release('preview mf-demo@1.1.0 --path /en/demo')).stdout).toMatch(
      /^http:\/\/localhost:8080\/en\/demo\?preview=/,
    );
    expect(await json('abort mf-demo --reason "not yet"')).toMatchObject({
      verb: 'abort',
      from: '1.1.0',
      to: '1.0.0',
    });
    expect((await release('freeze mf-demo --reason "big sale"')).stdout).toContain('frozen at 1.0.0');
    expect((await release('status')).stdout).toContain('mf-demo is frozen by night-duty: big sale');
    expect((await release('promote mf-demo --version 1.1.0 --reason now')).exitCode).toBe(1);
    expect(await json('unfreeze mf-demo --reason "sale is over"')).toMatchObject({ changed: true });
    expect((await release('promote mf-demo --version 1.1.0 --reason now')).exitCode).toBe(0);
    expect((await release('rollback mf-demo --reason "it broke"')).exitCode).toBe(0);
    expect(await json('gc')).toMatchObject({ deleted: [], kept: 2 });
    const made = await json(
      'token create --name "team demo" --scope publish:mf-demo --scope release:mf-demo',
    );
    expect(made.text).toMatch(/^dana_/);
    expect((await release(`token revoke ${made.token.id}`)).exitCode).toBe(0);
    expect((await release('token list')).stdout).toMatch(
      /team demo +publish:mf-demo release:mf-demo +revoked/,
    );
    const audit = (await release('audit --limit 100')).stdout;
    for (const what of [
      'rollback mf-demo 1.1.0 → 1.0.0',
      'canary mf-demo',
      'publish mf-demo 1.1.0',
      'token: made',
      'gc:',
    ])
      expect(audit).toContain(what);
    expect((await json('audit mf-demo --limit 3')).entries).toHaveLength(3);
  });

  it('compares revisions and restores an earlier one, of all or some deployables', async () => {
    const { release, json, publish } = await commandLine();
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    await release('promote mf-demo --version 1.1.0 --reason now');
    expect((await release('compare 1')).stdout).toMatch(/mf-demo +1\.0\.0 +1\.1\.0/);
    expect((await release('restore 1 --only mf-demo --reason "the whole shop looks odd"')).stdout).toContain(
      'As at revision 1 in production, revision 3.',
    );
    expect((await release('restore 1 --reason again')).stdout).toContain('nothing changed');
    expect((await release('compare 1 3')).stdout).toContain('have the same versions');
    expect((await json('audit mf-demo --limit 1')).entries[0]).toMatchObject({ verb: 'restore' });
    for (const wrong of ['restore', 'restore one --reason why', 'restore 1', 'compare', 'compare 1 2 3'])
      expect((await release(wrong)).exitCode).toBe(2);
    expect((await release('restore 9 --reason why')).exitCode).toBe(1);
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
      'the canary 1.1.0 stays at its share',
    );
    expect((await release('status')).stdout).toContain('1.1.0 1 %, paused');
    expect((await release('pause mf-demo --reason "the night"')).stdout).toContain('paused already');
    expect((await release('resume mf-demo --reason morning')).stdout).toContain('climbs on');
    const { slots } = await json('status');
    expect(slots['mf-demo'].canary.climb).toMatchObject({ steps: [1, 5, 25, 100], everyMs: 600_000 });
    for (const wrong of ['--steps 1,5 --every soon', '--steps 1,5 --percent 1', '--steps 1,x'])
      expect((await release(`canary mf-demo --version 1.1.0 ${wrong} --reason why`)).exitCode).toBe(2);
    expect((await release('canary mf-demo --version 1.1.0 --steps 5,1 --reason why')).exitCode).toBe(1);
  });

  it('climbs with a canary step by step, and stops where somebody ended it', async () => {
    const { release, json, publish } = await commandLine();
    await publish('1.0.0', '--promote');
    await publish('1.1.0');
    const climb = (wait: number) =>
      release(`canary mf-demo --version 1.1.0 --percent 5,25,50 --wait ${wait} --reason "try it"`);
    expect((await climb(0)).stdout).toContain('50 % of visitors get 1.1.0');
    const { entries } = await json('audit mf-demo');
    expect(entries.filter(({ verb }: { verb?: string }) => verb === 'canary')).toHaveLength(3);
    await release('abort mf-demo --reason "start again"');

    const climbing = climb(1);
    await vi.waitFor(async () =>
      expect((await json('status')).slots['mf-demo'].canary).toMatchObject({ percent: 5 }),
    );
    await release('abort mf-demo --reason "it is worse"');
    const { exitCode, stderr } = await climbing;
    expect(exitCode).toBe(1);
    expect(stderr).toContain('The canary of mf-demo@1.1.0 at 5 % is over: everybody gets 1.0.0.');
    expect((await json('status')).slots['mf-demo']).not.toHaveProperty('canary');
  });

  it('is wrong usage with what a verb does not know', async () => {
    const { release } = await commandLine();
    const wrong = [
      'canary mf-demo --version 1.0.0 --reason why',
      'canary mf-demo --version 1.0.0 --percent ten --reason why',
      'abort',
      'freeze mf-demo',
      'check',
      'preview mf-demo',
      'preview',
      'gc mf-demo',
      'token',
      'token create',
      'token revoke',
      'audit a b',
    ];
    for (const words of wrong) expect([words, (await release(words)).exitCode]).toEqual([words, 2]);
  });

  it('does the same through a server, with what its token allows', async () => {
    const { folder, release, json, publish } = await commandLine();
    const { text } = await json('token create --name ci --scope publish:mf-demo --scope release:mf-demo');
    const store = createDiskStore(join(folder, 'releases'));
    const problems = createProblems();
    const api = releaseApi({
      store,
      env: 'production',
      problems: problems.list,
    });
    const server = serve({ fetch: api.fetch, port: 0 });
    onTestFinished(() => void server.close());
    await new Promise((ready) => server.once('listening', ready));
    vi.stubEnv('RELEASE_SERVER', `http://localhost:${(server.address() as { port: number }).port}`);
    expect((await release('status')).exitCode).toBe(2);
    vi.stubEnv('RELEASE_TOKEN', text);
    await publish('1.0.0', '--promote');
    expect((await publish('1.1.0')).stdout).toContain('mf-demo@1.1.0 published');
    expect(await json('canary mf-demo --version 1.1.0 --percent 5 --reason "try it"')).toMatchObject({
      percent: 5,
    });
    expect((await json('status')).slots['mf-demo']).toMatchObject({ canary: { version: '1.1.0' } });
    problems.report('demo', { release: 'mf-demo@1.0.0', message: 'mf-demo@1.0.0: web/a.js is missing.' });
    expect((await release('status')).stdout).toContain(
      'Not as published, or not kept:\nmf-demo@1.0.0: web/a.js',
    );
    const stale = await release('promote mf-demo --version 1.1.0 --reason now --if-match 1 --json');
    expect([stale.exitCode, JSON.parse(stale.stdout).error]).toMatchObject([
      1,
      { status: 412, currentRevision: 2 },
    ]);
    expect((await json('audit mf-demo')).entries[0]).toMatchObject({ verb: 'canary', actor: 'ci' });
    expect((await release('rollback shell --reason "it broke"')).stderr).toContain('may not release shell');
    expect((await release('gc')).exitCode).toBe(1);
    expect((await release('token list')).exitCode).toBe(2);
    server.close();
    vi.stubEnv('RELEASE_SERVER', 'http://localhost:1');
    expect((await release('status')).stderr).toContain('cannot be reached');
  });
});

describe('who is notified', () => {
  it('is added, tried, listed and removed by command; wrong usage says what is taken', async () => {
    const { release, json } = await commandLine();
    const listener = await startHookListener();
    vi.stubEnv('RELEASE_HOOKS_ALLOW', 'loopback');
    expect((await release('hooks list')).stdout).toContain('Nobody is notified');
    const added = await release(`hooks add ${listener.url} --events change,refused`);
    expect(added.stdout).toMatch(
      /http:\/\/127\.0\.0\.1:\d+\/… was added.*\n\nDeliveries are signed with whsec_/,
    );
    expect(added.stdout).not.toContain('very-secret');
    const [{ id }] = (await json('hooks list')).hooks;
    expect((await release(`hooks test ${id}`)).stdout).toContain('the test was taken');
    expect(listener.taken).toHaveLength(1);
    listener.always(500);
    expect(await release(`hooks test ${id}`)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('answered 500'),
    });
    expect((await release('hooks list')).stdout).toMatch(/change refused/);
    expect((await release('audit')).stdout).toContain(`hooks: added ${id}`);
    expect((await release(`hooks remove ${id}`)).stdout).toContain('was removed');
    for (const words of [
      'hooks',
      'hooks add',
      'hooks add x y',
      'hooks mail x',
      `hooks add ${listener.url} --events all`,
    ])
      expect((await release(words)).exitCode).toBe(2);
    expect((await release('hooks add https://x.example/in --preset fax')).exitCode).toBe(2);
  });
});
