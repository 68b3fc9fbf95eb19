import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requestText } from './request-text.ts';

it('takes no connection that the server may be about to close', async () => {
  const connections = new Set<unknown>();
  const server = createServer(({ socket }, answer) => {
    connections.add(socket);
    answer.end('there');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect([await requestText(address), await requestText(address, {})]).toEqual(['there', 'there']);
  expect(connections.size).toBe(2);
  server.close();
});
