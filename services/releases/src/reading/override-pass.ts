import { deployableNameSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { readSignedText, signText } from './signed-text.ts';

/** Names of this machine. No policy of a page can name `[::1]`. */
const loopbackHosts = ['localhost', '127.0.0.1'];

/** Whether this is an origin such as `http://localhost:3105`: of the machine that the browser runs on, and of no other. */
export function isLoopbackOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return protocol === 'http:' && loopbackHosts.includes(hostname) && origin === text;
}

const overrideSchema = z.object({
  env: z.string(),
  remote: deployableNameSchema,
  /** Where the developer's own build answers. */
  origin: z.string().check(z.refine(isLoopbackOrigin)),
  /** Unit: seconds since 1970. */
  expires: z.int(),
});

/** What a developer's browser was allowed: one remote from an address of her own machine instead of the live one, until then. */
export type Override = z.infer<typeof overrideSchema>;

export const signOverride = (override: Override, secret: string): string => signText(override, secret);

/** The override, or `undefined` for what is forged, damaged, over, or leads to another machine. */
export function readOverride(text: string, secret: string, now = new Date()): Override | undefined {
  const parsed = overrideSchema.safeParse(readSignedText(text, secret));
  return parsed.success && parsed.data.expires * 1000 > now.getTime() ? parsed.data : undefined;
}
