import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { colourNames } from './drawings/colours.ts';
import { drawingNames, drawings, type Picture, sceneNames, scenes } from './drawings/picture-catalogue.ts';
import { pictureSvg } from './drawings/picture-svg.ts';
import { photographFiles, readPhotograph } from './photographs.ts';

/** The folder that the API loads; its `pictures/` is filled by `drawPictures`. */
export const catalogueDir = join(import.meta.dirname, '../catalogue');
const picturesDir = join(catalogueDir, 'pictures');
// Not read by the API, which leaves out what begins with a dot.
const stampFile = join(picturesDir, '.drawn');

/** Pictures that pages of the storefront show by themselves, whatever the catalogue. */
const namedByPages = [
  'scene-about/wide-natural.svg',
  'scene-blog-pearls/wide-natural.webp',
  'scene-hero-wardrobe/wide-natural.svg',
  'headphones/angle-graphite.svg',
  'jacket/front-navy.svg',
  'bag/angle-sand.svg',
  'necklace/front-pearl.svg',
];

/**
 * Puts the pictures that the catalogue names into its folder, drawings and photographs, unless they are there as of today.
 * Several processes may do so at once. @returns the catalogue's folder, which can be loaded then.
 */
export function drawPictures(): string {
  const texts = jsonBelow(catalogueDir);
  const stamp = stampOf(texts);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return catalogueDir;
  const named = texts.join('\n');
  const isShown = (file: string) => named.includes(`"${file}"`) || namedByPages.includes(file);
  for (const [file, picture] of everyPicture()) {
    if (isShown(file)) writeWhole(join(picturesDir, file), pictureSvg(picture));
  }
  for (const file of photographFiles().filter(isShown))
    writeWhole(join(picturesDir, file), readPhotograph(file));
  // A drawing that gave way to a photograph would be a second file of one name, which no shop loads.
  for (const file of drawnFiles().filter((drawn) => !isShown(drawn)))
    rmSync(join(picturesDir, file), { force: true });
  writeWhole(stampFile, stamp);
  return catalogueDir;
}

/** What the folder holds of today's pictures and of earlier ones, as the catalogue names them. */
const drawnFiles = (): string[] => globSync('*/*.{svg,webp}', { cwd: picturesDir });

/** Every picture that can be drawn, by its place in `pictures/`. */
function everyPicture(): Map<string, Picture> {
  const products = drawingNames.flatMap((drawing) =>
    drawings[drawing].flatMap((view) =>
      colourNames.map((colour): [string, Picture] => [
        `${drawing}/${view}-${colour}.svg`,
        { kind: 'drawing', drawing, view, colour },
      ]),
    ),
  );
  const compositions = sceneNames.map((scene): [string, Picture] => [
    `scene-${scene}/${scenes[scene]}-natural.svg`,
    { kind: 'scene', scene },
  ]);
  return new Map([...products, ...compositions]);
}

/** What decides how the pictures look and which there are. */
function stampOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(import.meta.dirname, '.ts')) hash.update(readFileSync(file));
  for (const file of photographFiles()) hash.update(file).update(readPhotograph(file));
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
}

const jsonBelow = (folder: string): string[] =>
  filesBelow(folder, '.json').map((file) => readFileSync(file, 'utf8'));

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name));

/** Nobody reads half a file. */
function writeWhole(file: string, content: string | Buffer): void {
  const unfinished = join(dirname(file), `.${process.pid}-${Math.random().toString(36).slice(2)}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
