import { join } from 'node:path';
import { archiveStore } from './archived-store.ts';

/*
 * `node e2e/skew/earlier-releases/keep.ts <data folder> <name>`: archives what is published in a shop's data folder, for
 * the releases of later commits to be tried beside. The skew suites name the archive that they open.
 */

const [dataDir, name] = process.argv.slice(2);
if (dataDir === undefined || name === undefined) {
  process.stderr.write('usage: node e2e/skew/earlier-releases/keep.ts <data folder> <name>\n');
  process.exit(2);
}
const file = join(import.meta.dirname, `${name}.tar.br`);
await archiveStore(join(dataDir, 'releases'), file);
process.stdout.write(`${file} written\n`);
