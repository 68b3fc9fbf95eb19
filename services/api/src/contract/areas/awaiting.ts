import { must, type Recorder } from '../recorder.ts';
import type { Shopper } from './account.ts';

type Listed = { id: string; current_stock: number };

/** Waiting for what is out of stock, and for lower prices. */
export async function checkAwaiting(r: Recorder, mark: string, { token, email }: Shopper): Promise<void> {
  const all = await r.success('getProducts', 'many products', { query: { per_page: 100 } });
  const products: Listed[] = all?.data ?? [];
  const gone = products.find(({ current_stock }) => current_stock === 0);
  const there = products.find(({ current_stock }) => current_stock > 0);
  const guest = `${mark}-waits@contract.example`;
  if (gone) {
    const body = { product_id: gone.id, email: guest };
    const first = await r.success('askForStock', 'a product out of stock', { body });
    await r.success('askForStock', 'the same again, with the same answer', { body }, ({ message }) =>
      must(message === first?.message, 'reveals who waits'),
    );
    await r.success(
      'askForStock',
      'an account whose e-mail nobody confirmed',
      { token, body: { ...body, email } },
      ({ data }) => must(!data.is_confirmed, 'takes it for confirmed'),
    );
    await r.malformed(
      'askForStock',
      'no e-mail',
      { body: { ...body, email: 'x' } },
      { status: 422, field: 'email' },
    );
  }
  if (there)
    await r.refusal(
      'askForStock',
      'a product in stock',
      { body: { product_id: there.id, email: guest } },
      { status: 422 },
    );
  await r.refusal(
    'askForStock',
    'no such product',
    { body: { product_id: 987654321, email: guest } },
    { status: 422, field: 'product_id' },
  );
  await r.success('getPriceLetters', 'no consent yet', { token }, ({ data }) =>
    must(!data.is_on && data.since === null, 'says that there is one'),
  );
  const on = await r.success('setPriceLetters', 'a consent', { token, body: { is_on: true } }, ({ data }) =>
    must(data.is_on && !data.is_confirmed && data.email === email, 'is not kept as it was given'),
  );
  await r.success('getPriceLetters', 'the consent', { token }, ({ data }) =>
    must(data.since === on?.data.since, 'has another time'),
  );
  await r.malformed(
    'setPriceLetters',
    'neither yes nor no',
    { token, body: { is_on: 'perhaps' } },
    { status: 422, field: 'is_on' },
  );
  await r.success('setPriceLetters', 'its end', { token, body: { is_on: false } }, ({ data }) =>
    must(!data.is_on, 'goes on'),
  );
}
