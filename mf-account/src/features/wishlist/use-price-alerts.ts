import { isApiError } from '@dana/api-client';
import { useShell } from '@dana/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { priceAlertsQuery, setPriceAlerts } from '#api/price-alerts.ts';

type Change = { isOn: boolean; state: 'saving' | 'saved' | 'failed'; reason?: string };

/** Whether the shopper agreed to emails about lower prices, and the way to change that. */
export function usePriceAlerts() {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const query = priceAlertsQuery(api);
  const { data, error, refetch } = useQuery(query);
  const [change, setChange] = useState<Change>();
  /** While it is being saved. */
  const wanted = useRef<boolean>(undefined);

  async function choose(isOn: boolean): Promise<void> {
    const isUnderWay = wanted.current !== undefined;
    wanted.current = isOn;
    setChange({ isOn, state: 'saving' });
    // What is chosen while another choice is saved is saved after it: the last one counts.
    if (isUnderWay) return;
    try {
      for (let saved: boolean | undefined; wanted.current !== saved; ) {
        saved = wanted.current;
        queryClient.setQueryData(query.queryKey, await setPriceAlerts(api, saved));
      }
      setChange({ isOn: wanted.current, state: 'saved' });
    } catch (refused) {
      // Nothing was changed, or nobody knows: the box shows what was last known.
      const reason = isApiError(refused) ? refused.message : '';
      setChange({ isOn, state: 'failed', reason });
    } finally {
      wanted.current = undefined;
    }
  }
  return {
    emails: data,
    /** An API of before these emails is none that could not be reached. */
    isUnreadable: error !== null && !(isApiError(error) && [401, 404].includes(error.status)),
    readAgain: () => void refetch(),
    change,
    choose: (isOn: boolean) => void choose(isOn),
  };
}
