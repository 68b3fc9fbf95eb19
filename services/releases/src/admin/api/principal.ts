import type { RateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { People, WhoAsks } from '../people.ts';
import { type Action, allows } from '../tokens/scopes.ts';
import { authenticate } from '../tokens/tokens.ts';

type GuardOptions = {
  store: Store;
  strangers: RateLimit;
  /** Whom the proxy in front signs in; without it there are only tokens. */
  people?: People | undefined;
};

/** Decides who may do what. */
export type Guard = {
  /** Who asks. Errors: refuses (401) without a good token or a person, (429) an address that tries too often. */
  known(c: Context): Promise<WhoAsks>;
  /** Whether who asked is known yet, while the request is still under way; yes while the store cannot be asked. */
  isStillKnown(c: Context): Promise<boolean>;
  /** As `known`, and allowed to do this to each of these. Errors: refuses (403) also. */
  allowed(c: Context, action: Action, remotes: readonly string[]): Promise<WhoAsks>;
};

declare module 'hono' {
  interface ContextVariableMap {
    /** For the log, once it is known. */
    whoAsks?: WhoAsks;
  }
}

const doing: Readonly<Record<Action, string>> = {
  check: 'check',
  publish: 'publish',
  release: 'release',
};

export function createGuard({ store, strangers, people }: GuardOptions): Guard {
  async function find(c: Context): Promise<WhoAsks> {
    const person = c.req.header('authorization') === undefined ? people?.find(c) : undefined;
    return person ?? { kind: 'token', ...(await authenticate(store, tokenOf(c))) };
  }

  /** Who guesses is slowed down. */
  function turnAway(c: Context, refusal: ReleaseRefusal): never {
    if (strangers.take(clientOf(c).network)) throw refusal;
    throw new ReleaseRefusal(429, 'too_many_attempts', 'Too many attempts. Wait a minute.');
  }

  async function known(c: Context): Promise<WhoAsks> {
    try {
      const who = await find(c);
      c.set('whoAsks', who);
      return who;
    } catch (error) {
      if (error instanceof ReleaseRefusal && [401, 403].includes(error.status)) return turnAway(c, error);
      throw error;
    }
  }

  return {
    known,
    isStillKnown: (c) =>
      find(c).then(
        () => true,
        (error) => !(error instanceof ReleaseRefusal && [401, 403].includes(error.status)),
      ),
    async allowed(c, action, remotes) {
      const who = await known(c);
      const { kind, name, scopes } = who;
      const foreign = remotes.find((remote) => !allows(scopes, action, remote));
      if (foreign === undefined) return who;
      const what = foreign === '*' ? 'everything' : foreign;
      return turnAway(
        c,
        new ReleaseRefusal(
          403,
          'not_allowed',
          `The ${kind} "${name}" may not ${doing[action]} ${what}. It may: ${scopes.join(', ')}.`,
        ),
      );
    },
  };
}

function tokenOf(c: Context): string {
  const [, text = ''] = /^Bearer ([\w-]{1,200})$/.exec(c.req.header('authorization') ?? '') ?? [];
  return text;
}
