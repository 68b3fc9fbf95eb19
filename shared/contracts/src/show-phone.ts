import { phoneRuleOf, phoneRules } from './phone-rules.ts';

/** A phone number for reading, in its country's groups: `+965 5000 1234`, `+966 50 123 4567`; others as they are. */
export function showPhone(phone: string): string {
  for (const { prefix, groups } of Object.values(phoneRules)) {
    const national = grouped(phone, prefix, groups);
    if (national !== undefined) return `+${prefix} ${national}`;
  }
  return phone;
}

/** As `showPhone`, without the number of the country beside whose prefix it stands. @param country – code of ISO 3166. */
export function showLocalPhone(phone: string, country: string): string {
  const rule = phoneRuleOf(country);
  return (rule && grouped(phone, rule.prefix, rule.groups)) ?? showPhone(phone);
}

function grouped(phone: string, prefix: string, groups: readonly number[]): string | undefined {
  const pattern = groups.map((size) => `(\\d{${size}})`).join('');
  return new RegExp(`^\\+${prefix}${pattern}$`).exec(phone)?.slice(1).join(' ');
}
