import { illustrationElements } from './illustrations/illustration.ts';
import { illustrations } from './illustrations.ts';
import type { Picture } from './picture-catalogue.ts';
import { sceneSvg } from './scenes/scene-svg.ts';

/** The SVG of a picture, on transparent ground. Takes a few milliseconds. */
export function pictureSvg(picture: Picture): string {
  if (picture.kind === 'scene') return sceneSvg(picture.scene);
  const { drawing, view, colour } = picture;
  const elements = illustrationElements(drawing, illustrations[drawing], view, colour, 'p');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">${elements}</svg>`;
}
