import type * as z from 'zod/mini';
import type { Db } from '../../database/schema.ts';
import { packPicture } from '../../media/picture-store.ts';
import type { picture } from '../format/texts.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';

// A statement for each would take longer than all else; all in one might not fit into memory.
const picturesAtOnce = 20;

/** Writes pictures; one that has the name of another takes its place. */
export async function writePictures(trx: Db, pictures: readonly CataloguePicture[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += picturesAtOnce) {
    const some = pictures.slice(start, start + picturesAtOnce);
    await trx
      .insertInto('pictures')
      .values(
        some.map(({ path, read, kind, sha256 }) => ({
          path,
          kind,
          sha256,
          content: packPicture(kind, read()),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          sha256: eb.ref('excluded.sha256'),
          content: eb.ref('excluded.content'),
        })),
      )
      .execute();
  }
}

/** The address of a file of `pictures/` (JPEG, 800 px wide), below the API's origin. */
export const pictureUrl = (file: string): string => `/api/media/${file.replace(/\.\w+$/, '')}.jpg`;

/** A picture as tables keep it. */
export const storedPicture = ({ file, alt }: z.output<typeof picture>) => ({ url: pictureUrl(file), alt });
