import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import tls from 'node:tls';
import { createSupervisor } from '@dana/config/supervise/supervisor';
import { authorityFile, topologyPorts, cluster } from '@dana/config/topology/topology-plan';
import { startTopology } from '@dana/config/topology/start-topology';
import { openDatabase } from '../../database/open-database.ts';
import { findWrongs, missingOrders, stockUp } from '../../testing/order-checks.ts';
import { type Kill, killTable, requestTable } from './kill-figures.ts';
import { killUsage, readKillWords } from './kill-words.ts';
import { createRequests } from './requests.ts';
import { killAndWait, victimsOf } from './victims.ts';
import { buyAgainAndAgain, readPages } from './visitors.ts';

/*
 * `pnpm bench kill-run`: three storefronts, three APIs, three NATS servers, PostgreSQL and its replica; one of them is killed every
 * ten seconds for five minutes while visitors read and buy through the front. It fails when an order was lost or doubled,
 * or when a process did not come back. It prints the figures.
 */

const readerCount = 4;
const buyerCount = 2;
/** So long the shop runs before the first kill and after the last one. */
const calmMs = 10_000;
const healLimitMs = 60_000;
/** All visitors come from this machine, which is one address; limits for each address are shown elsewhere. */
const apiSettings = Object.fromEntries(
  [
    ...['LIMIT_CART', 'LIMIT_ORDERS', 'LIMIT_UNPAID_ORDERS', 'LIMIT_HELD_PIECES'],
    ...['LIMIT_UNCONFIRMED_PIECES', 'CONFIRM_ABOVE_PIECES', 'CONFIRM_ABOVE_KWD'],
  ].map((name) => [`API_${name}`, '1000000']),
);
const pages = [
  '/en',
  '/ar',
  '/en/shop',
  '/ar/shop?page=2',
  '/en/product-details/nadwana-rose-of-taif-perfume',
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { forMs, everyMs, port } = wordsOrEnd();
const ports = topologyPorts(port, cluster);
const dataDir = mkdtempSync(join(tmpdir(), 'dana-kill-run-'));
// PostgreSQL runs as another user where this one is root.
chmodSync(dataDir, 0o755);
const supervisor = createSupervisor(() => undefined);
const own = { supervisor, ports, size: cluster, dataDir, apiSettings, say };
let wrongs: string[] = [];
// Ctrl-C does not reach the processes by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    void supervisor.stop().then(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(130);
    });
  });
try {
  await startTopology({ ...own, onLog: () => undefined, onRestart: () => undefined });
  wrongs = await run();
} finally {
  await supervisor.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const wrong of wrongs) say(`WRONG: ${wrong}`);
process.exit(wrongs.length > 0 ? 1 : 0);

async function run(): Promise<string[]> {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    readFileSync(authorityFile(dataDir), 'utf8'),
  ]);
  const shop = `https://localhost:${ports.shop}`;
  const secret = readFileSync(join(dataDir, 'secrets/database_url'), 'utf8').trim();
  const urlOf = (at: number): string => Object.assign(new URL(secret), { port: String(at) }).href;
  const database = await openDatabase({ databaseUrl: secret, dataDir });
  const products = await stockUp(database.db, buyerCount);

  const requests = createRequests();
  let isOver = false;
  const beganMs = performance.now();
  const readers = Array.from({ length: readerCount }, (_, index) =>
    readPages(shop, requests, [...pages.slice(index % pages.length), ...pages], () => isOver),
  );
  const buyers = products.map((product) => buyAgainAndAgain(shop, requests, product, () => isOver));
  await setTimeout(calmMs);
  const before = requests.sent.length;
  say(`${before} requests in ${calmMs / 1000} s before the first kill.`);

  const victims = victimsOf(ports, cluster, urlOf);
  const kills = await killInTurn(victims);
  await setTimeout(calmMs);
  isOver = true;
  const bought = await Promise.all(buyers);
  await Promise.all(readers);
  const lastedMs = performance.now() - beganMs;

  const acknowledged = bought.flatMap((one) => one.acknowledged);
  const lost = await missingOrders(database.db, acknowledged);
  const found = [
    ...lost,
    ...bought.flatMap(({ refusals }) => refusals),
    ...(await findWrongs(database.db)),
    ...kills.flatMap(({ name, healedMs }) => (healedMs === null ? [`${name} did not come back`] : [])),
  ];
  await database.close();
  say(`\n${killTable(kills, requests.sent)}\n\n${requestTable(requests.sent, lastedMs)}\n`);
  say(
    `${kills.length} kills in ${Math.round(lastedMs / 1000)} s; ${acknowledged.length} orders acknowledged, ${lost.length} lost or doubled; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
  );
  return found;
}

async function killInTurn(victims: ReturnType<typeof victimsOf>): Promise<Kill[]> {
  const kills: Promise<Kill>[] = [];
  const endMs = performance.now() + forMs;
  for (let turn = 0; performance.now() < endMs; turn += 1) {
    const victim = victims[turn % victims.length];
    if (!victim) throw new Error('There is nothing to kill.');
    const atMs = performance.now();
    const { name } = victim;
    kills.push(
      killAndWait(victim, supervisor.pidOf, healLimitMs).then((healedMs) => ({ name, atMs, healedMs })),
    );
    say(`${String(turn + 1).padStart(3)}. ${name}`);
    await setTimeout(everyMs);
  }
  return Promise.all(kills);
}

function wordsOrEnd() {
  try {
    return readKillWords(process.argv.slice(2));
  } catch (error) {
    say(`${(error as Error).message}\n\n${killUsage}`);
    process.exit(2);
  }
}
