import { expect, it, vi } from 'vitest';
import { createPolicyReports } from './policy-reports.ts';
import { policyRoute } from './policy-route.ts';

function watched() {
  let nowMs = 0;
  const log = vi.fn();
  const reports = createPolicyReports({ log, now: () => nowMs });
  const app = policyRoute(reports);
  const send = (body: unknown) =>
    app.request('/csp-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { app, log, reports, send, pass };
}

const oldForm = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://shop.example/en/orders/4711?token=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'original-policy': "default-src 'none'",
  },
});

it('reads both forms in which browsers report, and keeps no address of a person', async () => {
  const { send, log } = watched();
  expect((await send(oldForm('https://evil.example/steal.js?card=4111'))).status).toBe(204);
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'data',
    documentURL: 'https://shop.example/ar?q=x',
  };
  const answer = await send([
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
  ]);
  expect(answer.status).toBe(204);
  expect(log.mock.calls.map(([report]) => report)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/en/orders', unsaid: 0 },
    { directive: 'img-src', blocked: 'data', page: '/ar', unsaid: 0 },
  ]);
});

it('writes a few lines a minute of one kind and counts them all', async () => {
  const { send, log, reports, pass } = watched();
  for (let index = 0; index < 40; index++) await send(oldForm('https://evil.example/a.js'));
  expect(log).toHaveBeenCalledTimes(3);
  pass(60_000);
  await send(oldForm('https://evil.example/b.js'));
  expect(log).toHaveBeenCalledTimes(4);
  expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ unsaid: 37 }));
  expect(reports.counts()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', count: 41 },
  ]);
});

it('stays small and quiet under made-up kinds', () => {
  const { reports, log } = watched();
  for (let index = 0; index < 5_000; index++)
    reports.add({ directive: 'img-src', blocked: `https://h${index}.example`, page: '/en' });
  expect(reports.counts()).toHaveLength(50);
  expect(reports.counts()[0]).toMatchObject({ directive: 'others', count: 4_951 });
  expect(log.mock.calls.length).toBeLessThanOrEqual(150);
});

it('refuses what is no report and what is too long, and reads no more than a page can have', async () => {
  const { send, log, reports } = watched();
  for (const wrong of ['', 'x', '{}', '[1]', '{"csp-report":1}'])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 400]);
  expect((await send(`"${'x'.repeat(9_000)}"`)).status).toBe(413);
  expect(log).not.toHaveBeenCalled();
  for (let index = 0; index < 80; index++) expect((await send(oldForm('inline'))).status).toBe(204);
  // Those that were refused above counted as well.
  expect(reports.counts()[0]?.count).toBeLessThan(60);
});
