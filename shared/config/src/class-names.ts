import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDevelopment } from './development.ts';
import { installedFolder } from './installed-folder.ts';

/** Gives a class of a style file the name that it has in pages. */
export type NameClass = (file: string, className: string) => string;

/**
 * How the classes of CSS modules are named, in the web and the node build alike. They stand in every page many times
 * over, so in production a name is as short as it can be: four characters for the deployable and its version, two for the
 * file, the rest for the class, `k3f20a3`. Development says all of it in words.
 * @param identity – of deployable and version, as `federationIdentity` makes it: two versions of a remote on one page
 * share no name.
 * @param folder – of the deployable. Its style files and those of the shared packages have numbers.
 */
export function createNameClass(identity: string, folder: string): NameClass {
  if (isDevelopment) return (file, className) => `${identity}_${wordsOf(file)}_${className}`;
  const prefix = shortHash(identity);
  const [own = '', ...shared] = styleFolders(folder);
  const codes = fileCodes(own, shared);
  const known = new Map<string, string[]>();
  return (file, className) => {
    const code = codes.get(file);
    if (code === undefined)
      throw new Error(`${relative(folder, file)} is not among the style files that can be named.`);
    const names = known.get(file) ?? namesIn(readFileSync(file, 'utf8'));
    known.set(file, names);
    const index = names.indexOf(className);
    if (index < 0) throw new Error(`${relative(folder, file)} does not name "${className}".`);
    return `${prefix}${code}${index.toString(36)}`;
  };
}

/** Where the styles of a deployable stand: its own, and those that it may take of shared packages. */
export const styleFolders = (folder: string): string[] => [
  join(folder, 'src'),
  ...['ui', 'commerce']
    .flatMap((name) => installedFolder(folder, `@dana/${name}`) ?? [])
    .map((path) => join(path, 'src')),
];

/** The same in both builds, whatever a builder does to a file before it asks for its names. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? [])),
];

const codeCount = 36 ** 2;
/** Names that look alike compress well, so these are not more than it takes to meet rarely. */
const sharedCodeCount = 256;

/**
 * Two characters for each style file. Those of the deployable itself are counted. One of a shared package has its own by a hash of
 * its name, not by its place in a list: a new file there gives others no new names, so what does not take it stays the same
 * build. Of two files with one number the later one, in the order of paths, has the next that is free.
 */
function fileCodes(own: string, shared: readonly string[]): ReadonlyMap<string, string> {
  const codes = new Map(styleFiles(own).map(({ file }, index) => [index, file]));
  const first = codeCount - sharedCodeCount;
  const files = shared.flatMap((folder, index) =>
    styleFiles(folder).map(({ file, name }) => ({ file, name: `${index} ${name}` })),
  );
  if (codes.size > first || files.length > sharedCodeCount)
    throw new Error(`${own} has more style files than can be named.`);
  for (const { file, name } of files) {
    let number = hashNumber(name) % sharedCodeCount;
    while (codes.has(first + number)) number = (number + 1) % sharedCodeCount;
    codes.set(first + number, file);
  }
  return new Map([...codes].map(([code, file]) => [file, code.toString(36).padStart(2, '0')]));
}

const hashNumber = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** The builder names a file by where it really is, and what is in a package's folder may be links. */
function styleFiles(folder: string, inside = ''): { file: string; name: string }[] {
  return readdirSync(join(folder, inside))
    .toSorted()
    .flatMap((entry) => {
      const name = join(inside, entry);
      const file = realpathSync(join(folder, name));
      if (statSync(file).isDirectory()) return styleFiles(folder, name);
      return name.endsWith('.module.css') ? [{ file, name }] : [];
    });
}

const wordsOf = (file: string): string => /([\w-]+)\.module\.css$/.exec(file)?.[1] ?? '';

/** A letter first, as an identifier needs it. One in 1.2 million pairs of versions has the same. */
function shortHash(text: string): string {
  const number = hashNumber(text);
  const letter = String.fromCharCode(97 + (number % 26));
  return (
    letter +
    Math.floor(number / 26)
      .toString(36)
      .padStart(3, '0')
      .slice(-3)
  );
}
