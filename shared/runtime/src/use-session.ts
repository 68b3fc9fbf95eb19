import { useSyncExternalStore } from 'react';
import type { Session, SessionActions } from './session.ts';
import { useShell } from './shell-context.ts';

const unknownSession: Session = { status: 'unknown' };
const unknownYet = (): Session => unknownSession;

/** The shopper's session and what can be done with it. */
export function useSession(): SessionActions & { session: Session; refresh: () => Promise<void> } {
  const { session: store } = useShell();
  const session = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot ?? unknownYet,
  );
  const { signIn, register, signOut, refresh = notOffered } = store;
  return { session, signIn, register, signOut, refresh };
}

async function notOffered(): Promise<void> {}
