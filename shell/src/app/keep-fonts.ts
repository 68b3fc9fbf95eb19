import { keptFontsKey } from '@dana/contracts/page-state';
import { mayPrefetch } from '@dana/runtime';

/**
 * Brings font files into the browser's cache, and writes down that they are there: the next document uses them from its
 * first paint on. This one keeps its stand-in face, since a page that is being read does not move. What cannot be
 * fetched or written down is left to the next document.
 */
export async function keepFonts(urls: readonly string[]): Promise<void> {
  // Not `storedValue`: the document's first script reads this very key, and without storage nothing is worth fetching.
  try {
    const wanted = urls.join(' ');
    if (!wanted || localStorage.getItem(keptFontsKey) === wanted) return;
    for (const url of urls) {
      if (!mayPrefetch(navigator)) return;
      const answer = await fetch(url, { priority: 'low' });
      if (!answer.ok) return;
      await answer.arrayBuffer();
    }
    localStorage.setItem(keptFontsKey, wanted);
  } catch {}
}
