import { passwordText } from '@dana/contracts/typed-text';
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Context } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';

// argon2id is the library's default algorithm. 19 MiB and two passes: OWASP's first recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const concurrentMax = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password with argon2id, by its letters as they look (`passwordText`). At most two hashes run at once, so that sign-ins cannot starve the shop. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(passwordText(password), cost));
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether a password fits its hash. Without a hash (no such account) the same work is done, so that the time of
 * the answer does not reveal whether the account exists. A password of before they were compared by how their letters look fits as
 * it was typed.
 */
export async function isRightPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const expected = storedHash ?? (await decoyHash);
  let isRight = false;
  for (const spelling of new Set([passwordText(password), password]))
    isRight ||= await inTurn(() => verify(expected, spelling));
  return isRight && storedHash !== undefined;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= concurrentMax) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot is passed to the next in the queue, not freed, so that a new call cannot overtake it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// The cost of looking grows with the length; what is hard to guess after so many characters stays so.
const judgedLengthMax = 64;
// zxcvbn's scale ends at 4. Below 2 a password falls to fewer than a million guesses.
const scoreMin = 2;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLengthMax });

/**
 * Refuses a new password that many people use, or that follows from a pattern or from who the shopper is:
 * 422 `errors.password`. @param own – e-mail and names of the account.
 */
export function refuseCommonPassword(password: string, own: readonly string[]): void {
  const { score } = judge.check(
    password,
    own.filter((text) => text !== ''),
  );
  if (score < scoreMin)
    throw new ApiFailure(422, 'common_password', { fields: { password: 'common_password' } });
}

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
