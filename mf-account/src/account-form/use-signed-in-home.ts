import { useSession } from '@dana/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A shopper who is signed in already is sent home. Signing in here navigates by itself. */
export function useSignedInHome(): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (session.status === 'signedIn') void navigate('/', { replace: true });
  });
  useEffect(() => leave(), []);
}
