/** What one edge counted in one window, in a section's own form. */
export type Part<Counted> = { edge: string; startMs: number; value: Counted };

/**
 * One kind of facts that edges keep by window, such as how many visits failed. A further kind is a further line in `sections.ts`.
 * `Counted` is what an edge writes, minute by minute; `Settled` is what stays of it, over all edges.
 */
export type Section<Counted, Settled> = {
  /** What an edge wrote; undefined when it is not of the form. */
  readCounted(json: unknown): Counted | undefined;
  /** Leaves out what two edges counted both. @param parts of all edges, oldest first, for an hour and more. */
  withoutRepeats?(parts: readonly Part<Counted>[]): Part<Counted>[];
  /** Puts together what edges counted in the same window. */
  settle(parts: readonly Counted[]): Settled;
  readSettled(json: unknown): Settled | undefined;
  /** The same with less of what is rare, for an object that is too large for a store. */
  smaller?(settled: Settled): Settled;
};
