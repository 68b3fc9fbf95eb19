import type { ReleaseManifest } from '@dana/contracts/release';
import type { GateCase } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';
import { isIn } from './shared-ranges.ts';

/** Rule 3: whoever listens understands what is told, and nobody is left waiting for what is told no more. */
export function unmetEvents({ candidate, own, others }: GateCase): (string | { warning: string })[] {
  const found = new Set([
    ...others.flatMap((other) => [...misunderstood(other, candidate), ...misunderstood(candidate, other)]),
    ...fellSilent({ candidate, own, others }),
  ]);
  return [...found, ...neverTold({ candidate, own, others })];
}

function misunderstood(teller: ReleaseManifest, listener: ReleaseManifest): string[] {
  return Object.entries(listener.listens).flatMap(([event, range]) => {
    const version = teller.emits[event];
    if (version === undefined || isIn(version, range)) return [];
    return [
      `${nameOf(listener)} understands ${event} ${range}, ${nameOf(teller)} tells ${version}. Release a listener that understands both first.`,
    ];
  });
}

function fellSilent({ candidate, own, others }: GateCase): string[] {
  const told = new Set([candidate, ...others].flatMap(({ emits }) => Object.keys(emits)));
  const silent = own.flatMap(({ emits }) => Object.keys(emits)).filter((event) => !told.has(event));
  return silent.flatMap((event) =>
    others
      .filter(({ listens }) => event in listens)
      .map(
        (listener) =>
          `${nameOf(candidate)} no longer tells ${event}, which ${nameOf(listener)} waits for. Keep telling it until nobody listens.`,
      ),
  );
}

/** Not refused: of two remotes that need each other, one has to be released first. */
function neverTold({ candidate, others }: GateCase): { warning: string }[] {
  // The shell says nothing of itself in a manifest; what it tells is part of every shop.
  const told = new Set([candidate, ...others].flatMap(({ emits }) => Object.keys(emits)));
  return Object.keys(candidate.listens)
    .filter((event) => !told.has(event))
    .map((event) => ({
      warning: `${nameOf(candidate)} listens to ${event}, which no live remote tells yet.`,
    }));
}
