/** First, last, the current page and its neighbours; null stands for a gap of two pages or more. */
export function pagesToShow(current: number, pageCount: number): Array<number | null> {
  const shown: Array<number | null> = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const isEdge = page === 1 || page === pageCount;
    const isNear = Math.abs(page - current) <= 1;
    // A gap of a single page is as wide as the page itself.
    const closesGap = (page === 2 && current === 4) || (page === pageCount - 1 && current === pageCount - 3);
    if (isEdge || isNear || closesGap) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
