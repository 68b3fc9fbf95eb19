import { passwordText } from '@dana/contracts/typed-text';
import { hash, verify } from '@node-rs/argon2';

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
