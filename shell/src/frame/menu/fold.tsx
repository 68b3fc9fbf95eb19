import { Icon, Picture } from '@dana/ui';
import type { ReactNode } from 'react';
import css from './mobile-menu.module.css';

type FoldProps = {
  title: string;
  /** Of all folds in one group at most one is open. */
  group: string;
  /** Its address, for a small picture before the title. */
  picture?: string | undefined;
  children: ReactNode;
};

/** A heading of the mobile menu that unfolds its links. The browser's own element: it needs no script. */
export function Fold({ title, group, picture, children }: FoldProps) {
  return (
    <details name={group} className={css.fold}>
      <summary className={css.link}>
        {picture && <Picture src={picture} alt="" sizes="2.5rem" className={css.foldPicture} />}
        <span className={css.foldTitle}>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={css.folded}>{children}</div>
    </details>
  );
}
