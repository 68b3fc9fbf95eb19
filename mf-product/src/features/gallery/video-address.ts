import type { Locale } from '@dana/contracts/locale';

/** Ids that the video host gives; anything else is not put into an address. */
const knownId = /^[\w-]{6,20}$/u;

export type VideoAddress = { player: string; page: string };

/**
 * Where a video plays: in a frame of the host that sets no cookies before it is played, and on the host's own page.
 * Answers null for an id that cannot be one. Source: the frame-src of the edge's security policy names the same host.
 */
export function videoAddress(videoId: string | null, locale: Locale): VideoAddress | null {
  if (!videoId || !knownId.test(videoId)) return null;
  return {
    player: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&playsinline=1&hl=${locale}`,
    page: `https://www.youtube.com/watch?v=${videoId}`,
  };
}
