import * as z from 'zod/mini';
import { manifestProblems } from '../manifest-problems.ts';
import { navigationSchema } from '../navigation.ts';
import { deployableNameSchema, eventNameSchema, moduleNameSchema, rangeSchema } from './names.ts';
import { routeClaimSchema } from './route-claim.ts';

/* Remotes in repositories of their own read these here. */
export { indexableSchema, layoutSchema, routeClaimSchema } from './route-claim.ts';
export type { Indexable, Layout, RouteClaim, VisitorRead } from './route-claim.ts';

/** A module without a page that answers events of the bus, for example the cart. */
export const serviceClaimSchema = z.object({
  module: moduleNameSchema,
  handles: z.array(eventNameSchema),
  /** `idle`: started when the page is idle. `demand` (default): started by the first event it handles. */
  start: z.optional(z.enum(['idle', 'demand'])),
});

/** What a remote says about itself in `src/exposed/manifest.ts`. */
export const remoteManifestSchema = z
  .object({
    /** The remote's own name: publishing refuses a manifest that was copied from another remote. */
    remote: deployableNameSchema,
    routes: z.array(routeClaimSchema),
    /** Links to its pages in menus and footer. */
    nav: z.optional(navigationSchema),
    /** Slot name → exposed module, for example `{ 'cart.drawer': './slots/cart-drawer' }`. */
    slots: z.record(eventNameSchema, moduleNameSchema),
    services: z.array(serviceClaimSchema),
    /** What builds said before they wrote down themselves what they emit, receive and show. Left out by authors. */
    emits: z.optional(z.record(eventNameSchema, rangeSchema)),
    listens: z.optional(z.record(eventNameSchema, rangeSchema)),
    uses: z.optional(z.array(eventNameSchema)),
  })
  .check(
    z.superRefine((manifest, context) => {
      for (const message of manifestProblems(manifest)) context.addIssue(message);
    }),
  );

export type ServiceClaim = z.infer<typeof serviceClaimSchema>;
/** The form that authors write: `export const manifest = { … } satisfies RemoteManifest`. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
