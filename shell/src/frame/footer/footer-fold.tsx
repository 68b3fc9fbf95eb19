import { classNames, Icon } from '@dana/ui';
import { type ReactNode, useId, useState } from 'react';
import css from './footer-fold.module.css';

type FooterFoldProps = { title: string; className?: string | undefined; children: ReactNode };

/** A titled part of the footer. On phones its title unfolds it; without scripts, and with more room, it is open. */
export function FooterFold({ title, className, children }: FooterFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames(css.part, className)}>
      <h2 className={css.title}>
        <span className={css.wide}>{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={css.narrow}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevron-down" size={16} />
        </button>
      </h2>
      <div id={id} className={classNames(css.content, isOpen && css.open)}>
        {children}
      </div>
    </div>
  );
}
