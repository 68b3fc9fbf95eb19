/**
 * Names compositions, or releases, in numbers. There are new ones with each release, and visitors can ask for others: the ones used
 * last keep a name of their own.
 * @param onForgotten – called with a name whose numbers are to be dropped.
 */
export function createRecentNames(most: number, onForgotten: (name: string) => void): (id: string) => string {
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
