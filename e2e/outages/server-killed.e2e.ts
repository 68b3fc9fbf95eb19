import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noteFigures } from '@dana/config/chaos/figures';
import { workspaceRoot } from '@dana/config/workspace';
import { beginWithFirstReleases } from '../support/first-releases.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* A shop as `npm start` runs it, whose servers are killed: each comes back by itself, and neither takes the other along. */

const [port, apiPort, bankPort] = [testPort(592), testPort(593), testPort(589)];
const startLimitMs = 120_000;
const backLimitMs = 15_000;
const upScript = join(workspaceRoot, 'shared/config/src/commands/up.ts');

let shop: ChildProcess;
let said = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(startLimitMs);
  const dataDir = join(workspaceRoot, '.data-e2e-killed');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await beginWithFirstReleases(dataDir);
  shop = start({ DATA_DIR: dataDir });
  await expect.poll(() => said, { timeout: startLimitMs }).toContain('The shop is open');
});
test.afterAll(async () => {
  const ended = once(shop, 'exit');
  shop.kill('SIGINT');
  const [code] = await ended;
  expect(code).toBe(0);
  expect(serversOf(shop)).toEqual([]);
});

function start(env: Record<string, string>): ChildProcess {
  const own = {
    PORT: String(port),
    API_PORT: String(apiPort),
    PRACTICE_BANK_PORT: String(bankPort),
    PUBLIC_ORIGIN: '',
    API_BASE_URL: undefined,
  };
  const child = spawn(process.execPath, [upScript], {
    cwd: workspaceRoot,
    env: { ...process.env, ...own, PUBLIC_ORIGIN: `http://localhost:${port}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  return child;
}

/** The servers that run under a shop, as "pid script". */
function serversOf(parent: ChildProcess): { pid: number; script: string }[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent.pid ? { pid: Number(pid), script: args } : [];
  });
}

function kill(service: 'api' | 'edge'): number {
  const found = serversOf(shop).find(({ script }) => script.includes(`services/${service}/src/server.ts`));
  if (!found) throw new Error(`No ${service} runs.`);
  process.kill(found.pid, 'SIGKILL');
  return found.pid;
}

const statusOf = async (url: string): Promise<number | null> =>
  (await fetch(url).catch(() => undefined))?.status ?? null;

test('an API that is killed comes back by itself, and the storefront answers all the time', async ({
  page,
  at,
  texts,
  problems,
}) => {
  problems.expected.push(/status of 503|could not be loaded/);
  const storefront = `http://localhost:${port}`;
  const killedPid = kill('api');
  const killedMs = performance.now();
  const answers: (number | null)[] = [];
  let isBack = false;
  const asking = (async () => {
    while (!isBack) {
      answers.push(await statusOf(`${storefront}${at('/about')}`));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await page.goto(`${storefront}${at('/')}`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const health = `http://localhost:${apiPort}/readyz`;
  await expect.poll(() => statusOf(health), { timeout: backLimitMs }).toBe(200);
  const recoveredMs = [Math.round(performance.now() - killedMs)];
  isBack = true;
  await asking;
  noteFigures({
    failure: 'the API killed under npm start; counted from the kill',
    meanwhile: `${answers.length} pages of the storefront, each with its frame`,
    recoveredMs,
  });
  expect(answers.filter((status) => status === null || ![200, 503].includes(status))).toEqual([]);
  expect(serversOf(shop).map(({ pid }) => pid)).not.toContain(killedPid);
  expect(serversOf(shop)).toHaveLength(3);
  expect(said).toContain('The api server ended by itself (killed) and starts again in 0.25 s.');

  await page.goto(`${storefront}${at('/shop')}`);
  await expect(page.getByText(texts('shell', 'unavailable.data.title'))).toHaveCount(0);
});

test('a storefront that is killed comes back by itself, and the API goes on', async ({ at }) => {
  kill('edge');
  expect(await statusOf(`http://localhost:${apiPort}/readyz`)).toBe(200);
  const page = `http://localhost:${port}${at('/shop')}`;
  await expect.poll(() => statusOf(page), { timeout: backLimitMs }).toBe(200);
});
