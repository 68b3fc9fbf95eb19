import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ColourName } from './drawings/colours.ts';
import { drawingNames, drawings, type Picture, sceneNames, scenes } from './drawings/picture-catalogue.ts';
import { pictureSvg } from './drawings/picture-svg.ts';

/*
 * For looking at the pictures: `node contact-sheet.ts <folder> [name…]` writes a PNG for each drawing (its views as
 * cards, three across) and one of all scenes. Names limit it.
 */
const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error('Say where the sheets go: node contact-sheet.ts <folder> [name…]');
await mkdir(folder, { recursive: true });

const cardPx = 420;
const gapPx = 12;
const pearl = '#F7F5F1';
const favourites: readonly ColourName[] = [
  'graphite',
  'sand',
  'sea',
  'wine',
  'gold',
  'pearl',
  'blush',
  'navy',
];
const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);

async function sheet(file: string, pictures: readonly Picture[]): Promise<void> {
  const cards = await Promise.all(
    pictures.map((picture) =>
      sharp(Buffer.from(pictureSvg(picture)), { unlimited: true })
        .resize(cardPx, cardPx, { fit: 'contain', background: pearl })
        .flatten({ background: pearl })
        .png()
        .toBuffer(),
    ),
  );
  const across = Math.min(3, cards.length);
  const span = cardPx + gapPx;
  const create = {
    width: across * span + gapPx,
    height: Math.ceil(cards.length / across) * span + gapPx,
    channels: 3 as const,
    background: '#ffffff',
  };
  const placed = cards.map((input, i) => ({
    input,
    left: gapPx + (i % across) * span,
    top: gapPx + Math.floor(i / across) * span,
  }));
  await sharp({ create })
    .composite(placed)
    .png()
    .toFile(join(folder ?? '', file));
}

for (const [start, drawing] of drawingNames.entries()) {
  if (!isWanted(drawing)) continue;
  const pictures = drawings[drawing].map(
    (view, i): Picture => ({
      kind: 'drawing',
      drawing,
      view,
      colour: favourites[(start + i) % favourites.length] ?? 'graphite',
    }),
  );
  await sheet(`${drawing}.png`, pictures);
}
const wantedScenes = sceneNames.filter(
  (name) => isWanted(name) || names.includes('scenes') || names.includes(scenes[name]),
);
if (wantedScenes.length > 0)
  await sheet(
    'scenes.png',
    wantedScenes.map((scene) => ({ kind: 'scene', scene })),
  );
