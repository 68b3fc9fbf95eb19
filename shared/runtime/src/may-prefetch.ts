/** What browsers that know it report about the connection; not in the DOM's types, since not all do. */
type Connection = { saveData?: boolean; effectiveType?: string };

type Line = { onLine: boolean; connection?: Connection };

/** Whether anything may be fetched ahead: not without a connection, on slow ones, and where the shopper saves data. */
export function mayPrefetch({ onLine, connection }: Line = navigator as Line): boolean {
  if (!onLine) return false;
  if (!connection) return true;
  return !connection.saveData && !/2g/.test(connection.effectiveType ?? '');
}
