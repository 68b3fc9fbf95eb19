/** Browsers that the shop is built for: cascade layers, `:has()`, logical properties and integrity of preloads. */
export const browsers = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** A dev server answers pages of this machine only. */
export const localCors = { origin: /^https?:\/\/localhost(:\d+)?$/ };
