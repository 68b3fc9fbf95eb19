/** Before an id that came as text and reads like a number. */
export const textIdMark = '~';

/** An id in an address, where there is text alone. */
export const plainId = (id: string): string => (id.startsWith(textIdMark) ? id.slice(textIdMark.length) : id);

/** An id in the body of a call: as the back end sent it, a number or text. */
export function sentId(id: string): number | string {
  const text = plainId(id);
  return text === id && String(Number(id)) === id ? Number(id) : text;
}
