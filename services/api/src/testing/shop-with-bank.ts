import { beforeAll } from 'vitest';
import { apiOfSuite } from './api-of-suite.ts';
import { recordMail } from './record-mail.ts';
import { testDeps } from './test-api.ts';
import { callerOf, findProduct } from './test-caller.ts';

/** A shop for one suite that sells one thing without end, with its bank, its mail and a clock that a test moves. */
export function shopWithBank(slug: string) {
  const { mail, sent } = recordMail();
  const clock = { nowMs: Date.now() };
  const now = () => new Date(clock.nowMs);
  const api = apiOfSuite(() => ({ mail, now }));
  const call = callerOf(api);
  beforeAll(() => api.db.updateTable('products').set({ stock: 1_000 }).where('slug', '=', slug).execute());
  return {
    api,
    call,
    clock,
    sent,
    deps: () => ({ ...testDeps(api.db, ''), gateway: api.bank.gateway, now }),
    stock: async () => (await findProduct(call, slug)).stock,
  };
}
