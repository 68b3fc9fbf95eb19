import { createHmac, timingSafeEqual } from 'node:crypto';
import { deployableNameSchema, versionSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';

/** The content with its signature, safe in a URL and in a cookie. */
export function signText(content: unknown, secret: string): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

/** The content as it was signed; `undefined` for what is forged or damaged. */
export function readSignedText(text: string, secret: string): unknown {
  const [body = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || !isEqual(signature, signatureOf(body, secret))) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64url');

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}

/** The parameter that a preview link carries. */
export const previewParameter = 'preview';

const contentSchema = z.object({
  env: z.string(),
  remotes: z.record(deployableNameSchema, versionSchema),
  /** Unit: seconds since 1970. */
  expires: z.int(),
});

/** What a preview link says: these versions instead of the live ones, until then. */
type PreviewContent = z.infer<typeof contentSchema>;

/** The content with its signature, safe in a URL and in a cookie. */
export const signPreview = (content: PreviewContent, secret: string): string => signText(content, secret);

/** The content, or `undefined` for what is forged, damaged or over. */
export function readPreview(text: string, secret: string, now = new Date()): PreviewContent | undefined {
  const parsed = contentSchema.safeParse(readSignedText(text, secret));
  return parsed.success && parsed.data.expires * 1000 > now.getTime() ? parsed.data : undefined;
}
