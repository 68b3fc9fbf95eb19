import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CatalogueRefused, type Fault } from './faults.ts';
import { catalogueFormat, type EntryOf, type Kind, kinds } from '../format/catalogue-format.ts';
import { inWords } from './in-words.ts';
import { type JsonFile, type JsonPath, parseJson } from './json-file.ts';

/** An entry as the schema gives it, and the fault of one of its values. */
export type Entry<Value> = { value: Value; fault: (path: JsonPath, reason: string) => Fault };
export type Catalogue = { [Name in Kind]: Entry<EntryOf<Name>>[] };

export type ReadFolder = {
  catalogue: Catalogue;
  faults: Fault[];
  /** Kinds of which something could not be read: what refers to them cannot be checked. */
  unreadKinds: ReadonlySet<Kind>;
};

const places = new Set<string>([
  'pictures',
  ...kinds.map((kind) => catalogueFormat[kind].place.replace('/', '')),
]);

/**
 * Reads a catalogue's JSON and checks each file with its schema.
 * Errors: throws `CatalogueRefused` where nothing of a catalogue is in the folder, or it is none.
 */
export function readFolder(folder: string): ReadFolder {
  if (!filesIn(folder).some((name) => places.has(name)))
    throw new CatalogueRefused(folder, [{ file: folder, reason: 'Nothing of a catalogue is here.' }]);
  const faults: Fault[] = [];
  const unreadKinds = new Set<Kind>();
  const read = kinds.map((kind) => {
    const { place } = catalogueFormat[kind];
    const entries = place.endsWith('/')
      ? readEach(folder, kind, place.slice(0, -1))
      : readList(folder, kind, place);
    if (entries.faults.length > 0) unreadKinds.add(kind);
    faults.push(...entries.faults);
    return [kind, entries.entries];
  });
  faults.push(...unknownFiles(folder));
  // Each kind was read with its own schema; fromEntries forgets which.
  return { catalogue: Object.fromEntries(read) as Catalogue, faults, unreadKinds };
}

type Entries = { entries: Entry<unknown>[]; faults: Fault[] };

function readEach(folder: string, kind: Kind, place: string): Entries {
  const names = filesIn(join(folder, place)).filter((name) => name.endsWith('.json'));
  const read = names.map((name) => readOne(folder, `${place}/${name}`, catalogueFormat[kind].entry));
  return { entries: read.flatMap(({ entries }) => entries), faults: read.flatMap(({ faults }) => faults) };
}

function readList(folder: string, kind: Kind, place: string): Entries {
  if (!filesIn(folder).includes(place)) return { entries: [], faults: [] };
  const list = readOne(folder, place, z.array(catalogueFormat[kind].entry));
  const [whole] = list.entries;
  if (!whole) return list;
  const values = whole.value as unknown[]; // what the schema of a list gives
  return {
    faults: [],
    entries: values.map((value, index) => ({
      value,
      fault: (path, reason) => whole.fault([index, ...path], reason),
    })),
  };
}

function readOne(folder: string, name: string, schema: z.ZodMiniType): Entries {
  const file = parseJson(name, readFileSync(join(folder, name), 'utf8'));
  if (Array.isArray(file)) return { entries: [], faults: file };
  const result = schema.safeParse(file.value);
  if (result.success) return { entries: [{ value: result.data, fault: file.faultAt }], faults: [] };
  return { entries: [], faults: result.error.issues.flatMap((issue) => faultsOf(issue, file)) };
}

function faultsOf(issue: z.core.$ZodIssue, file: JsonFile): Fault[] {
  return inWords(issue, file.value).map(({ path, reason }) => file.faultAt(path, reason));
}

/** A misspelt file would be left out silently. */
function unknownFiles(folder: string): Fault[] {
  const reason = `This is no part of a catalogue. Its parts are ${[...places].join(', ')}.`;
  return filesIn(folder)
    .filter((name) => !places.has(name) && /\.json$|^[^.]*$/.test(name))
    .map((name) => ({ file: name, reason }));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
