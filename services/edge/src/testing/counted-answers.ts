/** How often each kind occurs: `{ page: 12, refused: 3 }`. */
export const countKinds = <Kind extends string>(kinds: readonly Kind[]): Partial<Record<Kind, number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, list]) => [
      kind,
      (list as Kind[]).length,
    ]),
  ) as Partial<Record<Kind, number>>;

/** "12 × page, 3 × refused". */
export const inWords = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ');
