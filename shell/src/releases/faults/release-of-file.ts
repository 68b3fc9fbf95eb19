import type { InlineComposition } from '@dana/contracts/release/composition';

/** The release of this page that a script belongs to, "mf-product@1.2.0", by the path that it was served under. */
export function releaseOfFile(
  file: string,
  { shell, remotes }: Pick<InlineComposition, 'shell' | 'remotes'>,
): string | undefined {
  const isIn = (base: string): boolean => file.startsWith(base.replace(/^https?:\/\/[^/]+/, ''));
  if (isIn(shell.base)) return `shell@${shell.version}`;
  for (const [remote, { current, previous }] of Object.entries(remotes))
    for (const release of [current, previous])
      if (release && isIn(release.base)) return `${remote}@${release.version}`;
  return undefined;
}
