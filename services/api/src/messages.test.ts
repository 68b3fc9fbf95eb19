import { describe, expect, it } from 'vitest';
import { type EmailWords, say, sayAll, messages } from './messages.ts';

/** Every text by its whole key. */
function flat(group: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flat(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] as [string, string]],
  );
}
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe('what the API says', () => {
  it('is there in both languages, and never empty', () => {
    const [en, ar] = [flat(messages.en), flat(messages.ar)];
    expect(ar.map(([key]) => key).sort()).toEqual(en.map(([key]) => key).sort());
    expect([...en, ...ar].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('names no value in Arabic that is not there in English', () => {
    const en = new Map(flat(messages.en));
    const odd = flat(messages.ar).filter(([key, text]) =>
      placesIn(text).some((place) => !placesIn(en.get(key) ?? '').includes(place)),
    );
    expect(odd).toEqual([]);
  });
});

describe('a sentence', () => {
  it('has its values as they were given, whatever they look like', () => {
    const quantity = '<b>{{quantity}} $t(refusals.internal)</b>';
    expect(say('en', 'refusals.you_cannot_add_more_than', { quantity })).toBe(
      `You can't add more than ${quantity} of this product`,
    );
  });

  it('of an e-mail keeps the place of the shop’s name, and has another form where it is asked for', () => {
    const values = { number: '1', name: 'Noor', total: 'KWD 1.000', often: 'weekly' };
    const [paragraph] = sayAll<EmailWords>('en', 'emails.newsletter_confirm', values).paragraphs;
    expect(paragraph).toContain('{{shop}}');
    expect(sayAll<EmailWords>('en', 'emails.order_packed', values).heading).toBe('Your order is packed');
    expect(sayAll<EmailWords>('en', 'emails.order_packed', values, 'pickup').heading).toBe(
      'Your order is ready',
    );
    expect(sayAll<EmailWords>('ar', 'emails.order_placed', values, 'pickup').subject).toBe('تم تقديم طلبك 1');
  });
});
