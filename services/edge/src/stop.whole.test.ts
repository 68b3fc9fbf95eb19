import { Agent, get } from 'node:http';
import { noteFigures } from '@dana/config/chaos/figures';
import { lasting } from '@dana/config/chaos/lasting';
import { expect, it, vi } from 'vitest';
import { countKinds, inWords } from './testing/counted-answers.ts';
import { askForPage, openEdgeProcess } from './testing/open-edge.ts';
import { readStopSettings } from '@dana/server/stop/stop-settings';

/** Two threads have six places each, and no remote has all of them. */
const roomForOneRemote = 11;
/** More than there is room for in `pnpm bench chaos`: those get their 503 as whole. */
const inFlightCount = lasting(roomForOneRemote, 200);

it('answers every request in flight, also on connections that are kept, and ends; a second instance goes on', async () => {
  const edge = await openEdgeProcess({ env: { RENDER_WORKERS: '2' } });
  const second = await edge.startSecond();
  const agent = new Agent({ keepAlive: true, maxSockets: inFlightCount });
  let arrivedCount = 0;
  const ask = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      // Asked to, a server says that a request has arrived before it answers.
      const headers = { expect: '100-continue' };
      get(`${edge.url}${path}`, { agent, headers }, (response) => {
        let html = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          html += chunk;
        });
        response.on('end', () =>
          resolve(`${response.statusCode}${html.endsWith('</html>') ? '' : ' cut off'}`),
        );
        response.on('error', reject);
      })
        .on('continue', () => {
          arrivedCount += 1;
        })
        .on('error', reject);
    });
  // Connections that are kept and idle at the stop.
  await Promise.all(Array.from({ length: 6 }, () => ask('/en/demo')));
  arrivedCount = 0;
  const answers = Array.from({ length: inFlightCount }, () => ask('/en/demo/long'));
  await vi.waitFor(() => expect(arrivedCount).toBe(inFlightCount), { timeout: 10_000 });
  const exitCode = edge.stop();
  const { 200: whole = 0, 503: refused = 0, ...others } = countKinds(await Promise.all(answers));
  expect(others).toEqual({});
  expect(whole).toBeGreaterThanOrEqual(roomForOneRemote);
  expect(whole + refused).toBe(inFlightCount);
  expect(await exitCode).toBe(0);
  const endedMs = performance.now();
  agent.destroy();
  await expect(fetch(`${edge.url}/healthz`)).rejects.toThrow();
  expect((await askForPage(`${second.url}/en/demo`)).kind).toBe('page');
  noteFigures({
    failure: `the storefront asked to stop with ${inFlightCount} pages in flight; by another instance`,
    meanwhile: inWords({ 200: whole, 503: refused, 'cut off': 0 }),
    recoveredMs: [Math.round(performance.now() - endedMs)],
  });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
}, 60_000);

it('says first that it is not ready and goes on listening for the time that was set', async () => {
  const edge = await openEdgeProcess({ env: { STOP_LISTEN_SECONDS: '2' } });
  const exitCode = edge.stop();
  await vi.waitFor(async () => expect((await fetch(`${edge.url}/readyz`)).status).toBe(503));
  expect((await fetch(`${edge.url}/healthz`)).status).toBe(200);
  const page = await fetch(`${edge.url}/en/demo`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await page.text();
  expect(await exitCode).toBe(0);
}, 60_000);

it('listens on for five seconds in public, not at all on a local machine, or as long as the setting says', () => {
  expect(readStopSettings(undefined, true).listenMs).toBe(0);
  expect(readStopSettings(undefined, false).listenMs).toBe(5_000);
  expect(readStopSettings('0.5', false).listenMs).toBe(500);
  for (const wrong of ['-1', 'soon', '601'])
    expect(() => readStopSettings(wrong, true)).toThrow('number of seconds');
});
