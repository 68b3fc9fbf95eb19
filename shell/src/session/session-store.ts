import { offers } from '@dana/contracts/offers';
import type { Session, SessionUser } from '@dana/runtime';
import { createAwaitedToken } from './awaited-token.ts';
import { createCallsUnderWay } from './calls-under-way.ts';
import { later, noteFailure } from './delay.ts';
import { readOwnSession, requestSession, type SessionCall, sendLogout } from './session-calls.ts';
import type { SessionConnections, ShellSession } from './shell-session.ts';
import { accountOf, sessionEventOf, sessionUserOf } from './session-user.ts';
import { cartCookieKeeper, edgeTokenKeeper, type TokenKeeper } from './token-keeper.ts';
import { createTypedText, type TypedText } from './typed-text.ts';
import {
  isSignInPage,
  type Place,
  placeAfterSignIn,
  placeAfterExpiry,
  placeInBrowser,
} from './where-next.ts';

/** What the session touches of the browser; tests bring their own. */
type SessionOptions = {
  keeper?: TokenKeeper;
  cart?: typeof cartCookieKeeper;
  here?: () => Place;
  typed?: TypedText;
  retryDelaysMs?: number[];
  newsDelaysMs?: number[];
  /** What the document came with. */
  sent?: Session;
};

type EnterOptions = {
  /** It outlives the browser's closing. */
  isLasting?: boolean;
  /** The account was just made. */
  isNew?: boolean;
  /** The page goes on where it stands. */
  staysHere?: boolean;
};

/** Other tabs are notified a little later rather than never, should the server be slow to keep the token. */
const keepTimeoutMs = 1_500;
/** A call that hangs must not keep a token alive. */
const callsTimeoutMs = 3_000;

