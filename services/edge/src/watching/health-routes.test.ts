import { expect, it } from 'vitest';
import { healthRoutes } from './health-routes.ts';
import type { ReadinessCheck } from '@dana/server/readiness';

const read = async (path: string, checks: ReadinessCheck[]) => {
  const answer = await healthRoutes({ current: () => undefined, isStale: () => true, checks }).request(path);
  return { status: answer.status, body: (await answer.json()) as object };
};
const check = (name: string, isNeeded: boolean, isHealthy: ReadinessCheck['isHealthy']) => ({
  name,
  isNeeded,
  isHealthy,
});

it('is ready when every part that is needed is well, and names the others', async () => {
  const ready = [check('renderer', true, () => true), check('api', false, async () => false)];
  expect(await read('/readyz', ready)).toEqual({
    status: 200,
    body: { status: 'ready', checks: { renderer: 'ok', api: 'failing' } },
  });
});

it('is not ready when a part that is needed is not well or cannot be looked at; why stays in the server', async () => {
  const throwing = () => Promise.reject(new Error('ENOSPC: /srv/dana/.data'));
  const { status, body } = await read('/readyz', [
    check('renderer', true, () => true),
    check('disk', true, throwing),
  ]);
  expect([status, body]).toEqual([503, { status: 'not ready', checks: { renderer: 'ok', disk: 'failing' } }]);
});

it('is alive all the while, and says when the release log cannot be followed, but not where it is', async () => {
  const { status, body } = await read('/healthz', [check('renderer', true, () => false)]);
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', startedAt: expect.any(String), revision: null, stale: true });
});
