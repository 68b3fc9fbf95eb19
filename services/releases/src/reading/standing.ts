import type { FreezeOfAll, Revision } from '@dana/contracts/release/revision';

/** The freeze of everything, while it lasts: its end needs no change. */
export function freezeNow({ standing }: Pick<Revision, 'standing'>, now: Date): FreezeOfAll | undefined {
  const frozen = standing?.frozen;
  const isOver = frozen?.until !== undefined && Date.parse(frozen.until) <= now.getTime();
  return isOver ? undefined : frozen;
}
