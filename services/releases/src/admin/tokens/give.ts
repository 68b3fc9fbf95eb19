import { ReleaseRefusal } from '../../store/refusal.ts';
import { type Action, allows, checkedScopes } from './scopes.ts';
import type { TokenView } from './tokens.ts';

/** More good tokens than this are not made through a server. */
const mostGood = 500;

type Giver = { name: string; scopes: readonly string[] };

/**
 * Refuses (403) scopes that the giver does not have, (409) a name that another good token has, (400) one with an @: accounts of
 * people and the users of machines have one, and nobody else may act in their name.
 */
export function assertMayGive(
  giver: Giver,
  wanted: { name: string; scopes: readonly string[] },
  known: readonly TokenView[],
  now = new Date(),
): void {
  const lacking = checkedScopes(wanted.scopes).find((scope) => !covers(giver.scopes, scope));
  if (lacking !== undefined)
    throw new ReleaseRefusal(
      403,
      'more_than_own',
      `"${giver.name}" does not have ${lacking}, so cannot give it. It has: ${giver.scopes.join(', ')}.`,
    );
  if (wanted.name.includes('@'))
    throw new ReleaseRefusal(
      400,
      'bad_token_name',
      'The name of a token has no @: accounts and the users of machines have one in the log.',
    );
  const good = known.filter((token) => isGood(token, now));
  if (wanted.name !== giver.name && good.some(({ name }) => isSame(name, wanted.name)))
    throw new ReleaseRefusal(
      409,
      'token_name_taken',
      `A token "${wanted.name}" is good already. Give this one another name, or revoke that one first.`,
    );
  if (good.length >= mostGood)
    throw new ReleaseRefusal(409, 'too_many_tokens', `There are ${mostGood} good tokens. Revoke some first.`);
}

/** Refuses (409) to end the last token that may make others: through a server nobody could make one then. */
export function assertNotLast(id: string, known: readonly TokenView[], now = new Date()): void {
  const may = known.filter((token) => isGood(token, now) && allows(token.scopes, 'tokens', '*'));
  if (may.length !== 1 || may[0]?.id !== id) return;
  throw new ReleaseRefusal(
    409,
    'last_token',
    'This is the last token that may make others. Make another one first, or revoke it where the store is.',
  );
}

function covers(scopes: readonly string[], wanted: string): boolean {
  const [action, remote = ''] = wanted.split(':');
  return allows(scopes, action as Action, remote);
}

const isGood = ({ isRevoked, expiresAt }: TokenView, now: Date): boolean =>
  !isRevoked && Date.parse(expiresAt) > now.getTime();

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
