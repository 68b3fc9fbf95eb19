/** What an API refused, by where a form shows it. */
export type FieldErrors<Name extends string> = {
  /** In the API's words, one for each field. */
  fields: [name: Name, words: string][];
  /** Of what the form has no field for. */
  others: string[];
};

/**
 * Brings the words of a refusal to the fields of a form.
 * @param refused – sentences by field of the API, in the shopper's language. @param fieldOf – the form's field for one of
 * the API's; undefined where it has none.
 */
export function fieldErrors<Name extends string>(
  refused: Readonly<Record<string, readonly string[]>>,
  fieldOf: (name: string) => Name | undefined,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = { fields: [], others: [] };
  for (const [apiName, [words]] of Object.entries(refused)) {
    if (!words) continue;
    const name = fieldOf(apiName);
    if (name === undefined) errors.others.push(words);
    else if (!errors.fields.some(([known]) => known === name)) errors.fields.push([name, words]);
  }
  return errors;
}
