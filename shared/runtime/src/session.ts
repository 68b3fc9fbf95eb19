import { useSyncExternalStore } from 'react';
import { useShell } from './shell-context.ts';

export type SessionUser = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
};

/** `unknown` until the browser has asked; the server renders every public page as `unknown`. */
export type Session = { status: 'unknown' } | { status: 'guest' } | { status: 'signedIn'; user: SessionUser };

export type SessionActions = {
  /**
   * Signs in with e-mail and password. Throws `ApiError` (401/422 with `fields`) or `UnreachableError`.
   * `remember: false` ends the session with the browser; by default it outlives it.
   */
  signIn: (credentials: { email: string; password: string; remember?: boolean }) => Promise<SessionUser>;
  /** Creates an account and signs in. Same errors. */
  register: (fields: {
    first_name: string;
    last_name: string;
    email: string;
    phone?: string;
    password: string;
    confirmPassword: string;
  }) => Promise<SessionUser>;
  /** Clears user, token and cart id, and goes to /login. Never fails: the local session ends in any case. */
  signOut: () => Promise<void>;
};

export type SessionStore = SessionActions & {
  getSnapshot: () => Session;
  subscribe: (listener: () => void) => () => void;
};

const unknownSession: Session = { status: 'unknown' };

/** The shopper's session and what can be done with it. */
export function useSession(): SessionActions & { session: Session } {
  const { session: store } = useShell();
  const session = useSyncExternalStore(store.subscribe, store.getSnapshot, () => unknownSession);
  return { session, signIn: store.signIn, register: store.register, signOut: store.signOut };
}
