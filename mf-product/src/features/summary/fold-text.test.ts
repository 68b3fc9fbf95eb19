import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it('folds a description from the 201st character on', () => {
  expect(foldText(`${'a'.repeat(98)}. ${'a'.repeat(100)}`)).toBeUndefined();
  expect(foldText(`${'a'.repeat(98)}. ${'a'.repeat(101)}`)).toBeDefined();
});

it('counts what is read and not the mark-up', () => {
  const words = (length: number) => 'a '.repeat(length / 2).trim();
  expect(foldText(`<p class="${'x '.repeat(300)}">Short</p>`)).toBeUndefined();
  expect(foldText(`<p>${words(150)}</p>\n\n<ul>\n   <li>${words(50)}</li></ul>`)).toBeUndefined();
  expect(foldText('&amp; '.repeat(100))).toBeUndefined();
  expect(foldText('&#x644; '.repeat(101))).toBeDefined();
});

it('counts a letter with its marks, and an emoji of several parts, as one', () => {
  expect(foldText('لُّ '.repeat(100))).toBeUndefined();
  expect(foldText('👩‍👩‍👧 '.repeat(100))).toBeUndefined();
  expect(foldText('👩‍👩‍👧 '.repeat(101))).toBeDefined();
});

it('ends behind the last sentence within 200 characters, and loses no word', () => {
  const text = '<p>Salt first. Then <b>saffron</b> warms it. Is it oud? It is.</p>';
  const html = `${text}<p>${'A long sentence that goes on '.repeat(8)}.</p>`;
  const folded = foldText(html);
  expect(folded?.beginning).toBe(text);
  expect(folded?.rest).toBe(html.slice(text.length));
  const arabic = `<p>أول الجمل. ${'كلمات كثيرة '.repeat(30)}؟ آخر الجمل.</p>`;
  expect(foldText(arabic)?.beginning).toBe('<p>أول الجمل.</p>');
});

it('closes what is open where it is cut, and opens it again', () => {
  const html = `<div><p>One. ${'word '.repeat(60)}</p></div>`;
  expect(foldText(html)).toEqual({
    beginning: '<div><p>One.</p></div>',
    rest: `<div><p>${'word '.repeat(60)}</p></div>`,
  });
});

it('begins no list that it does not end', () => {
  const list = `<ul>${'<li>One of many things.</li>'.repeat(12)}</ul>`;
  expect(foldText(`<p>It is made of:</p>${list}`)).toEqual({
    beginning: '<p>It is made of:</p>',
    rest: list,
  });
});

it('ends behind the first sentence where none is short enough, and between words where there is but one', () => {
  const long = `<p>${'word '.repeat(50)}end.</p>`;
  expect(foldText(`${long}<p>More.</p>`)).toEqual({ beginning: long, rest: '<p>More.</p>' });
  expect(foldText(long)?.beginning).toBe(`<p>${'word '.repeat(40).trim()}</p>`);
});

it('cuts no link, no tag and no number', () => {
  const link = `<a href="/care" title="a > b. c">Care. ${'word '.repeat(50)}</a>`;
  expect(foldText(`<p>Weighs 6.3 g. See ${link} for more.</p>`)?.beginning).toBe('<p>Weighs 6.3 g.</p>');
  expect(foldText(`<p>See ${link} now. More.</p>`)?.beginning).toBe(`<p>See ${link} now.</p>`);
});
