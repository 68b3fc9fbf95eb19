import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateCase } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';
import { placesOf } from './places-of.ts';

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
