import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildInterfaces, Used } from '@dana/contracts/interfaces/build-interfaces';
import type { Shape } from '@dana/contracts/interfaces/shape';
import type { SourceFile } from '../source-files.ts';
import { namedFacts } from './named-facts.ts';
import { publishedShapes } from './published-shapes.ts';
import type { UsedExports } from './used-exports.ts';

export type Recorded = {
  /** Of the deployable, absolute. */
  folder: string;
  /** Its own slots. */
  slots: readonly string[];
  /** The modules that it shares with all others; only the shell's. */
  gives?: readonly string[] | undefined;
};

/** What the bundler saw: exports used and given, and the files of ours that are in the build. */
export type Seen = {
  exports: UsedExports;
  provided: Record<string, string[] | undefined>;
  sources: SourceFile[];
};

type FactShapes = typeof import('@dana/contracts/interfaces/fact-shapes');

/** The contracts that the deployable was built with, which need not be those of the builder. */
export async function factShapes(folder: string): Promise<FactShapes> {
  const path = createRequire(join(folder, 'package.json')).resolve('@dana/contracts/interfaces/fact-shapes');
  return await import(pathToFileURL(path).href);
}

/** What a build takes of others and gives to them. */
export function interfacesOf(
  { exports, provided, sources }: Seen,
  { folder, slots, gives = [] }: Recorded,
  { eventShapes, slotShapes }: FactShapes,
): BuildInterfaces {
  const known = { events: new Set(eventShapes.keys()), slots: new Set(slotShapes.keys()) };
  const facts = namedFacts(sources, known);
  for (const slot of slots) facts.slots.delete(slot);
  return {
    schema: 1,
    ...(gives.length > 0 && { provides: withPublishedShapes(provided, folder) }),
    exports: Object.fromEntries(
      sortedEntries(exports).map(([module, used]) => {
        const shapes = publishedShapes(folder, module);
        const uses = Object.entries(used).map(([one, files]) => [one, { shape: shapes[one] ?? {}, files }]);
        return [module, Object.fromEntries(uses)];
      }),
    ),
    emits: withShapes(facts.emits, eventShapes),
    listens: withShapes(facts.listens, eventShapes),
    shows: withShapes(facts.slots, slotShapes),
    offers: Object.fromEntries(slots.map((slot) => [slot, slotShapes.get(slot) ?? {}])),
  };
}

function withPublishedShapes(provided: Seen['provided'], folder: string) {
  return Object.fromEntries(
    sortedEntries(provided).flatMap(([module, exports]) => {
      if (!exports) return [];
      const shapes = publishedShapes(folder, module);
      return [[module, Object.fromEntries(exports.map((one) => [one, shapes[one] ?? {}]))]];
    }),
  );
}

const withShapes = (
  named: ReadonlyMap<string, ReadonlySet<string>>,
  shapes: ReadonlyMap<string, Shape>,
): Record<string, Used> =>
  Object.fromEntries(
    [...named]
      .toSorted(byName)
      .map(([one, files]) => [one, { shape: shapes.get(one) ?? {}, files: [...files].toSorted() }]),
  );

/** The bundler names modules in another order each time; the same build is to be the same bytes. */
const sortedEntries = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).toSorted(byName);

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
