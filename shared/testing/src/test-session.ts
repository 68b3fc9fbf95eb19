import { type ApiClient, type ApiClientOptions, createApiClient } from '@dana/api-client';
import type { Session, SessionStore, SessionUser } from '@dana/runtime';

type TestSession = SessionStore & { api: ApiClient };

/** A session as the shell keeps one, against the test API, without the browser's part (cookie, other tabs). */
export function createTestSession(
  options: Pick<ApiClientOptions, 'baseUrl' | 'locale' | 'currency' | 'shop' | 'readAbout'>,
): TestSession {
  const listeners = new Set<() => void>();
  let session: Session = { status: 'guest' };
  let token: string | undefined;
  const api = createApiClient({ ...options, token: () => token });

  function become(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }
  async function enter(path: string, body: Record<string, unknown>): Promise<SessionUser> {
    const schema = () => import('@dana/contracts/api/session').then((module) => module.sessionAnswerSchema);
    const { data } = await api.send('POST', path, body, schema);
    const { first_name: firstName, last_name: lastName, email, email_verified } = data.user;
    const user = { firstName, lastName, email, isEmailVerified: email_verified ?? false };
    token = data.token;
    become({ status: 'signedIn', user });
    return user;
  }
  return {
    api,
    getSnapshot: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: ({ email, password, keep_account }) =>
      enter('/login', { email, password, ...(keep_account && { keep_account }) }),
    registerFromOrder: ({ orderId, password }) => enter(`/orders/${orderId}/account`, { password }),
    register: ({ confirmPassword, ...fields }) =>
      enter('/register', { ...fields, password_confirmation: confirmPassword }),
    async signOut() {
      token = undefined;
      become({ status: 'guest' });
    },
  };
}
