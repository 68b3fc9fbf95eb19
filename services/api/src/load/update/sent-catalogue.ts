import { createHash } from 'node:crypto';
import { type CatalogueUpdate, catalogueUpdateSchema } from '@dana/contracts/api/staff-catalogue';
import type { Db } from '../../database/schema.ts';
import { ApiFailure } from '../../http/failure.ts';
import { checkInput } from '../../http/read-input.ts';
import { type CheckedCatalogue, checkTexts } from '../load-shop.ts';
import type { Fault } from '../read/faults.ts';
import { type CataloguePicture, tintOf } from '../read/read-pictures.ts';

const field = 'catalogue';

/** What a catalogue is sent as. @param has – the contents (SHA-256) of pictures that the shop has, by their addresses. */
export function formOf(
  { texts, pictures }: CheckedCatalogue,
  { name, isTrial, has }: { name: string; isTrial: boolean; has: ReadonlyMap<string, string> },
): FormData {
  const form = new FormData();
  const update: CatalogueUpdate = {
    is_trial: isTrial,
    name,
    texts: Object.fromEntries(texts),
    pictures: pictures.map(({ file, sha256, tint }) => ({ file, sha256, tint })),
  };
  form.append(field, JSON.stringify(update));
  for (const { path, file, sha256, read } of pictures)
    if (has.get(path) !== sha256) form.append(file, new Blob([new Uint8Array(read())]));
  return form;
}

/** A catalogue as it was sent, checked like a folder. Errors: 422 where it is none, `CatalogueRefused` with its faults. */
export async function readSent(
  db: Db,
  form: FormData,
): Promise<{ checked: CheckedCatalogue; name: string; isTrial: boolean }> {
  const update = checkInput(parse(form.get(field)), catalogueUpdateSchema);
  const rows = await db.selectFrom('pictures').select(['path', 'sha256']).execute();
  const has = new Map(rows.map(({ path, sha256 }) => [path, sha256]));
  const read = await Promise.all(update.pictures.map((picture) => readPicture(picture, form, has)));
  const pictures = read.flatMap((one) => ('reason' in one ? [] : [one]));
  const faults = read.flatMap((one) => ('reason' in one ? [one] : []));
  const checked = checkTexts(update.name, new Map(Object.entries(update.texts)), pictures, faults);
  return { checked, name: update.name, isTrial: update.is_trial };
}

async function readPicture(
  { file, sha256, tint }: CatalogueUpdate['pictures'][number],
  form: FormData,
  has: ReadonlyMap<string, string>,
): Promise<CataloguePicture | Fault> {
  const refused = (reason: string): Fault => ({ file: `pictures/${file}`, reason });
  const path = file.replace(/\.\w+$/, '');
  const about = { path, file, kind: file.endsWith('.svg') ? 'svg' : 'bitmap', sha256, tint } as const;
  const part = form.get(file);
  if (part === null || typeof part === 'string') {
    if (has.get(path) !== sha256) return refused('The shop does not have this picture, and it was not sent.');
    // It is the one that the shop has: nobody reads it to store it.
    return { ...about, read: () => new Uint8Array() };
  }
  const content = new Uint8Array(await part.arrayBuffer());
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    return refused('The picture did not arrive as it was sent.');
  if (!(await tintOf(content))) return refused('This is not a picture that can be read.');
  return { ...about, read: () => content };
}

function parse(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : '');
  } catch {
    throw new ApiFailure(422, 'invalid_input', { fields: { [field]: 'validation.invalid' } });
  }
}
