/** One namespace in one language: what a `locales/<language>.json` holds. */
export type TextBundle = Record<string, unknown>;

/** What stands in a text's `{{places}}`; `count` also chooses the plural form. */
export type TextValues = Record<string, unknown>;

/** The texts of one document in one language, as shell and remotes use them. */
export type TextsInstance = {
  /** `en` or `ar`. */
  readonly language: string;
  /** @param values – with `ns`, the namespace of the key. @returns the key itself where there is no such text. */
  t: (key: string, values?: TextValues) => string;
  hasResourceBundle: (locale: string, namespace: string) => boolean;
  addResourceBundle: (locale: string, namespace: string, bundle: TextBundle) => unknown;
};
