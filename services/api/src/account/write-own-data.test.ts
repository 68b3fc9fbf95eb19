import {
  type AccountDataPart,
  accountDataAnswerSchema,
  accountPageSchema,
} from '@dana/contracts/api/account-data';
import { describe, expect, it } from 'vitest';
import type { OwnParts, OwnRow } from './own-data.ts';
import { ownDataAsJson, ownDataAsPage, ownDataWords } from './write-own-data.ts';

const accountDataParts = Object.keys(ownDataWords.en.parts) as AccountDataPart[];
type Given = [part: AccountDataPart, row: OwnRow][];

const partsOf = (given: Given): OwnParts =>
  Object.fromEntries(
    accountDataParts.map((part) => [
      part,
      async () => given.flatMap(([named, row]) => (named === part ? [row] : [])),
    ]),
  ) as unknown as OwnParts; // of all parts, which fromEntries forgets

async function* failingRows(): AsyncGenerator<OwnRow> {
  yield { email: 'noura@dana.example' };
  throw new Error('The database is away.');
}
const failing = (): OwnParts => ({ ...partsOf([]), account: failingRows });

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
const now = new Date('2026-11-28T12:00:00.000Z');
const jsonOf = async (given: Given) =>
  accountDataAnswerSchema.parse(JSON.parse(await textOf(ownDataAsJson(partsOf(given), now)))).data;
const pageOf = async (given: Given, lang: 'en' | 'ar' = 'en') =>
  accountPageSchema.parse(await textOf(ownDataAsPage(partsOf(given), { now, lang, shopName: 'Noor & Co' })));

const some: Given = [
  ['account', { email: 'noura@dana.example', phone: '' }],
  ['reviews', { text: 'Good <b>colours</b>', rating: 4, created_at: '2026-11-27T12:00:00.000Z' }],
  ['reviews', { text: 'Two\nlines', rating: 5 }],
];

describe('one’s own data as JSON', () => {
  it.each([[[]], [some], [[['devices', { device: 'session' }]]]] satisfies [Given][])(
    'has every part, and each row in its own',
    async (given) => {
      const { made_at, ...parts } = await jsonOf(given);
      expect(made_at).toBe(now.toISOString());
      expect(Object.keys(parts)).toEqual(accountDataParts);
      expect(Object.entries(parts).flatMap(([part, rows]) => rows.map((row) => [part, row]))).toEqual(given);
    },
  );
});

describe('one’s own data as a page', () => {
  it('names the shop, escapes what was typed, and says where there is nothing', async () => {
    const page = await pageOf(some);
    expect(page).toContain('<title>Your data at Noor &#38; Co</title>');
    expect(page).toContain('Good &#60;b&#62;colours&#60;/b&#62;');
    expect(page).not.toContain('<b>');
    // An empty field says nothing.
    expect(page).not.toContain('<dt>Phone</dt>');
    expect(page.match(/<section/g)).toHaveLength(accountDataParts.length);
    expect(page.match(/<\/section>/g)).toHaveLength(accountDataParts.length);
    expect(page.match(/<p>Nothing\.<\/p>/g)).toHaveLength(accountDataParts.length - 2);
  });

  it('is in the language that was asked for, in its direction', async () => {
    const page = await pageOf([['orders', { status: 'placed', items: [{ quantity: 2 }] }]], 'ar');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('تم الطلب');
    expect(page).toContain('<dt>الكمية</dt>');
  });

  it('has the same words in both languages', () => {
    const keysOf = ({ fields, values, parts }: typeof ownDataWords.en) => [
      Object.keys(fields),
      Object.keys(parts),
      Object.entries(values).map(([field, names]) => [field, Object.keys(names)]),
    ];
    expect(keysOf(ownDataWords.ar)).toEqual(keysOf(ownDataWords.en));
  });
});

it('is broken off where its rows fail, so that nobody takes half of it for all', async () => {
  await expect(textOf(ownDataAsJson(failing(), now))).rejects.toThrow('away');
  await expect(textOf(ownDataAsPage(failing(), { now, lang: 'en', shopName: '' }))).rejects.toThrow('away');
});
