import { optionalPhoneSchema, optionalText, requiredText } from '@dana/contracts/api/validation';
import * as z from 'zod/mini';

const shortText = 60;
const always = {
  country_id: requiredText(40),
  city_id: requiredText(40),
  postal_code: optionalText(20),
  phone: optionalPhoneSchema,
};

const kuwaiti = z.object({
  ...always,
  block: requiredText(shortText),
  street: requiredText(shortText),
  building: requiredText(shortText),
  avenue: optionalText(shortText),
  floor: optionalText(shortText),
  flat: optionalText(shortText),
  paci: optionalText(shortText),
  landmark: optionalText(200),
});
const elsewhere = z.object({ ...always, line: requiredText(300), town: optionalText(120) });

/** What is wrong with an address, by field, as keys of the texts. */
export function addressProblems(values: unknown, isKuwait: boolean): Record<string, string> {
  const parsed = (isKuwait ? kuwaiti : elsewhere).safeParse(values);
  if (parsed.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
  return problems;
}
