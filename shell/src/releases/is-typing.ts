type Field = HTMLInputElement | HTMLTextAreaElement;

/** What stood in a field when it was first gone to. A page's code may write what is typed into `defaultValue` too. */
const before = new WeakMap<EventTarget, string>();

/** Notes what stands in each field before something is typed there. */
export function watchTyping(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    const { value } = target as Partial<Field>;
    if (target && typeof value === 'string' && !before.has(target)) before.set(target, value);
  });
}

/** Whether a reload would take away what the shopper typed, or interrupt a checkout. */
export function isTyping(page: Document, path: string): boolean {
  if (path === '/checkout') return true;
  const fields = page.querySelectorAll<Field>('input, textarea');
  return [...fields].some(
    (field) => field.value !== (before.get(field) ?? field.defaultValue) && !isChoice(field.type),
  );
}

/** Whether a field of this type holds nothing that is written. */
export const isChoice = (type: string): boolean =>
  ['checkbox', 'radio', 'hidden', 'submit', 'button'].includes(type);
