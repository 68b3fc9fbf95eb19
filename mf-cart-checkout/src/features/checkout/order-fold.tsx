import { classNames, Icon } from '@dana/ui';
import type { ComponentProps } from 'react';
import { Amount } from '#parts/amount.tsx';
import { panelClass } from '@dana/commerce/panel';
import { useTranslation } from 'react-i18next';
import css from './order-fold.module.css';
import { OrderContents } from './order-contents.tsx';

/** On phones, above the form: what it comes to, and all that is ordered once it is unfolded. */
export function OrderFold({ notice, ...contents }: ComponentProps<typeof OrderContents>) {
  const { t } = useTranslation('cart-checkout');
  const { data, isSettling } = contents;
  return (
    <section className={css.place} aria-labelledby="order-box">
      <h2 id="order-box" className="visually-hidden">
        {t('order.title')}
      </h2>
      <details className={classNames(panelClass, css.fold)}>
        <summary className={css.line}>
          <span className={css.words}>
            <span className={css.show}>{t('order.showSummary')}</span>
            <span className={css.hide}>{t('order.hideSummary')}</span>
            <Icon name="chevron-down" size={16} />
          </span>
          <span className={classNames(isSettling && css.settling)}>
            <Amount value={data.total} />
          </span>
        </summary>
        <div className={css.contents}>
          <OrderContents {...contents} />
        </div>
      </details>
      {/* Not in the fold: it is about what keeps the order from being placed. */}
      {notice}
    </section>
  );
}
