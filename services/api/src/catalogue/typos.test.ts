import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeMistyped, isOneMistakeApart, unlikeness, withoutOneLetter } from './typos.ts';

describe('one-letter mistakes', () => {
  it.each([
    ['headphons', 'headphones'],
    ['headphoness', 'headphones'],
    ['haedphones', 'headphones'],
    ['headfhones', 'headphones'],
    ['سماعت', 'سماعات'],
    ['فستن', 'فستان'],
  ])('%s is %s with one mistake', (typed, meant) => {
    expect(isOneMistakeApart(typed, meant)).toBe(true);
    expect(isOneMistakeApart(meant, typed)).toBe(true);
  });

  it.each([
    ['headphones', 'headphones'],
    ['hedphons', 'headphones'],
    ['shoes', 'shirt'],
    ['abcd', 'abdcx'],
  ])('%s is not %s with one mistake', (typed, meant) => {
    expect(isOneMistakeApart(typed, meant)).toBe(false);
  });

  it.each([
    ['عبايه', 'عنايه'],
    ['دراعه', 'دراسه'],
    ['king', 'ring'],
    ['حليب', 'حلي'],
    ['boots', 'books'],
  ])('%s is a word of its own and no mistake for %s', (typed, meant) => {
    expect(unlikeness(typed, meant)).toBeNull();
  });

  it('are the likelier the more two words sound or look alike', () => {
    const likeness = ['neckllace', 'nacklace', 'neclace', 'necxklace', 'necklate'];
    expect(likeness.map((typed) => unlikeness(typed, 'necklace'))).toEqual([0, 0, 1, 2, 3]);
    expect(unlikeness('شنظه', 'شنطه')).toBe(0);
  });

  it('are found by what two words share with a letter left out, whatever the words', () => {
    const letters = fc.constantFrom(...'abcdeسماع');
    const word = fc.array(letters, { minLength: 4, maxLength: 9 }).map((all) => all.join(''));
    fc.assert(
      fc.property(word, fc.nat(), letters, fc.nat(3), (meant, where, letter, kind) => {
        const at = where % meant.length;
        const [start, end] = [meant.slice(0, at), meant.slice(at + 1)];
        const swapped = start + (end[0] ?? '') + meant[at] + end.slice(1);
        const typed =
          [start + end, start + letter + end, start + letter + meant.slice(at), swapped][kind] ?? '';
        if (typed === meant) return;
        expect(isOneMistakeApart(typed, meant)).toBe(true);
        const near = new Set([...withoutOneLetter(typed), typed]);
        expect([...withoutOneLetter(meant), meant].some((form) => near.has(form))).toBe(true);
      }),
    );
  });

  it('are looked for in words of four letters and more, and never in numbers', () => {
    expect(['abc', 'abcd', 'mp3000', 'a'.repeat(33)].map(canBeMistyped)).toEqual([false, true, false, false]);
  });
});
