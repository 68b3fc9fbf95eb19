import type { Context } from 'hono';
import { type Action, allows } from '../tokens/scopes.ts';
import type { RateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import { authenticate } from '../tokens/tokens.ts';
import type { Sessions } from '../session/sessions.ts';
import type { WhoAsks } from '../session/who-asks.ts';
import { type Attempt, noteRefusal } from '../../audit/note-refusal.ts';
import type { AuditEntry } from '../../audit/audit-log.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';

type GuardOptions = {
  store: Store;
  strangers: RateLimit;
  /** Who is signed in with an account; without them there are only tokens. */
  sessions?: Pick<Sessions, 'find'> | undefined;
  /** Somebody was turned away. */
  onTurnedAway?: ((entry: AuditEntry) => Promise<void>) | undefined;
};

/** Decides who may do what, and keeps a note of everyone who was turned away. */
export type Guard = {
  /** Who asks. Errors: refuses (401) without a good token or session, (429) an address that tries too often. */
  known(c: Context): Promise<WhoAsks>;
  /** Whether the token or session of a request that is still under way is good yet; yes while the store cannot be asked. */
  isStillKnown(c: Context): Promise<boolean>;
  /** As `known`, and allowed to do this to each of these. Errors: refuses (403) also. */
  allowed(c: Context, action: Action, remotes: readonly string[]): Promise<WhoAsks>;
};

const doing: Readonly<Record<Action, string>> = {
  check: 'check',
  publish: 'publish',
  release: 'release',
  approve: 'approve changes of',
  hooks: 'change who is notified of',
  tokens: 'make tokens for',
};

export function createGuard({ store, strangers, sessions, onTurnedAway }: GuardOptions): Guard {
  async function find(c: Context): Promise<WhoAsks> {
    const account = c.req.header('authorization') === undefined ? await sessions?.find(c) : undefined;
    return account ?? { kind: 'token', ...(await authenticate(store, tokenOf(c))) };
  }

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

  async function known(c: Context): Promise<WhoAsks> {
    try {
      return await find(c);
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
        (error) => !(error instanceof ReleaseRefusal && error.status === 401),
      ),
    async allowed(c, action, remotes) {
      const principal = await known(c);
      const { kind, name, scopes } = principal;
      const foreign = remotes.find((remote) => !allows(scopes, action, remote));
      if (foreign === undefined) return principal;
      const what = foreign === '*' ? 'everything' : foreign;
      const refusal = new ReleaseRefusal(
        403,
        'not_allowed',
        `The ${kind} "${name}" may not ${doing[action]} ${what}. It may: ${scopes.join(', ')}.`,
      );
      return turnAway(c, refusal, { actor: name, remotes: remotes.filter((remote) => remote !== '*') });
    },
  };
}

function tokenOf(c: Context): string {
  const [, text = ''] = /^Bearer ([\w-]{1,200})$/.exec(c.req.header('authorization') ?? '') ?? [];
  return text;
}
