/** A feature, by its path in MDN's data, and all below it. */
type Guarded = { feature: string; because: string };

/**
 * What scripts ask for before they use it. A browser test takes all of these away and shops without them
 * (`e2e/outages/older-browser.e2e.ts`); what is new here is tested by being here.
 */
export const guardedInScripts: Guarded[] = [
  {
    feature: 'javascript.builtins.Intl.Segmenter',
    because: 'code points are counted instead; for browsers before the declared ones',
  },
  { feature: 'api.Element.checkVisibility', because: 'Base UI reads the computed style instead' },
  { feature: 'api.Window.cookieStore', because: 'axios reads document.cookie instead' },
  { feature: 'api.Window.navigation', because: 'React shows no progress of transitions in the tab' },
  { feature: 'api.Window.requestIdleCallback', because: 'a timer runs instead' },
  { feature: 'api.Window.setImmediate', because: 'React and axios use a message channel instead' },
  { feature: 'api.Navigator.connection', because: 'a fast connection is assumed' },
  {
    feature: 'api.Document.startViewTransition',
    because: 'React tries it only for <ViewTransition>, within a try',
  },
  {
    feature: 'javascript.builtins.Error.captureStackTrace',
    because: 'libraries ask for it; stacks are there without it',
  },
  { feature: 'api.Window.cancelIdleCallback', because: 'web-vitals ends a timer instead' },
  { feature: 'api.Document.prerendering', because: 'no page is taken for one that was made ahead' },
  { feature: 'api.Document.wasDiscarded', because: 'a page that comes back is taken for a new one' },
  {
    feature: 'api.PerformanceEventTiming',
    because: 'how long a page takes to answer a press is not measured',
  },
  {
    feature: 'api.Performance.interactionCount',
    because: 'web-vitals counts what was pressed itself',
  },
  {
    feature: 'api.PerformanceSoftNavigation',
    because: 'only where web-vitals is asked for it, which it is not',
  },
];

/** Styles that are better where they are known, and good enough where they are skipped. */
export const optionalInStyles: Guarded[] = [
  {
    feature: 'css.at-rules.media.scripting',
    because: 'pages look as with scripts; the footer is not folded',
  },
  { feature: 'css.at-rules.starting-style', because: 'it comes up at once' },
  { feature: 'css.properties.break-after.avoid', because: 'only on paper' },
  {
    feature: 'css.properties.contain-intrinsic-block-size',
    because: 'only with content-visibility, which is asked for',
  },
  { feature: 'css.properties.content-visibility', because: 'all of a page is laid out at once' },
  { feature: 'css.properties.cursor', because: 'phones have no pointer' },
  {
    feature: 'css.properties.forced-color-adjust',
    because: 'only where colours are forced, which systems with Safari do not do',
  },
  { feature: 'css.properties.forced-color-adjust.none', because: 'as the property' },
  { feature: 'css.properties.justify-content.safe', because: 'a row of tabs begins at its start' },
  { feature: 'css.properties.resize', because: 'phones have no corner to pull at' },
  {
    feature: 'css.properties.scrollbar-gutter',
    because: 'the page moves by the bar’s width behind an overlay',
  },
  { feature: 'css.properties.scrollbar-width', because: 'the bar is seen' },
  { feature: 'css.properties.text-size-adjust', because: 'for phones only' },
  { feature: 'css.properties.text-wrap', because: 'lines of a heading differ more in length' },
  {
    feature: 'css.selectors.-webkit-search-cancel-button',
    because: 'the button exists only where the selector does',
  },
  { feature: 'css.selectors.view-transition', because: 'pictures do not move along' },
  { feature: 'css.selectors.view-transition-group', because: 'as above' },
  { feature: 'css.selectors.selection', because: 'the browser’s own colours' },
];

/** Words that scripts use for things of their own. */
export const otherThings: Guarded[] = [
  { feature: 'api.EventTarget.when', because: 'a condition of a zod check' },
  { feature: 'api.HTMLElement.popover', because: 'a React property that we do not use' },
  { feature: 'api.HTMLImageElement.fetchPriority', because: 'a React property; browsers skip the attribute' },
  { feature: 'html.global_attributes.anchor', because: 'an option of Base UI’s popups' },
  { feature: 'html.global_attributes.autocapitalize', because: 'for keyboards on a screen' },
  {
    feature: 'html.global_attributes.autocorrect',
    because: 'for Safari, which corrects codes as they are typed',
  },
  { feature: 'html.global_attributes.is', because: 'a React property and words of our own' },
  { feature: 'api.HTMLInputElement.capture', because: 'an option of a listener' },
  { feature: 'api.Request.duplex', because: 'an option that axios takes off' },
  { feature: 'javascript.builtins.Function.displayName', because: 'a name for React’s tools' },
  { feature: 'javascript.builtins.Iterator.toArray', because: 'a function of React.Children and axios' },
  { feature: 'javascript.builtins.Iterator.zip', because: 'a file of a federation manifest' },
];
