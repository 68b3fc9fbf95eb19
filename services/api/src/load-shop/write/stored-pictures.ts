import type * as z from 'zod/mini';
import type { picture } from '../format/texts.ts';

/** The address of a file of `pictures/` (JPEG, 800 px wide), below the API's origin. */
export const pictureUrl = (file: string): string => `/api/media/${file.replace(/\.\w+$/, '')}.jpg`;

/** A picture as tables keep it. */
export const storedPicture = ({ file, alt }: z.output<typeof picture>) => ({ url: pictureUrl(file), alt });
