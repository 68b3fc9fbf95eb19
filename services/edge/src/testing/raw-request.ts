import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes to a server on this machine. @returns all that comes back until it closes the connection. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
