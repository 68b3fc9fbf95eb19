import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type MailedToken = {
  /** Whether the shopper came by a mailed link; known on the server as well. */
  isMailed: boolean;
  token: string;
  forget: () => void;
};

/**
 * The token of a mailed link. The server has moved it behind the `#`, where no server, log or referrer sees it; here it is
 * taken out of the address, and so out of the history, before anything else happens.
 */
export function useMailedToken(): MailedToken {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [isMailed, setMailed] = useState(() => new URLSearchParams(search).has('reset'));
  const [token, setToken] = useState('');

  useEffect(() => {
    const mailed = new URLSearchParams(hash.slice(1)).get('token');
    if (mailed) {
      setToken(mailed);
      setMailed(true);
    } else if (!new URLSearchParams(search).has('reset')) return;
    // Without a token the page was reloaded, or the link was cut off: then another one is asked for.
    else setMailed(false);
    void navigate(pathname, { replace: true });
  }, [hash, search, pathname, navigate]);

  return {
    isMailed,
    token,
    forget() {
      setMailed(false);
      setToken('');
    },
  };
}
