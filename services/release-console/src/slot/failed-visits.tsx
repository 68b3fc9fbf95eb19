import { formatNumber } from '@dana/i18n';
import type { HealthView } from '@dana/releases/health/health-view';
import { Badge } from '@dana/ui';
import { useConsoleMessages } from '../messages.ts';
import css from './slot.module.css';

type FailedVisitsProps = { remote: string; health: HealthView };

/** How often each release that was seen in the last hour failed. */
export function FailedVisits({ remote, health: { slots } }: FailedVisitsProps) {
  const { t } = useConsoleMessages();
  const releases = slots[remote]?.filter(({ visits }) => visits > 0) ?? [];
  if (releases.length === 0) return <p className={css.quiet}>{t('slot.failed.empty')}</p>;
  return (
    <table className={css.figures}>
      <thead>
        <tr>
          <th scope="col">{t('version')}</th>
          <th scope="col">{t('slot.failed.share')}</th>
          <th scope="col">{t('slot.failed.visits')}</th>
        </tr>
      </thead>
      <tbody>
        {releases.map(({ version, is, visits, failed, percent }) => (
          <tr key={version}>
            <th scope="row">
              <span className={css.name}>
                <bdi className={css.version}>{version}</bdi>
                {is && <Badge tone={is === 'live' ? 'success' : 'warning'}>{t(`slot.is.${is}`)}</Badge>}
              </span>
            </th>
            <td>
              {t('percent', { percent })}
              <span className={css.bar} aria-hidden="true">
                <span className={css.failed} style={{ inlineSize: `${percent}%` }} />
              </span>
            </td>
            <td>{t('slot.failed.of', { failed: formatNumber(failed), visits: formatNumber(visits) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
