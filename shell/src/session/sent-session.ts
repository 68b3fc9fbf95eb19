import type { ApiClient } from '@dana/api-client';
import type { Session, SessionUser } from '@dana/runtime';
import { queryOptions } from '@tanstack/react-query';
import { readOwnSession } from './session-calls.ts';
import { sessionUserOf } from './session-user.ts';

const key = ['shell', 'session'];

/** Whose document this is, where the server was told. Read by the server alone. */
export const sentSessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: key,
    queryFn: async () => sessionUserOf(await readOwnSession(api)),
    meta: { isPersonal: true },
  });

const unknown = { status: 'unknown' } as const;

type SentQuery = { queryKey: readonly unknown[]; state: { data?: unknown } };

/** The session that a document was rendered with. @param queries – its page data. */
export function sentSession(queries: unknown): Session {
  const found = ((queries ?? []) as SentQuery[]).find(({ queryKey }) => String(queryKey) === String(key));
  // Written by our own server into our own document.
  return found ? { status: 'signedIn', user: found.state.data as SessionUser } : unknown;
}
