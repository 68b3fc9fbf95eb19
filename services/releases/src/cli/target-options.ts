import type { Targets } from '@dana/contracts/release/canary-targets';
import { type CliOptions, UsageError } from './arguments.ts';

/**
 * Whom a canary is for, from `--language ar --country KW,SA --signed-in yes --staff --ids a,b`; none with `--everybody`; undefined
 * where nothing is said. Errors: `UsageError` for what is no such word.
 */
export function targetOptions(options: CliOptions): Targets | undefined {
  const { language, country, 'signed-in': signedIn, staff, ids, everybody } = options;
  const targets = {
    ...(language !== undefined && { language: languageOf(language) }),
    ...(country !== undefined && { countries: country.split(',').map((name) => name.trim().toUpperCase()) }),
    ...(signedIn !== undefined && { signedIn: isYes(signedIn) }),
    ...(staff && { staff }),
    ...(ids !== undefined && { ids: ids.split(',').map((id) => id.trim()) }),
  };
  const isNamed = Object.keys(targets).length > 0;
  if (everybody && isNamed) throw new UsageError('--everybody ends targets; leave the others out.');
  return isNamed || everybody ? (targets as Targets) : undefined;
}

function languageOf(text: string): 'ar' | 'en' {
  if (text === 'ar' || text === 'en') return text;
  throw new UsageError(`--language takes ar or en, not "${text}".`);
}

function isYes(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new UsageError(`--signed-in takes yes or no, not "${text}".`);
}
