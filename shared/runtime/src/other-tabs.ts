/** Does a piece of work while no other tab of this browser does one of the same name. */
export async function inTurnWithOtherTabs(name: string, work: () => Promise<void>): Promise<void> {
  // Missing outside of secure contexts and in older browsers, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks?.request) await locks.request(name, work);
  else await work();
}
