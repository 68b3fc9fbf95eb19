import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import css from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode | undefined;
  /** Default: `alert` for errors, `status` for success, none for what is there from the start. */
  role?: 'alert' | 'status' | 'none' | undefined;
  /** With it the notice can be closed; the label names the button. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  className?: string | undefined;
};

const roles = { info: undefined, warning: undefined, success: 'status', error: 'alert' } as const;

/** Words that stand beside what they are about, for longer than a toast. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  role,
  onClose,
  closeLabel = '',
  className,
}: NoticeProps) {
  return (
    <div
      role={role === 'none' ? undefined : (role ?? roles[tone])}
      className={classNames(css.notice, css[tone], className)}
    >
      <Icon name={tone} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onClose && (
        <IconButton
          icon="close"
          size="small"
          label={closeLabel}
          tooltip="none"
          className={css.close}
          onClick={onClose}
        />
      )}
    </div>
  );
}
