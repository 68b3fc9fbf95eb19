import { createServerMetrics, type ServerMetrics } from '@dana/server/watching/server-metrics';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Connections of the pool to a PostgreSQL server; `waiting` counts requests that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number; max: number };

/** An attempt to send an email; `nothing` when there was nothing to report any more. */
export type EndedEmail = { kind: string; result: 'sent' | 'nothing' | 'failed' | 'given_up' };

/** Numbers about this process since it began, for a Prometheus server to collect. */
export type Metrics = Omit<ServerMetrics, 'registry'> & {
  orderPlaced: (order: { payment: string }) => void;
  emailEnded: (email: EndedEmail) => void;
  /** An answer that everybody gets was made, from what this database holds. */
  sharedAnswerMade: (from: 'server' | 'replica') => void;
};

/** Begins counting. `pool` is asked for its state with each collection; null for the embedded database. */
export function createMetrics(pool: () => PoolState | null = () => null): Metrics {
  const { registry, ...server } = createServerMetrics();
  const registers = [registry];
  const orders = new Counter({
    name: 'dana_orders_placed_total',
    help: 'Orders placed by this process.',
    labelNames: ['payment'],
    registers,
  });
  const emails = new Counter({
    name: 'dana_letters_total',
    help: 'Attempts to send an email.',
    labelNames: ['kind', 'result'],
    registers,
  });
  const answers = new Counter({
    name: 'dana_shared_answers_made_total',
    help: 'Answers that everybody gets and that were not in memory.',
    labelNames: ['from'],
    registers,
  });
  measurePool(registry, pool);
  return {
    ...server,
    orderPlaced: ({ payment }) => orders.inc({ payment }),
    emailEnded: (email) => emails.inc(email),
    sharedAnswerMade: (from) => answers.inc({ from }),
  };
}

function measurePool(registry: Registry, pool: () => PoolState | null): void {
  new Gauge({
    name: 'dana_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const state = pool();
      if (!state) return;
      this.set({ state: 'busy' }, state.total - state.idle);
      this.set({ state: 'idle' }, state.idle);
      this.set({ state: 'waited_for' }, state.waiting);
      this.set({ state: 'max' }, state.max);
    },
  });
}
