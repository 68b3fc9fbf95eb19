/** A version before a release counts as what it leads to, as when releases are put together. */
const exact = /^(\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)?$/;

/**
 * Whether a version is in the range `^1.2.3`, the only form in which our remotes ask for a shared module. Anything else is
 * not in it: a range that cannot be read is no promise.
 * Example: `satisfiesCaret('1.4.0', '^1.2.3')` → true; `('0.5.0', '^0.4.1')` → false.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const given = exact.exec(version)?.slice(1).map(Number);
  const asked = range.startsWith('^') ? exact.exec(range.slice(1))?.slice(1).map(Number) : undefined;
  if (!given || !asked) return false;
  // All up to the first number that is not zero stay the same; of the others the first that differs decides.
  const leading = asked.findIndex((number) => number > 0);
  const kept = leading === -1 ? asked.length : leading + 1;
  const differs = given.findIndex((number, index) => number !== asked[index]);
  return differs === -1 || (differs >= kept && (given[differs] ?? 0) > (asked[differs] ?? 0));
}
