import { paths } from '@dana/contracts/paths';
import type { Translate } from '@dana/i18n';
import { Button, classNames, LinkButton } from '@dana/ui';
import type { ReactNode } from 'react';
import { type AmountRow, AmountRows } from '../item/amount-rows.tsx';
import type { ItemFacts } from '../item/item-facts.ts';
import { ItemSummary } from '../item/item-summary.tsx';
import { panelClass } from '../panel.ts';
import css from './order-parts.module.css';

/** What is said of an order, part below part. */
export function OrderStack({ children }: { children: ReactNode }) {
  return <div className={css.order}>{children}</div>;
}

type OrderPartProps = {
  /** Of its heading, once in a page. */
  id: string;
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled part of what is said of an order. */
export function OrderPart({ id, title, className, children }: OrderPartProps) {
  return (
    <section className={classNames(panelClass, className)} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type BoughtLine = { key: string; facts: ItemFacts; quantity: number; aside?: ReactNode };

type BoughtLinesProps = { lines: BoughtLine[]; rows: AmountRow[]; t: Translate; children?: ReactNode };

/** What was bought and the sum of it; `children` stand below that. */
export function BoughtLines({ lines, rows, t, children }: BoughtLinesProps) {
  return (
    <div className={css.bought}>
      <ul className={css.lines}>
        {lines.map(({ key, ...line }) => (
          <li key={key}>
            <ItemSummary {...line} t={t} />
          </li>
        ))}
      </ul>
      <AmountRows rows={rows} />
      {children}
    </div>
  );
}

type OrderActionsProps = {
  /** There is something to put on paper. */
  canPrint?: boolean;
  /** Something else comes first on this page: the payment of the order. */
  isSecond?: boolean;
  t: Translate;
};

/** The end of a page about an order: the way on, and a print. */
export function OrderActions({ canPrint = true, isSecond = false, t }: OrderActionsProps) {
  return (
    <div className={classNames(css.actions, 'no-print')}>
      <LinkButton href={paths.shop()} variant={isSecond ? 'outline' : 'solid'}>
        {t('continueShopping')}
      </LinkButton>
      {canPrint && (
        <Button variant="quiet" onClick={() => window.print()}>
          {t('orderPage.print')}
        </Button>
      )}
    </div>
  );
}
