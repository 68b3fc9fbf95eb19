/** Somebody may wait for the turn: longer than three calls of which none is answered. Unit: milliseconds. */
const longestWaitMs = 30_000;

/**
 * Does a piece of work while no other tab of this browser does one of the same name. Where a browser has no locks, or forbids them
 * together with its storage, the work is done at once: such a tab shares nothing with others.
 * Errors: those of the work; rejects, and the work is not done, when its turn does not come in half a minute.
 */
export async function inTurnWithOtherTabs<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let isBegun = false;
  const begin = (): Promise<Result> => {
    isBegun = true;
    return work();
  };
  const signal = AbortSignal.timeout(longestWaitMs);
  try {
    // Missing outside of secure contexts and in older browsers, whatever the types say.
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (locks?.request) return await locks.request(name, { signal }, begin);
  } catch (error) {
    // What the other tab may still be at is not done beside it.
    if (isBegun || signal.aborted) throw error;
  }
  return begin();
}
