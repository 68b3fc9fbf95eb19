import * as z from 'zod/mini';
import type { ExtensionName } from './api/extensions.ts';

/** The menus that hang below an entry of the main menu. */
const panelNames = ['home', 'shop', 'products', 'blog'] as const;

/** Where the frame of the shop has links: the main menu, the columns and cards of its panels, the footer. */
export const navigationPlaces = [
  'menu',
  'home.cards',
  'shop.departments',
  'shop.layouts',
  'shop.features',
  'shop.cards',
  'products.shop',
  'products.pages',
  'products.buying',
  'products.more',
  'blog.pages',
  'departments',
  'footer.menu',
  'footer.account',
  'footer.information',
] as const;

export type NavigationPlace = (typeof navigationPlaces)[number];
export type PanelName = (typeof panelNames)[number];

/** Words that a menu can hold: no markup, and nothing that is unseen or turns the direction of what follows. */
const labelSchema = z.string().check(z.maxLength(40), z.regex(/^[^\s\p{C}<>]+( [^\s\p{C}<>]+)*$/u));

/** A path of this shop, with a query at most: it can neither leave the shop nor climb out of its language. */
const linkPathSchema = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/([\w~%-]+(\.[\w~%-]+)*(\/[\w~%-]+(\.[\w~%-]+)*)*)?(\?[\w.~%=&-]+)?$/));

/** An extension of the back end, by its name. A newer remote's may be unknown here: then nobody offers it. */
export const extensionNeedSchema = z.custom<ExtensionName>(
  (name) => typeof name === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(name),
);

/** A link that a remote brings into the frame: to one of its own pages, in its own words. */
export const navigationEntrySchema = z.object({
  path: linkPathSchema,
  label: z.object({ en: labelSchema, ar: labelSchema }),
  /** The places it stands in, each with its rank there: lower ones come first. The shop's own are tens. */
  places: z.partialRecord(z.enum(navigationPlaces), z.int().check(z.minimum(0), z.maximum(9_999))),
  /** In the main menu: what hangs below it. */
  panel: z.optional(z.enum(panelNames)),
  /** On a card: the department (slug) whose picture it shows. */
  picture: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  /** Stands for one link to each department of the shop, where it is known which there are. */
  stands: z.optional(z.enum(['departments'])),
  /** Left out for a shopper who has signed in. */
  for: z.optional(z.enum(['guests'])),
  /** What the back end has to offer for it (docs/api.md). Without it the link is left out. */
  needs: z.optional(extensionNeedSchema),
});

export const navigationSchema = z.array(navigationEntrySchema).check(z.maxLength(60));

export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

/** A link of the frame in the words of one language. */
export type NavigationLink = Pick<
  NavigationEntry,
  'path' | 'panel' | 'picture' | 'stands' | 'for' | 'needs'
> & {
  label: string;
};

/** The links of each place in their order; a place without links is left out. */
export type Navigation = Partial<Record<NavigationPlace, NavigationLink[]>>;
