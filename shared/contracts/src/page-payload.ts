import type { Locale } from './locale.ts';
import { localPath } from './paths.ts';

/** Before the address of a public page it names what a way within the shop needs of it. */
export const payloadPrefix = '/page-data';

/** Where the payload of a page is. @param path – without its language. @param search – with its question mark, or empty. */
export const payloadAddress = (locale: Locale, path: string, search: string): string =>
  payloadPrefix + localPath(locale, path) + search;

/** The form that is described here. A browser leaves payloads of another one alone. */
export const payloadForm = 1;

/** What a browser that has the shop open needs to show another public page of it. */
export type PagePayload = {
  form: typeof payloadForm;
  /** Id of the composition that it was made of. What is of another one than the page's may have another form. */
  composition: string;
  /** The currency of its amounts. A cache between may have sent what was made for shoppers with another one. */
  currency: string;
  /** The route that answers the address. */
  route: { remote: string; module: string };
  head: {
    title: string;
    tags: { tag: 'meta' | 'link'; attributes: Record<string, string> }[];
    jsonLd: Record<string, unknown>[];
  };
  /** As in the state of a document. */
  queries: unknown;
  /** Scripts and styles of its modules: root-relative addresses with their integrity. */
  files: { url: string; integrity: string }[];
};
