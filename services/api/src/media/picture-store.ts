import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pictureSize } from '@dana/contracts/media';
import sharp from 'sharp';
import type { Db } from '../database/schema.ts';
import type { CatalogueChanges } from '../shared-answers/catalogue-changes.ts';

export const defaultWidthPx = 800;
export const widthsPx = [160, 320, 480, 640, defaultWidthPx, 960, 1280] as const;

export type PictureRequest = {
  readonly picture: PictureSource;
  readonly widthPx: number;
  readonly format: PictureFormat;
};

type PictureStore = {
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

/** Which picture is meant; `sha256` says in which state, so that one that was replaced is never served. */
type PictureSource = { path: string; kind: 'svg' | 'bitmap'; sha256: string };

type PictureSources = {
  /** The picture of an address, or null when there is none. */
  find: (path: string) => Promise<PictureSource | null>;
  /** As it was given. Errors: throws when it was taken away since. */
  read: (source: PictureSource) => Promise<Uint8Array>;
};

/** The catalogue's pictures. Their names are kept until the catalogue changes, and while the database is away. */
export function createPictureSources(db: Db, changes: CatalogueChanges): PictureSources {
  let known: Map<string, PictureSource> | undefined;
  let knownAt: string | undefined;

  async function refresh(): Promise<Map<string, PictureSource>> {
    const version = await changes.version();
    if (known && version === knownAt) return known;
    const rows = await db.selectFrom('pictures').select(['path', 'kind', 'sha256']).execute();
    known = new Map(rows.map((row) => [row.path, row]));
    knownAt = version;
    return known;
  }

  return {
    async find(path) {
      const names = await refresh().catch((error: unknown) => {
        if (known) return known;
        throw error;
      });
      return names.get(path) ?? null;
    },
    async read({ path, kind, sha256 }) {
      const { content } = await db
        .selectFrom('pictures')
        .select('content')
        .where('path', '=', path)
        .where('sha256', '=', sha256)
        .executeTakeFirstOrThrow();
      return unpackPicture(kind, content);
    },
  };
}

type Kind = 'svg' | 'bitmap';

/** As the database keeps a picture: drawings are text, a fifth as long and as quick to write when compressed. */
export const packPicture = (kind: Kind, content: Uint8Array): Uint8Array =>
  kind === 'svg' ? gzipSync(content) : content;

/** What was packed. */
const unpackPicture = (kind: Kind, content: Uint8Array): Uint8Array =>
  kind === 'svg' ? gunzipSync(content) : content;

type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Only JPEG needs a ground: it cannot be transparent. The design's pearl. */
const pearlGround = '#F7F5F1';
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
/** Where the size of an SVG stands. */
const headBytes = 1_000;

type Source = { path: string; kind: 'svg' | 'bitmap'; content: Uint8Array };

/**
 * Encodes a picture in one width and format.
 * Unit: pixels. A drawing is as high as its own proportions make it; a photograph is fitted into those that its view has on
 * pages, and never enlarged. AVIF effort is 2: twice the effort saved two per cent of the bytes on drawings and cost three
 * times the time, on a server that also answers shoppers.
 */
export async function renderPicture(source: Source, widthPx: number, format: PictureFormat): Promise<Buffer> {
  const picture = source.kind === 'svg' ? drawn(source, widthPx) : fitted(source, widthPx);
  if (format === 'avif')
    return picture.avif({ quality: 62, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 84, alphaQuality: 90, effort: 3 }).toBuffer();
  return picture.flatten({ background: pearlGround }).jpeg({ quality: 84, progressive: true }).toBuffer();
}

function drawn({ content }: Source, widthPx: number) {
  const svg = Buffer.from(content);
  const density = densityFor(svg.toString('utf8', 0, headBytes), widthPx);
  return sharp(svg, { density, unlimited: true }).resize({ width: widthPx });
}

function fitted({ path, content }: Source, widthPx: number) {
  const { width, height } = pictureSize(path.split('/').at(-1)?.split('-')[0] ?? '');
  const size = { width: widthPx, height: Math.round((widthPx * height) / width) };
  return sharp(content)
    .rotate()
    .resize({ ...size, fit: 'contain', background: transparent, withoutEnlargement: true });
}

/** 72 dpi draws an SVG at its own size; small pictures are drawn at twice their width and scaled down, for clean edges. */
function densityFor(svg: string, widthPx: number): number {
  const ownWidthPx = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? widthPx);
  const drawnWidthPx = widthPx < 640 ? widthPx * 2 : widthPx;
  return (72 * drawnWidthPx) / ownWidthPx;
}
