import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { debianProgram } from '../debian-packages/debian-program.ts';
import { workspaceRoot } from '../workspace.ts';

/** What builds images and runs them, and the words that stand before each of its commands. */
export type ContainerEngine = { command: string; words: readonly string[] };

/** Docker where its server answers, else Podman, which takes the same words. Errors: throws with what to install. */
export async function containerEngine(): Promise<ContainerEngine> {
  const docker: ContainerEngine = { command: 'docker', words: [] };
  return runEngine(docker, 'version').then(
    () => docker,
    () => podman(),
  );
}

/** Podman, which needs no server. Errors: throws with what to install. */
export async function podman(): Promise<ContainerEngine> {
  const command = await debianProgram('podman', { packages: ['podman', 'runc'] });
  // Debian's first choice, crun, refuses a machine that has both versions of control groups.
  return { command, words: ['--runtime', await debianProgram('runc')] };
}

/**
 * Runs one command of an engine. @returns what it printed.
 * Errors: throws with what it said.
 */
export async function runEngine(
  { command, words }: ContainerEngine,
  ...more: readonly string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, [...words, ...more], {
    cwd: workspaceRoot,
    maxBuffer: 64 * 1024 * 1024,
    // Podman builds without the limits that its runtime would have to raise. Docker has no such setting.
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
  });
  return stdout.trim();
}
