import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type AnalyticsEvent, analyticsBatchSchema } from '@dana/contracts/analytics-event';

/** An address that visits are sent to. @returns it, what came in, and the headers it came with. */
export async function startAnalyticsAddress() {
  const events: AnalyticsEvent[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    events.push(...analyticsBatchSchema.parse(JSON.parse(await text(request))).events);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/events`,
    events,
    headers,
    stop: () => server.close(),
  };
}
