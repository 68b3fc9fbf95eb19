import { shopMarkId, shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { classNames } from '@dana/ui';
import css from './brand-mark.module.css';

type BrandMarkProps = { className?: string | undefined };

/** The shop's name in the page's script, beside its mark where it has one. Brand marks are never mirrored. */
export function BrandMark({ className }: BrandMarkProps) {
  const { name, hasMark } = shopOf(useShell().api);
  return (
    <span className={classNames(css.brand, className)}>
      {hasMark && (
        <svg className={css.mark} aria-hidden="true" focusable="false">
          <use href={`#${shopMarkId}`} />
        </svg>
      )}
      <span className={css.word}>{name}</span>
    </span>
  );
}
