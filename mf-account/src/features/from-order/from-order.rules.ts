import { accountFromOrderInputSchema } from '@dana/contracts/api/session';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** What the API asks for, and the consent that only this form asks for. */
export const fromOrderRules = zodResolver(
  z.intersection(
    accountFromOrderInputSchema,
    z.object({ terms: z.literal(true, { error: 'validation.terms' }) }),
  ),
);
