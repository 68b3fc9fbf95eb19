import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server for tests: keeps what it takes, stands still or refuses a mailbox on request. */
export async function startSmtp(portNumber = 0) {
  const taken: Email[] = [];
  const state = { isStalled: false, stalled: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody@')
          ? Object.assign(new Error(`No such mailbox: ${address}`), { responseCode: 550 })
          : null,
      ),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.isStalled) {
          state.stalled += 1;
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          taken.push(mail);
          done();
        });
      });
    },
  });
  // A client that gives up breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(portNumber, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
