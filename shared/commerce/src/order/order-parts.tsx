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

/** The end of a page about an order. `canPrint`: there is something to put on paper. */
export function OrderActions({ canPrint = true, t }: { canPrint?: boolean; t: Translate }) {
  return (
    <div className={classNames(css.actions, 'no-print')}>
      {canPrint && (
        <Button variant="outline" onClick={() => window.print()}>
          {t('orderPage.print')}
        </Button>
      )}
      <LinkButton href={paths.shop()}>{t('continueShopping')}</LinkButton>
    </div>
  );
}
