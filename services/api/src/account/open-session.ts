import type { Context } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { emailTaken } from './change-profile.ts';
import { rememberDevice } from './known-devices.ts';
import { isRightPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { issueToken } from './tokens.ts';

/** An account that a request opened; or, where it was repeated under its key, one that it had opened before. */
type Opened = { userId: string; password: string; isNew: boolean };

/** Signs in to an account that was just opened. 422 `errors.email` for a repeat with another password. */
export async function sessionOfNew(deps: ApiDeps, c: Context<ApiEnv>, { userId, password, isNew }: Opened) {
  const user = await deps.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  // A repeat names the account by its key; it is signed in to by the password alone.
  const isOwner = isNew || (await isRightPassword(user?.password_hash, password));
  if (!user || !isOwner) throw emailTaken();
  await rememberDevice(deps, c, userId);
  const token = await issueToken(deps, deps.db, userId);
  return { user: presentUser(user, c.get('lang')), token };
}
