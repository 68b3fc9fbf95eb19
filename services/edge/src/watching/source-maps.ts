import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { buildPathSchema, deployableNameSchema, sha256HexSchema } from '@dana/contracts/release/names';
import { mapKey } from '@dana/releases/store/key';
import type { Store } from '@dana/releases/store/store';

/** A place in a script as it was served. Line and column begin at 1, as in the stacks of browsers. */
type BuiltPosition = { file: string; line: number; column: number };
/** A place in a source file, for example `mf-product/src/routes/product.route.tsx`. Line and column begin at 1. */
type SourcePosition = { file: string; line: number; column: number };

export type SourceMaps = {
  /** Undefined when there is no map, or none of its lines is about this place. Errors: never rejects. */
  find: (position: BuiltPosition) => Promise<SourcePosition | undefined>;
};

type SourceMapsOptions = { store: Pick<Store, 'get'>; mapsKept?: number; now?: () => number };

const decompressed = promisify(brotliDecompress);
/** Unit: bytes. Our largest map has 0.6 MB. */
const maxMapBytes = 16 * 1024 * 1024;
/** A map that is missing may be published in a moment. Unit: milliseconds. */
const missingMs = 10_000;

type Kept = { map: Promise<TraceMap | undefined>; untilMs: number };

/** Reads the maps that were published with releases, and keeps those that were used last in memory. */
export function createSourceMaps({ store, mapsKept = 16, now = Date.now }: SourceMapsOptions): SourceMaps {
  const kept = new Map<string, Kept>();

  function mapOf(key: string): Promise<TraceMap | undefined> {
    const known = kept.get(key);
    kept.delete(key);
    const entry = known && now() < known.untilMs ? known : fresh(key);
    kept.set(key, entry);
    const [oldest = ''] = kept.keys();
    if (kept.size > mapsKept) kept.delete(oldest);
    return entry.map;
  }

  function fresh(key: string): Kept {
    const entry: Kept = { map: readMap(store, key), untilMs: Number.POSITIVE_INFINITY };
    void entry.map.then((map) => {
      if (!map) entry.untilMs = now() + missingMs;
    });
    return entry;
  }

  return {
    async find({ file, line, column }) {
      const key = keyOf(file);
      const map = key === undefined || line < 1 ? undefined : await mapOf(key);
      const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
      return found?.source ? { file: found.source, line: found.line, column: found.column + 1 } : undefined;
    },
  };
}

/** Where the map of a served script lies; undefined for what is no script of a release. */
function keyOf(address: string): string | undefined {
  const [, remote = '', treeHash = '', path = ''] =
    /^\/assets\/([^/]+)\/([^/]+)\/(web\/.+\.js)$/.exec(address) ?? [];
  const isOurs =
    deployableNameSchema.safeParse(remote).success &&
    sha256HexSchema.safeParse(treeHash).success &&
    buildPathSchema.safeParse(path).success;
  return isOurs ? mapKey(remote, treeHash, path) : undefined;
}

/** A map that cannot be read is none: what was built is then shown as it is. */
async function readMap(store: Pick<Store, 'get'>, key: string): Promise<TraceMap | undefined> {
  try {
    const bytes = await store.get(key);
    if (!bytes) return undefined;
    return new TraceMap((await decompressed(bytes, { maxOutputLength: maxMapBytes })).toString());
  } catch {
    return undefined;
  }
}
