import { describe, expect, it } from 'vitest';
import { checkUsage } from './check-usage.ts';
import { compareBundles } from './compare-bundles.ts';
import { flatten } from './locale-bundle.ts';

const arabicForms = { n_zero: 'ا', n_one: 'ا', n_two: 'ا', n_few: 'ا', n_many: 'ا', n_other: 'ا' };

describe('the two languages of a namespace', () => {
  it('agree when every text is there in all its forms', () => {
    const en = flatten({ a: { b: 'One {{name}}' }, n_one: '{{count}} item', n_other: '{{count}} items' });
    expect(compareBundles(en, flatten({ a: { b: 'واحد {{name}}' }, ...arabicForms }))).toEqual([]);
  });

  it('are refused when one lacks a text or leaves it empty', () => {
    expect(compareBundles(flatten({ a: 'A', b: 'B' }), flatten({ a: ' ' }))).toEqual([
      'ar: "b" is missing',
      'ar: "a" is empty',
    ]);
  });

  it('are refused when a counted text lacks one of the six Arabic forms', () => {
    const { n_few, ...others } = arabicForms;
    const problems = compareBundles(flatten({ n_one: 'a', n_other: 'b' }), flatten(others));
    expect(n_few).toBeDefined();
    expect(problems).toEqual(['ar: "n_few" is missing']);
  });

  it('are refused when only one of them shows a value', () => {
    expect(compareBundles(flatten({ a: 'Hi {{name}}' }), flatten({ a: 'أهلا {{nome}}' }))).toEqual([
      '"a" shows {{name}} in one language only',
      '"a" shows {{nome}} in one language only',
    ]);
  });
});

describe('texts and the code that shows them', () => {
  const bundle = flatten({
    page: { title: 'T', lines_one: 'l', lines_other: 'l' },
    sort: { new: 'N' },
    old: 'O',
  });
  // A template in the source that is looked at, not in this one.
  const putTogether = 't(`sort.$' + '{key}`);';
  const source = (text: string) => [{ path: 'x.tsx', text }];

  it('agree when keys are written out, counted, put together, or kept in data', () => {
    const code = `t('page.title'); t('page.lines', { count }); ${putTogether} const text = 'old';`;
    expect(checkUsage(bundle, source(code), [])).toEqual([]);
  });

  it('are refused when a text is asked for that does not exist, or exists and is never shown', () => {
    const code = `t('page.titel'); t('page.lines'); ${putTogether}`;
    expect(checkUsage(bundle, source(code), [])).toEqual([
      'x.tsx asks for "page.titel", which does not exist',
      '"page.title" is shown nowhere',
      '"old" is shown nowhere',
    ]);
  });
});
