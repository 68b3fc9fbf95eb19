import * as z from 'zod/mini';

const amount = z.int().check(z.positive());
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Body of POST /charges. `reference` is the shop's own id of the payment; amounts in minor units. */
export const chargeRequestSchema = z.object({
  reference: z.string(),
  order: z.string(),
  amount,
  currency,
  email: z.string(),
  lang: z.enum(['en', 'ar']),
  return_url: z.url(),
  message_url: z.url(),
  expires_at: z.iso.datetime(),
});

/** Body of POST /refunds. */
export const refundRequestSchema = z.object({ charge: z.string(), amount });

export const chargeSchema = z.object({
  ...chargeRequestSchema.shape,
  id: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'cancelled']),
  /** As banks print them: `payment` comes with the money, `track` with the beginning. */
  payment: z.nullable(z.string()),
  track: z.string(),
  /** From when on it is known what was decided. */
  known_at: z.nullable(z.iso.datetime()),
});
export type Charge = z.output<typeof chargeSchema>;

export const refundSchema = z.object({
  id: z.string(),
  charge: z.string(),
  amount,
  currency,
  status: z.enum(['pending', 'refunded', 'declined']),
});
export type Refund = z.output<typeof refundSchema>;

/** What one who asks learns of a charge now: its time may be up, or its end not be known yet. */
export function statusAt(charge: Charge, now: Date): Charge['status'] | 'expired' {
  if (charge.status === 'open') return new Date(charge.expires_at) <= now ? 'expired' : 'open';
  return charge.known_at !== null && new Date(charge.known_at) > now ? 'open' : charge.status;
}

/** A charge as the shop is shown it. */
export function presentCharge(charge: Charge, now: Date, origin: string) {
  const status = statusAt(charge, now);
  const { id, reference, amount: minor, currency: code, track } = charge;
  return {
    id,
    reference,
    amount: minor,
    currency: code,
    status,
    payment: status === 'paid' ? charge.payment : null,
    track,
    page: `${origin}/pay/${id}?lang=${charge.lang}`,
  };
}
