import { expect, it, onTestFinished, vi } from 'vitest';
import { collectSpans, traceAsText } from '../testing/span-collector.ts';
import { startWatchedServers } from '../testing/watched-servers.ts';

vi.setConfig({ testTimeout: 180_000 });
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

it('a purchase is one tree of spans, from the storefront through the API to the statements of its database', async () => {
  const collector = await collectSpans();
  onTestFinished(collector.close);
  const { buy, stop } = await startWatchedServers({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  // The test is the trusted proxy before the shop, which has decided that this purchase is recorded.
  const { cart, status } = await buy({ traceparent: `00-${traceId}-${parent}-01` });
  expect(status).toBe(200);
  await stop();

  // What nobody asked to record was not: the share is 0.
  const { spans } = collector;
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const text = traceAsText(spans, parent);
  expect(text.trimEnd().split('\n')).toHaveLength(spans.length);
  expect(text).toMatch(
    /^dana-edge POST \/api\/\*\n {2}dana-edge POST api\n {4}dana-api POST \/api\/carts\/add\n/,
  );
  const [, checkout = ''] = text.split('dana-api POST /api/checkout\n');
  expect(checkout).toMatch(/^ {6}dana-api sql insert orders$/m);
  expect(checkout).toMatch(/^ {6}dana-api sql update variations$/m);
  // Statements have places for their values.
  const said = JSON.stringify(spans);
  expect(said).toContain('insert into \\"orders\\"');
  for (const secret of [cart, 'fahad@dana.example', 'Al Mutairi']) expect(said).not.toContain(secret);
});
