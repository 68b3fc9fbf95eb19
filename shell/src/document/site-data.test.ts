import { expect, it } from 'vitest';
import { siteData } from './site-data.ts';

const shop = { name: 'Nakhla', otherNames: ['نخلة'] };
const contact = {
  phone: '+965 5111 2233',
  address: 'Souq Al-Mubarakiya, shop 14, Kuwait',
  place: { latitude: 29.37, longitude: 47.97 },
  hours: 'Every day, 10:00–21:00',
};
const organisation = (facts: Parameters<typeof siteData>[0]) =>
  siteData(facts, 'en', 'https://nakhla.example')[0];

it('search engines are told where the shop is and when it is open', () => {
  expect(organisation({ ...shop, contact })).toMatchObject({
    name: 'Nakhla',
    telephone: contact.phone,
    location: {
      address: contact.address,
      telephone: contact.phone,
      geo: contact.place,
      openingHoursSpecification: { description: contact.hours },
    },
  });
});

it('and of a shop that says nothing of it, nothing', () => {
  expect(organisation(shop)).not.toHaveProperty('location');
});
