import { type RefObject, useEffect, useRef, useState } from 'react';

/** In a group of choices the group is wrong, and its first choice takes the keyboard. */
const wrongField =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, button)';
const problem = '[data-form-problem]';

/** Brings the keyboard to the first that is wrong in a form, once the form shows it: read aloud, it says what. */
export function useAttention(): { place: RefObject<HTMLFormElement | null>; attend: () => void } {
  const place = useRef<HTMLFormElement>(null);
  // An object, so that asking twice moves the focus twice.
  const [wanted, setWanted] = useState<object>();
  useEffect(() => {
    if (!wanted) return;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (find(wrongField) ?? find(problem))?.focus();
  }, [wanted]);
  return { place, attend: () => setWanted({}) };
}
