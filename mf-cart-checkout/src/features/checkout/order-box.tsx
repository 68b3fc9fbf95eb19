import { useMoney } from '@dana/runtime';
import { classNames, Notice, Price } from '@dana/ui';
import type { ComponentProps, ReactNode } from 'react';
import { panelClass } from '@dana/commerce/panel';
import { useTranslation } from 'react-i18next';
import css from './order-box.module.css';
import { OrderContents } from './order-contents.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PlaceButton, type PlaceButtonProps } from './place-button.tsx';

type OrderBoxProps = ComponentProps<typeof OrderContents> &
  PlaceButtonProps & {
    /** Why the last attempt came to nothing. */
    problem: ReactNode;
  };

/** What is ordered and what it costs, with the button that orders it. */
export function OrderBox({ data, isSettling, coupon, notice, problem, ...button }: OrderBoxProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  return (
    <section className={classNames(panelClass, css.box)} aria-labelledby="order-box">
      <h2 id="order-box" className={css.title}>
        {t('order.title')}
      </h2>
      <OrderContents data={data} isSettling={isSettling} coupon={coupon} notice={notice} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <PlaceButton {...button}>
        {!isSettling && (
          <Price className={css.due} text={money.text(data.total)} srText={money.words(data.total)} />
        )}
      </PlaceButton>
      <OrderNotes />
    </section>
  );
}
