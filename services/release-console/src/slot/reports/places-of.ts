import type { StackLine } from '@dana/releases/reading/reports/errors-view';

/** Where something failed, in words, the innermost line of the shop's own first: what a package throws was asked for by that. */
export function placesOf(stack: readonly StackLine[]): string[] {
  const own = stack.find(({ file }) => !file.startsWith('node_modules/'));
  const all = stack.map(placeText);
  return own && own !== stack[0] ? [placeText(own), ...all] : all;
}

/** A script that no map was found for is named by its release's folder without the hash of all its files, which says nothing. */
const placeText = ({ file, line, column }: StackLine): string =>
  `${file.replace(/^\/assets\/([^/]+)\/[0-9a-f]{64}\//, '$1/')}:${line}:${column}`;
