import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { olderStore } from '@dana/releases/testing/older-log';
import { expect, it } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';

it('a storefront names at its start what an earlier release left to settle', async () => {
  const { folder } = await olderStore();
  const edge = await startEdgeProcess(await freePort(), join(folder, '..'), {}, { waitFor: '/healthz' });
  for (const words of [
    'mf-pinned was pinned at 1.0.0 by duty',
    'mf-planned@1.1.0 was to be promoted on 2026-12-28',
    'The canary mf-targeted@1.1.0 was for some visitors only',
    'Changes of mf-ruled needed a second person',
  ])
    expect(edge.log()).toContain(words);
  await edge.kill();
}, 60_000);
