/** The live one, canaries and previews of it, and those of a while ago. */
const most = 8;

/**
 * Names compositions in numbers. There is a new one with each release, and visitors can ask for others: the ones used last
 * keep a name of their own.
 * @param onForgotten – called with a name whose numbers are to be dropped.
 */
export function createCompositionNames(onForgotten: (name: string) => void): (id: string) => string {
  const used = new Set<string>();
  return (id) => {
    // The last in the order is the one that was used last.
    used.delete(id);
    used.add(id);
    const [oldest] = used;
    if (used.size > most && oldest !== undefined) {
      used.delete(oldest);
      onForgotten(oldest);
    }
    return id;
  };
}
