import type { SessionStore } from '@dana/runtime';

/** Resolves once calls carry the shopper's token or it is known that there is none. */
export function sessionKnown(session: SessionStore): Promise<void> {
  // Beside the question who the shopper is, not behind it.
  if (session.ready) return session.ready();
  if (session.getSnapshot().status !== 'unknown') return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(() => {
      if (session.getSnapshot().status === 'unknown') return;
      unsubscribe();
      resolve();
    });
  });
}
