import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ApiFailure } from '../http/failure.ts';

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
