import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  type TextMapSetter,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../watch-settings.ts';
import type { Tracing } from './spans.ts';

/** Unit: milliseconds. A collector that hangs must not hold up a process that ends. */
const sendLimitMs = 2_000;
const sendEveryMs = 1_000;
/** Spans that wait while the collector is away; more are dropped. */
const waitingMost = 2_048;

const propagator = new W3CTraceContextPropagator();
const fromText: TextMapGetter<string> = {
  keys: () => ['traceparent'],
  get: (traceparent, name) => (name === 'traceparent' ? traceparent : undefined),
};
const intoHeaders: TextMapSetter<Headers> = { set: (headers, name, value) => headers.set(name, value) };

/** Records spans by OpenTelemetry's own SDK and sends them by OTLP over HTTP. */
export function openTelemetry({ endpoint, ratio }: TraceSettings, service: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: sendLimitMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: waitingMost,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: sendLimitMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('dana');

  async function run<Value>(span: Span, from: Context, work: (within: Context) => Promise<Value>) {
    const within = trace.setSpan(from, span);
    try {
      return await context.with(within, () => work(within));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    async serve(traceparent, work) {
      const from = traceparent ? propagator.extract(ROOT_CONTEXT, traceparent, fromText) : ROOT_CONTEXT;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, from);
      await run(span, from, async () => {
        const { name, attributes } = await work();
        span.updateName(name).setAttributes(attributes);
        if (Number(attributes['http.response.status_code']) >= 500)
          span.setStatus({ code: SpanStatusCode.ERROR });
      });
    },
    within: (name, attributes, work) => run(tracer.startSpan(name, { attributes }), context.active(), work),
    call: (name, headers, work) =>
      run(tracer.startSpan(name, { kind: SpanKind.CLIENT }), context.active(), (within) => {
        propagator.inject(within, headers, intoHeaders);
        return work();
      }),
    ended(name, durationMs, attributes, isFailed) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const startTime = Date.now() - durationMs;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    traceId: () => {
      const span = trace.getActiveSpan();
      return span?.isRecording() ? span.spanContext().traceId : undefined;
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
