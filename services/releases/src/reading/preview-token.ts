import { deployableNameSchema, versionSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { readSignedText, signText } from './signed-text.ts';

/** The parameter that a preview link carries. */
export const previewParameter = 'preview';

const contentSchema = z.object({
  env: z.string(),
  remotes: z.record(deployableNameSchema, versionSchema),
  /** Unit: seconds since 1970. */
  expires: z.int(),
});

/** What a preview link says: these versions instead of the live ones, until then. */
export type PreviewContent = z.infer<typeof contentSchema>;

/** The content with its signature, safe in a URL and in a cookie. */
export const signPreview = (content: PreviewContent, secret: string): string => signText(content, secret);

/** The content, or `undefined` for what is forged, damaged or over. */
export function readPreview(text: string, secret: string, now = new Date()): PreviewContent | undefined {
  const parsed = contentSchema.safeParse(readSignedText(text, secret));
  return parsed.success && parsed.data.expires * 1000 > now.getTime() ? parsed.data : undefined;
}
