/** One thing of a release, by its name, that another release has not, or has otherwise; a side is missing where it is not there. */
export type NamedChange<Value = string> = {
  name: string;
  kind: 'added' | 'removed' | 'changed';
  from?: Value;
  to?: Value;
  /** Of what an event holds or a slot asks for: what is lost by it. It only grew where nothing is said. */
  loss?: string;
};

/** The same figure of both releases. */
export type Both<Value> = { from: Value; to: Value };

/** Unit of all: bytes before compression. */
export type SizeDifference = {
  all: Both<number>;
  /**
   * What must be there before anything is shown: of the shell its document's scripts, styles and texts; of a remote its entry and
   * its heaviest page.
   */
  firstLoad: Both<number>;
  /** By kind of file: `script`, `style`, `font`, `picture`, `server`, `other`. */
  kinds: Record<string, Both<number>>;
};

export type TextDifference = {
  changes: NamedChange[];
  /** So many more are not listed. */
  more: number;
};

/** What differs between two releases of a deployable. `null` is what one of them does not say: it was built before builds did. */
export type ReleaseDifference = {
  remote: string;
  /** By whom and when it was published, where that is known. */
  from: ReleaseOfTwo;
  to: ReleaseOfTwo;
  /** They are the same build, under two versions. */
  isSame: boolean;
  sizes: SizeDifference;
  /** Exposed modules; unit: bytes that must be there before it runs. Less than 100 are no change. */
  modules: NamedChange<number>[];
  /** Pages by their path, and what is claimed of each. */
  routes: NamedChange[];
  /** Slots that it offers. */
  slots: NamedChange[];
  emits: NamedChange[];
  listens: NamedChange[];
  /** Slots of others that it shows. */
  shows: NamedChange[] | null;
  /** Shared packages and the versions it takes of them. */
  shared: NamedChange[];
  /** Shared packages and the versions it gives; only the shell gives any. */
  provides: NamedChange[] | null;
  /** Texts by language; `null` also where the files were collected as garbage. */
  texts: Record<string, TextDifference | null>;
};

export type ReleaseOfTwo = { version: string; publishedAt?: string; publishedBy?: string };
