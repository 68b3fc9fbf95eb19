import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fault } from './faults.ts';

export type CataloguePicture = {
  /** As in its address: `<folder>/<view>-<name>`. */
  path: string;
  /** Below `pictures/`, as entries name it. */
  file: string;
  /** Its bytes, read when it is stored: all at once might not fit into memory. */
  read: () => Uint8Array;
  kind: 'svg' | 'bitmap';
  sha256: string;
  /** Its mean colour and how much of its box that covers, `#rrggbbaa`. */
  tint: string;
};

const fileName =
  /^(?<path>[a-z0-9-]{1,60}\/[a-z]{1,20}-[a-z]{1,20})\.(?<extension>svg|png|jpg|jpeg|webp|avif)$/;
const pictureBytesMax = 20 * 1024 * 1024;

// Enough for all threads that decode, and no more in memory.
const readAtOnce = 8;

/** Reads the pictures of a catalogue; the faults say which files are none, or have names that no address can have. */
export async function readPictures(
  folder: string,
): Promise<{ pictures: CataloguePicture[]; faults: Fault[] }> {
  const root = join(folder, 'pictures');
  const files = filesBelow(root);
  const pictures: CataloguePicture[] = [];
  const faults: Fault[] = [];
  for (let start = 0; start < files.length; start += readAtOnce) {
    const some = files.slice(start, start + readAtOnce);
    for (const read of await Promise.all(some.map((file) => readPicture(root, file)))) {
      if ('reason' in read) faults.push(read);
      else pictures.push(read);
    }
  }
  const twins = pictures.filter(({ path }, index) => pictures[index - 1]?.path === path);
  const twinFaults = twins.map(({ file, path }) => ({
    file: `pictures/${file}`,
    reason: `Another file is called ${path} already, with another ending.`,
  }));
  return { pictures, faults: [...faults, ...twinFaults] };
}

async function readPicture(root: string, file: string): Promise<CataloguePicture | Fault> {
  const refused = (reason: string): Fault => ({ file: `pictures/${file}`, reason });
  const { path, extension } = fileName.exec(file)?.groups ?? {};
  if (!path)
    return refused(
      'A picture is called <folder>/<view>-<name>.<svg, png, jpg, webp or avif>, in small letters.',
    );
  const absolutePath = join(root, file);
  const content = await readFile(absolutePath);
  if (content.byteLength > pictureBytesMax) return refused('A picture has at most 20 MB.');
  const tint = await tintOf(content);
  if (!tint) return refused('This is not a picture that can be read.');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kind = extension === 'svg' ? 'svg' : 'bitmap';
  return { path, file, read: () => readFileSync(absolutePath), kind, sha256, tint };
}

function filesBelow(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Drawings are read this small: their mean is the same, and a catalogue has hundreds. Unit: dots per inch; 72 is their own size. */
const drawnDensity = 12;
/** How much of a byte one step of a hexadecimal digit stands for: `f` is 255. */
const byteOfDigit = 17;

/**
 * What stands in a picture's place until it is there: its mean colour, and as opacity how much of its box that covers.
 * @returns `#rgba`, or undefined for what is no picture. Sixteen steps of each do for what is seen that briefly, and a list holds
 * dozens of them.
 */
export async function tintOf(content: Uint8Array): Promise<string | undefined> {
  try {
    const mean = await sharp(content, { unlimited: true, density: drawnDensity })
      .resize(1, 1, { fit: 'fill', kernel: 'linear' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    return `#${Array.from(mean, (value) => Math.round(value / byteOfDigit).toString(16)).join('')}`;
  } catch {
    return undefined;
  }
}
