import type { FreezeOfAll, Revision } from '@dana/contracts/release/revision';

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The instant that a text names with its zone; undefined for any other: without one it would be another on each machine. */
export function instantOf(text: string): Date | undefined {
  const at = form.test(text) ? new Date(text) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** An instant to the minute, in UTC: people in several places read the same log. */
export const instantText = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The freeze of everything, while it lasts: its end needs no change. */
export function freezeNow({ standing }: Pick<Revision, 'standing'>, now: Date): FreezeOfAll | undefined {
  const frozen = standing?.frozen;
  const isOver = frozen?.until !== undefined && Date.parse(frozen.until) <= now.getTime();
  return isOver ? undefined : frozen;
}
