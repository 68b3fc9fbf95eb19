import type { RegistryView } from '@dana/releases/admin/registry-view';
import { Notice } from '@dana/ui';
import { instantText } from '../texts/texts.ts';
import { useConsoleTexts } from '../texts/texts.ts';

/** What holds for everything: a freeze, and damage that the storefront found. */
export function Standing({ registry: { frozen, problems = [] } }: { registry: RegistryView }) {
  const { t, locale } = useConsoleTexts();
  return (
    <>
      {frozen && (
        <Notice tone="warning" title={t('frozenAll.title')}>
          <bdi>{frozen.by}</bdi>: <bdi>{frozen.reason}</bdi>
          {frozen.until && ` ${t('frozenAll.until', { until: instantText(frozen.until, locale) })}`}
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
