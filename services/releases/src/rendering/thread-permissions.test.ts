import { expect, it, vi } from 'vitest';
import { threadPermissions } from './confine-thread.ts';

it('gives a rendering thread the settings that it needs, and none that is not set', () => {
  vi.stubEnv('RELEASE_STORE', 'nats://user:password@store:4222');
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('TZ', undefined);
  expect(threadPermissions('/copy').env).toEqual({ NODE_ENV: 'production' });
});

it('lets it read the copy of the releases, and no other folder of the data', () => {
  const { execArgv } = threadPermissions('/data/edge');
  expect(execArgv).toContain('--allow-fs-read=/data/edge/*');
  expect(execArgv.filter((word) => word.includes('/data/'))).toHaveLength(1);
});
