import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import css from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type OldPrice = {
  text: string;
  /** What screen readers hear before it: "was". */
  label: string;
  srText?: string | undefined;
};

export type PriceProps = {
  /** As `formatMoney` gives it, code first, with a no-break space: "KWD 12.500". */
  text: string;
  /** The price in words for screen readers: "12.500 Kuwaiti dinars". Default: `text` is read. */
  srText?: string | undefined;
  old?: OldPrice | undefined;
  /** The reduction beside it: "-35%". */
  badge?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
};

/** A price that keeps its order and its line in both directions; a reduced one shows the old price after it. */
export function Price({ text, srText, old, badge, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(css.price, css[size], className)}>
      <Amount text={text} srText={srText} className={css.current} />
      {old && (
        <s className={css.old}>
          {!old.srText && <VisuallyHidden>{`${old.label} `}</VisuallyHidden>}
          <Amount text={old.text} srText={old.srText && `${old.label} ${old.srText}`} />
        </s>
      )}
      {badge && <Badge tone="sale">{badge}</Badge>}
    </span>
  );
}

type AmountProps = { text: string; srText: string | undefined; className?: string | undefined };

function Amount({ text, srText, className }: AmountProps) {
  const split = text.search(/\s/);
  const amount = (
    <bdi
      dir="ltr"
      translate="no"
      className={classNames(css.amount, className)}
      aria-hidden={srText ? true : undefined}
    >
      {split > 0 && <span className={css.code}>{text.slice(0, split)}</span>}
      {text.slice(Math.max(split, 0))}
    </bdi>
  );
  if (!srText) return amount;
  return (
    <>
      {amount}
      <VisuallyHidden>{srText}</VisuallyHidden>
    </>
  );
}
