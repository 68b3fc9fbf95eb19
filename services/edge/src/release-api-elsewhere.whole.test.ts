import { freePort } from '@dana/config/testing/free-port';
import { writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startReleaseProcess } from '@dana/releases/testing/release-process';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { expect, it, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';

/* The release API in a process of its own, and a storefront that has none: both over one store. */

const slowMachineMs = 60_000;

it(
  'publishes and promotes through a process of its own; the storefront beside it shows that within a second and manages nothing',
  async () => {
    const dataDir = await temporaryFolder();
    const releases = await startReleaseProcess(dataDir, { PUBLIC_ORIGIN: 'http://localhost:8080' });
    const publish = (name: string, folder: string, ...more: string[]) =>
      releases.release('publish', name, '--no-build', '--from', folder, ...more);
    await publish('shell', await writeBuiltShell(dataDir), '--promote');
    await publish('mf-demo', await writeBuiltRemote(dataDir), '--promote');
    const edge = await startEdgeProcess(await freePort(), dataDir, { RELEASE_API: 'elsewhere' });
    expect(await edge.liveVersion()).toBe('1.0.0');

    const next = await writeBuiltRemote(dataDir, { version: '1.1.0', mark: 'next' });
    expect(await publish('mf-demo', next)).toContain('mf-demo@1.1.0 published');
    await releases.release('promote', 'mf-demo', '--version', '1.1.0', '--reason', 'a better one');
    await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.1.0'), { timeout: 1_000 });
    await releases.release('rollback', 'mf-demo', '--reason', 'it was not');
    await vi.waitFor(async () => expect(await edge.liveVersion()).toBe('1.0.0'), { timeout: 1_000 });

    const preview = await releases.release('preview', 'mf-demo@1.1.0', '--path', '/en/demo');
    const link = new URL(preview.trim().split(/\s/)[0] ?? '');
    expect(link.origin).toBe('http://localhost:8080');
    const begun = await fetch(`${edge.url}${link.pathname}${link.search}`, { redirect: 'manual' });
    expect([begun.status, begun.headers.get('set-cookie')]).toEqual([
      302,
      expect.stringMatching(/^preview=/),
    ]);

    const authorization = { authorization: `Bearer ${releases.token}` };
    const registry = '/v1/envs/production/registry';
    expect((await fetch(`${releases.url}${registry}`, { headers: authorization })).status).toBe(200);
    expect((await fetch(`${releases.url}${registry}`)).status).toBe(401);
    expect((await fetch(`${releases.url}/_releases`)).headers.get('content-type')).toContain('text/html');
    for (const path of [registry, '/_releases']) {
      const answer = await fetch(`${edge.url}${path}`, { headers: authorization });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        expect.objectContaining({ message: expect.stringContaining('RELEASE_SERVER') }),
      ]);
    }
  },
  slowMachineMs,
);
