import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inc } from 'semver';
import { changeOf, interfaceFile, type Interface } from '../interfaces/published-shapes.ts';
import { readInterfaces } from '../interfaces/read-interface.ts';
import { sharedPackages } from '../singletons.ts';
import { workspaceRoot } from '../workspace.ts';

/*
 * `pnpm check interfaces --write`: writes down what each package that the shell shares gives to remotes, and raises its version by what
 * changed: a part that grew a minor one, one that lost something a major one. With `--check` it says what is to be written.
 */

type Described = { version: string; exports: Interface };

const isCheck = process.argv.includes('--check');
const folderOf = (name: string): string => join(workspaceRoot, 'shared', name.replace('@dana/', ''));
const found = readInterfaces(
  Object.fromEntries(sharedPackages.map((name) => [name, join(folderOf(name), 'src/index.ts')])),
);
let problemCount = 0;
for (const [name, exports] of Object.entries(found)) {
  const folder = folderOf(name);
  const file = join(folder, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const before = readDescribed(join(folder, interfaceFile));
  const change = before ? changeOf(before.exports, exports) : { kind: 'none' as const, reasons: [] };
  const needed = !before || change.kind === 'none' ? description.version : inc(before.version, change.kind);
  const text = `${JSON.stringify({ version: needed, exports }, null, 1)}\n`;
  const isWritten = before !== undefined && `${JSON.stringify(before, null, 1)}\n` === text;
  if (isWritten && description.version === needed) continue;
  for (const reason of change.reasons) console.log(`${name}: ${reason}`);
  if (isCheck) {
    console.log(
      `${name}: its interface.json is not what its code gives. Run \`pnpm check interfaces --write\` and commit it.`,
    );
    problemCount += 1;
    continue;
  }
  writeFileSync(join(folder, interfaceFile), text);
  if (description.version !== needed) {
    writeFileSync(file, `${JSON.stringify({ ...description, version: needed }, null, 2)}\n`);
    console.log(`${name}: version ${description.version} → ${needed}`);
  } else console.log(`${name}: written`);
}
process.exit(problemCount > 0 ? 1 : 0);

function readDescribed(path: string): Described | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Described;
  } catch {
    return undefined;
  }
}
