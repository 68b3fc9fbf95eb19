import { randomInt } from 'node:crypto';
import type { Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import type { Context } from 'hono';
import type { RenderRequest } from '@dana/releases/rendering/messages';
import { notFoundDocument } from './error-document.ts';
import { smallDocument, smallDocumentPolicy } from './small-document.ts';

/** Spread out, so that those who were refused together do not come back together. Unit: seconds. */
const retrySeconds = { least: 4, most: 8 };

/** Whether a release claims this path. Only its renderer knows whether the product behind it exists. */
export const isKnownPath = ({ remotes }: Composition, path: string): boolean =>
  matchRoute(remotes, path) !== undefined;

export const someRetrySeconds = (): number => randomInt(retrySeconds.least, retrySeconds.most + 1);

/** Answers for a page that could not be rendered: 404 where there is none, else 503 and when to come again. */
export function answerWithoutRenderer(
  c: Context,
  composition: Composition,
  { locale, path }: RenderRequest,
): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', smallDocumentPolicy);
  if (!isKnownPath(composition, path)) return c.html(notFoundDocument(locale, localPath(locale, path)), 404);
  // A stored document of this page, however old, would be answered here before anything else.
  const seconds = someRetrySeconds();
  c.header('Retry-After', String(seconds));
  return c.html(unavailableDocument(locale, seconds), 503);
}

type Words = { title: string; sentence: string; again: (seconds: number) => string };
const words: Record<Locale, Words> = {
  en: {
    title: 'This page cannot be shown right now',
    sentence: 'The shop could not prepare it in time. Nothing in your cart is lost.',
    again: (seconds) => `It reloads automatically in ${seconds} seconds. You can also try now.`,
  },
  ar: {
    title: 'تعذّر عرض هذه الصفحة الآن',
    sentence: 'لم يتمكن المتجر من تجهيزها في الوقت المناسب. لم يُفقد شيء من سلتك.',
    again: (seconds) => `سيُعاد تحميلها تلقائيًا بعد ${seconds} ثوانٍ، ويمكنك إعادة المحاولة الآن.`,
  },
};

/** The page in place of one that could not be rendered. */
function unavailableDocument(locale: Locale, retrySeconds: number): string {
  const { title, sentence, again } = words[locale];
  return smallDocument(locale, {
    title,
    paragraphs: [sentence, again(retrySeconds)],
    reloadSeconds: retrySeconds,
  });
}
