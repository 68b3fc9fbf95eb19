import type { TokenAnswer } from '@dana/releases/api/release-admin';
import { StateView } from '@dana/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLiveState } from './calls/live-state.ts';
import { useRegistry } from './calls/queries.ts';
import { CallFailure, call, forgetToken, hasToken } from './calls/release-call.ts';
import { ChangeProvider } from './change/change-provider.tsx';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { LogPage } from './log/log-page.tsx';
import { NowPage } from './now/now-page.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { SlotPage } from './slot/slot-page.tsx';
import { useConsoleMessages } from './messages.ts';

type PersonAnswer = { person: Pick<TokenAnswer, 'name' | 'scopes'> | null };

/** The whole page: who are you, unless a proxy in front has said it, and then what is live. */
export function ReleaseConsole() {
  const { t } = useConsoleMessages();
  const queries = useQueryClient();
  const [why, setWhy] = useState<unknown>();
  const [isIn, setIsIn] = useState(hasToken);
  const { data, error } = useQuery({
    queryKey: ['person'],
    queryFn: ({ signal }) => call<PersonAnswer>('/v1/person', { signal }),
    enabled: !isIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const person = data?.person?.name;
  const signOut = useCallback(
    (reason?: unknown) => {
      forgetToken();
      queries.clear();
      setWhy(reason);
      setIsIn(false);
    },
    [queries],
  );
  // Whom the server turns away is not let in again by the same name.
  const isTurnedAway = why !== undefined;
  if (isIn || (person !== undefined && !isTurnedAway))
    return <Workplace person={isIn ? undefined : person} onSignOut={signOut} />;
  if (!isTurnedAway && !data && !error) return <StateView kind="loading" title={t('loading')} size="page" />;
  return <SignIn why={why ?? error ?? undefined} onSignedIn={() => setIsIn(true)} />;
}

type WorkplaceProps = { person: string | undefined; onSignOut: (why?: unknown) => void };

/** What somebody who is known sees. Who is known no more is led back to the entrance. */
function Workplace({ person, onSignOut }: WorkplaceProps) {
  const { t } = useConsoleMessages();
  const isLive = useLiveState();
  const { error } = useRegistry();
  useEffect(() => {
    if (error instanceof CallFailure && error.status === 401) onSignOut(error);
  }, [error, onSignOut]);
  return (
    <ConsoleFrame isLive={isLive} person={person} onSignOut={() => onSignOut()}>
      <ChangeProvider>
        <Routes>
          <Route index element={<NowPage />} />
          <Route path="slots/:remote" element={<SlotPage />} />
          <Route path="log" element={<LogPage />} />
          <Route path="*" element={<StateView kind="empty" title={t('notFound')} size="page" as="h1" />} />
        </Routes>
      </ChangeProvider>
    </ConsoleFrame>
  );
}
