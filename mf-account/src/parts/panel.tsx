import type { ReactNode } from 'react';
import css from './panel.module.css';

type PanelProps = { title: string; action?: ReactNode; children: ReactNode };

/** One tab of the account: its heading takes the focus when the shopper comes to it. */
export function Panel({ title, action, children }: PanelProps) {
  return (
    <section aria-labelledby="account-panel" className={css.panel}>
      <div className={css.head}>
        <h2 id="account-panel" tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Brings a screen reader to the panel's heading. */
export function focusPanel(): void {
  document.getElementById('account-panel')?.focus({ preventScroll: true });
}
