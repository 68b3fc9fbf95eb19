import type { SessionStore } from '@dana/runtime';

/** Resolves once it is known whether the shopper is signed in. */
export function sessionKnown(session: SessionStore): Promise<void> {
  if (session.getSnapshot().status !== 'unknown') return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(() => {
      if (session.getSnapshot().status === 'unknown') return;
      unsubscribe();
      resolve();
    });
  });
}
