import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import type { ShownHook } from './notice-queries.ts';

/** How deliveries to an address go. The reason of a failure is the server's own, in English. */
export function HookState({ hook: { suspended, failure, deliveredAt } }: { hook: ShownHook }) {
  const { t, locale } = useConsoleTexts();
  const why = suspended?.why ?? failure?.why;
  const text = suspended
    ? t('notices.suspended', { at: instantText(suspended.at, locale) })
    : failure
      ? t('notices.failed', { count: failure.count })
      : deliveredAt
        ? t('notices.delivered', { at: instantText(deliveredAt, locale) })
        : t('notices.nothingYet');
  return (
    <>
      {text}
      {why !== undefined && (
        <>
          {' '}
          <bdi lang="en">{why}</bdi>
        </>
      )}
    </>
  );
}
