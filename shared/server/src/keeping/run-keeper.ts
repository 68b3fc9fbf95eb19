import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import type { PartManifest } from './part-manifest.ts';

/** What can be done with a part of a shop that is kept. `replaces`: what stands where it is restored may go. */
export type Keeper = {
  backup: (folder: string) => Promise<PartManifest>;
  /** Whether it could be restored; changes nothing. Errors: throws with the reason. */
  check: (folder: string, replaces: boolean) => Promise<unknown>;
  restore: (folder: string, replaces: boolean) => Promise<void>;
  close?: () => Promise<void>;
};

const usage = (
  part: string,
) => `usage: backup <folder> | check <folder> [--replace] | restore <folder> [--replace]

Keeps the ${part} of the shop that the settings name, in a folder that is not there yet. restore refuses to write over a shop
that has data unless --replace is given; check says whether restore would do it.`;

/**
 * Runs a command line of a keeper; what went wrong becomes a sentence.
 * @param open – makes the keeper from the settings. @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage.
 */
export async function runKeeper(part: string, words: string[], open: () => Promise<Keeper>): Promise<number> {
  const asked = readWords(words);
  if (!asked) {
    process.stderr.write(`${usage(part)}\n`);
    return 2;
  }
  const { verb, folder, replaces } = asked;
  let keeper: Keeper | undefined;
  try {
    keeper = await open();
    process.stdout.write(`${await carryOut(keeper, verb, folder, replaces)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${sentenceOf(part, error)}\n`);
    return 1;
  } finally {
    await keeper?.close?.().catch(() => undefined);
  }
}

type Asked = { verb: 'backup' | 'check' | 'restore'; folder: string; replaces: boolean };

/** Null when it is not what the usage says. */
function readWords(words: string[]): Asked | null {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
    const [verb, folder, ...more] = positionals;
    if (!folder || more.length > 0 || (verb !== 'backup' && verb !== 'check' && verb !== 'restore'))
      return null;
    return { verb, folder: resolve(folder), replaces: values.replace };
  } catch {
    return null;
  }
}

async function carryOut(
  keeper: Keeper,
  verb: Asked['verb'],
  folder: string,
  replaces: boolean,
): Promise<string> {
  if (verb === 'backup') {
    const { part, files } = await keeper.backup(folder);
    return files
      .map(({ name, bytes, sha256 }) => `${part}/${name}  ${bytes} bytes  sha256 ${sha256}`)
      .join('\n');
  }
  await keeper.check(folder, replaces);
  if (verb === 'check') return `${folder} is whole and can be restored.`;
  await keeper.restore(folder, replaces);
  return `${folder} was restored.`;
}

function sentenceOf(part: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device/.test(message))
    return `The disk is full (${part}). What was half written is removed. Make room on it and run the command again.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `A file or folder cannot be written or read by this user (${part}): ${message}`;
  return message;
}
