import type { Context } from 'hono';
import { type Action, allows } from '../tokens/scopes.ts';
import type { RateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import { authenticate, type TokenView } from '../tokens/tokens.ts';
import { type Attempt, noteRefusal } from '../../audit/note-refusal.ts';
import type { AuditEntry } from '../../audit/audit-log.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';

type GuardOptions = {
  store: Store;
  strangers: RateLimit;
  /** Somebody was turned away. */
  onTurnedAway?: ((entry: AuditEntry) => Promise<void>) | undefined;
};

/** Decides who may do what, and keeps a note of everyone who was turned away. */
export type Guard = {
  /** The token's owner. Errors: refuses (401) without a good token, (429) an address that tries too often. */
  known(c: Context): Promise<TokenView>;
  /** Whether the token of a request that is still under way is good yet; yes while the store cannot be asked. */
  isStillKnown(c: Context): Promise<boolean>;
  /** As `known`, and allowed to do this to each of these. Errors: refuses (403) also. */
  allowed(c: Context, action: Action, remotes: readonly string[]): Promise<TokenView>;
};

const doing: Readonly<Record<Action, string>> = {
  check: 'check',
  publish: 'publish',
  release: 'release',
  keys: 'change the keys of',
  approve: 'approve changes of',
  hooks: 'change who is notified of',
  tokens: 'make tokens for',
};

export function createGuard({ store, strangers, onTurnedAway }: GuardOptions): Guard {
  async function turnAway(
    c: Context,
    refusal: ReleaseRefusal,
    who: Partial<Pick<Attempt, 'actor' | 'remotes'>> = {},
  ): Promise<never> {
    const { address, network } = clientOf(c);
    // Beyond the limit nothing is written any more: a flood must not fill the log.
    if (!strangers.take(network))
      throw new ReleaseRefusal(429, 'too_many_attempts', 'Too many attempts. Wait a minute.');
    const what = `${c.req.method} ${c.req.path.slice(0, 200)}`;
    const isStranger = who.actor === undefined;
    const entry = await noteRefusal(store, { actor: 'unknown', address, what, ...who }, refusal, isStranger);
    if (entry) await onTurnedAway?.(entry);
    throw refusal;
  }

  async function known(c: Context): Promise<TokenView> {
    try {
      return await authenticate(store, tokenOf(c));
    } catch (error) {
      if (error instanceof ReleaseRefusal && error.status === 401) return turnAway(c, error);
      throw error;
    }
  }

  return {
    known,
    isStillKnown: (c) =>
      authenticate(store, tokenOf(c)).then(
        () => true,
        (error) => !(error instanceof ReleaseRefusal && error.status === 401),
      ),
    async allowed(c, action, remotes) {
      const token = await known(c);
      const foreign = remotes.find((remote) => !allows(token.scopes, action, remote));
      if (foreign === undefined) return token;
      const what = foreign === '*' ? 'everything' : foreign;
      const refusal = new ReleaseRefusal(
        403,
        'not_allowed',
        `The token "${token.name}" may not ${doing[action]} ${what}. It may: ${token.scopes.join(', ')}.`,
      );
      return turnAway(c, refusal, { actor: token.name, remotes: remotes.filter((remote) => remote !== '*') });
    },
  };
}

function tokenOf(c: Context): string {
  const [, text = ''] = /^Bearer ([\w-]{1,200})$/.exec(c.req.header('authorization') ?? '') ?? [];
  return text;
}
