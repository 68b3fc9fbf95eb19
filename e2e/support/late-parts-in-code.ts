import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** `exported`: what the late file calls it. Only that is left of its name in the built scripts. */
type Found = Omit<LatePart, 'script'> & { exported: string };

const deployables = ['shell', 'mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];
const latePartCall =
  /const (\w+) = latePart\(\s*async \(\) =>\s*\(await import\((?:\/\*.*?\*\/\s*)?'[^']+'\)\)\s*\.(\w+)/g;

/** Every `latePart` in the sources of what was built, with the script that the built code asks for. */
export function latePartsInCode(): LatePart[] {
  return deployables.flatMap((deployable) => {
    const scripts = scriptsOf(join(workspaceRoot, deployable, 'dist/web'));
    const sources = bundledSources(deployable).filter(({ path }) => path.endsWith('.tsx'));
    return sources
      .flatMap(({ path }) => partsOf(deployable, join(workspaceRoot, path)))
      .map(({ exported, ...part }) => ({ ...part, script: scriptOf(exported, deployable, scripts) }));
  });
}

const partsOf = (deployable: string, file: string): Found[] =>
  [...readFileSync(file, 'utf8').matchAll(latePartCall)].map(([, component = '', exported = '']) => ({
    name: `${deployable} ${component}`,
    deployable,
    exported,
  }));

type Script = { name: string; text: string };

const scriptsOf = (folder: string): Script[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js') && statSync(join(folder, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/**
 * Built code reads `r.e("h").then(r.bind(r,"Hh"))).CouponForm`, with several scripts inside `Promise.all([…])`: of those,
 * the part's own is the one that holds its module.
 */
function scriptOf(exported: string, deployable: string, scripts: readonly Script[]): string {
  const call = new RegExp(
    String.raw`((?:[\w$]+\.e\("?\w+"?\)[,\]).]*?)+)\.then\([\w$]+\.bind\([\w$]+,"([^"]+)"\)\)\)\.${exported}\b`,
  );
  for (const { text } of scripts) {
    // A chunk is a number or a text, here as there.
    const [, asked = '', module = ''] = call.exec(text) ?? [];
    const chunks = [...asked.matchAll(/\.e\(("?\w+"?)\)/g)].map(([, chunk]) => chunk);
    const candidates = scripts.filter((script) =>
      chunks.some((chunk) => script.text.includes(`.push([[${chunk}],`)),
    );
    const own = candidates.length === 1 ? candidates : candidates.filter((script) => holds(script, module));
    if (own[0]) return own[0].name;
  }
  throw new Error(`No script of ${deployable} asks for ${exported}. Build it first.`);
}

const holds = ({ text }: Script, module: string): boolean =>
  text.includes(`{${module}(`) || text.includes(`,${module}(`) || text.includes(`"${module}"(`);
