import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { expect, it, onTestFinished } from 'vitest';
import { createAlertsJob } from '../scheduled-jobs.ts';
import { checkCatalogue, clearCatalogue, writeCatalogue } from '../load/load-shop.ts';
import { recordMail } from '../testing/record-mail.ts';
import { createTestApi, testDeps } from '../testing/test-api.ts';
import { callerOf } from '../testing/test-caller.ts';

it('who waits is written to when another catalogue brings the product back', {
  timeout: 180_000,
}, async () => {
  const { mail, sent } = recordMail();
  const api = await createTestApi({ mail });
  onTestFinished(api.close);
  const slug = 'noqta-lite-phone';
  const { body } = await callerOf(api)('GET', `/products/${slug}`);
  const request = { product_id: body.data.id, email: 'waits@dana.example' };
  await callerOf(api)('POST', '/stock-requests', { body: request });
  await api.sendEmails();
  const [link = ''] = /http\S+\/confirm\/\S+/.exec(sent[0]?.text ?? '') ?? [];
  await api.fetch(new Request(link, { method: 'POST' }));

  const checked = await checkCatalogue(catalogueDir);
  const product = checked.catalogue.products.find(({ value }) => value.slug === slug);
  if (!product) throw new Error('The sample shop has no such product.');
  product.value.stock = 6;
  await api.db.transaction().execute(async (trx) => {
    await clearCatalogue(trx);
    // Without pictures, which take as long as all the rest.
    await writeCatalogue(trx, { ...checked, pictures: [] }, new Date());
  });
  await createAlertsJob(testDeps(api.db, '/nowhere'))();
  await api.sendEmails();
  expect(sent.map(({ to, text }) => to === request.email && text.includes(slug))).toEqual([true, true]);
});
