import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../load-shop.ts';
import { faultLines } from '../read/faults.ts';
import { copySmallShop, type Edit } from '../testing/copy-small-shop.ts';
import { warningsOf } from './warn-of.ts';

const warned = async (edits: Edit[] = []) =>
  faultLines(warningsOf(await checkCatalogue(copySmallShop(edits))));

describe('what loads and fails later', () => {
  it('is a shop in which nobody can order, without a name and without the pages that others lead to', async () => {
    const lines = (await warned()).join('\n');
    expect(lines).toContain(
      'countries.json  Nobody can order: no country has both "shipping" and "payments".',
    );
    expect(lines).toContain('shop.json  Is not there');
    expect(lines).toContain('pages/privacy.json  Is not there');
  });

  it('is a link that leads nowhere, and a way to pay that nobody takes', async () => {
    const folder = copySmallShop();
    const words = { en: 'Tea', ar: 'شاي' };
    const method = { id: 1, code: 'bitcoin', name: words, description: words };
    const list = { id: 1, slug: 'tea', title: words, link: '/category/garden', products: [] };
    writeFileSync(join(folder, 'payment-methods.json'), JSON.stringify([method]));
    writeFileSync(
      join(folder, 'collections.json'),
      JSON.stringify([list, { ...list, id: 2, slug: 'all', link: '/shop' }]),
    );
    const lines = faultLines(warningsOf(await checkCatalogue(folder))).join('\n');
    expect(lines).toContain('No part of this API takes payments called "bitcoin"');
    expect(lines).toContain('The shop has no page "/category/garden".');
    expect(lines).not.toContain('"/shop"');
  });

  it('is a page that leads nowhere or is written in another way, and days for a category that is not there', async () => {
    const folder = copySmallShop();
    const words = { en: 'Terms', ar: 'الشروط' };
    const text = 'Ask <a href="/nobody">us</a>, or [write](/contact) **now**.';
    const content = { en: [text], ar: ['<a href="/contact">اكتب لنا</a>'] };
    mkdirSync(join(folder, 'pages'), { recursive: true });
    const page = { id: 2, slug: 'terms', title: words, summary: words, content };
    writeFileSync(join(folder, 'pages/terms.json'), JSON.stringify(page));
    const shop = { name: words, returnDays: { days: 14, categories: { plant: 0 } } };
    writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
    const lines = faultLines(warningsOf(await checkCatalogue(folder))).join('\n');
    expect(lines).toContain('The shop has no page "/nobody".');
    expect(lines).toContain('Markdown is shown as it stands.');
    expect(lines).not.toContain('"/contact"');
    expect(lines).toContain('"returnDays" names a category "plant"');
  });
});
