import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { useMoney, useShell } from '@dana/runtime';
import { Sentence } from '@dana/ui/sentence';
import { useQuery } from '@tanstack/react-query';
import { instalmentsQuery } from '#api/instalments.queries.ts';
import { useTranslation } from 'react-i18next';
import { feeFreePlan } from './fee-free-plan.ts';
import css from './instalment-line.module.css';

/** What a price is a month, where the shop takes it in parts that cost nothing. Unit of `price`: major units. */
export function InstalmentLine({ price }: { price: number }) {
  const { t } = useTranslation('product');
  const { api, currency } = useShell();
  const money = useMoney();
  const { data: ways = [] } = useQuery(paymentMethodsQuery(api));
  const { data: plans = [] } = useQuery(instalmentsQuery(api));
  const plan = ways.some((way) => way.has_installments) ? feeFreePlan(plans, price, currency) : null;
  if (!plan) return null;
  return (
    <p className={css.line}>
      <Sentence
        kept={{ amount: money.text(plan.monthly) }}
        say={(kept) => t('instalments.monthly', { count: plan.months, ...kept })}
      />
    </p>
  );
}
