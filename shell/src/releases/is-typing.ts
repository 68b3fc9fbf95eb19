/** Whether a reload would take away what the shopper typed, or interrupt a checkout. */
export function isTyping(page: Document, path: string): boolean {
  if (path === '/checkout') return true;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue && !isChoice(field.type));
}

/** Whether a field of this type holds nothing that is written. */
export const isChoice = (type: string): boolean =>
  ['checkbox', 'radio', 'hidden', 'submit', 'button'].includes(type);
