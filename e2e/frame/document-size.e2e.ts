import { brotliCompressSync } from 'node:zlib';
import { listProducts } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * How large the HTML of a page may be: bytes, and therefore the same on every machine, apart from hashes and times,
 * which compress differently each time: leave some room. The whole document, and how much of it is the styles of the first view.
 * Arabic documents are the larger ones. Unit: KB of 1024 bytes.
 */
const budgets = {
  // Styles hold the lines that show states where colours are forced: without them nothing says what is chosen. They
  // hold the colours of who asks the system for more contrast. All pages have
  // the departments in their menu, pictures their colour and what stands in for them; homes the brands' names in both scripts,
  // and sections that are rows to swipe on phones, which made them half as long; all footers have three marks of other places.
  // What the shop says of itself (3 KB, 0.8 compressed) stood in scripts before. Words of a button are an element of their own, since
  // browsers that translate a page replace bare words, and a button whose words change would break; each row to swipe has a line that says
  // where it is, each page one for who has no scripts: 21 elements of a home, 6 of a product, 3 of a list.
  // What the page is made from is written as TanStack Query dehydrates it, not in a shorter form of our own: 11 KB of each page
  // and 0.4 to 0.8 KB compressed.
  // What stands in for the typeface is measured by script and weight: 0.9 KB of styles.
  home: { kb: 204.5, stylesKb: 41.2, compressedKb: 27.4, elements: 1_565 },
  // With the ways to pay twice: in the page, and in the footer as everywhere; with instalments, a size guide and the day of delivery,
  // and what moves a picture along. Of the products beside it each has photographs of its own, under longer names.
  product: { kb: 150.2, stylesKb: 42.2, compressedKb: 25.2, elements: 990 },
  // With the filters by size, colour and stars, each folded; each product has photographs of its own, so that fewer addresses repeat.
  listing: { kb: 127, stylesKb: 33.7, compressedKb: 22.5, elements: 792 },
} as const;

const kbOf = (text: string | Uint8Array): number => Buffer.byteLength(text) / 1024;

/** What a document is made of: what could be smaller. Unit: KB. */
function partsOf(html: string): Record<string, string> {
  const all = (pattern: RegExp) => kbOf((html.match(pattern) ?? []).join('')).toFixed(1);
  return {
    state: all(/<script type="application\/json" id="shop-state">.*?<\/script>/gs),
    classes: all(/ class="[^"]*"/g),
    drawings: all(/<svg.*?<\/svg>/gs),
    pictures: all(/<picture.*?<\/picture>/gs),
    scripts: all(/<script>.*?<\/script>/gs),
  };
}

test('the documents of a home, a product and a list keep to their sizes', async ({ page, request, shop }) => {
  const { at, locale } = shop;
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  const paths = { home: '/', product: `/product-details/${product?.slug}`, listing: '/shop' };
  for (const [name, budget] of Object.entries(budgets)) {
    const answer = await request.get(at(paths[name as keyof typeof paths]));
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const styles = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('');
    const elements = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/html').querySelectorAll('body *:not(script)').length,
      html,
    );
    const parts = JSON.stringify(partsOf(html));
    expect.soft(kbOf(html), `KB of ${name}; ${parts}`).toBeLessThanOrEqual(budget.kb);
    expect.soft(kbOf(styles), `KB of styles of ${name}`).toBeLessThanOrEqual(budget.stylesKb);
    expect
      .soft(kbOf(brotliCompressSync(html)), `KB of ${name} compressed; ${parts}`)
      .toBeLessThanOrEqual(budget.compressedKb);
    expect.soft(elements, `elements of ${name}`).toBeLessThanOrEqual(budget.elements);
  }
});
