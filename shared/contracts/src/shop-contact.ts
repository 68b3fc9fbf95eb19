/** How the shop itself is reached; shown in the footer, on the contact page and to search engines. */
export const shopContact = {
  phone: { link: 'tel:+96522000190', text: '+965 2200 0190' },
  email: 'care@dana.example',
  /** Where the shop's rooms are: degrees north and east. */
  place: { latitude: 29.3375, longitude: 48.0758 },
} as const;

/** The shop's place in the maps that the shopper's device knows. */
export function shopMapLink(): string {
  const { latitude, longitude } = shopContact.place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
