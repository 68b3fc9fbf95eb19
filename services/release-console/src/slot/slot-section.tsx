import { type ReactNode, useId } from 'react';
import css from './slot-page.module.css';

type SlotSectionProps = {
  title: string;
  /** What the figures are of, or where they end. */
  note?: ReactNode;
  children: ReactNode;
};

/** One part of the page of a deployable, under its heading. */
export function SlotSection({ title, note, children }: SlotSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </section>
  );
}
