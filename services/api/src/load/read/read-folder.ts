import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shop, shopSchema, type WholeShop } from '@dana/contracts/api/shop';
import { checkShopFiles } from '@dana/contracts/shop/check-shop-files';
import * as z from 'zod/mini';
import { CatalogueRefused, type Fault, inWords, type JsonFile, type JsonPath, parseJson } from './faults.ts';
import { catalogueFormat, type EntryOf, type Kind, kinds } from '../format/catalogue-format.ts';

/** An entry as the schema gives it, as it stands in the folder, and the fault of one of its values. */
export type Entry<Value> = {
  value: Value;
  source: object;
  fault: (path: JsonPath, reason: string) => Fault;
};
export type Catalogue = { [Name in Kind]: Entry<EntryOf<Name>>[] };

export type ReadFolder = {
  catalogue: Catalogue;
  /** What the shop says of itself; undefined where the folder does not say it. */
  shop: WholeShop | undefined;
  faults: Fault[];
  /** Kinds of which something could not be read: what refers to them cannot be checked. */
  unreadKinds: ReadonlySet<Kind>;
};

const shopFile = 'shop.json';
/** Its mark and icons. */
const shopFolder = 'shop/';

const places = new Set<string>([
  'pictures',
  'shop',
  shopFile,
  ...kinds.map((kind) => catalogueFormat[kind].place.replace('/', '')),
]);

/** The texts of a catalogue's files of JSON, by their names in its folder (`products/tea-glass.json`); of the folder `shop` in base64. */
export type CatalogueTexts = ReadonlyMap<string, string>;

/**
 * Reads a catalogue's files of JSON.
 * Errors: throws `CatalogueRefused` where nothing of a catalogue is in the folder, or it is none.
 */
export function textsOf(folder: string): CatalogueTexts {
  const names = filesIn(folder);
  if (!names.some((name) => places.has(name)))
    throw new CatalogueRefused(folder, [{ file: folder, reason: 'Nothing of a catalogue is here.' }]);
  const files = kinds.flatMap((kind) => {
    const { place } = catalogueFormat[kind];
    if (!place.endsWith('/')) return names.includes(place) ? [place] : [];
    return filesIn(join(folder, place))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${place}${name}`);
  });
  const ofShop = filesIn(join(folder, shopFolder)).map((name) => `${shopFolder}${name}`);
  return new Map([
    ...[...files, ...names.filter((name) => name === shopFile)].map(
      (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
    ),
    ...ofShop.map((name) => [name, readFileSync(join(folder, name), 'base64')] as const),
  ]);
}

/** Checks each file of a catalogue with its schema. */
export function readTexts(texts: CatalogueTexts): ReadFolder {
  const faults: Fault[] = [];
  const unreadKinds = new Set<Kind>();
  const read = kinds.map((kind) => {
    const { place } = catalogueFormat[kind];
    const entries = place.endsWith('/') ? readEach(texts, kind, place) : readList(texts, kind, place);
    if (entries.faults.length > 0) unreadKinds.add(kind);
    faults.push(...entries.faults);
    return [kind, entries.entries];
  });
  const shop = readShop(texts);
  faults.push(...shop.faults);
  // Each kind was read with its own schema; fromEntries forgets which.
  return { catalogue: Object.fromEntries(read) as Catalogue, shop: shop.shop, faults, unreadKinds };
}

function readShop(texts: CatalogueTexts): { shop: WholeShop | undefined; faults: Fault[] } {
  const text = texts.get(shopFile);
  if (text === undefined) return { shop: undefined, faults: [] };
  const { entries, faults } = readOne(shopFile, text, shopSchema);
  const [entry] = entries;
  if (!entry) return { shop: undefined, faults };
  const shop = entry.value as Shop; // what its schema gives
  const given = [...texts].filter(([name]) => name.startsWith(shopFolder));
  const read = checkShopFiles(
    shop,
    Object.fromEntries(given.map(([name, content]) => [name.slice(shopFolder.length), content])),
  );
  return {
    shop: { shop, files: read.files },
    faults: read.faults.map(({ file, path, reason }) =>
      file === shopFile ? entry.fault(path, reason) : { file, reason },
    ),
  };
}

type Entries = { entries: Entry<unknown>[]; faults: Fault[] };

function readEach(texts: CatalogueTexts, kind: Kind, place: string): Entries {
  const files = [...texts].filter(([name]) => name.startsWith(place));
  const read = files.map(([name, text]) => readOne(name, text, catalogueFormat[kind].entry));
  return { entries: read.flatMap(({ entries }) => entries), faults: read.flatMap(({ faults }) => faults) };
}

function readList(texts: CatalogueTexts, kind: Kind, place: string): Entries {
  const text = texts.get(place);
  if (text === undefined) return { entries: [], faults: [] };
  const list = readOne(place, text, z.array(catalogueFormat[kind].entry));
  const [whole] = list.entries;
  if (!whole) return list;
  // What the schema of a list gives, and what it was given: objects.
  const values = whole.value as unknown[];
  const sources = whole.source as object[];
  return {
    faults: [],
    entries: values.map((value, index) => ({
      value,
      source: sources[index] ?? {},
      fault: (path, reason) => whole.fault([index, ...path], reason),
    })),
  };
}

function readOne(name: string, text: string, schema: z.ZodMiniType): Entries {
  const file = parseJson(name, text);
  if (Array.isArray(file)) return { entries: [], faults: file };
  const result = schema.safeParse(file.value);
  // Every schema of the format asks for an object or a list of them.
  const source = file.value as object;
  if (result.success) return { entries: [{ value: result.data, source, fault: file.faultAt }], faults: [] };
  return { entries: [], faults: result.error.issues.flatMap((issue) => faultsOf(issue, file)) };
}

function faultsOf(issue: z.core.$ZodIssue, file: JsonFile): Fault[] {
  return inWords(issue, file.value).map(({ path, reason }) => file.faultAt(path, reason));
}

/** A misspelt file would be left out silently. */
export function unknownFiles(folder: string): Fault[] {
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
