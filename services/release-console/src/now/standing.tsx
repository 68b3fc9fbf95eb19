import type { RegistryView } from '@dana/releases/admin/registry-view';
import { Notice } from '@dana/ui';
import { instantText } from '../texts/texts.ts';
import { useConsoleTexts } from '../texts/texts.ts';

/** What holds for everything: a freeze, damage that the storefront found, notices that reach nobody. */
export function Standing({
  registry: { frozen, problems = [], suspendedHooks = [] },
}: {
  registry: RegistryView;
}) {
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
      {suspendedHooks.map(({ id, target, why }) => (
        <Notice key={id} tone="warning" title={t('suspendedHook')}>
          <bdi dir="ltr">{target}</bdi>: <bdi>{why}</bdi>
        </Notice>
      ))}
    </>
  );
}
