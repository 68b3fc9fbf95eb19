import { uploadBytesMax, uploadTypes } from '@dana/contracts/api/upload';

/** What is wrong with a picture before it travels, as a key of the texts; the API looks again, at its bytes. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!uploadTypes.some((type) => type === file.type)) return 'type';
  return file.size > uploadBytesMax ? 'size' : undefined;
}
