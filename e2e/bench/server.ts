import { loadavg } from 'node:os';
import { untilWhole } from '../chaos/page-answers.ts';
import { listProducts } from '../support/products.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { conditions } from './conditions.ts';
import { pressServer } from './press-server.ts';
import { processorMs } from './process-use.ts';
import { mediansOf, type ServerFigures } from './server-figures.ts';
import { memoryTable, serverTable } from './server-table.ts';
import { serverTargets } from './server-targets.ts';
import { readServerWords } from './server-words.ts';
import { startEdgeWithoutDocuments } from './start-edge-without-documents.ts';
import { startPlainServer } from './start-plain-server.ts';
import { watchMemory } from './watch-memory.ts';

/*
 * `pnpm bench server [--connections 1,10,50,200] [--seconds 2] [--rounds 3] [--minutes 0.5] [--uncached <pattern>]`: pages a
 * second, in turn with files of the same size by the edge and by a plain server. It judges nothing: machines differ.
 */

const words = readServerWords(process.argv.slice(2));
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const load = loadavg()[0] ?? 0;
const shop = await startTestShop(sharedShop);
const plain = await startPlainServer(shop.url);
const rendering = await startEdgeWithoutDocuments(shop);
/** Longer than the shop takes to recover after a load. */
const recoveryLimitMs = 60_000;
try {
  const servers = { edge: shop.pidOf('edge'), api: shop.pidOf('api') };
  const slugs = (await listProducts('en')).map(({ slug }) => slug);
  const origins = { origin: shop.url, renderingOrigin: rendering.url };
  const targets = await serverTargets({ ...origins, plain, slugs, uncached: words.uncached });
  const figures: ServerFigures[] = [];
  // Once unmeasured: code is compiled when it first runs often.
  for (const target of targets) await pressServer(target, 1, 1);
  for (let round = 1; round <= words.rounds; round += 1) {
    for (const connections of words.connections) {
      for (const target of targets) {
        const edgePid = target.origin === rendering.url ? rendering.pid : shop.pidOf('edge');
        const before = await processorTimes(edgePid);
        const pressed = await pressServer(target, connections, words.seconds);
        const after = await processorTimes(edgePid);
        const each = (server: keyof typeof after): number => (after[server] - before[server]) / pressed.whole;
        figures.push({
          ...pressed,
          ...{ target, connections, edgeMs: each('edge'), apiMs: each('api'), plainMs: each('plain') },
        });
        await untilWhole(
          `${target.origin === rendering.url ? rendering.url : shop.url}/en`,
          recoveryLimitMs,
        ).catch((error: Error) => say(error.message));
      }
    }
    say(`Round ${round} of ${words.rounds} is done.`);
  }
  const pages = targets.filter(({ name }) => name.includes('always the same'));
  const memory = await watchMemory(pages, words.minutes, servers);
  const medians = targets.flatMap((target) =>
    words.connections.map((connections) => mediansOf(figures, target, connections)),
  );
  const text = [
    serverTable(medians),
    memoryTable(memory),
    `Medians of ${words.rounds}, ${words.seconds} s each, ${conditions(load)}`,
  ].join('\n\n');
  process.stdout.write(`${text}\n`);
} finally {
  await plain.stop();
  await rendering.stop();
  await shop.stop();
}

async function processorTimes(edgePid: number | undefined) {
  return {
    edge: await processorMs(edgePid),
    api: await processorMs(shop.pidOf('api')),
    plain: await processorMs(plain.pid),
  };
}
