import type { Address } from '@dana/contracts/api/address';

/** An address line by line, as it is read in Kuwait: area with governorate, block, the rest, country. */
export function addressText(address: Address | null): string[] {
  if (!address) return [];
  const { city, area: ownArea, town, address: street, country, postal_code: code } = address;
  const area = [ownArea || city?.name, city?.parent_name].filter(Boolean).join(' – ');
  const land = [country?.name, code].filter(Boolean).join(' ');
  return [area, town, street, land].filter((line) => line !== '');
}
