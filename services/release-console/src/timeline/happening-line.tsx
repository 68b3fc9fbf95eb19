import type { AuditLine } from '@dana/releases/admin/release-admin';
import { Button } from '@dana/ui';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import css from './timeline-page.module.css';
import { whatHappened } from './what-happened.ts';

type HappeningLineProps = {
  line: AuditLine;
  /** The revision that is live. */
  current: number;
  onRestore: (revision: number) => void;
};

/** One thing that happened: what, when, who and why. */
export function HappeningLine({ line, current, onRestore }: HappeningLineProps) {
  const { t, locale } = useConsoleTexts();
  const revision = line.kind === 'change' ? line.revision : undefined;
  const why = ('reason' in line && line.reason) || ('message' in line && line.message) || '';
  return (
    <li className={css.line}>
      <div className={css.what}>
        <p>{whatHappened(line, t)}</p>
        <p dir="auto">{why}</p>
        <p className={css.note}>
          {revision !== undefined && `${t('revision', { revision })} · `}
          <bdi>{line.actor}</bdi> · <time dateTime={line.at}>{instantText(line.at, locale)}</time>
        </p>
      </div>
      {revision !== undefined && revision < current && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('restore.backTo', { revision })}
          onClick={() => onRestore(revision)}
        >
          {t('restore.back')}
        </Button>
      )}
    </li>
  );
}
