import type { Address } from '@dana/contracts/api/address';

/** An address as it is read in Kuwait: area with governorate, block, the rest, country. An area that is in no list stands in the shopper's words. */
export function addressLines(
  { city, area: ownArea, town, address, country, postal_code }: Address,
  separator: string,
): string[] {
  const area = [ownArea || city?.name, city?.parent_name].filter(Boolean).join(separator);
  const land = [country?.name, postal_code].filter(Boolean).join(' ');
  return [area, town, address, land].filter((line) => line !== '');
}
