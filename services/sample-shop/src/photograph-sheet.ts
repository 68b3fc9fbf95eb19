import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photographFiles, readPhotograph } from './photographs.ts';

/*
 * For judging the photographs: `node photograph-sheet.ts <folder> [product…]` writes a sheet of all at 160 px, and for each
 * product one at 1200 px, on the light and the dark tile of the shop. Names such as `pearl-ring` limit it.
 */
const [folder, ...products] = process.argv.slice(2);
if (!folder) throw new Error('Say where the sheets go: node photograph-sheet.ts <folder> [product…]');
await mkdir(folder, { recursive: true });

/** What `--shop-color-tile` is by day and at night. */
const tiles = ['#FFFFFF', '#26353F'];
const gapPx = 8;
const productOf = (file: string): string => file.split('/')[0] ?? '';
const files = photographFiles().filter((file) => products.length === 0 || products.includes(productOf(file)));

/** `across` photographs in a row, each row once for each tile. */
async function sheet(name: string, shown: readonly string[], sizePx: number, across: number): Promise<void> {
  const span = sizePx + gapPx;
  const placed = shown.flatMap((file, i) =>
    tiles.map(async (background, tile) => ({
      input: await sharp(readPhotograph(file))
        .resize(sizePx, sizePx, { fit: 'contain', background: '#0000' })
        .flatten({ background })
        .png()
        .toBuffer(),
      left: (i % across) * span,
      top: (Math.floor(i / across) * tiles.length + tile) * span,
    })),
  );
  const create = {
    width: Math.min(across, shown.length) * span,
    height: Math.ceil(shown.length / across) * tiles.length * span,
    channels: 3 as const,
    background: '#808080',
  };
  const picture = sharp({ create, limitInputPixels: false }).composite(await Promise.all(placed));
  await writeFile(join(folder ?? '', `${name}.jpg`), await picture.jpeg({ quality: 90 }).toBuffer());
}

if (files.length > 0) await sheet('photographs-160', files, 160, 10);
for (const product of new Set(files.map(productOf)))
  await sheet(
    `${product}-1200`,
    files.filter((file) => productOf(file) === product),
    1200,
    2,
  );
