import { makeStaffToken } from '../staff/tokens/staff-tokens.ts';
import type { TestApi } from './test-api.ts';
import type { Call } from './test-caller.ts';

/** A staff token with this scope. */
export async function staffToken(
  { db }: Pick<TestApi, 'db'>,
  { name = 'Noura', scope = 'orders:write', now = new Date() } = {},
): Promise<string> {
  return (await makeStaffToken(db, { name, scopes: [scope], days: 30, now })).text;
}

const shipment = { courier: 'Gulf Parcels', tracking_number: 'GP 7788', tracking_url: '' };

/** Moves an order on, step by step, as staff. @returns the last answer. */
export async function move(call: Call, token: string, id: string, steps: string[]) {
  let answer = await call('GET', `/staff/orders/${id}`, { token });
  for (const step of steps) {
    const expected = answer.body.data.order.status;
    const more = step === 'ship' ? shipment : step === 'refund' ? { restock: true } : {};
    answer = await call('POST', `/staff/orders/${id}/steps`, { token, body: { expected, step, ...more } });
  }
  return answer;
}
