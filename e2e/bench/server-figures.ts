import { median } from './figures.ts';
import type { Pressed, Target } from './press-server.ts';

/** What one target gave at one number of connections, and the processor time that each server took for an answer. */
export type ServerFigures = Pressed & {
  target: Target;
  connections: number;
  edgeMs: number;
  apiMs: number;
  plainMs: number;
};

/** Of all rounds the median of each figure. */
export function mediansOf(all: readonly ServerFigures[], target: Target, connections: number): ServerFigures {
  const rounds = all.filter((one) => one.target === target && one.connections === connections);
  const of = (pick: (one: ServerFigures) => number): number =>
    median(rounds.map(pick).filter((figure) => Number.isFinite(figure)));
  return {
    target,
    connections,
    perSecond: of((one) => one.perSecond),
    p50: of((one) => one.p50),
    p95: of((one) => one.p95),
    p99: of((one) => one.p99),
    whole: of((one) => one.whole),
    refused: of((one) => one.refused),
    wrong: of((one) => one.wrong),
    edgeMs: of((one) => one.edgeMs),
    apiMs: of((one) => one.apiMs),
    plainMs: of((one) => one.plainMs),
  };
}