/** The shopper's session: the token in memory, its copy with the server, the user, and the messages of other tabs. */
export function createSessionStore({
  keeper = edgeTokenKeeper,
  cart = cartCookieKeeper,
  here = placeInBrowser,
  typed = createTypedText(),
  retryDelaysMs = [1_000, 4_000, 15_000],
  newsDelaysMs = [100, 500, 2_000],
  sent = { status: 'unknown' },
}: SessionOptions = {}): ShellSession {
  const listeners = new Set<() => void>();
  // The shopper may have signed out elsewhere since it was sent.
  let session: Session = keeper.hasHint() ? sent : { status: 'unknown' };
  let token: string | undefined;
  let connections: SessionConnections | undefined;
  let isRestoring = false;
  const calls = createCallsUnderWay();
  const awaited = createAwaitedToken(session.status === 'signedIn');
  /** Whose data the document came with, until the API has said who is there. */
  let sentTo = accountOf(sent);

  function connected(): SessionConnections {
    if (!connections)
      throw new Error('The session is not connected. Call connect() before any other function.');
    return connections;
  }

  function become(next: Session): void {
    session = next;
    if (sentTo !== undefined && sentTo !== accountOf(next)) connected().forgetPersonal();
    sentTo = undefined;
    for (const listener of listeners) listener();
  }

  /** For all listeners, those of other tabs too. */
  function publishSession(): void {
    const event = sessionEventOf(session);
    if (event) connected().bus.publish(event);
  }

  async function enter(
    call: SessionCall,
    { isLasting = true, isNew = false, staysHere = false }: EnterOptions = {},
  ): Promise<SessionUser> {
    const { api, showToast, navigate, t } = connected();
    const { user, token: newToken } = await requestSession(api, call);
    token = newToken;
    awaited.settle();
    if (user.cart) cart.offer(user.cart);
    const sessionUser = sessionUserOf(user);
    become({ status: 'signedIn', user: sessionUser });
    // First away from the sign-in page: on it no call carries the token, and what follows needs it.
    const next = staysHere ? undefined : placeAfterSignIn(here());
    if (next !== undefined) navigate(next);
    typed.giveBack(here().path, user.email);
    const text = isNew ? t('session.accountCreated') : t('session.welcome', { name: user.name });
    showToast({ kind: 'success', text });
    await Promise.race([keeper.write(newToken, isLasting).catch(noteFailure), later(keepTimeoutMs)]);
    publishSession();
    return sessionUser;
  }

  /** Nothing of the shopper stays in this page. */
  function becomeGuest(): void {
    token = undefined;
    // Whoever ended the session: what waits for a token waits for none any more.
    awaited.settle();
    become({ status: 'guest' });
    connected().forgetPersonal();
  }

  function end(): void {
    cart.clear();
    becomeGuest();
    void keeper.forget().catch(noteFailure);
    publishSession();
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
      const answered = await keeper.read();
      // The shopper may have signed out elsewhere while this was on its way.
      const kept = keeper.hasHint() ? answered : undefined;
      token = kept;
      awaited.settle();
      if (!kept) {
        become({ status: 'guest' });
        return publishSession();
      }
      if (isSignInPage(here().path)) navigate(placeAfterSignIn(here()) ?? '/');
      const user = await readOwnSession(api);
      // Meanwhile the shopper may have signed out or the token may have run out.
      if (token !== kept) return;
      become({ status: 'signedIn', user: sessionUserOf(user) });
      publishSession();
    } catch (error) {
      // The token had run out and the session ended, or the shopper left: nothing to take up any more.
      if (session.status === 'guest') return;
      noteFailure(error);
      const delayMs = retryDelaysMs[attempt];
      if (delayMs === undefined) {
        awaited.settle();
        const { showToast, t } = connected();
        showToast({ kind: 'error', text: t('session.unconfirmed') });
        return become({ status: 'guest' });
      }
      await later(delayMs);
      if (session.status === 'signedIn' && sentTo === undefined) return;
      if (keeper.hasHint()) await takeUp(attempt + 1);
      else followOtherTabs();
    }
  }

  /** The hint is shared by all tabs and says the current state: a message can be late, or have been missed. */
  function followOtherTabs(): void {
    const hasSession = keeper.hasHint();
    if (!hasSession && session.status !== 'guest') becomeGuest();
    if (hasSession && session.status === 'guest' && !isRestoring) void restore();
  }

  /** A message of another tab can be here before the hint is: browsers let tabs see each other's cookies a little later. */
  async function followOtherTab(): Promise<void> {
    followOtherTabs();
    for (const delayMs of newsDelaysMs) {
      await later(delayMs);
      followOtherTabs();
    }
  }

  return {
    getSnapshot: () => session,
    getServerSnapshot: () => sent,
    tokenOnItsWay: awaited.onItsWay,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => token,
    signIn: ({ remember = true, staysHere = false, ...credentials }) =>
      enter({ path: '/login', body: credentials }, { isLasting: remember, staysHere }),
    register: ({ confirmPassword, ...fields }) =>
      enter(
        { path: '/register', body: { ...fields, password_confirmation: confirmPassword } },
        { isNew: true },
      ),
    registerFromOrder: ({ orderId, password, key }) =>
      enter(
        { path: `/orders/${encodeURIComponent(orderId)}/account`, body: { password }, key },
        { isNew: true, staysHere: true },
      ),
    async signOut({ isAsked = true, isOver = false } = {}) {
      const { api, navigate, leaveDevice } = connected();
      if (!(await leaveDevice(isAsked))) return;
      const ended = token;
      const callsOver = Promise.race([calls.settled(), later(callsTimeoutMs)]);
      end();
      navigate('/login');
      // Not before what is under way with the token: it would be refused, and the page it is for would fail.
      if (ended !== undefined && !isOver && offers(api, 'sign-out'))
        void callsOver.then(() => sendLogout(api, ended)).catch(noteFailure);
    },
    watchCall: calls.watch,
    expire(expired) {
      if (token !== expired) return;
      const { showToast, navigate, t } = connected();
      const place = here();
      // Before anything changes: what was typed comes back with the shopper who typed it.
      if (session.status === 'signedIn') typed.keep(place.path, session.user.email);
      end();
      showToast({ kind: 'error', text: t('session.expired') });
      navigate(placeAfterExpiry(place));
    },
    connect(given) {
      connections = given;
      given.bus.deliveries('session.changed').subscribe(({ event, origin }) => {
        if (origin === 'otherTab' && event.status !== session.status) void followOtherTab();
      });
    },
    async start() {
      if (keeper.hasHint()) return restore();
      awaited.settle();
      become({ status: 'guest' });
      publishSession();
    },
    followOtherTabs,
    ready: () => awaited.settled,
    async refresh() {
      const { api } = connected();
      const asked = token;
      const user = await readOwnSession(api).catch(noteFailure);
      if (!user || token !== asked) return;
      become({ status: 'signedIn', user: sessionUserOf(user) });
      publishSession();
    },
  };
}
