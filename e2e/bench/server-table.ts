import { milliseconds } from './figures.ts';
import { markdownTable } from './markdown.ts';
import type { ServerFigures } from './server-figures.ts';

/** A row for each target and number of connections, beside its control's share. */
export function serverTable(all: readonly ServerFigures[]): string {
  const head = [
    'What is asked for',
    'Connections',
    'Whole answers a second',
    'of a plain server’s',
    'p50',
    'p95',
    'p99',
    'Edge, each',
    'API, each',
    'Plain server, each',
    'Refused',
    'Wrong or none',
  ];
  const rows = all.map((one) => {
    const control = all.find(
      ({ target, connections }) => target === one.target.control && connections === one.connections,
    );
    const each = (ms: number): string => (Number.isNaN(ms) ? '–' : `${ms.toFixed(2)} ms`);
    return [
      one.target.name,
      String(one.connections),
      one.perSecond.toFixed(one.perSecond < 100 ? 1 : 0),
      control ? `${((100 * one.perSecond) / control.perSecond).toFixed(1)} %` : '',
      ...[one.p50, one.p95, one.p99].map(milliseconds),
      each(one.edgeMs),
      each(one.apiMs),
      each(one.plainMs),
      String(one.refused),
      String(one.wrong),
    ];
  });
  return markdownTable(head, rows);
}

/** Memory of the servers while they were visited. Unit in: bytes. */
export type MemorySample = { minute: number; edge: number; api: number };

export const memoryTable = (samples: readonly MemorySample[]): string =>
  markdownTable(
    ['Minute of steady visits', 'Edge', 'API'],
    samples.map(({ minute, edge, api }) => [minute.toFixed(1), megabytes(edge), megabytes(api)]),
  );

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
