/**
 * Browsers that the shop is built for, chosen by who shops: iOS 16 is the last for phones of 2017, Chrome 111 runs on every
 * Android since 7, Firefox 128 is the oldest long-term release of the last two years. Builds are made for this list, and
 * `check-browsers` holds them to it.
 */
export const browsers = ['chrome >= 111', 'firefox >= 128', 'safari >= 16.4'];

/** A dev server answers pages of this machine. */
export const localCors = { origin: [/^https?:\/\/localhost(:\d+)?$/] };
