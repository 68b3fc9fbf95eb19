/** What a shopper typed, for the time it takes to sign in again. In memory only: it is private. */
export type TypedText = {
  /** Remembers what the forms of the page hold. Passwords and files are never remembered. */
  keep: (path: string, owner: string) => void;
  /** Puts it back as the fields of the page appear, if this is the page and the shopper it came from. */
  giveBack: (path: string, owner: string) => void;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type KeptField = { key: string; value: string; isChecked: boolean };

const fieldSelector =
  '#main form :is(input:not([type=password], [type=file], [type=hidden], [type=submit], [type=button]), textarea, select)';
/** Forms come with their code and their data; what did not appear by then is given up. Unit: milliseconds. */
const givenUpAfterMs = 15_000;

export function createTypedText(): TypedText {
  let kept: { path: string; owner: string; fields: KeptField[] } | undefined;
  return {
    keep(path, owner) {
      const fields = [...currentFields()].map(([key, field]) => ({ key, ...contentOf(field) }));
      kept = { path, owner, fields };
    },
    giveBack(path, owner) {
      const { fields = [] } = kept?.path === path && kept.owner === owner ? kept : {};
      kept = undefined;
      if (fields.length > 0) fillAsTheyAppear(fields);
    },
  };
}

/**
 * Keeps what stands in the fields of the server's HTML while React takes them over. Where something else was put beside a field, as
 * extensions do, React makes the whole region again, and its fields would be empty.
 * @returns gives it back to the fields that stand in the place of others now.
 */
export function keepThroughHydration(): () => void {
  const sent = currentFields();
  return () => {
    const present = currentFields();
    for (const [key, field] of sent) {
      const next = present.get(key);
      if (field.isConnected || !next) continue;
      sent.set(key, next);
      if (isEdited(field) && !isEdited(next)) write(next, contentOf(field));
    }
  };
}

function isEdited(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((option) => option.defaultSelected),
      )
    );
  return field.value !== field.defaultValue;
}

function fillAsTheyAppear(fields: KeptField[]): void {
  const waiting = new Map(fields.map((field) => [field.key, field]));
  const fill = (): void => {
    for (const [key, field] of currentFields()) {
      const content = waiting.get(key);
      if (content) write(field, content);
      waiting.delete(key);
    }
    if (waiting.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => observer.disconnect(), givenUpAfterMs);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}

/** The fields of the page's forms by a name that is the same when the page is shown again. */
function currentFields(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(fieldSelector)) {
    const name = `${field.name || field.autocomplete || field.type}${isTick(field) ? `=${field.value}` : ''}`;
    let key = name;
    for (let count = 2; fields.has(key); count += 1) key = `${name} ${count}`;
    fields.set(key, field);
  }
  return fields;
}

function contentOf(field: Field): Pick<KeptField, 'value' | 'isChecked'> {
  return { value: field.value, isChecked: isTick(field) && field.checked };
}

/** Through the browser's own setter and event, as typing would: React notices it whichever way it holds the value. */
function write(field: Field, { value, isChecked }: Pick<KeptField, 'value' | 'isChecked'>): void {
  if (isTick(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}
