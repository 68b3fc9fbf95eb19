import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';

/** What a subscriber can do by a link: confirm, or leave. */
export type NewsletterStep = 'confirm' | 'leave';

/** The path of the page that asks once more; who has the key may answer. */
export const newsletterPath = (step: NewsletterStep, key: string, lang: Lang): string =>
  `/api/newsletter/${step}/${key}?lang=${lang}`;

/** The same as a mail carries it. */
export const newsletterLink = (
  { publicOrigin }: Pick<ApiDeps, 'publicOrigin'>,
  step: NewsletterStep,
  subscriber: { key: string; lang: Lang },
): string => `${publicOrigin}${newsletterPath(step, subscriber.key, subscriber.lang)}`;
