import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/*
 * `node services/api/src/testing/earlier/keep-api.ts <commit> <name>`: archives the API's program of a released commit, for
 * later schemas to be tried beneath it. Sources alone; it runs on today's dependencies.
 */

const [commit, name] = process.argv.slice(2);
if (commit === undefined || name === undefined) {
  process.stderr.write('usage: node services/api/src/testing/earlier/keep-api.ts <commit> <name>\n');
  process.exit(2);
}
const notRun = [':(exclude)*.test.ts', ':(exclude)*/testing/*', ':(exclude)*/bench/*'];
const kept = ['services/api', 'shared/contracts', 'shared/server'];
const tar = execFileSync('git', ['archive', '--format=tar', commit, '--', ...kept, ...notRun], {
  cwd: join(import.meta.dirname, '../../../../..'),
  maxBuffer: 100_000_000,
});
const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_QUALITY: quality } = constants;
const file = join(import.meta.dirname, `api-${name}.tar.br`);
writeFileSync(file, brotliCompressSync(tar, { params: { [window]: 24, [quality]: 11 } }));
process.stdout.write(`${file} written\n`);
