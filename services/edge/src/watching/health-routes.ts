import { Hono } from 'hono';
import type { Composition } from '@dana/contracts/release/composition';
import type { ReadinessCheck } from '@dana/server/readiness';
import { readyRoute } from '@dana/server/ready-route';

/** When this process began to serve: the same value before and after a release shows that nothing was restarted. */
const startedAt = new Date().toISOString();

type HealthOptions = {
  /** What is live, if anything is. */
  current: () => Composition | undefined;
  /** Whether the release log cannot be followed now. */
  isStale: () => boolean;
  checks: readonly ReadinessCheck[];
};

/**
 * `/healthz`: this process is alive; one that does not answer is to be restarted. `/readyz`: it should get requests; one
 * that says 503 is to be left alone until it does not. Both are public, and say nothing of the machine.
 */
export function healthRoutes({ current, isStale, checks }: HealthOptions): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({
      status: 'ok',
      startedAt,
      revision: current()?.revision ?? null,
      ...(isStale() && { stale: true }),
    });
  });
  app.route('/', readyRoute(checks));
  return app;
}
