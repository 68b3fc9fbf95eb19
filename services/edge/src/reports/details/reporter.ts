/** Who reports, as far as it may be known: one document at one address. */
export type Reporter = {
  /** The same for every report of this document from this address. */
  visit: string;
  /** For example `Chrome 153`. */
  browser: string;
  /** Unit: milliseconds since 1970. */
  atMs: number;
  /** Whether the visit says this for the first time; false too when no more can be remembered. */
  isFirst: (what: string) => boolean;
};
