import type { ApiDeps } from '../deps.ts';
import { type Currency, dinar } from './currencies.ts';

/** Finds the requested currency among the active ones; the dinar for everything else. */
export function currencyReader({ db, changes }: Pick<ApiDeps, 'db' | 'changes'>) {
  let active = new Map<string, Currency>();
  let readAt: string | undefined;
  return async function readCurrency(requested: string | undefined): Promise<Currency> {
    const code = requested?.trim().toUpperCase();
    if (!code || code === dinar.code) return dinar;
    const version = await changes.version();
    if (version !== readAt) {
      const rows = await db
        .selectFrom('currencies')
        .select(['code', 'rate'])
        .where('active', '=', true)
        .execute();
      active = new Map(rows.map((row) => [row.code, row]));
      readAt = version;
    }
    return active.get(code) ?? dinar;
  };
}
