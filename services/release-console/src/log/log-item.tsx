import type { Locale } from '@dana/contracts/locale';
import type { Move } from '@dana/contracts/release/revision';
import type { Translate } from '@dana/i18n';
import type { LogLine } from '@dana/releases/api/views';
import { Badge, Button } from '@dana/ui';
import { instantText, originText, timeText, useConsoleMessages, verbText } from '../messages.ts';
import css from './log-page.module.css';

export type LogItemProps = {
  line: LogLine;
  /** The revision that is live. */
  current: number;
  onRestore: (revision: number) => void;
};

/** One thing that happened: when, what, why and who, and the way back to it. */
export function LogItem({ line, current, onRestore }: LogItemProps) {
  const { t, locale } = useConsoleMessages();
  const revision = line.kind === 'change' ? line.revision : undefined;
  return (
    <li className={css.line}>
      <time className={css.time} dateTime={line.at}>
        {timeText(line.at, locale)}
      </time>
      <div className={css.what}>
        <p>{whatHappened(line, t, locale)}</p>
        {revision !== undefined && <p className={css.quiet}>{t('revision', { revision })}</p>}
        {line.origin && (
          <p className={css.quiet}>
            <bdi>{originText(line.origin, t)}</bdi>
          </p>
        )}
      </div>
      <p className={css.why}>
        <bdi>{line.reason}</bdi>
      </p>
      <p className={css.who}>
        <bdi>{line.actor}</bdi>
        {line.kind === 'change' && line.approvedBy && (
          <span className={css.note}>{t('log.approvedBy', { by: line.approvedBy })}</span>
        )}
      </p>
      <div className={css.actions}>
        {revision !== undefined && revision < current && (
          <Button
            size="small"
            variant="quiet"
            className={css.back}
            aria-label={t('restore.backTo', { revision })}
            onClick={() => onRestore(revision)}
          >
            {t('restore.back')}
          </Button>
        )}
        {revision === current && <Badge tone="success">{t('pages.now')}</Badge>}
      </div>
    </li>
  );
}

/** Of a change of several: what became of one. */
const moveText = ({ remote, from, to }: Move, t: Translate): string =>
  [remote, from && to && from !== to ? t('log.fromTo', { from, to }) : (to ?? from)].join(' ');

/** What happened, in one line: which deployable, from what to what, and how. */
function whatHappened(line: LogLine, t: Translate, locale: Locale): string {
  const forced = line.forced && t('log.forced');
  if (line.kind === 'publish') {
    const what = t('log.published', { remote: line.remote, version: line.version });
    return forced ? `${what} (${forced})` : what;
  }
  const { verb, remotes = [], moves, from, to, percent, until } = line;
  const several = moves?.map((move) => moveText(move, t)) ?? remotes;
  const { remote = several.join(t('and')) } = line;
  const step = from && to && from !== to ? t('log.fromTo', { from, to }) : (to ?? from ?? '');
  const marks = [
    percent !== undefined && t('percent', { percent }),
    until && t('log.until', { at: instantText(until, locale) }),
    forced,
    line.automatic && t('log.automatic'),
  ].filter(Boolean);
  const what = [verbText(verb, t), remote || t('log.everything'), step].filter(Boolean).join(' ');
  return marks.length > 0 ? `${what} (${marks.join(t('and'))})` : what;
}
