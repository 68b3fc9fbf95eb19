import { expect, it } from 'vitest';
import { chatNumber, shopFactsOf } from './shop-facts.ts';

const name = { en: 'Nabta', ar: 'نبتة' };
const contact = { whatsapp: '+965 5111 2233' };

it('the number for chats is named once: not beside a place that leads there', () => {
  expect(chatNumber({ contact })).toBe('+965 5111 2233');
  expect(chatNumber({ contact, social: [{ name: 'X', href: 'https://x.com/' }] })).toBe('+965 5111 2233');
  expect(chatNumber({ contact, social: [{ name: 'WhatsApp', href: 'https://wa.me/1' }] })).toBeUndefined();
});

it.each(['en', 'ar'] as const)('a shop that promises nothing says nothing, in %s', (locale) => {
  const facts = shopFactsOf({ shop: { name }, files: {} }, locale);
  expect(facts).toMatchObject({ name: name[locale] });
  for (const key of ['motif', 'promises', 'newsletter', 'orderPrefix', 'taxNumber', 'pages'])
    expect(facts).not.toHaveProperty(key);
});

it('its pages and the emails of its orders travel with each document, its tax number does not', () => {
  const pages = [{ slug: 'faq', title: { en: 'Questions', ar: 'أسئلة' } }];
  const shop = { name, orderPrefix: 'NB', taxNumber: { en: 'VAT 1', ar: 'رقم 1' } };
  const facts = shopFactsOf({ shop, files: {}, pages }, 'ar');
  expect(facts).toMatchObject({ orderPrefix: 'NB', pages: [{ slug: 'faq', title: 'أسئلة' }] });
  expect(facts).not.toHaveProperty('taxNumber');
});
