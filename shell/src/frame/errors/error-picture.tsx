import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import { ShellMotif } from '@dana/ui/shell-motif';
import css from './error-picture.module.css';

/** What the error page shows: the drawing of every empty place, which needs no server. */
export function ErrorPicture() {
  if (shopOf(useShell().api).motif === 'shell') return <ShellMotif kind="open" />;
  return (
    <span className={css.plain}>
      <Icon name="search" size={32} />
    </span>
  );
}
