import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const servers = 'services/{edge,api,releases,practice-bank}/src/**/*.ts';
const isNotRun = /\.test\.ts$|\/(testing|bench)\//;
const readsSettings = /process\.env|givenOf\(|readPort\(variables|gatewayVariables = /;
const name = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:PORT|HOST|TZ)\b/g;
/** Set by pnpm, for programs of others, and a code of Node's errors. */
const notOurs = new Set(['INIT_CWD', 'LC_ALL', 'ERR_ACCESS_DENIED']);

/**
 * The settings that servers read: the names in all files that read the environment. @param root – the workspace.
 * @returns in alphabetical order; `X_FILE` is another way to give `X` and not named, but for the key to sign with.
 */
export function settingsInCode(root: string): string[] {
  const files = globSync([servers, 'shared/server/src/{*,s3/*}.ts'], { cwd: root }).filter(
    (file) => !isNotRun.test(file),
  );
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return settingsIn(texts.filter((text) => readsSettings.test(text)).join('\n'));
}

/** The settings that a page names in the first columns of its tables. */
export const settingsOnPage = (page: string): string[] =>
  settingsIn([...page.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell).join('\n'));

/** The settings on a page that may be given as a file. */
export const secretsOnPage = (page: string): string[] =>
  settingsIn([...page.matchAll(/`(\w+)` 🔑/g)].map(([, secret]) => secret).join('\n'));

function settingsIn(text: string): string[] {
  const names = [...text.matchAll(name)].map(([one]) => one).filter((one) => !notOurs.has(one));
  return [...new Set(names)].filter((one) => one === 'RELEASE_KEY_FILE' || !one.endsWith('_FILE')).toSorted();
}
