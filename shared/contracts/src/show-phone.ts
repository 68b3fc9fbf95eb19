/** A phone number for reading: Kuwaiti ones in two groups of four, `+965 5000 1234`; others as they are. */
export function showPhone(phone: string): string {
  const kuwaiti = /^\+965(\d{4})(\d{4})$/.exec(phone);
  return kuwaiti ? `+965 ${kuwaiti[1]} ${kuwaiti[2]}` : phone;
}
