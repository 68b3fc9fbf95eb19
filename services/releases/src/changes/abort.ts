import { ReleaseRefusal } from '../store/refusal.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';

/** With `onlyVersion` nothing is done when another canary, or none, is open by now. */
type AbortRequest = ChangeRequest & { onlyVersion?: string };

/**
 * Ends a canary: everybody gets the stable version. Allowed while frozen. The version is blocked when the edge ends it
 * by itself; a person may have ended it for reasons that have nothing to do with it.
 * Errors: `ReleaseRefusal` 404 nothing is live, 409 no canary is open, 412 stale.
 */
export async function abortCanary(request: AbortRequest): Promise<ChangeResult> {
  const { remote, onlyVersion, automatic } = request;
  return changeSlot(request, 'abort', ({ canary, ...slot }) => {
    const isOther = onlyVersion !== undefined && canary?.ref.version !== onlyVersion;
    if (isOther || (automatic && slot.frozen)) return undefined;
    if (canary === undefined)
      throw new ReleaseRefusal(
        409,
        'no_canary',
        `${remote} has no canary; everybody gets ${slot.stable.version}. To leave that one: pnpm release rollback ${remote} --reason "…"`,
      );
    const { version } = canary.ref;
    const blocked = [...slot.blocked.filter((other) => other !== version), version];
    return { slot: automatic ? { ...slot, blocked } : slot, from: version, to: slot.stable.version };
  });
}
