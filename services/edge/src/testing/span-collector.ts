import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP's JSON has it, as far as tests look. */
type CollectedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** The process that recorded it. */
  service: string;
  attributes: Record<string, string>;
};

type Value = { stringValue?: string; intValue?: number | string };
type KeyValues = { key: string; value: Value }[];
type Sent = {
  resourceSpans: {
    resource: { attributes: KeyValues };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes?: KeyValues })[] }[];
  }[];
};

/** Collects spans by OTLP over HTTP, as a collector does; none of them are looked at before they arrive there. */
export async function collectSpans() {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/v1/traces')
        spans.push(...spansIn(JSON.parse(Buffer.concat(chunks).toString()) as Sent));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const spansIn = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: textsOf(resource.attributes)['service.name'] ?? '',
        attributes: textsOf(span.attributes ?? []),
      })),
    ),
  );

const textsOf = (attributes: KeyValues): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  );

/** A trace as indented lines, for a person to read. @param parent – the span above the first ones. */
export function traceAsText(spans: readonly CollectedSpan[], parent: string, indent = ''): string {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .map(({ service, name, spanId }) => {
      const below = traceAsText(spans, spanId, `${indent}  `);
      return `${indent}${service} ${name}\n${below}`;
    })
    .join('');
}
