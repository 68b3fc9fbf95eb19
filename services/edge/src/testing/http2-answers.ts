import { once } from 'node:events';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { type Front, hostname } from './front.ts';

/**
 * Asks for several addresses at once over one connection of HTTP/2.
 * @returns the protocol that was agreed on, and for each address its status and text.
 */
export async function http2Answers(front: Front, paths: readonly string[]) {
  const session = connect(`https://${hostname}`, {
    ca: front.certificate,
    servername: hostname,
    host: '127.0.0.1',
    port: front.port,
  });
  try {
    const answers = await Promise.all(
      paths.map(async (path) => {
        const stream = session.request({ ':path': path, ':authority': hostname });
        const answered = once(stream, 'response') as Promise<[{ ':status'?: number }]>;
        const [[headers], body] = await Promise.all([answered, text(stream)]);
        return { status: headers[':status'], body };
      }),
    );
    return { protocol: session.alpnProtocol, answers };
  } finally {
    session.close();
  }
}
