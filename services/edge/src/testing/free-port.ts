import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
