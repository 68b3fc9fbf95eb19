import type { HealthView } from '@dana/releases/admin/health/health-view';
import { SuspectNotice } from '../now/suspect-notice.tsx';

type SlotSuspectProps = { remote: string; health: HealthView; revision: number };

/** The suspect, where it is this deployable or makes this one fail. */
export function SlotSuspect({ remote, health, revision }: SlotSuspectProps) {
  const { suspicion } = health;
  const isMeant =
    suspicion?.suspect.remote === remote || suspicion?.failing.some((slot) => slot.remote === remote);
  return isMeant ? <SuspectNotice health={health} revision={revision} /> : null;
}
