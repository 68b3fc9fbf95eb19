import type { Context } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';
import { isRightPassword } from './passwords.ts';

const windowSeconds = 300;

/**
 * Asks who is signed in for the password once more, where a stranger at their device must not get further: 422
 * `errors.current_password` unless it is the account's. Wrong ones are counted, for all that asks so together.
 */
export function passwordQuestion(deps: ApiDeps) {
  const passwords = callLimits(deps, 'password-change', deps.limits.signIn, windowSeconds);
  return async (
    c: Context<ApiEnv>,
    user: { id: string; password_hash: string },
    current: string,
  ): Promise<void> => {
    await passwords.count(c, user.id);
    if (!(await isRightPassword(user.password_hash, current))) {
      throw new ApiFailure(422, 'wrong_password', { fields: { current_password: 'wrong_password' } });
    }
    await passwords.giveBack(c, user.id);
  };
}
