import { areTargets, type Targets } from '@dana/contracts/release/canary-targets';
import type { Locale } from '@dana/contracts/locale';

/**
 * For whom a canary is, by the fields of its form: empty targets where it had some and has none any more, and `undefined` where nobody
 * chose any.
 */
export function chosenTargets(fields: FormData): Targets | undefined {
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  const words = (name: string): string[] =>
    text(name)
      .split(/[\s,،]+/)
      .filter(Boolean);
  const [language, signedIn] = [text('language'), text('signedIn')];
  const [countries, ids] = [words('countries').map((name) => name.toUpperCase()), words('ids')];
  const targets: Targets = {
    ...(language && { language: language as Locale }),
    ...(countries.length > 0 && { countries }),
    ...(signedIn && { signedIn: signedIn === 'yes' }),
    ...(text('staff') && { staff: true as const }),
    ...(ids.length > 0 && { ids }),
  };
  return areTargets(targets) || fields.has('hadTargets') ? targets : undefined;
}
