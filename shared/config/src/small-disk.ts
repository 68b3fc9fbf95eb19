import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of a limited size that is gone with the process that made it. */
export type SmallDisk = {
  /** Its folder as this process reaches it. */
  path: string;
  /** Its folder as processes see it that are started with `enter`. */
  inside: string;
  /** What to put before a command that is to run where the disk is mounted. */
  enter: readonly string[];
  /** Writes until nothing more fits. */
  fill: () => Promise<void>;
  /** Removes what `fill` wrote. */
  free: () => Promise<void>;
  /** From here on nothing can be written, or again. */
  setReadOnly: (isReadOnly: boolean) => void;
  unmount: () => Promise<void>;
};

const chunkBytes = 64 * 1024;

/** Whether this system lets its user mount a file system in a namespace of their own: Linux, mostly also in containers. */
export function hasSmallDisks(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', ['-rm', 'true']).status === 0;
}

/**
 * Mounts a small disk in a namespace of its own, which needs no root and leaves nothing behind.
 * Errors: throws where the system does not allow it.
 */
export async function mountSmallDisk(folder: string, sizeBytes: number): Promise<SmallDisk> {
  const keeper = spawn(
    'unshare',
    [
      '-rm',
      'sh',
      '-c',
      `mount -t tmpfs -o size=${sizeBytes} tmpfs "$1" && echo mounted && exec cat`,
      'sh',
      folder,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await Promise.race([once(keeper.stdout, 'data'), once(keeper, 'exit')]);
  if (keeper.exitCode !== null || keeper.pid === undefined)
    throw new Error('This system lets nobody mount a disk of their own (unshare -rm; mount -t tmpfs).');
  return smallDiskOf(keeper, keeper.pid, folder);
}

function smallDiskOf(keeper: ChildProcess, processId: number, folder: string): SmallDisk {
  const path = `/proc/${processId}/root${folder}`;
  const filler = join(path, '.filler');
  const enter = ['nsenter', '-t', String(processId), '-U', '-m', '--preserve-credentials'];
  return {
    path,
    inside: folder,
    enter,
    async fill() {
      await using file = await open(filler, 'a');
      // In smaller and smaller pieces: the last byte is taken as well.
      for (let size = chunkBytes; size >= 1; size = Math.floor(size / 2))
        while (
          await file.appendFile(Buffer.alloc(size)).then(
            () => true,
            () => false,
          )
        );
    },
    free: () => rm(filler, { force: true }),
    setReadOnly(isReadOnly) {
      const [command = '', ...words] = [
        ...enter,
        'mount',
        '-o',
        `remount,${isReadOnly ? 'ro' : 'rw'}`,
        folder,
      ];
      const { status } = spawnSync(command, words, { stdio: 'inherit' });
      if (status !== 0) throw new Error(`The disk on ${folder} could not be mounted otherwise.`);
    },
    async unmount() {
      if (!existsSync(path)) return;
      const gone = once(keeper, 'exit');
      keeper.stdin?.end();
      await gone;
    },
  };
}
