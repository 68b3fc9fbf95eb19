type PhoneRule = {
  /** The country's number, without "+". */
  prefix: string;
  /** What a number of it looks like after the prefix. The API knows the ranges better and decides. */
  national: RegExp;
  /** How many digits a mobile number has; a number of another length is refused with this as the reason. */
  digits: number;
  example: string;
  /** At home numbers are written with a zero before them. */
  hasTrunkZero?: true;
};

/** The country whose numbers need no prefix where no other was chosen. */
export const homePhoneCountry = 'KW';

/** Numbers of the countries that the shop knows closely, by the code of ISO 3166. All others are checked by length alone. */
export const phoneRules: Readonly<Record<string, PhoneRule>> = {
  KW: { prefix: '965', national: /^[24569]\d{7}$/, digits: 8, example: '5000 1234' },
  SA: {
    ...{ prefix: '966', national: /^[15]\d{8}$/, digits: 9 },
    ...{ example: '50 123 4567', hasTrunkZero: true },
  },
  AE: {
    ...{ prefix: '971', national: /^(?:5\d{8}|[2-4679]\d{7})$/, digits: 9 },
    ...{ example: '50 123 4567', hasTrunkZero: true },
  },
  QA: { prefix: '974', national: /^[3-7]\d{7}$/, digits: 8, example: '3312 3456' },
  BH: { prefix: '973', national: /^[1367]\d{7}$/, digits: 8, example: '3600 1234' },
  OM: { prefix: '968', national: /^(?:[279]\d{3}|1505)\d{4}$/, digits: 8, example: '9212 3456' },
};

/**
 * Whose rule reads a phone: the country's code where its numbers have a prefix that is known, '' where nothing is known of it.
 * Then what was typed is sent.
 */
export function phoneCountryOf({ code, phone_code: prefix }: { code: string; phone_code: string }): string {
  return prefix !== '' || phoneRuleOf(code) ? code : '';
}

/** The rule of a country; undefined for one that is not known closely. */
export function phoneRuleOf(country: string): PhoneRule | undefined {
  const code = country.toUpperCase();
  return Object.hasOwn(phoneRules, code) ? phoneRules[code] : undefined;
}
