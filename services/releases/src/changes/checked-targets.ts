import { type Targets, targetsSchema } from '@dana/contracts/release/canary-targets';
import * as z from 'zod/mini';
import { ReleaseRefusal } from '../store/refusal.ts';

/** Targets as they stand in the log: each name once, in one order. Errors: refuses (400) what is no target. */
export function checkedTargets(targets: Targets): Targets {
  const parsed = z.safeParse(z.strictObject(targetsSchema.shape), targets);
  if (!parsed.success)
    throw new ReleaseRefusal(400, 'bad_targets', `These are no targets: ${z.prettifyError(parsed.error)}`);
  const { language, countries, signedIn, staff, ids } = parsed.data;
  return {
    ...(language && { language }),
    ...(countries && { countries: sorted(countries) }),
    ...(signedIn !== undefined && { signedIn }),
    ...(staff && { staff }),
    ...(ids && { ids: sorted(ids) }),
  };
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();
