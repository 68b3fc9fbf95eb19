import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { PoolState } from '../render/composition-renderer.ts';

/** How a render ended: `rendered`, why it was refused, or `failed`. */
type EndedRender = { outcome: string; durationMs: number };

export type RenderMetrics = {
  renderEnded: (render: EndedRender) => void;
  /** Asks the threads for their state with each collection. */
  followPool: (state: () => PoolState) => void;
};

/** Up to what a page may wait and take together (`render-limits.ts`). */
const bucketEndsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 10];

/** Renders and the threads that make them. */
export function measureRenders(registry: Registry): RenderMetrics {
  const registers = [registry];
  const renders = new Counter({
    name: 'dana_renders_total',
    help: 'Renders asked for, by how they ended.',
    labelNames: ['outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'dana_render_duration_seconds',
    help: 'Time of a render that was made, with its waiting.',
    buckets: bucketEndsSeconds,
    registers,
  });
  return {
    renderEnded: ({ outcome, durationMs }) => {
      renders.inc({ outcome });
      if (outcome === 'rendered') durations.observe(durationMs / 1000);
    },
    followPool: (state) => {
      new Gauge({
        name: 'dana_render_pages',
        help: 'Pages that wait for a rendering thread, and pages in threads.',
        labelNames: ['state'],
        registers,
        collect() {
          const { waiting, rendering } = state();
          this.set({ state: 'waiting' }, waiting);
          this.set({ state: 'rendering' }, rendering);
        },
      });
      new Gauge({
        name: 'dana_render_threads',
        help: 'Rendering threads of all compositions; ready ones have loaded their composition.',
        labelNames: ['state'],
        registers,
        collect() {
          const { threads, ready } = state();
          this.set({ state: 'ready' }, ready);
          this.set({ state: 'starting' }, threads - ready);
        },
      });
    },
  };
}
