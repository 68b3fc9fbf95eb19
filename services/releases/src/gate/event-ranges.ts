import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateCase } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';
import { isIn } from './shared-ranges.ts';

type GateParts = Omit<GateCase, 'interfacesOf'>;

/** Rule 3: every listener understands what is emitted, and none waits for what is emitted no more. */
export function unmetEvents({ candidate, own, others }: GateParts): (string | { warning: string })[] {
  const found = new Set([
    ...others.flatMap((other) => [...misunderstood(other, candidate), ...misunderstood(candidate, other)]),
    ...noLongerEmitted({ candidate, own, others }),
  ]);
  return [...found, ...neverEmitted({ candidate, own, others })];
}

function misunderstood(emitter: ReleaseManifest, listener: ReleaseManifest): string[] {
  return Object.entries(listener.listens).flatMap(([event, range]) => {
    const version = emitter.emits[event];
    if (version === undefined || isIn(version, range)) return [];
    return [
      `${nameOf(listener)} understands ${event} ${range}, ${nameOf(emitter)} emits ${version}. Release a listener that understands both first.`,
    ];
  });
}

function noLongerEmitted({ candidate, own, others }: GateParts): string[] {
  const emitted = new Set([candidate, ...others].flatMap(({ emits }) => Object.keys(emits)));
  const silent = own.flatMap(({ emits }) => Object.keys(emits)).filter((event) => !emitted.has(event));
  return silent.flatMap((event) =>
    others
      .filter(({ listens }) => event in listens)
      .map(
        (listener) =>
          `${nameOf(candidate)} no longer emits ${event}, which ${nameOf(listener)} waits for. Keep emitting it until nobody listens.`,
      ),
  );
}

/** Not refused: of two remotes that need each other, one has to be released first. */
function neverEmitted({ candidate, others }: GateParts): { warning: string }[] {
  // The shell says nothing of itself in a manifest; what it emits is part of every shop.
  const emitted = new Set([candidate, ...others].flatMap(({ emits }) => Object.keys(emits)));
  return Object.keys(candidate.listens)
    .filter((event) => !emitted.has(event))
    .map((event) => ({
      warning: `${nameOf(candidate)} listens to ${event}, which no live remote emits yet.`,
    }));
}
