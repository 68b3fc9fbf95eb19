import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { createPortChoice } from './start-dev-shop.ts';

it('hands out each free port once, and none on which somebody listens', async () => {
  const taken = await freePort();
  const other = createServer();
  other.listen(taken);
  await once(other, 'listening');
  const choose = createPortChoice();
  const [first, second] = [await choose(taken), await choose(taken)];
  other.close();
  expect(first).toBeGreaterThan(taken);
  expect(second).toBeGreaterThan(first);
});
