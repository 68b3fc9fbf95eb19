import { type CheckedCatalogue, checkTexts } from '../load-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: entries of every kind.
type Entry = any;

/**
 * The same catalogue after these edits of its files: of the entry, or the list, that stands in each. A file whose edit
 * answers with nothing is gone, and one that was not there is made from an empty object.
 */
export function editCatalogue(
  checked: CheckedCatalogue,
  edits: Readonly<Record<string, (entry: Entry) => Entry>>,
): CheckedCatalogue {
  const texts = new Map(checked.texts);
  for (const [name, edit] of Object.entries(edits)) {
    const edited = edit(JSON.parse(texts.get(name) ?? '{}'));
    if (edited === undefined) texts.delete(name);
    else texts.set(name, JSON.stringify(edited));
  }
  return checkTexts('the edited catalogue', texts, checked.pictures);
}
