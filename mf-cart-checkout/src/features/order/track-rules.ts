import { type TrackOrderInput, trackOrderInputSchema } from '@dana/contracts/api/order';

export type TrackingField = 'number' | 'contact';
type Checked = { wish: TrackOrderInput } | { wrong: Partial<Record<TrackingField, string>> };

/** What was typed, as the call takes it: the contact is a phone when it could be one, else an e-mail. */
export function checkTracking({ number, contact }: Record<TrackingField, string>): Checked {
  const isPhone = !contact.includes('@') && /\p{Nd}/u.test(contact);
  const wish = { number, ...(isPhone ? { phone: contact } : { email: contact }) };
  const checked = trackOrderInputSchema.safeParse(wish);
  if (checked.success) return { wish: checked.data };
  const wrong: Partial<Record<TrackingField, string>> = {};
  for (const { path, message } of checked.error.issues)
    wrong[path[0] === 'number' ? 'number' : 'contact'] ??= message;
  return { wrong };
}
