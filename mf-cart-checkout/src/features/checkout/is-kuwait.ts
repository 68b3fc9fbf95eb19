import type { Country } from '@dana/contracts/api/country-city';

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
