import { instantOf } from '../reading/instant-of.ts';
import { ReleaseRefusal } from '../store/refusal.ts';

type InstantOptions = { now: Date; mostDays: number };

/**
 * An instant that is to come, as the log writes it. Its zone must be said: a time without one would be another on each machine.
 * Unit of `mostDays`: days from now. Errors: refuses (400) what has no zone, is over, or further away.
 */
export function checkedInstant(name: string, text: string, { now, mostDays }: InstantOptions): string {
  const at = instantOf(text);
  if (at === undefined)
    throw new ReleaseRefusal(
      400,
      'bad_instant',
      `${name} is an instant with its zone, for example 2026-12-01T08:00+03:00 or 2026-12-01T05:00Z.`,
    );
  const awayMs = at.getTime() - now.getTime();
  if (awayMs > 0 && awayMs <= mostDays * 86_400_000) return at.toISOString();
  throw new ReleaseRefusal(
    400,
    'bad_instant',
    awayMs > 0
      ? `${name} is at most ${mostDays} days away, and ${at.toISOString()} is further.`
      : `${name} is over already: it is ${now.toISOString()}, and ${at.toISOString()} was meant.`,
  );
}
