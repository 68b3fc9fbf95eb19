import type { Fault } from '@dana/contracts/beacon/faults';
import type { InlineComposition } from '@dana/contracts/release/composition';
import { cleanMessage } from './clean-message.ts';
import { pagePattern } from './page-pattern.ts';
import { readStack } from './read-stack.ts';
import { releaseOfFile } from './release-of-file.ts';
import { typedWords } from './typed-words.ts';

/** Something that broke, as it was met. */
export type MetFault = {
  kind: Fault['kind'];
  error: unknown;
  /** The release that it is of: "mf-product@1.2.0". Without it the scripts in its stack decide. */
  origin?: string;
  incident?: string | undefined;
  /** React's list of components, where the error's own stack shows React alone. */
  componentStack?: string | undefined;
};

type Releases = Pick<InlineComposition, 'shell' | 'remotes'>;

/**
 * A fault as it is reported. A region's is of the release that the region is of; any other of the release whose script was
 * running.
 * @returns undefined for what no release of this page is to answer for, as the scripts of a browser's extension.
 */
export function describeFault(met: MetFault, composition: Releases, pathname: string): Fault | undefined {
  const { kind, error, origin, incident, componentStack } = met;
  const { frames, innermost } = readStack(componentStack ?? stackOf(error), location.origin);
  const release = origin ?? (innermost && releaseOfFile(innermost, composition));
  const [remote, version] = release?.split('@') ?? [];
  if (!remote || !version) return undefined;
  return {
    remote,
    version,
    kind,
    message: cleanMessage(messageOf(error), typedWords()),
    stack: frames,
    page: pagePattern(composition, pathname),
    ...(incident ? { incident } : {}),
  };
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

function messageOf(error: unknown): string {
  if (error instanceof Error)
    return error.name && error.name !== 'Error' ? `${error.name}: ${error.message}` : error.message;
  return typeof error === 'string' ? error : `Something that is no error: ${typeof error}`;
}
