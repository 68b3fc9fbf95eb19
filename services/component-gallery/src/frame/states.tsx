import { classNames } from '@dana/ui';
import type { ReactNode } from 'react';
import { usePageMessages } from '../messages.ts';
import css from './states.module.css';

/** The states of one part, side by side on the lines that all parts of the page share. */
export function States({ children }: { children: ReactNode }) {
  return <div className={css.states}>{children}</div>;
}

type StateProps = {
  /** The key of its caption. */
  name: string;
  /** Takes the whole line: what it shows turns on the width. */
  isWide?: boolean;
  children: ReactNode;
};

/** One state of a part, with what it is called. */
export function State({ name, isWide = false, children }: StateProps) {
  const { t } = usePageMessages();
  return (
    <figure className={classNames(css.state, isWide && css.wide)}>
      <figcaption className={css.caption}>{t(`states.${name}`)}</figcaption>
      <div className={css.specimen}>{children}</div>
    </figure>
  );
}
