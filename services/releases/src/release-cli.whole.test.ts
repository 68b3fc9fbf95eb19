import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemActor } from './cli/context.ts';
import { writeBuiltRemote } from './testing/built-remote.ts';
import { temporaryFolder } from './testing/temporary-store.ts';

type Answer = { code: number; stdout: string; stderr: string };

/** `pnpm release` as people run it: its own process over its own store. None of the variables is asked who acts. */
async function commandLine() {
  const folder = await temporaryFolder();
  const made = { RELEASE_ACTOR: 'somebody', USER: 'somebody', LOGNAME: 'somebody', USERNAME: 'somebody' };
  const env = { ...process.env, DATA_DIR: folder, ...made };
  const program = join(import.meta.dirname, 'release-cli.ts');
  const release = (...args: string[]): Promise<Answer> =>
    new Promise((answer) => {
      execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
        answer({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      );
    });
  return { folder, release };
}

it('is a program that ends with 0, 1 when it is refused and 2 when it is not understood, and acts as the system’s user', async () => {
  const { folder, release } = await commandLine();
  expect((await release('status')).stdout).toContain('pnpm release publish shell --promote');
  const built = await writeBuiltRemote(folder);
  const published = await release('publish', 'mf-demo', '--from', built, '--no-build', '--promote');
  expect([published.code, published.stdout]).toEqual([
    0,
    expect.stringContaining('mf-demo@1.0.0 published, and is live'),
  ]);
  const refused = await release('rollback', 'mf-demo', '--reason', 'again');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/^Refused: /)]);
  expect((await release('launch')).code).toBe(2);
  expect(JSON.parse((await release('status', '--json')).stdout)).toMatchObject({
    ...{ revision: 1, slots: { 'mf-demo': { stable: '1.0.0', lastChange: { actor: systemActor() } } } },
  });
});
