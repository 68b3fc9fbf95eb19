import type { Variables } from './server-settings.ts';
import type { MetricsAddress } from './watching/serve-metrics.ts';

/**
 * Where a server serves its numbers; undefined where it does not.
 * @param names – the settings that say it. Errors: throws with one sentence for a port that is none.
 */
export function readMetricsAddress(
  variables: Variables,
  names: { port: string; host: string },
): MetricsAddress | undefined {
  const text = variables[names.port];
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536)
    return { port, host: variables[names.host] ?? '127.0.0.1' };
  throw new Error(`${names.port} is "${text}"; it is a number from 1 to 65535.`);
}

/** Whether there is a line in the log for each request. Errors: throws for another word than `on` and `off`. */
export function readAccessLog(text = 'on'): boolean {
  if (['on', 'off'].includes(text)) return text === 'on';
  throw new Error(`ACCESS_LOG is "${text}"; it is "on" or "off".`);
}

/** Where spans are sent, and which share of requests is recorded, 0 to 1. */
export type TraceSettings = { endpoint: string; ratio: number };

/**
 * @param endpoint – a collector's address for OTLP over HTTP, without `/v1/traces`; without one nothing is traced.
 * @param ratio – the share of requests. Errors: throws with one sentence for what cannot be used.
 */
export function readTraceSettings(
  endpoint: string | undefined,
  ratio: string | undefined,
): TraceSettings | undefined {
  if (endpoint === undefined) return undefined;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is no address, such as http://localhost:4318.');
  const share = Number(ratio ?? 0.01);
  if (share >= 0 && share <= 1) return { endpoint, ratio: share };
  throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${ratio}"; it is the share of requests to trace, 0 to 1.`);
}
