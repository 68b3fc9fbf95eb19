import { phoneMessage } from './phone-message.ts';

type Checked = { values: unknown; errors: Record<string, unknown> };
type WithPhone = { phone?: string | null | undefined };

/**
 * Adds to what a form's rules found what is wrong with its `phone`, by the rule of the country beside the field. Beside the
 * schema, which does not know that country.
 */
export function withPhoneRule<Result>(result: Result, values: WithPhone, country: string): Result {
  const { errors } = result as Checked;
  const message = phoneMessage(values.phone ?? '', country);
  if (message === undefined) return result;
  return { values: {}, errors: { ...errors, phone: { type: 'phone', message } } } as Result;
}
