import sharp from 'sharp';
import { ApiFailure } from '../http/failure.ts';

// Shown as an account's picture, at most 320 CSS pixels wide on a screen of double density.
const sidePxMax = 640;
const pixelsMax = 40_000_000;
const quality = 82;
const secondsMax = 10;

/** The type of a picture by its first bytes; null for everything that is not taken. */
export function pictureTypeOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const starts = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : null;
}

/**
 * Redraws an uploaded picture as WebP: nothing of the file's own bytes is kept – no place it was taken at, no
 * script hidden behind a picture's first bytes. 415 for another type, 422 for one that cannot be drawn.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const type = pictureTypeOf(bytes);
  if (!type) throw new ApiFailure(415, 'wrong_file_type', { fields: { files: 'wrong_file_type' } });
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true });
    const { format } = await picture.metadata();
    if (format !== type) throw new Error(`The picture says ${type} and is ${format}.`);
    const webp = await picture
      .rotate()
      .resize({ width: sidePxMax, height: sidePxMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: secondsMax })
      .toBuffer();
    return new Uint8Array(webp);
  } catch {
    throw new ApiFailure(422, 'unreadable_picture', { fields: { files: 'unreadable_picture' } });
  }
}
