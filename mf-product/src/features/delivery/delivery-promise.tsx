import type { Deliveries } from '@dana/contracts/api/deliveries';
import { formatRange } from '@dana/i18n/format-range';
import { useMoney, useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveriesQuery } from '#api/deliveries.queries.ts';
import { useTranslation } from 'react-i18next';
import { DeliveryPending } from './delivery-pending.tsx';
import css from './delivery-promise.module.css';

/**
 * Between which days an order that is placed now arrives, by each way, in a country that can be chosen. Nothing where the shop does
 * not say.
 */
export function DeliveryPromise() {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const [countryId, setCountryId] = useState<string>();
  const { data, isError, isPlaceholderData } = useQuery({
    ...deliveriesQuery(api, countryId),
    placeholderData: keepPreviousData,
  });
  if (isError) return null;
  if (!data) return <DeliveryPending />;
  return (
    <section className={css.promise} aria-label={t('delivery.label')} aria-busy={isPlaceholderData}>
      <Icon name="truck" size={24} />
      <label className={css.place}>
        {t('delivery.to')}
        <select
          className={css.country}
          value={countryId ?? data.country.id}
          onChange={({ target }) => setCountryId(target.value)}
        >
          {data.countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* What another country changes is its answer; what comes by itself is not spoken. */}
      <ul className={css.ways} aria-live={countryId === undefined ? undefined : 'polite'}>
        {data.methods.map((method) => (
          <Way key={method.id} method={method} />
        ))}
      </ul>
      <p className={css.note}>{t('delivery.note')}</p>
    </section>
  );
}

function Way({ method }: { method: Deliveries['methods'][number] }) {
  const { t } = useTranslation('product');
  const { locale } = useShell();
  const money = useMoney();
  const { name: way, price, free_from: freeFrom, delivery } = method;
  return (
    <li>
      {delivery && <strong className={css.days}>{formatRange(delivery.from, delivery.to, locale)}</strong>}
      <p>
        {price > 0 ? (
          <Sentence
            kept={{ price: money.text(price), amount: money.text(freeFrom ?? 0) }}
            say={(kept) =>
              t(freeFrom === null ? 'delivery.terms' : 'delivery.termsFreeFrom', { way, ...kept })
            }
          />
        ) : (
          t('delivery.terms', { way, price: t('delivery.free') })
        )}
      </p>
    </li>
  );
}
