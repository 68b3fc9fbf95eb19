import { readFileSync } from 'node:fs';

/** The version of the embedded database's program. Another one may keep its files in another form. */
export function pgliteVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
