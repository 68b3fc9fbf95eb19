import { foldText } from '@dana/contracts/text-folding';
import { describe, expect, it } from 'vitest';
import { skeletonsOf, soundsUnlike } from './latin-arabic.ts';

const sharesSkeleton = (latin: string, arabic: string) =>
  skeletonsOf(latin).some((skeleton) => skeletonsOf(foldText(arabic)).includes(skeleton));
const unlikeness = (latin: string, arabic: string) => soundsUnlike(latin, foldText(arabic));

describe('Arabic in Latin letters and digits', () => {
  it.each([
    ['sa3a', 'ساعة'],
    ['saa3ah', 'ساعة'],
    ['shanta', 'شنطة'],
    ['shan6a', 'شنطة'],
    ['7alag', 'حلق'],
    ['halag', 'حلق'],
    ['7ala8', 'حلق'],
    ['7ala2', 'حلق'],
    ['shantat', 'شنطة'],
    ['5atam', 'خاتم'],
    ['khatam', 'خاتم'],
    ['3e6r', 'عطر'],
    ['etr', 'عطر'],
    ['lo2lo2', 'لؤلؤ'],
    ['thahab', 'ذهب'],
    ['dhahab', 'ذهب'],
    ['fedda', 'فضة'],
    ['9adaf', 'صدف'],
    ['ghali', 'غالي'],
    ['sama3at', 'سماعات'],
    ['el3otoor', 'عطور'],
    ['jooti', 'جوتي'],
  ])('%s is %s', (latin, arabic) => {
    expect(sharesSkeleton(latin, arabic)).toBe(true);
    expect(unlikeness(latin, arabic)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['sayara', 'سوار'],
    ['cheap', 'كعب'],
    ['elegant', 'جنطة'],
    ['sofa', 'صيف'],
    ['hoodie', 'هدايا'],
    ['tire', 'عطر'],
  ])('%s is no %s', (latin, arabic) => {
    const consonants = Math.min(...skeletonsOf(latin).map(({ length }) => length));
    const isHeard = sharesSkeleton(latin, arabic) && unlikeness(latin, arabic) < consonants - 1;
    expect(isHeard).toBe(false);
  });

  it('is nearer to the word whose long vowels it writes', () => {
    expect(unlikeness('sa3a', 'ساعة')).toBeLessThan(unlikeness('sa3a', 'سعة'));
    expect(unlikeness('ree7a', 'ريحة')).toBeLessThan(unlikeness('ree7a', 'راحة'));
    expect(unlikeness('sayara', 'سيارة')).toBeLessThan(unlikeness('sayara', 'سير'));
  });

  it('has a skeleton of two sounds at least, and not ever so many', () => {
    expect(skeletonsOf('oo')).toEqual([]);
    expect(skeletonsOf('ساعة 128'.slice(5))).toEqual([]);
    expect(skeletonsOf('gdthgdthgdthgdth').length).toBeLessThanOrEqual(256);
  });
});
