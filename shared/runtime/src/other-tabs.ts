/**
 * Does a piece of work while no other tab of this browser does one of the same name. Where a browser has no locks, or forbids them
 * together with its storage, the work is done at once: such a tab shares nothing with others.
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
  try {
    // Missing outside of secure contexts and in older browsers, whatever the types say.
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (locks?.request) return await locks.request(name, begin);
  } catch (error) {
    if (isBegun) throw error;
  }
  return begin();
}
