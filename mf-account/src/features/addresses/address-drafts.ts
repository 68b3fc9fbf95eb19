import type { SavedAddressValues } from './address-values.ts';

/*
 * What was typed and neither saved nor given up, for as long as the page lives: another tab of the account, or a session
 * that ran out, costs nobody their address. Written in the browser only.
 */
const drafts = new Map<string, SavedAddressValues>();

const keyOf = (owner: string, id: string | undefined): string => `${owner} ${id ?? ''}`;

export const addressDrafts = {
  read: (owner: string, id: string | undefined) => drafts.get(keyOf(owner, id)),
  keep: (owner: string, id: string | undefined, values: SavedAddressValues) =>
    drafts.set(keyOf(owner, id), values),
  forget: (owner: string, id: string | undefined) => drafts.delete(keyOf(owner, id)),
};
