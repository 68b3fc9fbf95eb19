import type { AwaitOtherSlot } from '@dana/runtime';
import type { RemoteReleases } from '../loading/load-from-remote.ts';
import type { SlotLoader } from '../loading/slots/slot-loader.ts';
import { slotOwner } from '../loading/slots/slot-owner.ts';
import type { AwaitOther } from '../releases/healing/recovery-poller.ts';

/** Waits for another version of the remote that a slot is of. Only this one slot is loaded again; others keep what they show. */
export function awaitOtherSlot(
  remotes: Record<string, RemoteReleases>,
  { forgetOne }: Pick<SlotLoader, 'forgetOne'>,
  awaitOther: AwaitOther,
): AwaitOtherSlot {
  return (name, props, then) => {
    const owner = slotOwner(remotes, name);
    if (!owner) return () => undefined;
    return awaitOther(owner.remote, () => {
      forgetOne(name, props);
      then();
    });
  };
}
