import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { currentToken, forgetToken } from './calls/release-token.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { Workplace } from './workplace.tsx';

/** The whole page: who are you, and then what is live. */
export function ReleaseConsole() {
  const queries = useQueryClient();
  const [isSignedIn, setIsSignedIn] = useState(currentToken() !== null);
  const [why, setWhy] = useState<unknown>();
  const signOut = useCallback(
    (reason?: unknown) => {
      forgetToken();
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
