import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CartItem } from '@dana/contracts/api/cart';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useMoney } from '@dana/runtime';
import { Button, classNames, Notice, Price } from '@dana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Amount } from '#parts/amount.tsx';
import { FreeShipping } from '#parts/free-shipping.tsx';
import { itemFacts } from '#parts/item-facts.ts';
import { ItemSummary } from '#parts/item-summary.tsx';
import panel from '#parts/panel.module.css';
import { SummaryRows } from '#parts/summary-rows.tsx';
import css from './order-box.module.css';

type OrderBoxProps = {
  data: CheckoutData;
  isSettling: boolean;
  isPlacing: boolean;
  /** It cannot be ordered as it is; `notice` says why. */
  isBlocked: boolean;
  formId: string;
  /** Why the last attempt came to nothing. */
  problem: ReactNode;
  /** What is to be said of the lines. */
  notice: ReactNode;
  coupon: ReactNode;
};

/** What is ordered and what it costs, with the button that orders it. */
export function OrderBox(props: OrderBoxProps) {
  const { data, isSettling, isPlacing, isBlocked, formId, problem, coupon, notice } = props;
  const { t } = useTexts('cart-checkout');
  const money = useMoney();
  return (
    <section className={classNames(panel.panel, css.box)} aria-labelledby="order-box">
      <h2 id="order-box" className={css.title}>
        {t('order.title')}
      </h2>
      <ul className={css.lines}>
        {data.items.map((item) => (
          <BoxLine key={item.id} item={item} />
        ))}
      </ul>
      {notice}
      {coupon}
      <FreeShipping data={data} />
      <SummaryRows data={data} isSettling={isSettling} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        type="submit"
        form={formId}
        size="large"
        block
        icon="lock"
        busy={isPlacing}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? 'order-blocked' : undefined}
      >
        {t('order.place')}
        {!isSettling && (
          <Price className={css.due} text={money.text(data.total)} srText={money.words(data.total)} />
        )}
      </Button>
      {isBlocked && (
        <p id="order-blocked" className={css.blocked}>
          {t('summary.blocked')}
        </p>
      )}
      <p className={css.note}>{t('order.secure')}</p>
      <p className={css.note}>
        <Link to={paths.page('faq')}>{t('order.questions')}</Link>
      </p>
    </section>
  );
}

function BoxLine({ item }: { item: CartItem }) {
  return (
    <li>
      <ItemSummary
        facts={itemFacts(item)}
        quantity={item.quantity}
        aside={item.line_total !== undefined && <Amount value={item.line_total} size="small" />}
      />
    </li>
  );
}
