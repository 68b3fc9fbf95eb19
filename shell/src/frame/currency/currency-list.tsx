import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseCurrency } from './choose-currency.ts';
import { currenciesQuery } from './currencies.queries.ts';
import css from './currency-switch.module.css';

/** The currencies that can be chosen, the present one marked. */
export function CurrencyList({ id }: { id: string }) {
  const { t } = useTranslation('shell');
  const { api, currency } = useShell();
  const { data: currencies, isPending } = useQuery(currenciesQuery(api));
  if (!currencies)
    return (
      <p id={id} role="status" className={css.list}>
        {t(isPending ? 'pending' : 'unavailable.remote.title')}
      </p>
    );

  return (
    <ul id={id} aria-label={t('header.currencies')} className={css.list}>
      {currencies.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={code === currency}
            className={css.choice}
            onClick={() => code !== currency && chooseCurrency(code)}
          >
            <bdi dir="ltr" translate="no" className={css.code}>
              {code}
            </bdi>
            <span className={css.name}>{name}</span>
            {code === currency && <Icon name="check" size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
