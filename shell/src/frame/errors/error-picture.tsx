import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import css from './error-picture.module.css';

/** What the error page shows, drawn here, so that it needs no server. */
export function ErrorPicture() {
  if (shopOf(useShell().api).motif === 'shell') return <EmptyShell />;
  return (
    <span className={css.plain}>
      <Icon name="search" size={32} />
    </span>
  );
}

/** An open shell without its pearl, which rolled away. */
function EmptyShell() {
  return (
    <svg viewBox="0 0 320 220" className={css.picture} aria-hidden="true" focusable="false">
      <ellipse className={css.shadow} cx="150" cy="196" rx="120" ry="10" />
      <path
        className={css.upper}
        d="M44 138C40 62 92 22 146 22s106 40 102 116c-26-14-62-22-102-22s-76 8-102 22Z"
      />
      <path className={css.rib} d="M146 116V22M110 119 82 46M182 119l28-73M76 127 53 86M216 127l23-41" />
      <path
        className={css.lower}
        d="M40 142c26-14 64-22 106-22s80 8 106 22c-8 32-50 52-106 52S48 174 40 142Z"
      />
      <path className={css.hollow} d="M70 143c20-8 46-12 76-12s56 4 76 12c-14 12-42 19-76 19s-62-7-76-19Z" />
      <path className={css.way} d="M206 160c20 14 40 22 62 22" />
      <circle className={css.pearl} cx="286" cy="178" r="17" />
      <path className={css.shine} d="M276 174a11 11 0 0 1 8-7" />
    </svg>
  );
}
