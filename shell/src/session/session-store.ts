import type { SessionStore } from '@dana/runtime';

/** Placeholder of the session until the calls are there. */
export function createSessionStore(): SessionStore & { token: () => string | undefined; expire: (token: string) => void } {
  const notYet = async (): Promise<never> => {
    throw new Error('not yet');
  };
  const guest = { status: 'guest' } as const;
  return {
    getSnapshot: () => guest,
    subscribe: () => () => undefined,
    signIn: notYet,
    register: notYet,
    signOut: async () => undefined,
    token: () => undefined,
    expire: () => undefined,
  };
}
