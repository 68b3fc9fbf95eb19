import { deployableNameSchema } from '@dana/contracts/release/names';
import { ReleaseRefusal } from '../../store/refusal.ts';

/**
 * `publish` puts releases into the store, `release` changes what is live (and includes looking at previews), `keys` changes who
 * may sign releases.
 */
export type Action = 'publish' | 'release' | 'keys';

/** Whether scopes like `publish:mf-catalog` or `release:*` allow an action on a deployable; `*` means on all. */
export function allows(scopes: readonly string[], action: Action, remote: string): boolean {
  return scopes.includes(`${action}:*`) || (remote !== '*' && scopes.includes(`${action}:${remote}`));
}

/** The scopes. Errors: refuses (400) an empty list and what is not a scope. */
export function checkedScopes(scopes: readonly string[]): string[] {
  const bad = scopes.find((scope) => !isScope(scope));
  if (scopes.length > 0 && bad === undefined) return [...new Set(scopes)].toSorted();
  throw new ReleaseRefusal(
    400,
    'bad_scope',
    `${bad === undefined ? 'A token needs at least one scope' : `"${bad}" is not a scope`}. Scopes are like publish:mf-catalog, release:mf-catalog, release:*.`,
  );
}

function isScope(scope: string): boolean {
  const [action, remote = '', ...more] = scope.split(':');
  const isRemote = remote === '*' || deployableNameSchema.safeParse(remote).success;
  return (action === 'publish' || action === 'release' || action === 'keys') && isRemote && more.length === 0;
}
