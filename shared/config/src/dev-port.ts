import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './workspace.ts';

/** The port of a deployable's dev server, as its build configuration says. Errors: throws when it says none. */
export function devPortOf(deployable: string): number {
  const file = join(folderOf(deployable), 'rsbuild.config.ts');
  const [, port] = /devPort: (\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (port === undefined) throw new Error(`${file} names no devPort.`);
  return Number(port);
}
