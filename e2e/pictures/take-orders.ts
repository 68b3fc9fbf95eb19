import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { openBrowser } from '../support/open-browser.ts';

/*
 * `pnpm shots orders [names …] [--width 390,1440] [--scheme light,dark]`: pictures of the staff's pages and of the invoice in
 * both languages, and the invoice's PDF, into `shots/orders/`, to be looked at one by one.
 */

type Sample = {
  url: string;
  token: string;
  pages: Record<string, string>;
  invoices: Record<'en' | 'ar', { page: string; pdf: string }>;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390,1440' },
    scheme: { type: 'string', default: 'light,dark' },
  },
});
const folder = join(workspaceRoot, 'shots/orders');
await mkdir(folder, { recursive: true });
const writer = join(workspaceRoot, 'services/api/src/testing/serve-sample-orders.ts');
const shop = spawn(process.execPath, [writer], { stdio: ['pipe', 'pipe', 'inherit'], cwd: workspaceRoot });
const line = await new Promise<string>((found, failed) => {
  createInterface(shop.stdout).once('line', found);
  shop.once('exit', () => failed(new Error('The API with sample orders did not start.')));
});
const { url, token, pages, invoices } = JSON.parse(line) as Sample;
const browser = await openBrowser();

async function takePage(path: string, name: string, look: { width: number; colorScheme: 'light' | 'dark' }) {
  const { width, colorScheme } = look;
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
  // A visitor without a token sees where it is asked for.
  if (!name.startsWith('sign-in'))
    await context.addCookies([{ name: 'dana_staff', value: token, url: `${url}/_orders` }]);
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const file = `${name}-${width}-${colorScheme}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await context.close();
  process.stdout.write(`${file}\n`);
}

try {
  for (const lang of ['en', 'ar'] as const) {
    const inLang = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    const all = Object.entries({ 'sign-in': '/_orders', ...pages }).map(([name, path]) => [
      name,
      inLang(path),
    ]);
    all.push(['invoice', invoices[lang].page]);
    for (const [name = '', path = ''] of all) {
      if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue;
      for (const width of values.width.split(',').map(Number)) {
        for (const colorScheme of values.scheme.split(',') as ('light' | 'dark')[])
          await takePage(path, `${name}-${lang}`, { width, colorScheme });
      }
    }
    const file = await fetch(`${url}${invoices[lang].pdf}`);
    await writeFile(join(folder, `invoice-${lang}.pdf`), new Uint8Array(await file.arrayBuffer()));
  }
} finally {
  await browser.close();
  shop.stdin.end();
}
