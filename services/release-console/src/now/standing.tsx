import type { RegistryView } from '@dana/releases/api/views';
import { Notice } from '@dana/ui';
import { instantText, useConsoleMessages } from '../messages.ts';

/** What holds for everything: a freeze, what an earlier release of the servers left, and damage that the storefront found. */
export function Standing({
  registry: { frozen, unsettled = [], problems = [] },
}: {
  registry: RegistryView;
}) {
  const { t, locale } = useConsoleMessages();
  return (
    <>
      {frozen && (
        <Notice tone="warning" title={t('frozenAll.title')}>
          <bdi>{frozen.by}</bdi>: <bdi>{frozen.reason}</bdi>
          {frozen.until && ` ${t('frozenAll.until', { until: instantText(frozen.until, locale) })}`}
        </Notice>
      )}
      {unsettled.length > 0 && (
        <Notice tone="warning" title={t('unsettled.title')}>
          <ul>
            {unsettled.map(({ was, remote, due, ...values }) => (
              <li key={`${was} ${remote}`}>
                {t(`unsettled.${was}`, {
                  ...{ ...values, remote: remote ?? t('log.everything') },
                  due: due === undefined ? '' : instantText(due, locale),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="error" title={t('problems')}>
          <ul>
            {problems.map(({ message, at }) => (
              <li key={message}>
                <span lang="en" dir="ltr">
                  {message}
                </span>{' '}
                (<time dateTime={at}>{instantText(at, locale)}</time>)
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
