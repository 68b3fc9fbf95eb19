import type { TrackOrderInput } from '@dana/contracts/api/order';

export type TrackingValues = { number: string; contact: string };

/** What was typed, as the call takes it: the contact is a phone when it could be one, else an e-mail. */
export function trackingRequest({ number, contact }: TrackingValues): TrackOrderInput {
  const isPhone = !contact.includes('@') && /\p{Nd}/u.test(contact);
  return { number, ...(isPhone ? { phone: contact } : { email: contact }) };
}
