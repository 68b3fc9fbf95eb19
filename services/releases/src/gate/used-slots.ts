import type { GateCase } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';

/** Rule 2: a slot or service that somebody live uses does not disappear. */
export function droppedPieces({ candidate, own, others }: GateCase): string[] {
  const offeredSlots = new Set([candidate, ...others].flatMap(({ slots }) => Object.keys(slots)));
  const answered = new Set([candidate, ...others].flatMap(handledBy));
  const findings = [
    ...own
      .flatMap(({ slots }) => Object.keys(slots))
      .flatMap((slot) => {
        if (offeredSlots.has(slot)) return [];
        return others
          .filter(({ uses = [] }) => uses.includes(slot))
          .map(
            (user) =>
              `${nameOf(candidate)} no longer offers the slot ${slot}, which ${nameOf(user)} shows. Keep it until no live release uses it.`,
          );
      }),
    ...own.flatMap(handledBy).flatMap((request) => {
      if (answered.has(request)) return [];
      return others
        .filter(({ emits }) => request in emits)
        .map(
          (asker) =>
            `${nameOf(candidate)} no longer answers ${request}, which ${nameOf(asker)} asks. Keep its service until nobody asks.`,
        );
    }),
  ];
  return [...new Set(findings)];
}

const handledBy = ({ services }: GateCase['candidate']): string[] =>
  services.flatMap(({ handles }) => handles);
