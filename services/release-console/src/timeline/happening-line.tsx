import type { AuditLine } from '@dana/releases/admin/release-admin';
import { Badge, Button } from '@dana/ui';
import { Link } from 'react-router-dom';
import { timeText } from '../texts/day-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { differencePath } from './difference-path.ts';
import css from './timeline-page.module.css';
import { whatHappened } from './what-happened.ts';
import { WhyLine } from './why-line.tsx';

type HappeningLineProps = {
  line: AuditLine;
  /** The revision that is live. */
  current: number;
  onAsk: (asked: { what: 'compare' | 'restore'; revision: number }) => void;
};

/** One thing that happened: when, what, why and who, and what can be done from there. */
export function HappeningLine({ line, current, onAsk }: HappeningLineProps) {
  const { t, locale } = useConsoleTexts();
  const revision = line.kind === 'change' ? line.revision : undefined;
  const difference = differencePath(line);
  return (
    <li className={css.line}>
      <time className={css.time} dateTime={line.at}>
        {timeText(line.at, locale)}
      </time>
      <div className={css.what}>
        <WhatLine line={line} />
        {(revision !== undefined || difference) && (
          <p className={css.facts}>
            {revision !== undefined && <span>{t('revision', { revision })}</span>}
            {difference && (
              <Link to={difference.path} aria-label={t('audit.differenceOf', difference.names)}>
                {t('audit.difference')}
              </Link>
            )}
          </p>
        )}
      </div>
      <WhyLine line={line} />
      <p className={css.who}>
        <bdi>{line.actor}</bdi>
        {'approvedBy' in line && line.approvedBy && (
          <span className={css.note}>{t('audit.approvedBy', { by: line.approvedBy })}</span>
        )}
      </p>
      <div className={css.actions}>
        {revision !== undefined && revision < current && (
          <RevisionActions revision={revision} onAsk={onAsk} />
        )}
        {revision !== undefined && revision === current && <Badge tone="success">{t('pages.now')}</Badge>}
      </div>
    </li>
  );
}

function RevisionActions({ revision, onAsk }: Pick<HappeningLineProps, 'onAsk'> & { revision: number }) {
  const { t } = useConsoleTexts();
  const look = { size: 'small', variant: 'quiet', className: css.quiet } as const;
  return (
    <>
      <Button
        {...look}
        aria-label={t('audit.compareWith', { revision })}
        onClick={() => onAsk({ what: 'compare', revision })}
      >
        {t('audit.compare')}
      </Button>
      <Button
        {...look}
        aria-label={t('restore.backTo', { revision })}
        onClick={() => onAsk({ what: 'restore', revision })}
      >
        {t('restore.back')}
      </Button>
    </>
  );
}

/** Changes and publishes are said in the page's language; the rest in the server's own words. */
function WhatLine({ line }: { line: AuditLine }) {
  const { t, locale } = useConsoleTexts();
  if (line.kind === 'change' || line.kind === 'publish') return <p>{whatHappened(line, t, locale)}</p>;
  return (
    <p>
      <Badge tone={line.kind === 'refused' ? 'sale' : 'neutral'}>{t(`audit.kinds.${line.kind}`)}</Badge>{' '}
      <bdi lang="en">{line.what}</bdi>
    </p>
  );
}
