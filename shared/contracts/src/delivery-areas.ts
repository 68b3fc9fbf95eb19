import type { City, Country } from './api/country-city.ts';
import { foldedTokens } from './text-folding.ts';
import { identifierText } from './typed-text.ts';

/** `names`: in both languages, folded and without spaces, between bars. `isOther`: for an area that the list does not have. */
export type AreaOption = { value: string; label: string; names: string; isOther: boolean };
export type AreaGroup = { value: string; items: AreaOption[] };

/** The areas of a country, by governorate, each with its names in both languages to be found by; the one for others last. */
export function areaGroups(cities: readonly City[], countryId: string): AreaGroup[] {
  const own = cities.filter((city) => (city.country_id ?? countryId) === countryId);
  const ofCountry = [...own.filter((city) => !city.is_other), ...own.filter((city) => city.is_other)];
  const governorates = new Set(ofCountry.map((city) => city.parent_id).filter((id) => id !== null));
  const groups = new Map<string, AreaOption[]>();
  for (const city of ofCountry) {
    if (governorates.has(city.id)) continue;
    const option = {
      value: city.id,
      label: city.name,
      isOther: city.is_other ?? false,
      names: `|${[city.name, ...(city.names ?? [])].map(unspaced).join('|')}|`,
    };
    const heading = city.parent_name ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups].map(([value, items]) => ({ value, items }));
}

/**
 * Whether an area is meant by what is typed, in either language and any spelling: names are written both with and without
 * spaces and hyphens (عبدالله، عبد الله; Al-Salem, Al Salem). Nothing typed means every area, signs without
 * letters none. What stands for other areas is always meant.
 */
export function matchesArea(area: AreaOption | undefined, query: string): boolean {
  if (area?.isOther) return true;
  const wanted = unspaced(query);
  return area !== undefined && (wanted !== '' ? area.names.includes(wanted) : identifierText(query) === '');
}

function unspaced(text: string): string {
  return foldedTokens(text).join('');
}

const kuwaitCode = 'KW';

/** The country that the form starts with: Kuwait, or the first that is delivered to. */
export function homeCountry(countries: readonly Country[]): Country | undefined {
  return countries.find(({ code }) => code.toUpperCase() === kuwaitCode) ?? countries[0];
}

/** Whether an address is written the Kuwaiti way; that is assumed until the countries are known. */
export function isKuwait(countries: readonly Country[], countryId: string): boolean {
  const country = countries.find(({ id }) => id === countryId) ?? homeCountry(countries);
  return country === undefined || country.code.toUpperCase() === kuwaitCode;
}

// Their post knows no codes, or drivers do not use them.
const withoutPostalCodes = new Set(['KW', 'AE', 'QA']);

/** Whether an address in this country has a postal code. */
export function hasPostalCodes(countries: readonly Country[], countryId: string): boolean {
  const country = countries.find(({ id }) => id === countryId) ?? homeCountry(countries);
  return country !== undefined && !withoutPostalCodes.has(country.code.toUpperCase());
}
