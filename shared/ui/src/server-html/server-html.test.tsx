import { createRequire } from 'node:module';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { provideSanitiser, RichText } from '../index.ts';
import { serverSanitiser } from './index.tsx';

// The package has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: Window };
};
let opened = 0;
const openWindow = () => {
  opened += 1;
  return new JSDOM('').window as never;
};
const clean = serverSanitiser(openWindow);

describe('HTML from outside', () => {
  it.each([
    ['a script', '<p>a<script>steal()</script></p>', '<p>a</p>'],
    ['a script in a picture of lines', '<svg><script>steal()</script></svg><p>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe><p>a</p>', '<p>a</p>'],
    ['a frame with its own page', '<iframe srcdoc="<script>steal()</script>"></iframe>b', 'b'],
    ['what an event would run', '<img src="/x.jpg" alt="a" onerror="steal()">', '<img src="/x.jpg" alt="a">'],
    ['an event in odd spelling', '<p OnClick = steal()>a</p>', '<p>a</p>'],
    ['a style element', '<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a style attribute', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="card"><button>Pay</button></form>', 'Pay'],
    ['names that scripts could trip over', '<p id="root" name="x" class="y">a</p>', '<p>a</p>'],
    ['marks of the shop', '<p data-portal-root data-remote="x">a</p>', '<p>a</p>'],
    ['an address that is a script', '<a href="javascript:steal()">a</a>', '<a>a</a>'],
    ['the same, disguised', '<a href="jav&#x09;ascript:steal()">a</a>', '<a>a</a>'],
    ['a page inside an address', '<a href="data:text/html,<script>x()</script>">a</a>', '<a>a</a>'],
    ['another base for all addresses', '<base href="https://example.com"><p>a</p>', '<p>a</p>'],
    [
      'a way out in a new tab',
      '<a href="/x" target="_blank">a</a>',
      '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['broken mark-up', '<p>a<b>b', '<p>a<b>b</b></p>'],
  ])('is cleaned of %s', (_, dirty, cleaned) => {
    const parts = (html: string) =>
      [...new JSDOM(html).window.document.body.querySelectorAll('*')].map(attributesOf);
    expect(clean(dirty).replace(/<a [^>]*>/gu, '<a>')).toBe(cleaned.replace(/<a [^>]*>/gu, '<a>'));
    expect(parts(clean(dirty))).toEqual(parts(cleaned));
  });

  it('keeps what articles are made of', () => {
    const article =
      '<h2>Care</h2><p dir="rtl" lang="ar">لؤلؤ <strong>طبيعي</strong></p><ul><li>a<br>b</li></ul>' +
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table><blockquote>c</blockquote>';
    expect(clean(article)).toBe(article);
  });

  it('opens one DOM for all texts, and only when there is a text', () => {
    const before = opened;
    const lazy = serverSanitiser(openWindow);
    expect(opened).toBe(before);
    lazy('<p>once</p>');
    lazy('<p>more</p>');
    expect(opened).toBe(before + 1);
  });
});

describe('a text on the server', () => {
  afterEach(() => provideSanitiser(clean));

  it('is words alone as long as nothing can clean it', () => {
    const html = renderToString(<RichText html="<p>Soft</p><script>steal()</script>" />);
    expect(html).toContain('Soft');
    expect(html).not.toMatch(/script|<p>/);
  });

  it('is cleaned before it is sent', () => {
    const html = renderToString(<RichText html='<p onclick="x()">Soft</p>' lang="en" />);
    expect(html).toContain('<p>Soft</p>');
    expect(html).toContain('lang="en" dir="auto"');
  });
});

const attributesOf = (element: Element) =>
  [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' ');
