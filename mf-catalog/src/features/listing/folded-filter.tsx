import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './option-filter.module.css';

type FoldedFilterProps = { title: ReactNode; isChosen: boolean; children: ReactNode };

/** A filter of many values, folded until it is wanted, and made only then: most lists are read without it. */
export function FoldedFilter({ title, isChosen, children }: FoldedFilterProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isChosen);
  // One that was opened before the scripts came said so to nobody.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <h2 className={css.title}>{title}</h2>
      </summary>
      {isOpen && children}
    </details>
  );
}
