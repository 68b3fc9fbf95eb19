import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../support/open-browser.ts';
import { pageOfShot, sheetOf } from './sheet-of.ts';

/*
 * `pnpm shots sheets <before> <after>`: one sheet for each page with how it looked and how it looks, in the languages and widths
 * of two folders that `pnpm shots` has filled; into `<after>/sheets`. For the earlier looks run it in a clone of that commit.
 */

const [before, after] = process.argv.slice(2).map((folder) => resolve(folder));
if (!before || !after) throw new Error('Say which two folders: pnpm shots sheets <before> <after>');

const picturesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
const [earlier, later] = await Promise.all([picturesIn(before), picturesIn(after)]);
const folder = join(after, 'sheets');
await mkdir(folder, { recursive: true });
const addressIn = (place: string, names: readonly string[], name: string) =>
  names.includes(name) ? pathToFileURL(join(place, name)).href : undefined;

const browser = await openBrowser();
try {
  // A file of the machine may show others, which a page without an address may not.
  const page = await browser.newPage({ viewport: { width: 2360, height: 900 } });
  for (const name of new Set(later.map(pageOfShot))) {
    const shots = later.filter((shot) => pageOfShot(shot) === name);
    const rows = shots.map((shot) => ({
      name: shot.slice(0, -'.png'.length),
      before: addressIn(before, earlier, shot),
      after: addressIn(after, later, shot),
    }));
    await page.goto(pathToFileURL(folder).href);
    await page.setContent(sheetOf(name, rows), { waitUntil: 'load' });
    await page.screenshot({ path: join(folder, `${name}.jpg`), fullPage: true, quality: 80 });
    process.stdout.write(`${join(folder, `${name}.jpg`)}\n`);
  }
} finally {
  await browser.close();
}
