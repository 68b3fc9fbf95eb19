import { type RefObject, useEffect, useRef, useState } from 'react';

export type AttentionPlace = 'contact' | 'address' | 'shipping' | 'payment';

/** Brings the keyboard to what is wrong in a section, once the section says so; from `contact` on to what comes after. */
export function useAttention(): {
  sections: Record<AttentionPlace, RefObject<HTMLElement | null>>;
  attend: (place: AttentionPlace) => void;
} {
  const contact = useRef<HTMLElement>(null);
  const address = useRef<HTMLElement>(null);
  const shipping = useRef<HTMLElement>(null);
  const payment = useRef<HTMLElement>(null);
  const [sections] = useState({ contact, address, shipping, payment });
  // An object, so that asking twice for the same place moves the focus twice.
  const [wanted, setWanted] = useState<{ place: AttentionPlace }>();

  useEffect(() => {
    const section = wanted && sections[wanted.place].current;
    const target =
      section?.querySelector<HTMLElement>(wrongField) ??
      (wanted?.place === 'contact'
        ? section?.closest('form')?.querySelector<HTMLElement>(wrongField)
        : null) ??
      section?.querySelector<HTMLElement>('input, select, button');
    target?.focus();
  }, [wanted, sections]);

  return { sections, attend: (place) => setWanted({ place }) };
}

const wrongField = ':is(input, textarea, select)[aria-invalid="true"]';
