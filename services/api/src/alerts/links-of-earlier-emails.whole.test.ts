import { createHmac } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, findProduct, register } from '../testing/test-caller.ts';

/*
 * Addresses as they stand in e-mails that were sent long ago, written out: they are opened whatever the code that answers them is
 * called, and whichever release wrote them.
 */

const api = apiOfSuite();
const origin = 'http://api.test';
const openPage = async (path: string) => {
  const response = await api.fetch(new Request(`${origin}${path}`));
  return { status: response.status, text: await response.text() };
};
const press = (path: string) => api.fetch(new Request(`${origin}${path}`, { method: 'POST' }));
const now = new Date();

beforeAll(async () => {
  const call = callerOf(api);
  const { product_id: productId } = await findProduct(call, 'safwani-horizon-headphones');
  const { email } = await register(call);
  const user = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('newsletter_subscribers')
    .values({
      key: 'news-1',
      email: 'reader@shop.example',
      name: '',
      lang: 'en',
      created_at: now,
      confirmed_at: null,
    })
    .execute();
  await api.db
    .insertInto('stock_requests')
    .values({
      ...{ key: 'stock-1', address_key: 'address-1', email: 'waits@shop.example', lang: 'ar' as const },
      ...{
        product_id: productId,
        variation_id: null,
        user_id: null,
        created_at: now,
        confirmed_at: null,
      },
    })
    .execute();
  await api.db
    .insertInto('price_letters')
    .values({
      user_id: user.id,
      key: 'price-1',
      lang: 'en',
      currency: 'KWD',
      consented_at: now,
      asked_at: now,
    })
    .execute();
});

/** The key of a link that confirms price alerts, as e-mails have it: signed for the address that it was sent to. */
async function signedKey(): Promise<string> {
  const { email } = await api.db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('u.email')
    .where('p.key', '=', 'price-1')
    .executeTakeFirstOrThrow();
  const { value } = await api.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'link_secret')
    .executeTakeFirstOrThrow();
  const signature = createHmac('sha256', value).update(`price letters price-1 to ${email}`);
  return `price-1.${signature.digest('base64url')}`;
}

type Links = {
  kind: string;
  key: () => Promise<string>;
  leave: string;
  lang: string;
  yes: string;
  no: string;
};
const mailed: Links[] = [
  {
    ...{ kind: 'newsletter', key: async () => 'news-1', leave: 'news-1' },
    ...{ lang: 'en', yes: 'Confirm subscription', no: 'Unsubscribe' },
  },
  {
    ...{ kind: 'stock-requests', key: async () => 'stock-1', leave: 'address-1' },
    ...{ lang: 'ar', yes: 'نعم، راسلوني', no: 'حذف من القوائم' },
  },
  {
    ...{ kind: 'price-letters', key: signedKey, leave: 'price-1' },
    ...{ lang: 'en', yes: 'Yes, alert me', no: 'Turn off alerts' },
  },
];

it.each(mailed)('the links of an e-mail about $kind confirm, and end it', async (link) => {
  const { kind, key, leave, lang, yes, no } = link;
  const confirm = `/api/${kind}/confirm/${await key()}?lang=${lang}`;
  expect(await openPage(confirm)).toEqual({ status: 200, text: expect.stringContaining(yes) });
  const answered = await press(confirm);
  expect([answered.status, answered.headers.get('Location')]).toEqual([303, confirm]);
  expect((await openPage(confirm)).text).not.toContain('<form');

  const end = `/api/${kind}/leave/${leave}?lang=${lang}`;
  expect(await openPage(end)).toEqual({ status: 200, text: expect.stringContaining(no) });
  expect((await press(end)).status).toBe(303);
  for (const path of [end, confirm]) expect((await openPage(path)).text).not.toContain('<form');
});
