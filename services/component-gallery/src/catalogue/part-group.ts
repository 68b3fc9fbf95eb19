import type { ComponentType } from 'react';

/** A part of the interface, with all its states. */
export type ShownPart = {
  /** As it is exported. */
  name: string;
  /** Where it is imported from. */
  from: string;
  States: ComponentType;
};

/** Parts that are for the same thing; `id` is its anchor and the key of its title. */
export type PartGroup = { id: string; parts: readonly ShownPart[] };

const entry = '@dana/ui';

/** Parts of the entry that every page has. */
export const light = (name: string, States: ComponentType): ShownPart => ({ name, from: entry, States });

/** A part that brings more along, and so has an entry of its own: `@dana/ui/<folder>`. */
export const heavy = (name: string, folder: string, States: ComponentType): ShownPart => ({
  name,
  from: `${entry}/${folder}`,
  States,
});
