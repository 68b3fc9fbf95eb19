import { expect, type Page } from '@playwright/test';

/**
 * Asserts that what is drawn apart is read apart: two words beside each other without a space between them are one word to
 * a screen reader ("ColourPearl").
 */
export async function expectSpacedNames(page: Page): Promise<void> {
  expect(await page.evaluate(findJoined), 'words that are drawn apart and read as one').toEqual([]);
}

/** Runs in the page. */
function findJoined(): string[] {
  const named = 'legend, label, button, a, summary, h1, h2, h3, h4, h5, h6, [role="tab"], [role="option"]';
  /** Less is the distance of two letters. Unit: CSS pixels. */
  const leastGapPx = 2;
  const boxOf = (text: Node): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  /** Between boxes that are not in one line of words, browsers put the space themselves. */
  function isInline(text: Node, around: Node): boolean {
    for (let one = text.parentElement; one && one !== around; one = one.parentElement)
      if (getComputedStyle(one).display !== 'inline') return false;
    return true;
  }
  function around(one: Node, other: Node): Node {
    let common: Node = one;
    while (!common.contains(other)) common = common.parentNode ?? document;
    return common;
  }
  return [...document.querySelectorAll(named)].flatMap((element) => {
    if (!element.checkVisibility() || element.closest('[aria-label]') === element) return [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue && !parentElement?.closest('[aria-hidden="true"], style')) texts.push(walker.currentNode);
    }
    return texts.slice(1).flatMap((text, place) => {
      const before = texts[place];
      const [first, second] = [before?.nodeValue ?? '', text.nodeValue ?? ''];
      if (!before || /\s$/.test(first) || /^\s/.test(second) || !/[\p{L}\p{N}]$/u.test(first)) return [];
      if (!/^[\p{L}\p{N}]/u.test(second)) return [];
      const common = around(before, text);
      if (!isInline(before, common) || !isInline(text, common)) return [];
      const [a, b] = [boxOf(before), boxOf(text)];
      const gap = Math.max(b.left - a.right, a.left - b.right);
      const isSameLine = Math.abs(a.top - b.top) < a.height;
      return isSameLine && gap < leastGapPx ? [] : [`${first.slice(-30)}|${second.slice(0, 30)}`];
    });
  });
}
