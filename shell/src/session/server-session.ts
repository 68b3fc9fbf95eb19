import type { Session, SessionStore } from '@dana/runtime';

async function onlyInBrowser(): Promise<never> {
  throw new Error('A session is opened and closed in the browser only.');
}

/**
 * The session of one render. Public pages are rendered for everyone alike: theirs is `unknown`. A new one for each: remotes keep
 * by it what is a document's own.
 */
export const serverSession = (session: Session): SessionStore => ({
  getSnapshot: () => session,
  getServerSnapshot: () => session,
  subscribe: () => () => undefined,
  signIn: onlyInBrowser,
  register: onlyInBrowser,
  registerFromOrder: onlyInBrowser,
  signOut: onlyInBrowser,
});
