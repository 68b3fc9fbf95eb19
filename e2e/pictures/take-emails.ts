import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { openBrowser } from '../support/open-browser.ts';

/*
 * `pnpm shots emails [names …] [--width 390,768] [--scheme light,dark]`: pictures of every email in both languages, into
 * `shots/emails/`, to be looked at one by one.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390,768' },
    scheme: { type: 'string', default: 'light,dark' },
  },
});
const folder = join(workspaceRoot, 'shots/emails');
await mkdir(folder, { recursive: true });
const emails = await mkdtemp(join(tmpdir(), 'dana-emails-'));
const writer = join(workspaceRoot, 'services/api/src/testing/write-sample-emails.ts');
await promisify(execFile)(process.execPath, [writer, emails], { cwd: workspaceRoot });
const browser = await openBrowser();
try {
  const names = (await readdir(emails)).filter((file) => file.endsWith('.html')).sort();
  const asked = names.filter(
    (file) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
  );
  for (const file of asked) {
    for (const width of values.width.split(',').map(Number)) {
      for (const colorScheme of values.scheme.split(',') as ('light' | 'dark')[]) {
        const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
        await page.goto(pathToFileURL(join(emails, file)).href);
        const name = `${file.replace('.html', '')}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: true });
        await page.close();
        process.stdout.write(`${name}\n`);
      }
    }
  }
} finally {
  await browser.close();
  await rm(emails, { recursive: true });
}
