import { deployableNameSchema } from '@dana/contracts/release/names';
import { ReleaseRefusal } from '../../store/refusal.ts';

/**
 * `read` looks at everything, which whoever may do more may as well; `check` asks whether a build could be published and stores nothing; `publish` puts releases into the store, and may ask as well;
 * `release` changes what is live (and includes looking at previews).
 */
const actions = ['check', 'publish', 'release'] as const;
export type Action = (typeof actions)[number];

/** Whether scopes like `publish:mf-catalog` or `release:*` allow an action on a deployable; `*` means on all. */
export function allows(scopes: readonly string[], action: Action, remote: string): boolean {
  if (action === 'check' && allows(scopes, 'publish', remote)) return true;
  return scopes.includes(`${action}:*`) || (remote !== '*' && scopes.includes(`${action}:${remote}`));
}

/** The scopes. Errors: refuses (400) an empty list and what is not a scope. */
export function checkedScopes(scopes: readonly string[]): string[] {
  const bad = scopes.find((scope) => !isScope(scope));
  if (scopes.length > 0 && bad === undefined) return [...new Set(scopes)].toSorted();
  throw new ReleaseRefusal(
    400,
    'bad_scope',
    `${bad === undefined ? 'A token needs at least one scope' : `"${bad}" is not a scope`}. Scopes are like read, check:*, publish:mf-catalog, release:mf-catalog, release:*.`,
  );
}

function isScope(scope: string): boolean {
  if (scope === 'read') return true;
  const [action, remote = '', ...more] = scope.split(':');
  const isRemote = remote === '*' || deployableNameSchema.safeParse(remote).success;
  return actions.some((known) => known === action) && isRemote && more.length === 0;
}
