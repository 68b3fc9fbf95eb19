import { Button, StateView } from '@dana/ui';
import { useId } from 'react';
import { dayText } from '../texts/day-text.ts';
import { instantText } from '../texts/instant-text.ts';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { type Day, daysOf } from './days-of.ts';
import { HappeningLine } from './happening-line.tsx';
import css from './timeline-page.module.css';
import type { useHappenings } from './use-happenings.ts';

type Asking = { current: number; onAsk: (asked: { what: 'compare' | 'restore'; revision: number }) => void };
type HappeningListProps = Asking & {
  happenings: Pick<
    ReturnType<typeof useHappenings>,
    'data' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
};

/** All that was read so far, day by day, and the way to what is older. */
export function HappeningList({ happenings, ...asking }: HappeningListProps) {
  const { t, locale } = useConsoleTexts();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = happenings;
  const lines = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const lookedUntil = data?.pages.at(-1)?.lookedUntil;
  return (
    <>
      {lines.length === 0 && !hasNextPage && (
        <StateView kind="empty" icon="search" title={t('audit.nothing')} />
      )}
      {daysOf(lines).map((day) => (
        <DayOfHappenings key={day.at} day={day} {...asking} />
      ))}
      {hasNextPage && (
        <div className={css.older}>
          {lookedUntil && <p>{t('audit.lookedUntil', { at: instantText(lookedUntil, locale) })}</p>}
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(lookedUntil ? 'audit.lookFurther' : 'audit.older')}
          </Button>
        </div>
      )}
    </>
  );
}

function DayOfHappenings({ day, ...asking }: Asking & { day: Day }) {
  const { locale } = useConsoleTexts();
  const id = useId();
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 id={id} className={css.date}>
        <time dateTime={day.at.slice(0, 10)}>{dayText(day.at, locale)}</time>
      </h2>
      <ol className={css.lines}>
        {day.lines.map((line, index) => (
          <HappeningLine key={`${line.kind} ${line.at} ${index}`} line={line} {...asking} />
        ))}
      </ol>
    </section>
  );
}
