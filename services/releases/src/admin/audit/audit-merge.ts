import type { Found } from './audit-sources.ts';

/** A source of lines of which the next one is known. */
export type Source = { next: Found | undefined; advance: () => Promise<void> };

/** Reads up to the first of a source; of one that is left out nothing comes. */
export async function openSource(items: AsyncGenerator<Found> | undefined): Promise<Source> {
  const source: Source = {
    next: undefined,
    async advance() {
      const read = await items?.next();
      source.next = read?.done === false ? read.value : undefined;
    },
  };
  await source.advance();
  return source;
}

/**
 * The newest of what comes next. Changes stay in their order: what is no change goes before one only when it is newer than that.
 * @param others – at the same instant the first of them goes first.
 */
export async function takeNewest(changes: Source, others: readonly Source[]): Promise<Found | undefined> {
  const [first, ...more] = others.filter(({ next }) => next !== undefined);
  const other = more.reduce(
    (newest, source) => (atOf(source) > atOf(newest) ? source : newest),
    first ?? changes,
  );
  const source = changes.next && atOf(other) <= atOf(changes) ? changes : other;
  const found = source.next;
  await source.advance();
  return found;
}

/** What has no line says nothing of its time, and is out of the way at once. */
const atOf = ({ next }: Source): string => (next?.line ? next.line.at : '~');
