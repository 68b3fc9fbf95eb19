import { uploadBytesMax } from '@dana/contracts/api/upload';
import type { Context } from 'hono';
import { ApiFailure } from '../http/failure.ts';
import { readForm } from '../http/read-form.ts';

// Boundaries, headers and the small fields around the file.
const envelopeBytesMax = 16 * 1024;
const fileFields = ['files', 'files[]', 'file'];

/**
 * Reads the one file of a multipart body: 415 for another type of body, 413 beyond 2 MB, 400 when it cannot be
 * read, 422 when there is no file or more than one. The file's name and declared type are not looked at.
 */
export async function readUpload(c: Context): Promise<Uint8Array> {
  const files = filesOf(await readForm(c, uploadBytesMax + envelopeBytesMax, 'file_too_large'));
  const [file] = files;
  if (!file) throw refusal('validation.required');
  if (files.length > 1) throw refusal('validation.invalid');
  if (file.size > uploadBytesMax)
    throw new ApiFailure(413, 'file_too_large', { fields: { files: 'file_too_large' } });
  return new Uint8Array(await file.arrayBuffer());
}

function filesOf(form: FormData): File[] {
  return fileFields
    .flatMap((field) => form.getAll(field))
    .filter((value): value is File => typeof value !== 'string' && value.size > 0);
}

const refusal = (key: 'validation.required' | 'validation.invalid') =>
  new ApiFailure(422, 'invalid_input', { fields: { files: key } });
