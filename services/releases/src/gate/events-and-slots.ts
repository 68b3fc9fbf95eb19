import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { nameOf, placesOf, type GateCase } from './live-releases.ts';

type Gives = (release: ReleaseManifest) => string[];
const emitted: Gives = ({ emits }) => Object.keys(emits);
const offered: Gives = ({ slots }) => Object.keys(slots);
const answered: Gives = ({ services }) => services.flatMap(({ handles }) => handles);

/** What live versions of the candidate's slot gave, nobody gives beside it, and others still use. */
function withdrawn(
  { candidate, own, others }: GateCase,
  gives: Gives,
  uses: (release: ReleaseManifest, what: string) => boolean,
  words: (what: string, user: string) => string,
): string[] {
  const given = new Set([candidate, ...others].flatMap(gives));
  const gone = new Set(own.flatMap(gives).filter((what) => !given.has(what)));
  const found = [...gone].flatMap((what) =>
    others.filter((other) => uses(other, what)).map((user) => words(what, nameOf(user))),
  );
  return [...new Set(found)].map((sentence) => `${nameOf(candidate)} no longer ${sentence}`);
}

/** Rule 3: no listener waits for what is emitted no more. That each understands what is emitted, rule 7 asks. */
export const unmetEvents = (gateCase: GateCase): (string | { warning: string })[] => [
  ...withdrawn(
    gateCase,
    emitted,
    ({ listens }, event) => event in listens,
    (event, by) => `emits ${event}, which ${by} waits for. Keep emitting it until nobody listens.`,
  ),
  ...neverEmitted(gateCase),
];

/** Not refused: of two remotes that need each other, one has to be released first. */
function neverEmitted({ candidate, others }: GateCase): { warning: string }[] {
  // The shell says nothing of itself in a manifest; what it emits is part of every shop.
  const known = new Set([candidate, ...others].flatMap(emitted));
  return Object.keys(candidate.listens)
    .filter((event) => !known.has(event))
    .map((event) => ({
      warning: `${nameOf(candidate)} listens to ${event}, which no live remote emits yet.`,
    }));
}

/** Rule 2: a slot or service that somebody live uses does not disappear. */
export const droppedOffers = (gateCase: GateCase): string[] => [
  ...withdrawn(
    gateCase,
    offered,
    ({ uses = [] }, slot) => uses.includes(slot),
    (slot, by) => `offers the slot ${slot}, which ${by} shows. Keep it until no live release uses it.`,
  ),
  ...withdrawn(
    gateCase,
    answered,
    ({ emits }, request) => request in emits,
    (request, by) => `answers ${request}, which ${by} asks. Keep its service until nobody asks.`,
  ),
];

/** Rule 7: what is emitted has all that its listeners read, and what is passed to a slot all that the slot asks for. */
export function misreadFacts({ candidate, others, interfacesOf }: GateCase): string[] {
  const found = others.flatMap((other) => [
    ...misfits(candidate, other, interfacesOf),
    ...misfits(other, candidate, interfacesOf),
  ]);
  return [...new Set(found)];
}

/** What the first gives in another form than the second takes it. */
function misfits(
  giver: ReleaseManifest,
  taker: ReleaseManifest,
  interfacesOf: GateCase['interfacesOf'],
): string[] {
  const [given, taken] = [interfacesOf(giver), interfacesOf(taker)];
  const events = Object.entries(taken?.listens ?? {}).flatMap(([event, { shape, files }]) => {
    const emits = given?.emits[event];
    const loss = emits && findLoss(emits.shape, shape, event);
    if (!loss) return [];
    return `${nameOf(taker)} listens to ${event} (${placesOf(files)}), which ${nameOf(giver)} emits otherwise (${placesOf(emits.files)}): ${loss}. Release a listener that understands both first.`;
  });
  const slots = Object.entries(given?.shows ?? {}).flatMap(([slot, { shape, files }]) => {
    const asked = taken?.offers[slot];
    const loss = asked && findLoss(shape, asked, slot);
    if (!loss) return [];
    return `${nameOf(giver)} shows the slot ${slot} (${placesOf(files)}), of which ${nameOf(taker)} asks for something else: ${loss}. Release an owner that takes both first.`;
  });
  return [...events, ...slots];
}
