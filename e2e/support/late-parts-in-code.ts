import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledSources } from '@dana/config/bundled-sources';
import { workspaceRoot } from '@dana/config/workspace';

/** A part that the code loads late, and the file that it comes in. */
export type LatePart = {
  /** "mf-account AreaField": unique in the shop. */
  name: string;
  deployable: string;
  /** Name of its script in `<deployable>/dist/web`. */
  script: string;
};

/** The literals of its own source, and of what that imports from beside it. */
type Found = Omit<LatePart, 'script'> & { own: Set<string>; near: Set<string> };

/** What a part imports may come in a script that others share. */
const ownWeight = 10;

const deployables = ['shell', 'mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];
const latePartCall =
  /const (\w+) = latePart\(\s*async \(\) => \(await import\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/g;

/**
 * Every `latePart` in the sources of what was built. A script has no name that says whose it is, so each part is known by
 * the literals of its source: the script with most of them is its own, and no script is taken twice.
 */
export function latePartsInCode(): LatePart[] {
  return deployables.flatMap((deployable) => {
    const folder = join(workspaceRoot, deployable);
    const sources = bundledSources(deployable).filter(({ path }) => path.endsWith('.tsx'));
    const parts = sources.flatMap(({ path }) => partsOf(deployable, join(workspaceRoot, path)));
    return assign(parts, scriptsOf(join(folder, 'dist/web')));
  });
}

function partsOf(deployable: string, file: string): Found[] {
  return [...readFileSync(file, 'utf8').matchAll(latePartCall)].map(([, component = '', address = '']) => {
    const fileOf = (from: string, other: string): string =>
      other.startsWith('#')
        ? join(workspaceRoot, deployable, 'src', other.slice(1))
        : join(dirname(from), other);
    const source = fileOf(file, address);
    const near = [...readFileSync(source, 'utf8').matchAll(/ from '([.#][^']+\.tsx?)'/g)];
    const nearby = near.flatMap(([, other = '']) => literalsOf(fileOf(source, other)));
    const own = new Set(literalsOf(source));
    return { name: `${deployable} ${component}`, deployable, own, near: new Set(nearby) };
  });
}

function literalsOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const code = lines.filter((line) => !/^(import|\} from) /.test(line)).join('\n');
  return [...code.matchAll(/'([^'\n]{6,})'/g)].map(([, literal = '']) => literal);
}

type Script = { name: string; text: string };

/** Scripts that come late: not the entry, not what a route or a language is made of. */
function scriptsOf(folder: string): Script[] {
  return readdirSync(folder)
    .filter((name) => /^(?!main|remoteEntry|locale)\w+\.\w+\.js$/.test(name) && !name.startsWith('__'))
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

const countIn = (text: string, words: Set<string>): number =>
  [...words].filter((word) => text.includes(word)).length;

function assign(parts: Found[], scripts: Script[]): LatePart[] {
  const pairs = parts.flatMap((part) =>
    scripts.map(({ name: script, text }) => ({
      part,
      script,
      score: ownWeight * countIn(text, part.own) + countIn(text, part.near),
    })),
  );
  const assigned = new Map<Found, string>();
  const taken = new Set<string>();
  for (const { part, script, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || assigned.has(part) || taken.has(script)) continue;
    assigned.set(part, script);
    taken.add(script);
  }
  return parts.map((part) => {
    const { name, deployable } = part;
    const script = assigned.get(part);
    if (!script) throw new Error(`No script of ${deployable} holds ${name}. Build it first.`);
    return { name, deployable, script };
  });
}
