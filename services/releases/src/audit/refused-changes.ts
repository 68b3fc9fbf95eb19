import type { RateLimit } from '@dana/server/rate-limit';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { type Attempt, noteRefusal } from './note-refusal.ts';

type NotesOptions = {
  store: Store;
  /** Who tries. */
  actor: string;
  address?: string | undefined;
  /** Of each actor; one alone must not use up what is kept of a day. */
  limit?: RateLimit | undefined;
};

/** Makes changes; one that is refused is in the log with who tried what, and why not. Errors: as the change. */
export type NoteRefused = <Answer>(
  attempt: Pick<Attempt, 'what' | 'env' | 'remotes'>,
  change: () => Promise<Answer>,
) => Promise<Answer>;

/** Keeps a note of each change of one actor that is refused. */
export function createRefusedChanges({ store, actor, address, limit }: NotesOptions): NoteRefused {
  return async (attempt, change) => {
    try {
      return await change();
    } catch (error) {
      if (error instanceof ReleaseRefusal && (limit?.take(actor) ?? true))
        await noteRefusal(store, { actor, ...(address !== undefined && { address }), ...attempt }, error);
      throw error;
    }
  };
}
