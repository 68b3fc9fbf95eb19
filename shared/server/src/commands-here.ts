import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A text that names commands of the workspace, as they are typed where it is printed: `pnpm catalogue` is `node catalogue.js`
 * where that program is beside the one that runs, as in a bundle. What needs the workspace stays as it is.
 */
export function commandsHere(text: string, program = process.argv[1] ?? ''): string {
  const names = /pnpm (catalogue|staff-token|ops|release(?! (?:publish|check|plan)\b))\b/g;
  return text.replaceAll(names, (typed, name: string) => {
    const file = `${name === 'ops' ? 'keep' : name}.js`;
    return existsSync(join(dirname(program), file)) ? `node ${file}` : typed;
  });
}
