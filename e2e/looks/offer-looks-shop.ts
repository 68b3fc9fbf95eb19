import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { startTestShop, type TestShop } from '../support/start-test-shop.ts';
import { writeFixedCatalogue } from './fixed-catalogue.ts';
import { doorPort, doorUrl, looksShop } from './looks-shop.ts';

/**
 * Opens the shop that is photographed as soon as a test asks for it, and closes it after the last one. It belongs to the whole
 * run: a test that fails ends its worker, and would take a shop of the worker's own with it. With `E2E_REUSE=1` one that another
 * run offers is used.
 */
export default async function offerLooksShop(): Promise<() => Promise<void>> {
  if (process.env.E2E_REUSE === '1' && (await isOffered())) return async () => {};
  let opening: Promise<TestShop> | undefined;
  const door = createServer((_, answer) => {
    opening ??= openShop();
    opening.then(
      () => answer.end(),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  door.listen(doorPort);
  await once(door, 'listening');
  return async () => {
    door.close();
    await (await opening?.catch(() => undefined))?.stop();
  };
}

const isOffered = (): Promise<boolean> =>
  fetch(doorUrl, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

async function openShop(): Promise<TestShop> {
  await rm(looksShop.dataDir, { recursive: true, force: true });
  const catalogue = await writeFixedCatalogue(looksShop.dataDir);
  return startTestShop({ ...looksShop, environment: { API_CATALOGUE: catalogue } });
}
