import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { buildIfStale } from '@dana/config/build-deployable';
import { folderOf, offlineWorker } from '@dana/config/workspace';
import { workerPath } from '@dana/contracts/offline';
import { beforeAll, expect, it } from 'vitest';
import { offlineRoutes } from './offline-routes.ts';

// The workers themselves are looked at, so they are those of these sources.
beforeAll(async () => void (await buildIfStale(folderOf(offlineWorker))));

/** Runs a worker's text where nothing but a worker's own names is there. @returns the events that it listens to. */
function eventsOf(script: string): string[] {
  const events: string[] = [];
  const self = { addEventListener: (type: string) => events.push(type) };
  runInContext(script, createContext({ self }));
  return events;
}

it('is one classic script that no cache keeps, and that may ask this origin alone', async () => {
  const answer = await offlineRoutes(true).request(workerPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const script = await answer.text();
  expect(eventsOf(script).sort()).toEqual(['activate', 'fetch', 'install', 'message']);
  expect(script).not.toMatch(/\b(?:import|export)\b/);
  const tag = answer.headers.get('etag') ?? '';
  const again = await offlineRoutes(true).request(workerPath, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('is small enough to be nobody’s concern', async () => {
  const script = await (await offlineRoutes(true).request(workerPath)).text();
  expect(script.length).toBeLessThan(14_000);
});

it('is one that only ends what is there, where it is switched off', async () => {
  const on = await offlineRoutes(true).request(workerPath);
  const off = await offlineRoutes(false).request(workerPath);
  expect([off.status, off.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(off.headers.get('etag')).not.toBe(on.headers.get('etag'));
  expect(eventsOf(await off.text()).sort()).toEqual(['activate', 'install']);
});

it.each([true, false])('says what to do where the workers were not built (switched on: %s)', async (isOn) => {
  const answer = await offlineRoutes(isOn, undefined, join(import.meta.dirname, 'nowhere')).request(
    workerPath,
  );
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-cache']);
  expect(await answer.text()).toBe('The offline worker is not built here. Build it: pnpm build');
});

it('asks for released files where they are, and nowhere else', async () => {
  const answer = await offlineRoutes(true, 'https://files.dana.example').request(workerPath);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self' https://files.dana.example",
  );
  expect(await answer.text()).toMatch(
    /^self\.offlineSettings=\{"filesOrigin":"https:\/\/files\.dana\.example"/,
  );
});
