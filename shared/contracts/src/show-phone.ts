// Written out, so that a page which only shows numbers carries no rules; a test holds both together.
const groups = [/^(\+9(?:65|68|73|74))(\d{4})(\d{4})$/, /^(\+9(?:66|71))(\d{2})(\d{3})(\d{4})$/];

/** A phone number for reading, in its country's groups: `+965 5000 1234`, `+966 50 123 4567`; others as they are. */
export function showPhone(phone: string): string {
  const parts = groups.map((pattern) => pattern.exec(phone)).find(Boolean);
  return parts ? parts.slice(1).join(' ') : phone;
}
