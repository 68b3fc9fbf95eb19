import { integrityOf } from '@dana/releases/store/key';
import type { Store } from '@dana/releases/store/store';
import type { LinkedFile } from '../files-of-page.ts';
import { parseSheet, type Sheet } from './parse-sheet.ts';

/** The sheets that could be read, by address. The document links to the others, and waits for them. */
export type ReadSheets = (files: readonly LinkedFile[]) => Promise<ReadonlyMap<string, Sheet>>;

/** Sheets of a few compositions, the latest and its canaries. A sheet is some hundred rules. */
const sheetsKept = 200;

/** Reads style sheets of releases, each of them once. Only what has the published bytes comes into documents. */
export function createSheetReader(
  store: Pick<Store, 'get'>,
  onProblem: (message: string) => void = () => undefined,
): ReadSheets {
  const sheets = new Map<string, Promise<Sheet | undefined>>();

  async function read({ url, integrity }: LinkedFile): Promise<Sheet | undefined> {
    // The store has it, also where browsers get it from another host.
    const bytes = await store.get(url.replace(/^(?:https?:\/\/[^/]+)?\//, ''));
    if (!bytes || integrityOf(bytes) !== integrity) return undefined;
    const text = new TextDecoder().decode(bytes);
    // It would end the element it stands in.
    if (text.includes('</')) return undefined;
    return parseSheet(text, url.slice(0, url.lastIndexOf('/') + 1));
  }

  function readOnce(file: LinkedFile): Promise<Sheet | undefined> {
    const name = `${file.url} ${file.integrity}`;
    const known = sheets.get(name);
    if (known) return known;
    const sheet = read(file).catch((error: unknown) => {
      onProblem(`${file.url} stands in no document: ${String(error)}`);
      return undefined;
    });
    sheets.set(name, sheet);
    // What could not be read may be there the next time.
    void sheet.then((value) => value ?? sheets.delete(name));
    const [oldest] = sheets.keys();
    if (sheets.size > sheetsKept && oldest !== undefined) sheets.delete(oldest);
    return sheet;
  }

  return async (files) => {
    const found = await Promise.all(files.map(async (file) => [file.url, await readOnce(file)] as const));
    return new Map(found.flatMap(([url, sheet]) => (sheet ? [[url, sheet] as const] : [])));
  };
}
