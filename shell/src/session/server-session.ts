import type { SessionStore } from '@dana/runtime';

const unknown = { status: 'unknown' } as const;

async function onlyInBrowser(): Promise<never> {
  throw new Error('A session is opened and closed in the browser only.');
}

/** The server renders public pages for everyone alike, so it knows no shopper. */
export const serverSession: SessionStore = {
  getSnapshot: () => unknown,
  subscribe: () => () => undefined,
  signIn: onlyInBrowser,
  register: onlyInBrowser,
  registerFromOrder: onlyInBrowser,
  signOut: onlyInBrowser,
};
