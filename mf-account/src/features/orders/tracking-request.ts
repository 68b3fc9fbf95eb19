import type { TrackOrderInput } from '@dana/contracts/api/order';
import { identifierText } from '@dana/contracts/typed-text';

export type TrackingValues = { number: string; contact: string };

/** What was typed, as the call takes it: the contact is a phone when it could be one, else an e-mail. */
export function trackingRequest({ number, ...typed }: TrackingValues): TrackOrderInput {
  const contact = identifierText(typed.contact);
  const isPhone = !contact.includes('@') && /\p{Nd}/u.test(contact);
  return { number, ...(isPhone ? { phone: contact } : { email: contact }) };
}
