import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { releaseApi } from '../api/release-api.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { commandLine, serveApi } from '../testing/command-line.ts';

it('publishes at a server that takes no source maps, and says so', async () => {
  const { folder, publish, tokenFor } = await commandLine();
  const text = await tokenFor('ci', 'publish:mf-demo');
  const api = releaseApi({ store: createDiskStore(join(folder, 'releases')), env: 'production' });
  const older = new Hono().put('/v1/remotes/:remote/releases/:version/maps', (c) =>
    c.json({ success: false, error: { code: 'no_such_call', status: 404, message: 'There is no …' } }, 404),
  );
  await serveApi(older.route('/', api));
  vi.stubEnv('RELEASE_TOKEN', text);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect((await publish('1.0.0')).stdout).toContain('mf-demo@1.0.0 published');
  expect(said.mock.calls.flat().join('')).toContain('source maps were not stored (the server takes none)');
  said.mockRestore();
});
