import { useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAddress, makeDefaultAddress } from '#api/addresses.mutations.ts';
import { addressesQuery } from '#api/addresses.queries.ts';

/** Changes one saved address; the list is read again before the change counts as done. */
export function useAddressChange(id: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function run(change: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailed(false);
    try {
      await change();
      await queryClient.invalidateQueries({ queryKey: addressesQuery(api).queryKey });
      return true;
    } catch {
      // Whatever the reason, the address is as it was, and the shopper can try again.
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    hasFailed,
    makeDefault: () => run(() => makeDefaultAddress(api, id)),
    remove: () => run(() => deleteAddress(api, id)),
  };
}
