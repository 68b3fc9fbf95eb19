import { describe, expect, it } from 'vitest';
import { checkUsage, compareBundles, flatten } from './locale-bundle.ts';

const arabicForms = { n_zero: 'ا', n_one: 'ا', n_two: 'ا', n_few: 'ا', n_many: 'ا', n_other: 'ا' };

describe('the two languages of a namespace', () => {
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
  it('are refused when a text is asked for that does not exist, or exists and is never shown', () => {
    // A template in the source that is looked at, not in this one.
    const text = "t('page.titel'); t('page.lines'); t(`sort.$" + '{key}`);';
    expect(checkUsage(bundle, [{ path: 'x.tsx', text }], [])).toEqual([
      'x.tsx asks for "page.titel", which does not exist',
      '"page.title" is shown nowhere',
      '"old" is shown nowhere',
    ]);
  });

  it('take another form of a text, by its context, for one that is shown where the text is', () => {
    const forms = flatten({ day: { ready: 'R', ready_pickup: 'P', gone_pickup: 'G' } });
    expect(checkUsage(forms, [{ path: 'x.tsx', text: "t('day.ready', pickup)" }], [])).toEqual([
      '"day.gone_pickup" is shown nowhere',
    ]);
  });
});
