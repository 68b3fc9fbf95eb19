import { ReleaseRefusal } from '../../store/refusal.ts';

/** Each listener holds a connection. */
const mostOfAll = 100;
const mostOfOne = 20;

/** Counts who listens. */
export function createListeners() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    /** @returns call it once when the listener is gone. Errors: refuses (429) one too many, of this token or in all. */
    enter(token: string): () => void {
      const own = counts.get(token) ?? 0;
      if (all >= mostOfAll || own >= mostOfOne)
        throw new ReleaseRefusal(
          429,
          'too_many_listeners',
          'Too many listen already. Look from time to time.',
        );
      all++;
      counts.set(token, own + 1);
      return () => {
        all--;
        const left = (counts.get(token) ?? 1) - 1;
        if (left > 0) counts.set(token, left);
        else counts.delete(token);
      };
    },
  };
}
