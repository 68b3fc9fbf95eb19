import { type ReactNode, useId } from 'react';
import css from './panel.module.css';

type PanelProps = {
  title: string;
  text?: ReactNode;
  /** What can be done with the whole of it. */
  action?: ReactNode;
  /** Lines of a list; without any it says `empty`. */
  lines?: readonly ReactNode[];
  empty?: string;
  children?: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Panel({ title, text, action, lines, empty, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action}
      </div>
      {text && <p className={css.text}>{text}</p>}
      {children}
      {lines && lines.length > 0 && <ul className={css.lines}>{lines}</ul>}
      {lines?.length === 0 && <p className={css.empty}>{empty}</p>}
    </section>
  );
}

type PanelLineProps = {
  /** What it is about, first. */
  name: ReactNode;
  /** Further lines, quieter. */
  notes?: readonly ReactNode[];
  actions?: ReactNode;
};

/** One line of a panel's list. */
export function PanelLine({ name, notes = [], actions }: PanelLineProps) {
  return (
    <li className={css.line}>
      <div className={css.what}>
        <div className={css.name}>{name}</div>
        {notes.map((note, at) => (
          // Notes have no name of their own, and their order does not change.
          <div key={at} className={css.note}>
            {note}
          </div>
        ))}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </li>
  );
}
