import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { classNames, Icon, type IconName } from '@dana/ui';
import { ShellMotif, type ShellMotifKind } from '@dana/ui/shell-motif';
import type { ReactElement } from 'react';
import css from './shop-motif.module.css';

/** The shop's own drawing of a state; undefined for a shop that has none, where a plain icon stands. */
export function useShopMotif(kind: ShellMotifKind, className?: string): ReactElement | undefined {
  const { motif } = shopOf(useShell().api);
  return motif === 'shell' ? <ShellMotif kind={kind} className={className} /> : undefined;
}

type ShopMotifProps = { kind: ShellMotifKind; icon: IconName; className?: string | undefined };

/** The shop's own drawing of a state, or `icon` in its place. */
export function ShopMotif({ kind, icon, className }: ShopMotifProps) {
  return (
    useShopMotif(kind, className) ?? (
      <span className={classNames(css.plain, className)}>
        <span className={css.mark}>
          <Icon name={icon} size={32} />
        </span>
      </span>
    )
  );
}
