import { createArt, group } from '../illustrations/art.ts';
import { illustrationElements } from '../illustrations/illustration.ts';
import { illustrations } from '../illustrations.ts';
import { type SceneName, sceneAspects, scenes } from '../picture-catalogue.ts';
import { brandMarks } from './brand-marks.ts';
import { categoryTiles, compositions, type Placed } from './compositions.ts';
import { stateDrawings } from './states.ts';

/** The elements of a scene, on a sheet of its own proportions. Errors: throws for a scene that nobody drew. */
export function sceneSvg(name: SceneName): string {
  const [width, height] = sceneAspects[scenes[name]];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sceneElements(name)}</svg>`;
}

function sceneElements(name: SceneName): string {
  const art = createArt('s');
  const composition = compositions[name];
  if (composition) {
    const ground = composition.ground?.(art) ?? '';
    return art.definitions() + ground + composition.products.map(productIn).join('');
  }
  const tile = categoryTiles[name];
  if (tile) return productIn([...tile, 500, 500, 0.92], 0);
  const state = stateDrawings[name];
  if (state) {
    const drawn = state(art);
    return art.definitions() + drawn;
  }
  const mark = Object.entries(brandMarks).find(([slug]) => `brand-${slug}` === name);
  if (mark) return mark[1];
  throw new Error(`Nobody has drawn the scene "${name}". Add it to scenes/compositions.ts.`);
}

function productIn([kind, view, colour, x, y, scale, degrees = 0]: Placed, index: number): string {
  const elements = illustrationElements(kind, illustrations[kind], view, colour, `p${index}-`);
  const turn = degrees === 0 ? '' : ` rotate(${degrees} 500 500)`;
  return group(elements, {
    transform: `translate(${x - 500 * scale} ${y - 500 * scale}) scale(${scale})${turn}`,
  });
}
