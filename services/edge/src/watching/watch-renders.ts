import { RenderRefusal } from '@dana/releases/rendering/messages';
import type { Tracing } from '@dana/server/watching/tracing';
import type { RenderPool } from '../render/render-pool.ts';
import type { RenderMetrics } from './render-metrics.ts';

/** Measures what a pool renders. */
export function watchRenders(
  render: RenderPool['render'],
  { renderEnded }: Pick<RenderMetrics, 'renderEnded'>,
): RenderPool['render'] {
  return async (...asked) => {
    const startedMs = performance.now();
    const end = (outcome: string) => renderEnded({ outcome, durationMs: performance.now() - startedMs });
    try {
      const result = await render(...asked);
      end('rendered');
      return result;
    } catch (error) {
      end(error instanceof RenderRefusal ? error.reason : 'failed');
      throw error;
    }
  };
}

/** Records each render as a span, with its waiting. */
export const traceRenders =
  (render: RenderPool['render'], { within }: Pick<Tracing, 'within'>): RenderPool['render'] =>
  (composition, ...asked) =>
    within('render', { 'dana.composition': composition.id }, () => render(composition, ...asked));
