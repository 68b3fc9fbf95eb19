import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents } from './live-events.ts';
import { credentials } from './credentials.ts';
import { shopEnv } from './shop-env.ts';

/** Follows the changes of the shop while mounted, and has everything that is shown read again with each. @returns whether they come. */
export function useLiveState(): boolean {
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    void followEvents({
      env: shopEnv,
      headers: credentials(),
      signal: ended.signal,
      onState: setIsLive,
      onEvent: () => void queries.invalidateQueries(),
    });
    return () => ended.abort();
  }, [queries]);
  return isLive;
}
