import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-drawings.ts';
import { Spinner } from './spinner.tsx';
import css from './state-view.module.css';

export type StateViewProps = {
  kind: 'empty' | 'error' | 'loading';
  /** One sentence. */
  title: string;
  text?: ReactNode | undefined;
  /** The one thing to do next: a `LinkButton` or a `Button`. */
  action?: ReactNode | undefined;
  /** A drawing; without it a quiet icon by kind. */
  picture?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** `page` for a whole page, `region` inside one, `line` for a narrow place. Default `region`. */
  size?: 'page' | 'region' | 'line' | undefined;
  /** The heading's level, `p` inside regions that have none. Default `p`. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  className?: string | undefined;
};

const roles = { empty: undefined, error: 'alert', loading: 'status' } as const;
const icons = { empty: 'bag', error: 'warning', loading: 'bag' } as const;

/** Stands where content would: nothing there yet, it failed, or it is on its way. */
export function StateView({
  kind,
  title,
  text,
  action,
  picture,
  icon,
  size = 'region',
  as: Heading = 'p',
  className,
}: StateViewProps) {
  return (
    <div
      role={roles[kind]}
      aria-busy={kind === 'loading' || undefined}
      className={classNames(css.view, css[size], className)}
    >
      <div className={picture ? css.picture : css.mark}>
        {picture ??
          (kind === 'loading' ? (
            <Spinner />
          ) : (
            <Icon name={icon ?? icons[kind]} size={size === 'line' ? 20 : 32} />
          ))}
      </div>
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        {text && <div className={css.text}>{text}</div>}
      </div>
      {action}
    </div>
  );
}
