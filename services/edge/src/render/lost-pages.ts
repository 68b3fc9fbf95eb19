import type { Composition } from '@dana/contracts/release/composition';
import type { ThreadLost } from '@dana/releases/rendering/render-thread';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { claimOf } from './failed-render.ts';
import type { WaitingPage } from './page-queue.ts';

/** A page that was lost with so many threads is given up. */
const lossesAllowed = 3;

/**
 * What a page has to do with the end of the thread that it was in. `culprit`: it ended it. `suspect`: it or another of its
 * thread did. `bystander`: it only was there.
 */
export function partInLoss(
  { request, remote, isAlone, timesLost }: WaitingPage,
  { end, requests }: ThreadLost,
  composition: Composition,
): 'culprit' | 'suspect' | 'bystander' {
  if (timesLost >= lossesAllowed) return 'culprit';
  const { culprit } = end;
  if (requests.length === 1) {
    // A timer of a page that is gone would be of another remote; so would be a region in this one.
    const isItsOwn = culprit === undefined || culprit === 'shell' || culprit === remote;
    return isItsOwn || isAlone ? 'culprit' : 'suspect';
  }
  const suspects = requests.filter(({ path }) => claimOf(composition, path).remote === culprit);
  if (suspects.length === 0) return 'suspect';
  if (!suspects.includes(request)) return 'bystander';
  return suspects.length === 1 ? 'culprit' : 'suspect';
}

export type RoutePauses = {
  /** Whether pages of this route are refused for now. */
  isPaused: (route: string) => boolean;
  /** One of its pages ended a thread. @returns whether the route is paused now. */
  failed: (route: string) => boolean;
  rendered: (route: string) => void;
};

/** How long pages of a route are not tried that ended a thread twice in a minute. Unit: milliseconds. */
const pauseMs = 60_000;

/** Routes whose pages end threads, so that the pages of all others are rendered. */
export function createRoutePauses(now: () => number): RoutePauses {
  const breakers = new Map<string, CircuitBreaker>();
  return {
    isPaused: (route) => breakers.get(route)?.state() === 'open',
    failed(route) {
      const breaker = breakers.get(route) ?? createCircuitBreaker({ now, failuresAllowed: 1, pauseMs });
      breakers.set(route, breaker);
      return breaker.failed() > 0;
    },
    rendered: (route) => breakers.get(route)?.rendered(),
  };
}
