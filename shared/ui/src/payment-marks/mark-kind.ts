import type { MarkKind } from './mark-drawings.ts';

/** What the API says of a way to pay, as far as its mark depends on it. */
type WayToPay = { code: string; has_installments: boolean };

const kindsByWord: [pattern: RegExp, kind: MarkKind][] = [
  [/knet/, 'knet'],
  [/card-on-delivery|terminal|pos\b/, 'machine'],
  [/cash|cod\b/, 'cash'],
  [/wallet|apple|google|samsung/, 'wallet'],
];

/** Which drawing stands for a way to pay. A code that nobody here has met is drawn as a card. */
export function markKindOf({ code, has_installments }: WayToPay): MarkKind {
  if (has_installments) return 'installments';
  return kindsByWord.find(([pattern]) => pattern.test(code.toLowerCase()))?.[1] ?? 'card';
}
