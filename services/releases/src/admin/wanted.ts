import type { Wanted } from '../changes/requests.ts';
import type { ChangeOptions } from './release-admin.ts';

/** A change as a request keeps it. */
export function wantedChange(verb: string, options: ChangeOptions): Omit<Wanted, 'remotes'> {
  const { version, percent, salt, steps, everyMs, targeted, due, force, ifMatch } = options;
  return {
    verb,
    ...(version !== undefined && { version }),
    ...(percent !== undefined && { percent }),
    ...(salt !== undefined && { salt }),
    ...(steps !== undefined && { steps: [...steps] }),
    ...(everyMs !== undefined && { everyMs }),
    ...(targeted && { targeted: { ...targeted, steps: targeted.steps && [...targeted.steps] } }),
    ...(due !== undefined && { due }),
    ...(force && { force }),
    ...(ifMatch !== undefined && { isStrict: true as const }),
  };
}

/** A restore as a request keeps it. Whatever else changes meanwhile, it would be another restore. */
export function wantedRestore(toRevision: number, only?: readonly string[]): Omit<Wanted, 'remotes'> {
  return { verb: 'restore', toRevision, isStrict: true, ...(only && { only: [...only] }) };
}
