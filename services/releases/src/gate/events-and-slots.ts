import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { nameOf, placesOf, type GateCase } from './live-releases.ts';

type GateParts = Pick<GateCase, 'candidate' | 'own' | 'others'>;

/** Rule 3: no listener waits for what is emitted no more. That each understands what is emitted, rule 7 asks. */
export function unmetEvents({ candidate, own, others }: GateParts): (string | { warning: string })[] {
  const emitted = new Set([candidate, ...others].flatMap(({ emits }) => Object.keys(emits)));
  const silent = own.flatMap(({ emits }) => Object.keys(emits)).filter((event) => !emitted.has(event));
  const found = silent.flatMap((event) =>
    others
      .filter(({ listens }) => event in listens)
      .map(
        (listener) =>
          `${nameOf(candidate)} no longer emits ${event}, which ${nameOf(listener)} waits for. Keep emitting it until nobody listens.`,
      ),
  );
  return [...new Set(found), ...neverEmitted({ candidate, others })];
}

/** Not refused: of two remotes that need each other, one has to be released first. */
function neverEmitted({ candidate, others }: Omit<GateParts, 'own'>): { warning: string }[] {
  // The shell says nothing of itself in a manifest; what it emits is part of every shop.
  const emitted = new Set([candidate, ...others].flatMap(({ emits }) => Object.keys(emits)));
  return Object.keys(candidate.listens)
    .filter((event) => !emitted.has(event))
    .map((event) => ({
      warning: `${nameOf(candidate)} listens to ${event}, which no live remote emits yet.`,
    }));
}

/** Rule 2: a slot or service that somebody live uses does not disappear. */
export function droppedOffers({ candidate, own, others }: GateCase): string[] {
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

/** Rule 7: what is emitted has all that its listeners read, and what is passed to a slot all that the slot asks for. */
export function misreadFacts({ candidate, others, interfacesOf }: GateCase): string[] {
  const found = others.flatMap((other) => [
    ...misread(candidate, other, interfacesOf),
    ...misread(other, candidate, interfacesOf),
    ...unfit(candidate, other, interfacesOf),
    ...unfit(other, candidate, interfacesOf),
  ]);
  return [...new Set(found)];
}

function misread(
  emitter: ReleaseManifest,
  listener: ReleaseManifest,
  interfacesOf: GateCase['interfacesOf'],
): string[] {
  const emits = interfacesOf(emitter)?.emits ?? {};
  return Object.entries(interfacesOf(listener)?.listens ?? {}).flatMap(([event, { shape, files }]) => {
    const emitted = emits[event];
    const loss = emitted && findLoss(emitted.shape, shape, event);
    if (!loss) return [];
    return [
      `${nameOf(listener)} listens to ${event} (${placesOf(files)}), which ${nameOf(emitter)} emits otherwise (${placesOf(emitted.files)}): ${loss}. Release a listener that understands both first.`,
    ];
  });
}

function unfit(
  user: ReleaseManifest,
  owner: ReleaseManifest,
  interfacesOf: GateCase['interfacesOf'],
): string[] {
  const offers = interfacesOf(owner)?.offers ?? {};
  return Object.entries(interfacesOf(user)?.shows ?? {}).flatMap(([slot, { shape, files }]) => {
    const asked = offers[slot];
    const loss = asked && findLoss(shape, asked, slot);
    if (!loss) return [];
    return [
      `${nameOf(user)} shows the slot ${slot} (${placesOf(files)}), of which ${nameOf(owner)} asks for something else: ${loss}. Release an owner that takes both first.`,
    ];
  });
}
