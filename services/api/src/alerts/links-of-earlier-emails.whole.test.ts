import { createHmac } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { findProduct, register } from '../testing/test-caller.ts';

/*
 * Addresses as they stand in e-mails that were sent long ago, written out: they are opened whatever the code that answers them is
 * called, and whichever release wrote them.
 */

const { call, insert, row, visit } = shopOfSuite();
const press = (path: string) => visit(path, { method: 'POST' });
let email: string;

beforeAll(async () => {
  const { product_id } = await findProduct(call, 'safwani-horizon-headphones');
  ({ email } = await register(call));
  const asked = { created_at: new Date(), confirmed_at: null };
  const reader = { email: 'reader@shop.example', name: '', lang: 'en' } as const;
  await insert('newsletter_subscribers', { ...asked, ...reader, key: 'news-1' });
  await insert('stock_requests', {
    ...{ key: 'stock-1', address_key: 'address-1', email: 'waits@shop.example', lang: 'ar' },
    ...{ ...asked, product_id, variation_id: null, user_id: null },
  });
  await insert('price_letters', {
    ...{ key: 'price-1', user_id: (await row('users', { email })).id, lang: 'en', currency: 'KWD' },
    ...{ consented_at: new Date(), asked_at: new Date() },
  });
});

/** The key of a link that confirms price alerts, as e-mails have it: signed for the address that it was sent to. */
async function signedKey(): Promise<string> {
  const { value } = await row('settings', { key: 'link_secret' });
  const signature = createHmac('sha256', value).update(`price letters price-1 to ${email}`);
  return `price-1.${signature.digest('base64url')}`;
}

it.each([
  ['newsletter', 'news-1', 'news-1', 'en', 'Confirm subscription', 'Unsubscribe'],
  ['stock-requests', 'stock-1', 'address-1', 'ar', 'نعم، راسلوني', 'حذف من القوائم'],
  ['price-letters', null, 'price-1', 'en', 'Yes, alert me', 'Turn off alerts'],
] as const)(
  'the links of an e-mail about %s confirm, and end it',
  async (kind, key, leave, lang, yes, no) => {
    const confirm = `/api/${kind}/confirm/${key ?? (await signedKey())}?lang=${lang}`;
    expect(await visit(confirm)).toMatchObject({ status: 200, text: expect.stringContaining(yes) });
    const answered = await press(confirm);
    expect([answered.status, answered.headers.get('Location')]).toEqual([303, confirm]);
    expect((await visit(confirm)).text).not.toContain('<form');

    const end = `/api/${kind}/leave/${leave}?lang=${lang}`;
    expect(await visit(end)).toMatchObject({ status: 200, text: expect.stringContaining(no) });
    expect((await press(end)).status).toBe(303);
    for (const path of [end, confirm]) expect((await visit(path)).text).not.toContain('<form');
  },
);
