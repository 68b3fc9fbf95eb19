import * as z from 'zod/mini';

const line = (most: number) => z.string().check(z.regex(/^[^\p{Cc}]+$/u), z.maxLength(most));
/** Somebody's name; an address is none. */
const personal = z.string().check(z.regex(/^[^\p{Cc}@]+$/u), z.maxLength(100));

export const originSchema = z.object({
  commit: z.string().check(z.regex(/^[0-9a-f]{7,64}$/)),
  /** What was built had changes beside that commit. */
  isChanged: z.optional(z.literal(true)),
  branch: z.optional(line(200)),
  author: z.optional(personal),
  /** `#142` */
  pullRequest: z.optional(personal),
  /** What the deployable's changelog says of the version. */
  changes: z.optional(z.string().check(z.maxLength(4_000))),
});

/** What a release was built from, as a pipeline or git said it when it was published. */
export type ReleaseOrigin = z.infer<typeof originSchema>;
