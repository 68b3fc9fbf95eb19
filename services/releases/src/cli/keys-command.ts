import { makeKeyFile } from '../signing/keys.ts';
import { type CliOptions, needed, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';

/** `keys make --out <file>`: a pair to sign releases with. Needs neither store nor server. */
export function keysCommand(names: readonly string[], { out }: CliOptions): CommandOutput {
  if (names.join() !== 'make')
    throw new UsageError(
      'keys make --out <file>; whose signatures count is the setting RELEASE_KEYS of the shop (docs/releasing.md).',
    );
  const { id, publicText } = makeKeyFile(needed('keys make', 'out', out));
  const text = `The private key is in ${out}: it signs, keep it where only your pipeline can read it.\nIts public half, for RELEASE_KEYS of the shop, as a line with the name of what it signs, such as mf-content=${publicText}\n${publicText}`;
  return { data: { id, key: publicText, file: out }, text };
}
