import * as z from 'zod/mini';
import { extensionNeedSchema } from '../navigation.ts';
import { moduleNameSchema } from './names.ts';

export const layoutSchema = z.enum([
  'default',
  'layout-one',
  'layout-two',
  'layout-three',
  'layout-four',
  'none',
]);

const slugSchema = z.string().check(z.regex(/^[\w-]{1,120}$/));

/**
 * How search engines find a page: `true` for one without parameters. Else `list` is the call of the API, from `/api`, that
 * lists the values of its one parameter as `{ data: [{ slug, children? }] }`, page by page; `except` has an address of its own.
 */
export const indexableSchema = z.union([
  z.literal(true),
  z.object({
    list: z.string().check(z.maxLength(60), z.regex(/^(\/[a-z][a-z0-9-]*)+$/)),
    except: z.optional(z.array(slugSchema).check(z.maxLength(20))),
  }),
]);

/**
 * A call of the API, from `/api`, whose answer a visitor's document begins with. `of`: it is made for who has a session, or for who
 * has a cart, whose id it is given as `cart`. `needs`: what the back end has to offer for it.
 */
export const visitorReadSchema = z.object({
  call: z
    .string()
    .check(
      z.maxLength(120),
      z.regex(/^(\/(:[A-Za-z]\w*|[a-z][a-z0-9_-]*))+(\?[a-z_]+=\w+(&[a-z_]+=\w+)*)?$/),
    ),
  of: z.enum(['session', 'cart']),
  needs: z.optional(extensionNeedSchema),
});

/** A page that a remote owns. `path` has no locale prefix; parameters are `:name`. */
export const routeClaimSchema = z.object({
  path: z
    .string()
    .check(z.maxLength(120), z.regex(/^\/([a-z0-9:][A-Za-z0-9_.-]*(\/[a-z0-9:][A-Za-z0-9_.-]*)*)?$/)),
  module: moduleNameSchema,
  /** A path of this pattern that the shop has, for a route with parameters: it is rendered before a release goes live. */
  example: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/[^\s?#]*$/))),
  layout: layoutSchema,
  /** `public`: the same HTML for everyone and cacheable. `personal`: never stored. */
  cache: z.enum(['public', 'personal']),
  /** `user`: guests are sent to sign in first. */
  guard: z.optional(z.enum(['user'])),
  /**
   * Every parameter of the query that the page reads. Documents are kept for these alone: another one reaches the page in
   * the browser only. Without it nobody knows, and a page that is asked for with a query is never kept.
   */
  query: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/))).check(z.maxLength(20))),
  /**
   * A personal page that is there for some visitors only: the call of the API, from `/api` and with the route's parameters,
   * that answers 404 to everybody else. The edge asks it as the visitor, and answers 404 as well.
   */
  exists: z.optional(z.string().check(z.maxLength(120), z.regex(/^(\/(:[A-Za-z]\w*|[a-z][a-z0-9-]*))+$/))),
  /** What the back end has to offer so that the call of `exists` can be asked. Without it every page is there. */
  existsNeeds: z.optional(extensionNeedSchema),
  /**
   * What the document of a visitor with a session or a cart begins with: the server makes these calls as the visitor, and the page
   * gets their answers. Such a document is never kept. Everybody else, and who gets no answer, is sent what `cache` says.
   */
  reads: z.optional(z.array(visitorReadSchema).check(z.maxLength(6))),
  /** What the back end has to offer for this page (docs/api.md). Without it the page says that there is nothing here. */
  needs: z.optional(extensionNeedSchema),
  /** It stands in the sitemap. Left out: samples, forms and what is the shopper's own. */
  indexable: z.optional(indexableSchema),
});

export type Indexable = z.infer<typeof indexableSchema>;
export type VisitorRead = z.infer<typeof visitorReadSchema>;
export type RouteClaim = z.infer<typeof routeClaimSchema>;
export type Layout = z.infer<typeof layoutSchema>;
