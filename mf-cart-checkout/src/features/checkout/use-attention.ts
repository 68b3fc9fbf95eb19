import { type RefObject, useEffect, useRef, useState } from 'react';

export type AttentionPlace = 'address' | 'shipping' | 'payment';

/** Brings the keyboard to what is missing in a section, once the section says so. */
export function useAttention(): {
  sections: Record<AttentionPlace, RefObject<HTMLElement | null>>;
  attend: (place: AttentionPlace) => void;
} {
  const address = useRef<HTMLElement>(null);
  const shipping = useRef<HTMLElement>(null);
  const payment = useRef<HTMLElement>(null);
  const [sections] = useState({ address, shipping, payment });
  // An object, so that asking twice for the same place moves the focus twice.
  const [wanted, setWanted] = useState<{ place: AttentionPlace }>();

  useEffect(() => {
    const section = wanted && sections[wanted.place].current;
    const target =
      section?.querySelector<HTMLElement>(wrongField) ??
      section?.querySelector<HTMLElement>('input, select, button');
    target?.focus();
  }, [wanted, sections]);

  return { sections, attend: (place) => setWanted({ place }) };
}

const wrongField = ':is(input, textarea, select)[aria-invalid="true"]';
