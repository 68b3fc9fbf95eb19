const usual = 'http://localhost:3105';
const keyOf = (remote: string): string => `own_build ${remote}`;

/** Where a developer's own build of a remote answered last on this machine. */
export const keptAddress = (remote: string): string => localStorage.getItem(keyOf(remote)) ?? usual;
export const keepAddress = (remote: string, origin: string): void =>
  localStorage.setItem(keyOf(remote), origin);
