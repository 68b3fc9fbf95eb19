import { classNames } from '@dana/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { panelClass } from '@dana/commerce/panel';
import css from './section.module.css';

type SectionProps = {
  number: number;
  title: string;
  ref?: Ref<HTMLElement>;
  aside?: ReactNode;
  children: ReactNode;
};

/** One numbered step of the checkout. */
export function Section({ number, title, ref, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={classNames(panelClass, css.section)}>
      <div className={css.head}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
