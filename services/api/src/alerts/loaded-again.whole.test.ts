import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { expect, it } from 'vitest';
import { checkCatalogue, clearCatalogue, writeCatalogue } from '../load/load-shop.ts';
import { createAlertsJob } from '../scheduled-jobs.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { findProduct } from '../testing/test-caller.ts';

const { api, call, deps, emailsTo, mailed, visit } = shopOfSuite();

it('who waits is written to when another catalogue brings the product back', {
  timeout: 180_000,
}, async () => {
  const [slug, email] = ['noqta-lite-phone', 'waits@dana.example'];
  const { product_id } = await findProduct(call, slug);
  await call('POST', '/stock-requests', { body: { product_id, email } });
  await visit(await mailed(email, /http\S+\/confirm\/\S+/), { method: 'POST' });

  const checked = await checkCatalogue(catalogueDir);
  const product = checked.catalogue.products.find(({ value }) => value.slug === slug);
  if (!product) throw new Error('The sample shop has no such product.');
  product.value.stock = 6;
  await api.db.transaction().execute(async (trx) => {
    await clearCatalogue(trx);
    // Without pictures, which take as long as all the rest.
    await writeCatalogue(trx, { ...checked, pictures: [] }, new Date());
  });
  await createAlertsJob(deps())();
  expect((await emailsTo(email)).map(({ text }) => text.includes(slug))).toEqual([true, true]);
});
