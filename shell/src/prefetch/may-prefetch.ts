/** What browsers that tell it say about the connection; not in the DOM's types, since not all do. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched ahead: not on slow connections, and not where the shopper saves data. */
export function mayPrefetch({ connection }: { connection?: Connection }): boolean {
  if (!connection) return true;
  return !connection.saveData && !/2g/.test(connection.effectiveType ?? '');
}
