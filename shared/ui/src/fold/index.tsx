import { type RefObject, useEffect, useId, useRef, useState } from 'react';

export type Fold<Element extends HTMLElement> = {
  isOpen: boolean;
  toggle: () => void;
  /** For the element that is cut after its first lines: by `max-block-size` and `overflow: hidden`, which scripts and browsers can scroll. */
  folded: { id: string; ref: RefObject<Element | null>; onFocus: () => void; onScroll: () => void };
};

/**
 * A text of which only the first lines are shown. Whoever goes on in it opens it – a screen reader, the browser's search, the
 * focus: scrolled within its fold it would show lines that are not its first, drawn over each other.
 */
export function useFold<Element extends HTMLElement>(): Fold<Element> {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<Element>(null);
  useEffect(() => {
    // Somebody may have gone on in it before this script came.
    if (ref.current && ref.current.scrollTop > 0) setIsOpen(true);
  }, []);
  const open = (): void => setIsOpen(true);
  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    folded: { id: useId(), ref, onFocus: open, onScroll: open },
  };
}
