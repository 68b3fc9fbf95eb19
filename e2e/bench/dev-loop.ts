import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { localPath, paths } from '@dana/contracts/paths';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { apply, edits, restore } from '../dev-loop/edits.ts';
import { startCommand } from '../dev-loop/workspace-command.ts';
import { openBrowser } from '../support/open-browser.ts';
import { testPort } from '../support/shared-shop.ts';
import { percentile, seconds } from './figures.ts';
import { markdownTable } from './markdown.ts';

/*
 * `pnpm bench dev`: how long `pnpm dev mf-content` takes beside a running shop until its first page, and changes until they
 * are seen, in the page and in the server's HTML. In a copy of the workspace. It judges nothing: machines differ.
 */

const rounds = 5;
const workspace = join(workspaceRoot, '.cache/bench-dev-loop');
const shopPort = testPort(420);
const devPort = testPort(430);
const address = `http://localhost:${devPort}${localPath('en', paths.contact())}`;
const times = new Map<string, number[]>();

await copyWorkspace(workspace);
const startShop = () =>
  startCommand(['up'], {
    workspace,
    env: {
      PORT: String(shopPort),
      API_PORT: String(shopPort + 1),
      PRACTICE_BANK_PORT: String(shopPort + 2),
    },
  });
const shop = await startShop();
const browser = await openBrowser();
try {
  for (const start of ['the first time', 'again']) {
    const begunAt = performance.now();
    const dev = await startCommand(['dev', 'mf-content'], { workspace, env: { PORT: String(devPort) } });
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('h1').waitFor();
    note(`\`pnpm dev mf-content\`, ${start} → its first page`, performance.now() - begunAt);
    await page.waitForLoadState('networkidle');
    for (let round = 1; start === 'again' && round <= rounds; round += 1) {
      for (const edit of edits) {
        const changedAt = performance.now();
        await apply(workspace, edit, round);
        await edit.isShown(page, round);
        note(`${edit.name} → in the page that is open`, performance.now() - changedAt);
        if (!edit.words) continue;
        await untilServed(edit.words(round));
        note(`${edit.name} → in a new document`, performance.now() - changedAt);
      }
    }
    await page.close();
    await dev.stop();
  }
  await shop.stop();
  for (const edit of edits) await restore(workspace, `mf-content/${edit.file}`);
  const again = performance.now();
  const restarted = await startShop();
  note('`npm start` afterwards', performance.now() - again);
  await restarted.stop();
} finally {
  await browser.close();
  await shop.stop();
}
const rows = [...times].map(([name, all]) => [
  name,
  ...[0.5, 1].map((share) => seconds(percentile(all, share))),
]);
process.stdout.write(`${markdownTable(['What', 'Median', 'Longest'], rows)}\n`);

function note(name: string, ms: number): void {
  times.set(name, [...(times.get(name) ?? []), ms]);
}

async function untilServed(words: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(words))
    await new Promise((resolve) => setTimeout(resolve, 20));
}
