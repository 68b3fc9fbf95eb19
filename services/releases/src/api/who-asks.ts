import type { RateLimit } from '@dana/server/rate-limit';
import { clientOf, peerOf } from '@dana/server/request-client';
import { givenOf, type Variables } from '@dana/server/server-settings';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import type { Context } from 'hono';
import { automaticActor } from '../changes/change.ts';
import { readConsoleUrl } from '../health/start-judging.ts';
import { allows, authenticate, checkedScopes, type Action, type TokenView } from '../keeping/tokens.ts';
import { ReleaseRefusal, type Store } from '../store/store.ts';

/** Who asks: by a token, or a person that the proxy in front has signed in. */
type WhoAsks = Pick<TokenView, 'id' | 'name'> & {
  kind: 'token' | 'person';
  scopes: readonly string[];
  expiresAt?: string | undefined;
};

/** People whom a trusted proxy names, and what each of them may do. */
type People = {
  /**
   * The person of a request; `undefined` where no trusted proxy names one.
   * Errors: refuses (401) a name that is none, (403) one without scopes, and a change that a page of another origin asks for.
   */
  find(c: Context): WhoAsks | undefined;
};

type Rule = { pattern: string; scopes: readonly string[] };

/**
 * Reads `RELEASE_USER_HEADER` and `RELEASE_USER_SCOPES`; `undefined` where no header is named: then there are only tokens.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readPeople(environment: Variables, publicOrigin: string): People | undefined {
  const variables = givenOf(environment);
  const { RELEASE_USER_HEADER: header, RELEASE_USER_SCOPES: text, TRUSTED_PROXIES: proxies } = variables;
  if (header === undefined && text === undefined) return undefined;
  if (header === undefined || !/^[a-z][a-z0-9-]{0,60}$/i.test(header))
    throw new Error(
      `RELEASE_USER_HEADER is "${header ?? ''}"; it is the header in which a trusted proxy names who asks, such as x-forwarded-email.`,
    );
  if (proxies === undefined)
    throw new Error(
      'RELEASE_USER_HEADER is believed from trusted proxies alone; TRUSTED_PROXIES names none.',
    );
  const rules = readRules(text);
  const trusted = readTrustedProxies(proxies);
  const { origin } = new URL(readConsoleUrl(variables, publicOrigin));
  return {
    find(c) {
      const given = c.req.header(header);
      if (given === undefined || !trusted.trusts(peerOf(c), 0)) return undefined;
      const name = given.trim();
      // Two names are two headers: one of them did not come from the proxy.
      if (!/^[^\s,;<>"]{1,120}$/.test(name) || name.toLowerCase() === automaticActor)
        throw new ReleaseRefusal(401, 'bad_person', `The proxy in front names nobody in ${header}.`);
      const scopes = [...new Set(rules.filter((rule) => fits(name, rule)).flatMap((rule) => rule.scopes))];
      if (scopes.length === 0) {
        const message = `${name} is known, and may do nothing here. RELEASE_USER_SCOPES says who may what.`;
        throw new ReleaseRefusal(403, 'nothing_allowed', message);
      }
      if (!['GET', 'HEAD'].includes(c.req.method)) assertOwnPage(c, origin);
      return { kind: 'person', id: `person ${name}`, name, scopes: scopes.toSorted() };
    },
  };
}

/** `lina@shop.example=release:mf-cart-checkout,read;*@shop.example=read`: whoever several fit has the scopes of all of them. */
function readRules(text = ''): Rule[] {
  try {
    const rules = text.split(';').flatMap((part) => {
      if (part.trim() === '') return [];
      const [, pattern = '', scopes = ''] = /^\s*([^\s=,*]+|\*[^\s=,*]*)\s*=([^=]+)$/.exec(part) ?? [];
      return [
        { pattern: pattern.toLowerCase(), scopes: checkedScopes(scopes.split(',').map((one) => one.trim())) },
      ];
    });
    if (rules.length > 0) return rules;
  } catch {
    // One sentence says it for all.
  }
  throw new Error(
    `RELEASE_USER_SCOPES is "${text}"; it says who may what, such as lina@shop.example=release:mf-cart-checkout;*@shop.example=read.`,
  );
}

function fits(name: string, { pattern }: Rule): boolean {
  const small = name.toLowerCase();
  return pattern.startsWith('*') ? small.endsWith(pattern.slice(1)) : small === pattern;
}

/**
 * The proxy signs whatever the browser sends, also what another site had it send. Browsers say where a change comes from; what does
 * not say it is no page of ours.
 */
function assertOwnPage(c: Context, origin: string): void {
  const [asking, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
  if (asking === origin && [undefined, 'same-origin'].includes(site)) return;
  const message = `Only the page for releases at ${origin} changes something for a person. RELEASE_CONSOLE says where it is.`;
  throw new ReleaseRefusal(403, 'foreign_page', message);
}

type GuardOptions = { store: Store; strangers: RateLimit; people?: People | undefined };

/** Decides who may do what. */
export type Guard = ReturnType<typeof createGuard>;

declare module 'hono' {
  interface ContextVariableMap {
    whoAsks?: WhoAsks;
  }
}

export function createGuard({ store, strangers, people }: GuardOptions) {
  async function find(c: Context): Promise<WhoAsks> {
    const person = c.req.header('authorization') === undefined ? people?.find(c) : undefined;
    return person ?? { kind: 'token', ...(await authenticate(store, tokenOf(c))) };
  }

  function turnAway(c: Context, refusal: ReleaseRefusal): never {
    if (strangers.take(clientOf(c).network)) throw refusal;
    throw new ReleaseRefusal(429, 'too_many_attempts', 'Too many attempts. Wait a minute.');
  }

  /** Who asks. Errors: refuses (401) without a good token or a person, (429) an address that tries too often. */
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
    /** Whether who asked is known yet, while the request is still under way; yes while the store cannot be asked. */
    isStillKnown: (c: Context): Promise<boolean> =>
      find(c).then(
        () => true,
        (error) => !(error instanceof ReleaseRefusal && [401, 403].includes(error.status)),
      ),
    /** As `known`, and allowed to do this to each of these. Errors: refuses (403) also. */
    async allowed(c: Context, action: Action, remotes: readonly string[]): Promise<WhoAsks> {
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
          `The ${kind} "${name}" may not ${action} ${what}. It may: ${scopes.join(', ')}.`,
        ),
      );
    },
  };
}

function tokenOf(c: Context): string {
  const [, text = ''] = /^Bearer ([\w-]{1,200})$/.exec(c.req.header('authorization') ?? '') ?? [];
  return text;
}
