import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseCurrency } from './choose-currency.ts';
import { currenciesQuery } from './currencies.queries.ts';
import css from './currency-select.module.css';

/** The currency of all prices, as the system's own list: for the mobile menu. */
export function CurrencySelect() {
  const { t } = useTranslation('shell');
  const { api, currency } = useShell();
  const { data: currencies } = useQuery(currenciesQuery(api));
  return (
    <select
      aria-label={t('header.currencies')}
      value={currency}
      className={css.select}
      onChange={(event) => chooseCurrency(event.target.value)}
    >
      {/* Until the list is there, the present one stands for it. */}
      {(currencies ?? [{ code: currency, name: '' }]).map(({ code, name }) => (
        <option key={code} value={code}>
          {name ? `${code} · ${name}` : code}
        </option>
      ))}
    </select>
  );
}
