import { expect, it, vi } from 'vitest';
import { policyRoute } from './policy-reports.ts';

function watched() {
  let nowMs = 0;
  const log = vi.fn();
  const app = policyRoute({ log, now: () => nowMs });
  const send = (body: unknown) =>
    app.request('/csp-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { log, send, pass };
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

it('writes a few lines a minute of one kind, and says how many it left out', async () => {
  const { send, log, pass } = watched();
  for (let index = 0; index < 40; index++) await send(oldForm('https://evil.example/a.js'));
  expect(log).toHaveBeenCalledTimes(3);
  pass(60_000);
  await send(oldForm('https://evil.example/b.js'));
  expect(log).toHaveBeenCalledTimes(4);
  expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ unsaid: 37 }));
});

it('refuses what is no report and what is too long, and reads no more than a page can have', async () => {
  const { send, log } = watched();
  for (const wrong of ['', 'x', '{}', '[1]', '{"csp-report":1}'])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 400]);
  expect((await send(`"${'x'.repeat(9_000)}"`)).status).toBe(413);
  expect(log).not.toHaveBeenCalled();
  for (let index = 0; index < 80; index++)
    expect((await send(oldForm(`https://h${index}.example`))).status).toBe(204);
  // Those that were refused above counted as well.
  expect(log.mock.calls.length).toBeLessThan(60);
});
