import { optionalIdentifier, optionalText, requiredText } from '@dana/contracts/api/validation';

const shortText = 60;
const place = {
  country_id: requiredText(40),
  city_id: requiredText(40),
  postal_code: optionalIdentifier(20),
  area: optionalText(80),
};

/** The rules of an address, field by field, for an object schema; messages are keys of the texts. */
export const addressRules = {
  kuwait: {
    ...place,
    block: requiredText(shortText),
    street: requiredText(shortText),
    building: requiredText(shortText),
    avenue: optionalText(shortText),
    floor: optionalText(shortText),
    flat: optionalText(shortText),
    paci: optionalIdentifier(shortText),
    landmark: optionalText(200),
  },
  elsewhere: { ...place, line: requiredText(300), town: optionalText(120) },
  none: {},
};
