import { createServer } from 'node:http';
import { type Notice, noticeSchema } from '@dana/contracts/release/notice';

/** A listener on this machine that takes what hooks deliver. */
export async function startHookListener() {
  const notices: Notice[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      notices.push(noticeSchema.parse(JSON.parse(body)));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/in`,
    notices,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
