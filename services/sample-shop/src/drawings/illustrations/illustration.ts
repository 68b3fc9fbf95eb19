import type { ColourName } from '../colours.ts';
import { colours } from '../colours.ts';
import type { ViewName } from '../picture-catalogue.ts';
import { type Art, createArt, type Tones, tonesOf } from './art.ts';

/** The views of one kind of product: each draws into a sheet of 1000 × 1000 units, in any colour. */
export type Illustration = Readonly<Partial<Record<ViewName, (art: Art, tones: Tones) => string>>>;

/**
 * The elements of one view, for a picture of its own or as part of a scene.
 * @param prefix – keeps gradient names apart where several drawings share a document.
 * Errors: throws when the catalogue promises a view that the drawing does not have.
 */
export function illustrationElements(
  kind: string,
  illustration: Illustration,
  view: ViewName,
  colour: ColourName,
  prefix: string,
): string {
  const draw = illustration[view];
  if (!draw)
    throw new Error(`The drawing of ${kind} has no view "${view}". Add it, or take it out of the catalogue.`);
  const art = createArt(prefix);
  const elements = draw(art, tonesOf(colours[colour]));
  return art.definitions() + elements;
}
