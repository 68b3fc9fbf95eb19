type BreakerOptions = {
  /** Unit: milliseconds. */
  now: () => number;
  deathsAllowed?: number;
  /** Deaths longer ago are forgotten. Unit: milliseconds. */
  windowMs?: number;
  /** Unit: milliseconds. */
  pauseMs?: number;
};

export type DeathBreaker = {
  /** `closed`: all is well. `open`: no thread is started for now. `halfOpen`: the pause is over, one thread is tried. */
  state: () => 'closed' | 'open' | 'halfOpen';
  /** A thread died. @returns how long no other is started. Unit: milliseconds; 0 for at once. */
  died: () => number;
  /** A page was rendered. */
  rendered: () => void;
};

/**
 * Pauses a composition whose threads die one after the other, which would cost the processor of everything else. After
 * the pause one thread is tried: its first page ends the matter, its death begins another pause.
 */
export function createDeathBreaker({
  now,
  deathsAllowed = 5,
  windowMs = 60_000,
  pauseMs = 2_000,
}: BreakerOptions): DeathBreaker {
  let deaths: number[] = [];
  let openedAt: number | undefined;

  const state = (): 'closed' | 'open' | 'halfOpen' => {
    if (openedAt === undefined) return 'closed';
    return now() - openedAt < pauseMs ? 'open' : 'halfOpen';
  };
  return {
    state,
    died() {
      deaths = [...deaths.filter((at) => now() - at < windowMs), now()];
      if (openedAt === undefined && deaths.length <= deathsAllowed) return 0;
      openedAt = now();
      return pauseMs;
    },
    rendered() {
      if (state() !== 'halfOpen') return;
      openedAt = undefined;
      deaths = [];
    },
  };
}
