import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemActor } from './cli/context.ts';
import { writeBuiltRemote } from './testing/built-remote.ts';
import { temporaryFolder } from './testing/temporary-store.ts';

type Answer = { code: number; stdout: string; stderr: string };

/** `pnpm release` as people run it: its own process over its own store. */
async function commandLine() {
  const folder = await temporaryFolder();
  // None of these is asked who acts.
  const made = { RELEASE_ACTOR: 'somebody', USER: 'somebody', LOGNAME: 'somebody', USERNAME: 'somebody' };
  const env = { ...process.env, DATA_DIR: folder, ...made };
  const release = (...args: string[]): Promise<Answer> =>
    new Promise((answer) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'release-cli.ts'), ...args],
        { env },
        (error, stdout, stderr) =>
          answer({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      );
    });
  const publish = async (version: string, ...more: string[]) => {
    const built = await writeBuiltRemote(folder, { version });
    return release('publish', 'mf-demo', '--from', built, '--no-build', ...more);
  };
  return { release, publish };
}

describe('pnpm release', () => {
  it('takes a remote from its first release to a newer one and back', async () => {
    const { release, publish } = await commandLine();
    expect((await release('status')).stdout).toContain('pnpm release publish shell --promote');
    expect((await publish('1.0.0', '--promote')).stdout).toContain('mf-demo@1.0.0 published, and is live');
    const second = await publish('1.0.1', '--promote', '--json');
    expect(JSON.parse(second.stdout)).toMatchObject({
      outcome: 'published',
      promoted: false,
      stable: '1.0.0',
    });

    const promoted = await release(
      'promote',
      'mf-demo',
      '--version',
      '1.0.1',
      '--reason',
      'new teaser',
      '--json',
    );
    expect(JSON.parse(promoted.stdout)).toMatchObject({
      from: '1.0.0',
      to: '1.0.1',
      changed: true,
      revision: 2,
    });

    const back = await release('rollback', 'mf-demo', '--reason', 'teaser is empty');
    expect([back.code, back.stdout]).toEqual([
      0,
      expect.stringContaining('mf-demo was taken back from 1.0.1 to 1.0.0 in production, revision 3'),
    ]);

    // Refused, and not understood.
    expect((await release('rollback', 'mf-demo', '--reason', 'again')).code).toBe(1);
    expect((await release('launch')).code).toBe(2);
    const { stdout } = await release('status');
    expect(stdout).toMatch(/mf-demo +1\.0\.0 +– +– +– +1\.0\.1 +just now by /);
    // Who acts is asked of the system, whatever variables say.
    expect(stdout).toContain(`just now by ${systemActor()}: rollback, "teaser is empty"`);
    expect(JSON.parse((await release('status', '--json')).stdout)).toMatchObject({
      revision: 3,
      slots: { 'mf-demo': { stable: '1.0.0', blocked: ['1.0.1'], lastChange: { actor: systemActor() } } },
    });
  });
});
