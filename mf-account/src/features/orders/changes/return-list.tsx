import type { Order } from '@dana/contracts/api/order';
import { formatDate, formatMoney } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Badge, type BadgeTone } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import { useTranslation } from 'react-i18next';
import { reasonText } from './changes-words.ts';
import css from './order-changes.module.css';

const tones: Record<string, BadgeTone> = { requested: 'warning', declined: 'sale', received: 'success' };

/** The returns of an order and how far each is. */
export function ReturnList({ order: { returns, currency } }: { order: Order }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  if (returns.length === 0) return null;
  return (
    <div className={css.returns}>
      <h3 className={css.subtitle}>{t('changes.returns')}</h3>
      {returns.map((each) => (
        <article key={each.id} className={css.return}>
          <p className={css.head}>
            <Badge tone={tones[each.status] ?? 'neutral'}>{t(`changes.status.${each.status}`)}</Badge>
            <span className={css.muted}>
              {t('changes.requestedOn', { date: formatDate(each.created_at, locale) })}
            </span>
          </p>
          <ul>
            {each.items.map(({ item_id: id, name, quantity }) => (
              <li key={id}>
                <bdi dir="ltr" translate="no">{`${quantity} ×`}</bdi> <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          <p className={css.muted}>{reasonText(each.reason, locale)}</p>
          {each.answer && (
            <p>
              {t('changes.answer')}: <bdi>{each.answer}</bdi>
            </p>
          )}
          {each.refund > 0 && (
            <p>
              <Sentence
                kept={{ amount: formatMoney(each.refund, currency) }}
                say={(kept) => t('orderPage.sentence.paidBack', kept)}
              />
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
