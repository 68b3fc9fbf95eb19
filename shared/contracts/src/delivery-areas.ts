import type { City, Country } from './api/country-city.ts';
import { foldedTokens } from './text-folding.ts';

/** `names`: in both languages, folded and without spaces, between bars. */
export type AreaOption = { value: string; label: string; names: string };
export type AreaGroup = { value: string; items: AreaOption[] };

/** The areas of a country, by governorate, each with its names in both languages to be found by. */
export function areaGroups(cities: readonly City[], countryId: string): AreaGroup[] {
  const ofCountry = cities.filter((city) => city.country_id === countryId);
  const governorates = new Set(ofCountry.map((city) => city.parent_id).filter((id) => id !== null));
  const groups = new Map<string, AreaOption[]>();
  for (const city of ofCountry) {
    if (governorates.has(city.id)) continue;
    const option = {
      value: city.id,
      label: city.name,
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
 * letters none.
 */
export function matchesArea(area: AreaOption | undefined, query: string): boolean {
  const wanted = unspaced(query);
  return area !== undefined && (wanted !== '' ? area.names.includes(wanted) : query.trim() === '');
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
