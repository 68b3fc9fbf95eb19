import type { Page } from '@playwright/test';

/* WCAG 1.4.12: readers set the distances of lines, letters, words and paragraphs wider; nothing may be cut or lie over another. */

/** What of a page's words is cut or covered by other words now and was not before the distances were widened. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await page.evaluate(findLost));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
      *, ::before, ::after { transition: none !important; animation: none !important }`);
    document.adoptedStyleSheets.push(sheet);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return (await page.evaluate(findLost)).filter((found) => !before.has(found));
}

/** Runs in the page. */
function findLost(): string[] {
  type Words = { text: string; owner: Element; rects: DOMRect[] };
  /** The tallest letters of one line may reach into the next. Unit: CSS pixels. */
  const tolerancePx = 5;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, [inert], dialog:not([open])') === null;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Words[] = [];
  while (texts.nextNode()) {
    const { parentElement: owner, nodeValue } = texts.currentNode;
    const text = nodeValue?.trim() ?? '';
    if (!owner || text === '' || owner.closest('script, style, noscript, select, svg') || !isSeen(owner))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length > 0) all.push({ text: text.slice(0, 40), owner, rects });
  }

  /** Shortened on purpose, with a sign that there is more: the whole is behind the link or button. */
  const isShortened = (style: CSSStyleDeclaration): boolean =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  function isCut({ owner, rects }: Words): boolean {
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return false;
      if (isShortened(style)) return false;
      // What lies beside the window of a carousel is turned to, like what is scrolled to.
      if (box.parentElement?.getAttribute('aria-roledescription') === 'carousel') return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const cutsX = /hidden|clip/.test(style.overflowX);
      const cutsY = /hidden|clip/.test(style.overflowY);
      if (cutsX && rects.some((rect) => rect.left < left - tolerancePx || rect.right > right + tolerancePx))
        return true;
      if (cutsY && rects.some((rect) => rect.top < top - tolerancePx || rect.bottom > bottom + tolerancePx))
        return true;
    }
    return false;
  }
  const isFloating = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(box).position)) return true;
    return false;
  };
  /** Folded away by what stands around it, with a button that unfolds it. */
  const isFolded = (owner: Element, { bottom }: DOMRect): boolean => {
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement)
      if (
        getComputedStyle(box).overflowY !== 'visible' &&
        bottom > box.getBoundingClientRect().bottom + tolerancePx
      )
        return true;
    return false;
  };
  /** The part of a line that no box cuts off: of a row to swipe the next ones, of a shortened name its end are not seen. */
  const seenOf = (owner: Element, rect: DOMRect): DOMRect => {
    let { left, right } = rect;
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edges = box.getBoundingClientRect();
      left = Math.max(left, edges.left);
      right = Math.min(right, edges.right);
    }
    return new DOMRect(left, rect.top, Math.max(right - left, 0), rect.height);
  };
  const lost = all.filter(isCut).map(({ text }) => `cut: ${text}`);
  const flowing = all
    .filter(({ owner }) => !isFloating(owner))
    .map(({ owner, ...words }) => ({
      ...words,
      rects: words.rects.filter((rect) => !isFolded(owner, rect)).map((rect) => seenOf(owner, rect)),
    }));
  for (const [place, one] of flowing.entries())
    for (const other of flowing.slice(place + 1))
      if (one.rects.some((a) => other.rects.some((b) => overlap(a, b))))
        lost.push(`over another: ${one.text} | ${other.text}`);
  return lost;

  function overlap(a: DOMRect, b: DOMRect): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > tolerancePx && high > Math.min(a.height, b.height) / 2;
  }
}
