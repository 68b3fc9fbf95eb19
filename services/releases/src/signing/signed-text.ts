import * as z from 'zod/mini';
import { isSignatureOf } from './public-key.ts';
import type { SigningKey } from './signing-key.ts';

/** A text with its signature, as it is stored and sent. The text is signed as it stands, never written again. */
export const signedTextSchema = z.object({
  text: z.string().check(z.maxLength(4_000)),
  /** Id of the key. */
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/)),
});

export type SignedText = z.infer<typeof signedTextSchema>;

/** What a text is signed as: a signature for one of them is none for the other. */
export type Purpose = 'release' | 'key';

const signedAs = (purpose: Purpose, text: string): string => `dana ${purpose} 1\n${text}`;

/** Signs what is written as JSON. */
export function signText(purpose: Purpose, content: object, key: SigningKey): SignedText {
  const text = JSON.stringify(content);
  return { text, key: key.id, signature: key.sign(signedAs(purpose, text)) };
}

/** Whether the text was signed for this purpose with the private half of this key. */
export const isSignedWith = (publicText: string, purpose: Purpose, signed: SignedText): boolean =>
  isSignatureOf(publicText, signedAs(purpose, signed.text), signed.signature);

/** A stored or sent signed text; undefined for what is none. */
export function parseSignedText(bytes: Uint8Array | undefined): SignedText | undefined {
  try {
    return bytes && signedTextSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** The bytes under which it is kept. */
export const signedTextBytes = (signed: SignedText): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(signed)}\n`);

/** What is written in a signed text; undefined when it is not of the form. */
export function contentOf<Schema extends z.core.$ZodType>(
  { text }: SignedText,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
