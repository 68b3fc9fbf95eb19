import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import type { User } from '@dana/contracts/api/user';
import { splitLocale } from '@dana/contracts/locale';
import type { Session, SessionStore, SessionUser, Toast } from '@dana/runtime';
import { readOwnSession, requestSession, tellLogout } from './session-calls.ts';
import { cartCookieKeeper, edgeTokenKeeper, type TokenKeeper } from './token-keeper.ts';
import { hasTypedText } from './typed-text.ts';
import { isSignInPage, type Place, placeAfterSignIn, placeAfterExpiry } from './where-next.ts';

/** What the session needs of the shell; it exists only after the session itself, hence `connect`. */
export type SessionConnections = {
  api: ApiClient;
  bus: Bus;
  showToast: (toast: Toast) => void;
  /** Goes to a path without language prefix. The address changes before this returns. */
  navigate: (path: string) => void;
  /** Texts of the shell. */
  t: (key: string, values?: Record<string, unknown>) => string;
};

export type ShellSession = SessionStore & {
  token: () => string | undefined;
  /** A call with this token was answered 401: the session ends, once, however many calls say so. */
  expire: (token: string) => void;
  connect: (connections: SessionConnections) => void;
  /** Takes up the session that an earlier document left. Never rejects; the page does not wait for it. */
  start: () => Promise<void>;
};

/** What the session touches of the browser; tests bring their own. */
type SessionOptions = {
  keeper?: TokenKeeper;
  cart?: typeof cartCookieKeeper;
  here?: () => Place;
  isTyping?: () => boolean;
  retryDelaysMs?: number[];
};

/** Other tabs are told a little later rather than never, should the server be slow to keep the token. */
const keepTimeoutMs = 1_500;

/** The shopper's session: the token in memory, its copy with the server, the user, and the other tabs' news. */
export function createSessionStore({
  keeper = edgeTokenKeeper,
  cart = cartCookieKeeper,
  here = placeInBrowser,
  isTyping = hasTypedText,
  retryDelaysMs = [5_000, 15_000, 45_000],
}: SessionOptions = {}): ShellSession {
  const listeners = new Set<() => void>();
  let session: Session = { status: 'unknown' };
  let token: string | undefined;
  let connections: SessionConnections | undefined;
  let isRestoring = false;

  function connected(): SessionConnections {
    if (!connections)
      throw new Error('The session is not connected. Call connect() before any other function.');
    return connections;
  }

  function become(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** Everyone hears it, other tabs too. */
  function tell(): void {
    const { bus } = connected();
    if (session.status === 'signedIn')
      bus.publish({ type: 'session.changed', status: 'signedIn', firstName: session.user.firstName });
    else if (session.status === 'guest') bus.publish({ type: 'session.changed', status: 'guest' });
  }

  async function enter(
    kind: 'login' | 'register',
    body: Record<string, unknown>,
    isLasting = true,
  ): Promise<SessionUser> {
    const { api, showToast, navigate, t } = connected();
    const { user, token: newToken } = await requestSession(api, kind, body);
    token = newToken;
    if (user.cart) cart.offer(user.cart);
    const sessionUser = sessionUserOf(user);
    become({ status: 'signedIn', user: sessionUser });
    // First away from the sign-in page: on it no call carries the token, and what follows needs it.
    const next = placeAfterSignIn(here());
    if (next !== undefined) navigate(next);
    const text = kind === 'login' ? t('session.welcome', { name: user.name }) : t('session.accountCreated');
    showToast({ kind: 'success', text });
    await Promise.race([keeper.write(newToken, isLasting).catch(noteFailure), later(keepTimeoutMs)]);
    tell();
    return sessionUser;
  }

  function end(): void {
    token = undefined;
    cart.clear();
    become({ status: 'guest' });
    void keeper.forget().catch(noteFailure);
    tell();
  }

  async function restore(): Promise<void> {
    isRestoring = true;
    try {
      await takeUp();
    } finally {
      isRestoring = false;
    }
  }

  async function takeUp(attempt = 0): Promise<void> {
    const { api, navigate } = connected();
    try {
      const kept = await keeper.read();
      if (!kept) {
        become({ status: 'guest' });
        return tell();
      }
      token = kept;
      if (isSignInPage(here().path)) navigate(placeAfterSignIn(here()) ?? '/');
      const user = await readOwnSession(api);
      // Meanwhile the shopper may have signed out or the token may have run out.
      if (token !== kept) return;
      become({ status: 'signedIn', user: sessionUserOf(user) });
      tell();
    } catch (error) {
      // The token had run out and the session ended, or the shopper left: nothing to take up any more.
      if (session.status === 'guest') return;
      noteFailure(error);
      const delayMs = retryDelaysMs[attempt];
      if (delayMs === undefined) return become({ status: 'guest' });
      await later(delayMs);
      if (keeper.hasHint() && session.status !== 'signedIn') await takeUp(attempt + 1);
    }
  }

  return {
    getSnapshot: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => token,
    signIn: ({ remember, ...credentials }) => enter('login', credentials, remember),
    register: ({ confirmPassword, ...fields }) =>
      enter('register', { ...fields, password_confirmation: confirmPassword }),
    async signOut() {
      const { api, navigate } = connected();
      if (token !== undefined) void tellLogout(api, token).catch(noteFailure);
      end();
      navigate('/login');
    },
    expire(expired) {
      if (token !== expired) return;
      const { showToast, navigate, t } = connected();
      end();
      if (isRestoring) return;
      showToast({ kind: 'error', text: t('session.expired') });
      if (!isTyping()) navigate(placeAfterExpiry(here()));
    },
    connect(given) {
      connections = given;
      given.bus.on('session.changed').subscribe(({ status }) => {
        // Only news from another tab differ from this one's state. The hint tells whether they are true.
        if (status === 'guest' && session.status === 'signedIn' && !keeper.hasHint()) {
          token = undefined;
          become({ status: 'guest' });
        }
        if (status === 'signedIn' && session.status !== 'signedIn' && !isRestoring && keeper.hasHint())
          void restore();
      });
    },
    async start() {
      if (keeper.hasHint()) return restore();
      become({ status: 'guest' });
      tell();
    },
  };
}

function sessionUserOf({ first_name, last_name, email, phone }: User): SessionUser {
  return { firstName: first_name, lastName: last_name, email, ...(phone ? { phone } : {}) };
}

function placeInBrowser(): Place {
  return { path: splitLocale(location.pathname).path, search: location.search };
}

function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** Problems with a session are noted and never stand in the shopper's way. Source: docs/shop-rules.md. */
function noteFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: agreed: a line in the log and no more.
  console.warn('The session could not be kept or taken up.', error);
}
