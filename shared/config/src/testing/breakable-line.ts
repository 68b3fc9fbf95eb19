import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/**
 * A line to a server of this machine that can break: `cut` refuses connections and ends those that there are, `stall` takes
 * them and passes nothing on, `join` is as before.
 */
export async function breakableLine(toPort: number) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const port = await freePort();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    keep(near);
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('data', (bytes: Buffer) => !isStalled && to.write(bytes)).on('close', () => to.destroy());
  });
  const endSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async () => {
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    endSockets();
    await closed;
  };
  await listen();
  return {
    port,
    cut,
    stall: () => {
      isStalled = true;
    },
    join: async () => {
      isStalled = false;
      // What was lost meanwhile does not come on them any more.
      endSockets();
      await listen();
    },
  };
}
