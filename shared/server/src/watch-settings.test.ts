import { expect, it } from 'vitest';
import { readAccessLog, readMetricsAddress, readTraceSettings } from './watch-settings.ts';
import { startTracing } from './watching/tracing.ts';

const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

it('numbers are served nowhere unless a port is set, and on this machine alone unless an address is', () => {
  expect(readMetricsAddress({}, names)).toBeUndefined();
  expect(readMetricsAddress({ METRICS_PORT: '9100' }, names)).toEqual({ port: 9100, host: '127.0.0.1' });
  const reached = { METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' };
  expect(readMetricsAddress(reached, names)).toEqual({ port: 9100, host: '10.0.0.5' });
});

it('nothing is traced without a collector, and a hundredth of the requests with one', async () => {
  expect(await startTracing(readTraceSettings(undefined, '1'), 'dana-edge')).toBeUndefined();
  const endpoint = 'http://collector:4318';
  expect(readTraceSettings(endpoint, undefined)).toEqual({ endpoint, ratio: 0.01 });
  expect(readTraceSettings(endpoint, '1')).toEqual({ endpoint, ratio: 1 });
});

it('each setting that cannot be used is refused with its name', () => {
  expect(() => readMetricsAddress({ METRICS_PORT: 'abc' }, names)).toThrow(/METRICS_PORT is "abc"/);
  expect(() => readAccessLog('yes')).toThrow(/ACCESS_LOG is "yes"/);
  expect(() => readTraceSettings('collector:4318', undefined)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/);
  for (const share of ['2', '-1', 'some'])
    expect(() => readTraceSettings('http://collector:4318', share)).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
});
