/*
 * What is run in Arabic alone, the language of most shoppers. Everything else is run in both languages: what turns on
 * words, on the direction of reading, on fonts and widths, and the journeys that many shoppers make.
 *
 * What these do and expect is the same in both. They take the texts by their keys; that every key has its words in each
 * language is a check of its own (shared/config/src/texts), content/crawl.e2e.ts reads all pages in both, and
 * journeys/pages looks at one page of each kind in both.
 */

/** For one test of a suite: `test(title, inOneLanguage, async () => …)`. */
export const inOneLanguage = { tag: '@one-language' };

/** Whole suites. The words of what fails are shown in both by outages/words.e2e.ts; emails by the tests of the API. */
export const oneLanguageSuites = [
  '**/outages/!(words).e2e.ts',
  '**/account/*.e2e.ts',
  '**/a11y/!(reading|stops).e2e.ts',
  '**/cart-checkout/!(said-when-added).e2e.ts',
  '**/catalog/{compare,opened-picture,prices-in-currencies,there-and-back}.e2e.ts',
  '**/content/!(crawl).e2e.ts',
  '**/devices/*.e2e.ts',
  '**/frame/{adverts,arrival,devtools,document-size,hydration,kept-document,laid-out-on-sight}.e2e.ts',
  '**/frame/{odd-addresses,overlays,own-settings,page-data,paper,prefetch,slow-pages,updates}.e2e.ts',
  '**/journeys/{offline,wishlist-merges}.e2e.ts',
  '**/emails/*.e2e.ts',
  '**/offline/*.e2e.ts',
  '**/product/{foreign-text,quick-view,reviews,without-script}.e2e.ts',
];
