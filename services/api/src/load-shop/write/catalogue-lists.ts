import type { EntryOf, Kind } from '../format/catalogue-format.ts';
import type { Catalogue, Entry } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';

/** The lists that products refer to, by the name they refer with. */
export type CatalogueLists = {
  colours: Map<string, EntryOf<'colours'>>;
  attributes: Map<string, EntryOf<'attributes'>>;
  categories: Map<string, EntryOf<'categories'>>;
  brands: Map<string, EntryOf<'brands'>>;
  tags: Map<string, EntryOf<'tags'>>;
  /** Of pictures, by their file below `pictures/`. */
  tints: Map<string, string>;
};

export function listsOf(
  { colours, attributes, categories, brands, tags }: Catalogue,
  pictures: readonly CataloguePicture[],
): CatalogueLists {
  return {
    colours: byName(colours, ({ key }) => key),
    attributes: byName(attributes, ({ key }) => key),
    categories: byName(categories, ({ slug }) => slug),
    brands: byName(brands, ({ slug }) => slug),
    tags: byName(tags, ({ key }) => key),
    tints: new Map(pictures.map(({ file, tint }) => [file, tint])),
  };
}

const byName = <Value>(entries: readonly Entry<Value>[], name: (value: Value) => string) =>
  new Map(entries.map(({ value }) => [name(value), value]));

/** A kind's entries without their places in files, by id where they have one. */
export function valuesOf<Name extends Kind>(catalogue: Catalogue, kind: Name): EntryOf<Name>[] {
  const entries: Entry<EntryOf<Name>>[] = catalogue[kind];
  return entries.map(({ value }) => value);
}
