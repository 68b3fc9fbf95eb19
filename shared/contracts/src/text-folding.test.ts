import { describe, expect, it } from 'vitest';
import { foldedTokens, foldText, foldWithOffsets, withoutArticle } from './text-folding.ts';

describe('search folding', () => {
  it.each([
    ['إبريق', 'ابريق'],
    ['أحمر', 'احمر'],
    ['آلة', 'اله'],
    ['شنطة', 'شنطه'],
    ['الدوري', 'الدورى'],
    ['مُجَوْهَرات', 'مجوهرات'],
    ['مـــوبايل', 'موبايل'],
    ['مؤشر', 'موشر'],
    ['شاطئ', 'شاطي'],
    ['سماء', 'سما'],
    ['کتاب', 'كتاب'],
    ['ٱلذهب', 'الذهب'],
    ['دنیا', 'دنيا'],
    ['١٢٨ جيجا', '128 جيجا'],
    ['Café', 'cafe'],
    ['ﻻ', 'لا'],
    ['\u200fسوار\u200e', 'سوار'],
  ])('treats %s and %s as the same', (left, right) => {
    expect(foldText(left)).toBe(foldText(right));
  });

  it('leaves one space between words and none around', () => {
    expect(foldText('  سماعات ،  لاسلكية؟ ')).toBe('سماعات لاسلكيه');
    expect(foldText('سماعات،لاسلكية')).toBe('سماعات لاسلكيه');
    expect(foldedTokens('AirLite-Pro، 2')).toEqual(['airlite', 'pro', '2']);
    expect(foldedTokens('(Café -- ١٢٨ ٪)')).toEqual(['cafe', '128']);
    expect(foldedTokens(' – ')).toEqual([]);
  });

  it('finds where a match stands in the original text', () => {
    const { folded, offsets } = foldWithOffsets('قِلادَة ذهب');
    const start = folded.indexOf('ذهب');
    expect('قِلادَة ذهب'.slice(offsets[start])).toBe('ذهب');
    expect(offsets).toHaveLength(folded.length);
    expect(foldWithOffsets(' ذهب ')).toEqual({ folded: 'ذهب', offsets: [1, 2, 3] });
  });

  it('drops a leading article only when a word remains', () => {
    expect(withoutArticle('الساعه')).toBe('ساعه');
    expect(withoutArticle('بالذهب')).toBe('ذهب');
    expect(withoutArticle('الما')).toBeNull();
    expect(withoutArticle('ساعه')).toBeNull();
    expect(withoutArticle('سوالفنا')).toBeNull();
  });
});
