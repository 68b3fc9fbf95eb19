/*
 * The DOM of tests loads no pictures and calls all of them complete; in a browser that is what a picture is that failed.
 * Here they are on their way for as long as a test takes.
 */
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });
