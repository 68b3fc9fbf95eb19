import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { tintOf } from './tint-of.ts';

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
export const pictureBytesMax = 20 * 1024 * 1024;

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
