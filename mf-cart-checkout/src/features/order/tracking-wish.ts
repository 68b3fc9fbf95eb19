import type { TrackOrderInput } from '@dana/contracts/api/order';

export type TrackingField = 'number' | 'contact';
type Typed = Record<TrackingField, string>;
/** `wrong` holds keys of the texts. */
export type CheckedTracking = { wish: TrackOrderInput } | { wrong: { [Field in TrackingField]?: string } };

/** What was typed, as the call takes it: the contact is a phone when it could be one, else an e-mail. */
export function trackingWish({ number, contact }: Typed): TrackOrderInput {
  const isPhone = !contact.includes('@') && /\p{Nd}/u.test(contact);
  return { number, ...(isPhone ? { phone: contact } : { email: contact }) };
}

/** As far as it can be checked without the rules; the API looks at the rest. */
export function checkWithoutRules(typed: Typed): CheckedTracking {
  const missing = (text: string) => (text.trim() === '' ? 'validation.required' : '');
  const wrong = { number: missing(typed.number), contact: missing(typed.contact) };
  return wrong.number || wrong.contact ? { wrong } : { wish: trackingWish(typed) };
}
