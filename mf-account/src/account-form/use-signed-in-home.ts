import { useSession } from '@dana/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whoever is signed in already has no business here and goes home. Signing in here leads away by itself. */
export function useSignedInHome(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (session.status === 'signedIn') void navigate('/', { replace: true });
  });
  useEffect(() => leave(), []);
}
