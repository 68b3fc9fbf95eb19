import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureSource, PictureSources } from './picture-sources.ts';
import { type PictureFormat, renderPicture } from './render-picture.ts';

export const defaultWidthPx = 800;
export const widthsPx = [160, 320, 480, 640, defaultWidthPx, 960, 1280] as const;

export type PictureRequest = {
  readonly picture: PictureSource;
  readonly widthPx: number;
  readonly format: PictureFormat;
};

export type PictureStore = {
  /** The encoded picture: from the disk when it was asked for before, otherwise encoded and kept. */
  read(request: PictureRequest): Promise<Buffer>;
};

type PictureStoreOptions = {
  readonly dataDir: string;
  readonly sources: Pick<PictureSources, 'read'>;
};

/** More than two at once would starve the requests of the same process. */
const maxEncodesAtOnce = 2;

/** Pictures below `<dataDir>/media`, named by what their source was: one that was replaced is never stale. */
export function createPictureStore({ dataDir, sources }: PictureStoreOptions): PictureStore {
  const underway = new Map<string, Promise<Buffer>>();
  const takeTurn = createTurns(maxEncodesAtOnce);

  const encode = async ({ picture, widthPx, format }: PictureRequest): Promise<Buffer> =>
    renderPicture({ ...picture, content: await sources.read(picture) }, widthPx, format);

  const readOrEncode = async (path: string, request: PictureRequest): Promise<Buffer> => {
    const kept = await readIfThere(path);
    if (kept) return kept;
    const bytes = await takeTurn(() => encode(request));
    // Encoded again when it could not be kept, as on a full disk: that is no reason to send none.
    await writeAtomically(path, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    read(request) {
      const path = join(dataDir, 'media', fileOf(request));
      const running = underway.get(path);
      if (running) return running;
      const started = readOrEncode(path, request).finally(() => underway.delete(path));
      underway.set(path, started);
      return started;
    },
  };
}

// Paths are names of the catalogue, which have no dots.
const fileOf = ({ picture, widthPx, format }: PictureRequest): string =>
  `${picture.path}-${picture.sha256.slice(0, 16)}-${widthPx}.${format}`;

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A reader never sees half a file, even when the process is killed while writing. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
