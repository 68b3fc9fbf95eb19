import { noteLetterAddress } from '../account/confirm-email.ts';
import type { ApiDeps } from '../deps.ts';

/** Confirms a request, and with it the e-mail of the account that asked. A second time changes nothing. */
export async function confirmStockRequest(deps: ApiDeps, key: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const request = await trx
      .updateTable('stock_requests')
      .set({ confirmed_at: now })
      .where('key', '=', key)
      .where('confirmed_at', 'is', null)
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    if (request?.user_id) await noteLetterAddress(trx, request.user_id, request.email, now);
  });
}

/** Ends all requests of an address; nothing of them is kept. */
export async function leaveStockRequests(deps: ApiDeps, addressKey: string): Promise<void> {
  await deps.db.deleteFrom('stock_requests').where('address_key', '=', addressKey).execute();
}
