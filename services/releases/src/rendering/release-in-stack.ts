const inAssets = /\/assets\/([a-z0-9-]+)\/[0-9a-f]{64}\//;

/** The deployable that a file of a build belongs to; undefined for any other file. */
export const deployableOfFile = (address: string): string | undefined => inAssets.exec(address)?.[1];

/**
 * The deployable whose code threw, by the stack of its error: the innermost remote, since the shell calls remotes and is called by
 * them; the shell when there is none. Undefined when the stack names no file of a build.
 */
export function deployableInStack(stack: string): string | undefined {
  const found = stack.split('\n').flatMap((line) => deployableOfFile(line) ?? []);
  return found.find((name) => name !== 'shell') ?? found[0];
}
