/**
 * Which files each module of a composition is made of: only fetching ahead asks for that, so it is no part of any
 * document, and a browser keeps it for as long as the composition lives.
 */

/** By container, then by module: paths relative to the release's base. */
export type CompositionFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Where the edge answers them. */
export const compositionFilesPath = (compositionId: string): string => `/compositions/${compositionId}.json`;
