import type { Fault } from '@dana/contracts/beacon/faults';
import type { InlineComposition } from '@dana/contracts/release/composition';
import { cleanMessage } from './clean-message.ts';
import { pagePattern } from './page-pattern.ts';
import { readStack } from './read-stack.ts';
import { isChoice } from '../is-typing.ts';

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

/** The release of this page that a script belongs to, "mf-product@1.2.0", by the path that it was served under. */
function releaseOfFile(file: string, { shell, remotes }: Releases): string | undefined {
  const isIn = (base: string): boolean => file.startsWith(base.replace(/^https?:\/\/[^/]+/, ''));
  if (isIn(shell.base)) return `shell@${shell.version}`;
  for (const [remote, { current, previous }] of Object.entries(remotes))
    for (const release of [current, previous])
      if (release && isIn(release.base)) return `${remote}@${release.version}`;
  return undefined;
}

/** Shorter ones are parts of other words everywhere. */
const shortest = 3;

/** What stands in the fields of the page now, whole and word by word, the longest first: no report may repeat it. */
function typedWords(page: ParentNode = document): string[] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const texts = [...fields]
    .filter(({ type }) => !isChoice(type))
    .flatMap(({ value }) => [value.trim(), ...value.split(/\s+/)]);
  return [...new Set(texts)]
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length);
}
