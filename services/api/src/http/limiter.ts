import type { Context } from 'hono';
import { createAttempts } from './attempts.ts';
import type { ApiEnv } from './context.ts';
import { createLimiter, type LimitDeps } from './counted-calls.ts';

/** How many accounts' allowance an address has: it may be a house, an office or a whole mobile network. */
export const accountsPerAddress = 4;

/** The two counts of a kind of call: `callsMax` for an account (or what stands for one), four times that for an address. */
export function callLimits(deps: LimitDeps, name: string, callsMax: number, windowSeconds: number) {
  const ofAddress = createLimiter(deps, `${name} address`, callsMax * accountsPerAddress, windowSeconds);
  const ofAccount = createLimiter(deps, `${name} account`, callsMax, windowSeconds);
  return {
    address: (c: Context<ApiEnv>) => ofAddress.allow(c.get('clientAddress')),
    account: (account: string) => ofAccount.allow(account),
    /**
     * Both at once, for what is about something that strangers can name, too – a number, an e-mail: counted for who asks about
     * it, so that nobody uses up what its owner may do.
     */
    countAsker: async (c: Context<ApiEnv>, ...about: string[]) => {
      await ofAddress.allow(c.get('clientAddress'));
      const asker = c.get('user')?.id ?? c.get('clientAddress');
      for (const each of about) await ofAccount.allow(`${asker} about ${each}`);
    },
    /** Both at once, for an account that is the caller's own. */
    count: async (c: Context<ApiEnv>, account: string) => {
      await ofAddress.allow(c.get('clientAddress'));
      await ofAccount.allow(account);
    },
    /** For limits on failures: the call went well, so it does not count. */
    giveBack: async (c: Context<ApiEnv>, account: string) => {
      await ofAddress.giveBack(c.get('clientAddress'));
      await ofAccount.giveBack(account);
    },
  };
}

/** As `callLimits`, for attempts that count when they fail, and only then. */
export function failureLimits(deps: LimitDeps, name: string, failuresMax: number, windowSeconds: number) {
  const limitOf = (kind: string, max: number) => createAttempts(deps, `${name} ${kind}`, max, windowSeconds);
  const ofAddress = limitOf('address', failuresMax * accountsPerAddress);
  const ofAccount = limitOf('account', failuresMax);
  return {
    /** Does the work for an account from the caller's address; throws 429 when either has failed too often. */
    attempt: <Result>(
      c: Context<ApiEnv>,
      account: string,
      work: () => Promise<Result>,
      isFailure: (error: unknown) => boolean,
    ): Promise<Result> =>
      ofAddress(c.get('clientAddress'), () => ofAccount(account, work, isFailure), isFailure),
    /** For an account alone, wherever the caller is. */
    attemptOf: ofAccount,
  };
}
