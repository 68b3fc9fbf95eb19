/*
 * A canary for some visitors is compared with the stable version of those visitors. Their visits are counted once more under a
 * name of their own, beside the release's; what shows or sums releases leaves those names out.
 */

const ending = '#target';

/** The name under which visits within a canary's target are counted. */
export const withinTarget = (release: string): string => release + ending;

/** Whether this is the name of a release and not that of its visits within a target. */
export const isRelease = (name: string): boolean => !name.endsWith(ending);

/** The releases of a window, without the visits that are counted once more. */
export const releasesOf = <Value>(byName: Readonly<Record<string, Value>> | undefined): [string, Value][] =>
  Object.entries(byName ?? {}).filter(([name]) => isRelease(name));
