import { phoneRuleOf } from './phone-rules.ts';
import { showPhone } from './show-phone.ts';

/** As `showPhone`, without the number of the country beside whose prefix it stands. @param country – code of ISO 3166. */
export function showLocalPhone(phone: string, country: string): string {
  const shown = showPhone(phone);
  const prefix = `+${phoneRuleOf(country)?.prefix} `;
  return shown.startsWith(prefix) ? shown.slice(prefix.length) : shown;
}
