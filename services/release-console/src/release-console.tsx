import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { hasCredentials } from './calls/credentials.ts';
import { signOut as endSession } from './sign-in/account-sign-in.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { Workplace } from './workplace.tsx';

type ReleaseConsoleProps = {
  /** Why the provider's way back let nobody in. */
  refused?: unknown;
};

/** The whole page: who are you, and then what is live. */
export function ReleaseConsole({ refused }: ReleaseConsoleProps) {
  const queries = useQueryClient();
  const [why, setWhy] = useState<unknown>(refused);
  const [isSignedIn, setIsSignedIn] = useState(hasCredentials);
  const signOut = useCallback(
    (reason?: unknown) => {
      endSession();
      queries.clear();
      setWhy(reason);
      setIsSignedIn(false);
    },
    [queries],
  );
  return isSignedIn ? (
    <Workplace onSignOut={signOut} />
  ) : (
    <SignIn why={why} onSignedIn={() => setIsSignedIn(true)} />
  );
}
