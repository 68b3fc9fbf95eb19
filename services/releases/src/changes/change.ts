import type { Figures, Revision } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Approval } from './second-person.ts';
import type { Store } from '../store/store.ts';

/** What every change of what is live needs to know. */
export type ChangeRequest = {
  store: Store;
  env: string;
  remote: string;
  actor: string;
  /** Why; always kept beside the change. Required, 3–500 characters. */
  reason: string;
  ifMatch?: number | undefined;
  now?: (() => Date) | undefined;
  /** The edge does it by itself. A slot in which it takes something back is frozen with it, so that it is done once. */
  automatic?: boolean;
  /** What decided it. */
  figures?: Figures | undefined;
  /** Who else allowed it. */
  approval?: Approval | undefined;
};

/** What a change did. `isNew` is false when the environment already was as asked for. */
export type ChangeResult = {
  remote: string;
  from: string | undefined;
  to: string;
  isNew: boolean;
  revision: Revision;
};

/** The reason without surrounding space. Errors: refuses (400) one that says nothing. */
export function checkedReason(reason: string): string {
  const text = reason.trim();
  if (text.length >= 3 && text.length <= 500) return text;
  throw new ReleaseRefusal(
    400,
    'reason_missing',
    'A reason is needed, 3 to 500 characters: the next person on duty reads it. Add --reason "…".',
  );
}
