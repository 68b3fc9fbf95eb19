import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { differencesIn } from './differences.ts';
import { changesBetween, deleteOldPictures, keptPictures } from './kept-pictures.ts';
import { looksReport } from './playwright.config.ts';
import { writeSheet } from './write-sheet.ts';

/*
 * `pnpm looks`: compares the key views of the shop with the pictures that are kept, and writes a sheet with before, after and
 * difference of each that differs. `pnpm looks --update`: keeps the new ones, and says which changed. Everything else is
 * Playwright's, such as `-g home`.
 */

const words = process.argv.slice(2).filter((word) => word !== '--update');
const isUpdate = process.argv.includes('--update');
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = join(import.meta.dirname, 'playwright.config.ts');

const say = (text: string) => process.stdout.write(`${text}\n`);
const before = await keptPictures();
const update = isUpdate ? ['--update-snapshots=changed'] : [];
const run = spawn(process.execPath, [playwright, 'test', '--config', config, ...update, ...words], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
const [code] = (await once(run, 'exit')) as [number | null];
if (isUpdate) {
  await deleteOldPictures();
  const changes = changesBetween(before, await keptPictures());
  say(changes.length > 0 ? changes.join('\n') : 'Every view looks as it did.');
} else {
  const differences = differencesIn(JSON.parse(await readFile(looksReport, 'utf8')));
  if (differences.length > 0)
    say(
      `${differences.length} views differ: ${relative(workspaceRoot, await writeSheet(differences))}\n` +
        'Is that meant? Keep them with `pnpm looks --update`.',
    );
}
process.exit(code ?? 1);
