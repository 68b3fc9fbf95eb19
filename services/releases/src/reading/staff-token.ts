import * as z from 'zod/mini';
import { readSignedText, signText } from './signed-text.ts';

/** The parameter that a staff link carries. */
export const staffParameter = 'staff';

const contentSchema = z.object({
  env: z.string(),
  staff: z.literal(true),
  /** Unit: seconds since 1970. */
  expires: z.int(),
});

/** Who has it counts as staff until then. It names nobody. */
export type StaffPass = z.infer<typeof contentSchema>;

/** The pass with its signature, safe in a URL and in a cookie. */
export const signStaffPass = (pass: StaffPass, secret: string): string => signText(pass, secret);

/** The pass, or `undefined` for what is forged, damaged or over. */
export function readStaffPass(text: string, secret: string, now = new Date()): StaffPass | undefined {
  const parsed = contentSchema.safeParse(readSignedText(text, secret));
  return parsed.success && parsed.data.expires * 1000 > now.getTime() ? parsed.data : undefined;
}
