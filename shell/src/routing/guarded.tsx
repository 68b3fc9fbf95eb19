import { splitLocale } from '@dana/contracts/locale';
import { paths } from '@dana/contracts/paths';
import { useSession } from '@dana/runtime';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Around a page for signed-in shoppers: a guest is led to sign in and back. Until it is known who asks – on the server
 * always – the page shows what it shows while waiting.
 */
export function Guarded({ children }: { children: ReactNode }): ReactNode {
  const { session } = useSession();
  const place = useLocation();
  const { pathname, search } = place;
  const navigate = useNavigate();
  const isGuest = session.status === 'guest';

  const leave = useEffectEvent(() => {
    // Signing out leads somewhere by itself; then the address is another already.
    if (splitLocale(location.pathname).path !== pathname) return;
    const query = new URLSearchParams({ next: `${pathname}${search}` });
    void navigate(`${paths.login()}?${query}`, { replace: true });
  });
  // At every place again: who leaves and comes back before another page has taken over finds this one as it was.
  useEffect(() => {
    if (isGuest && place) leave();
  }, [isGuest, place]);
  return children;
}
