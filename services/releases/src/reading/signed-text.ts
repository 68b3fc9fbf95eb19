import { createHmac, timingSafeEqual } from 'node:crypto';

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
