// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { reduceToFirstView, withoutScripts } from './control-page.ts';

/* There is no layout here: each element says itself where it would stand, `data-top`; without it, at the top. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.closest('[data-top]')?.getAttribute('data-top') ?? 0);
    return new DOMRect(0, top, 100, this.hasAttribute('data-flat') ? 0 : 100);
  });
  document.head.innerHTML = `
    <meta charset="utf-8"><meta name="description" content="A shop"><title>Shop</title>
    <link rel="preload" as="font" href="/font.woff2"><link rel="canonical" href="/en">
    <style>.hero { color: red; } .hero:hover { color: blue; } .footer { color: green; }
      @media (width >= 10rem) { .hero { margin: 0; } }
      @font-face { font-family: Dana; src: url("/font.woff2"); }</style>`;
  document.body.innerHTML = `
    <header class="hero"><picture><source srcset="/wide.avif 960w"><img srcset="/wide.jpg 960w" src="/wide.jpg"></picture></header>
    <div data-flat><p>In view</p></div>
    <section data-top="5000"><h2>Below</h2><img src="/below.jpg"></section>
    <footer class="footer" data-top="9000">Address</footer><template>later</template>`;
});

it('keeps the first view with its picture in all its widths, and nothing below it', () => {
  const html = reduceToFirstView();
  expect(html).toMatch(/^<!doctype html><html/);
  expect(html).toContain('srcset="/wide.avif 960w"');
  expect(html).toContain('srcset="/wide.jpg 960w"');
  expect(html).toContain('In view');
  for (const gone of ['Below', '/below.jpg', 'Address', 'later']) expect(html).not.toContain(gone);
});

it('has the rules that apply to it inside, and asks for nothing ahead', () => {
  const html = reduceToFirstView();
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toMatch(/\.hero \{ color: red/);
  expect(html).toMatch(/\.hero:hover/);
  expect(html).toMatch(/@media \(width >= 10rem\)/);
  expect(html).toMatch(/@font-face/);
  for (const gone of ['.footer', '<link', 'description']) expect(html).not.toContain(gone);
  expect(html).toContain('charset="utf-8"');
});

it('takes scripts, state and data out of a document', () => {
  const html =
    '<head><script nonce="a">\nlet a = "<b>";\n</script><title>Shop</title></head>' +
    '<body>Seen<script type="application/json" id="shop-state">{"a":1}</script><script src="/main.js" defer></script></body>';
  expect(withoutScripts(html)).toBe('<head><title>Shop</title></head><body>Seen</body>');
});
