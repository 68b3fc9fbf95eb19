import { withPhoneRule } from '@dana/commerce/phone/with-phone-rule';
import { type RegisterInput, registerInputSchema } from '@dana/contracts/api/session';
import { homePhoneCountry } from '@dana/contracts/phone-rules';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

type Values = RegisterInput & { terms: boolean };

const rules = zodResolver(
  z.intersection(registerInputSchema, z.object({ terms: z.literal(true, { error: 'validation.terms' }) })),
);

/** What the API asks for, and the consent that only this form asks for. */
export const registrationRules: Resolver<Values> = async (values, ...more) =>
  // The rules ask for `true` where the form holds a boolean: that is the rule.
  withPhoneRule(await (rules as unknown as Resolver<Values>)(values, ...more), values, homePhoneCountry);
