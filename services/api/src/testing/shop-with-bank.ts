import { recordMail } from './record-mail.ts';
import { createTestApi, testDeps } from './test-api.ts';
import { callerOf, findProduct } from './test-caller.ts';

/** A shop that sells one thing without end, with its bank, its mail and a clock that a test moves. */
export async function shopWithBank(slug: string) {
  const { mail, sent } = recordMail();
  const clock = { nowMs: Date.now() };
  const now = () => new Date(clock.nowMs);
  const api = await createTestApi({ mail, now });
  const call = callerOf(api);
  await api.db.updateTable('products').set({ stock: 1_000 }).where('slug', '=', slug).execute();
  return {
    api,
    call,
    clock,
    sent,
    deps: () => ({ ...testDeps(api.db, ''), gateway: api.bank.gateway, now }),
    stock: async () => (await findProduct(call, slug)).stock,
  };
}
