import { identifierText } from '@dana/contracts/typed-text';
import type { Translate } from '@dana/i18n';
import type { LogLine } from '@dana/releases/api/views';
import { Button, SelectField, StateView, TextField } from '@dana/ui';
import { useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLog, useRegistry } from '../calls/queries.ts';
import { RestoreDialog } from '../change/restore-dialog.tsx';
import { ReadView } from '../frame/pending-view.tsx';
import { dayText, useConsoleMessages, verbText } from '../messages.ts';
import { LogItem, type LogItemProps } from './log-item.tsx';
import css from './log-page.module.css';

/** So many lines are read at first, and so many at the most; further back than that looks who reads the files. */
const [firstLines, mostLines] = [100, 1_000];

/** What happened, the newest first, narrowed to what is asked for, and the way back to each state that was. */
export function LogPage() {
  const { t } = useConsoleMessages();
  const [limit, setLimit] = useState(firstLines);
  const log = useLog(limit);
  const { data: registry } = useRegistry();
  const [restored, setRestored] = useState<number>();
  const [filter, narrow] = useFilter();
  return (
    <>
      <h1>{t('pages.log')}</h1>
      <LogFilters filter={filter} onNarrow={narrow} remotes={Object.keys(registry?.slots ?? {})} />
      <ReadView read={log} size="region">
        {({ lines, isWhole }) => (
          <>
            <Days
              lines={lines.filter((line) => isAsked(line, filter, t))}
              current={registry?.revision ?? 0}
              onRestore={setRestored}
            />
            {!isWhole && limit < mostLines && (
              <Button
                variant="outline"
                className={css.older}
                busy={log.isPlaceholderData}
                onClick={() => setLimit(Math.min(limit * 3, mostLines))}
              >
                {t('log.older')}
              </Button>
            )}
          </>
        )}
      </ReadView>
      {restored !== undefined && registry && (
        <RestoreDialog
          toRevision={restored}
          revision={registry.revision}
          onClose={() => setRestored(undefined)}
        />
      )}
    </>
  );
}

type LogFilter = { remote: string; text: string };
type Narrow = (name: keyof LogFilter, value: string) => void;

/**
 * What the log is narrowed to. It stands in the address too, so that it can be passed on; the router takes that over in its own
 * time, and a choice made meanwhile would go on from what was there before.
 */
function useFilter(): [LogFilter, Narrow] {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation();
  const named = { remote: address.get('remote') ?? '', text: address.get('text') ?? '' };
  const [filter, setFilter] = useState(named);
  const [seen, setSeen] = useState(key);
  // A link to this page; what was chosen here is known already.
  if (key !== seen && state?.isChosenHere !== true) {
    setSeen(key);
    setFilter(named);
  }
  const narrow: Narrow = (name, value) => {
    const next = { ...filter, [name]: value };
    setFilter(next);
    setAddress(
      Object.entries(next).filter(([, each]) => each !== ''),
      { replace: true, state: { isChosenHere: true } },
    );
  };
  return [filter, narrow];
}

type FilterProps = { filter: LogFilter; onNarrow: Narrow; remotes: readonly string[] };

function LogFilters({ filter, onNarrow, remotes }: FilterProps) {
  const { t } = useConsoleMessages();
  return (
    <form role="search" className={css.filters} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={t('log.remote')}
        value={filter.remote}
        onChange={({ target }) => onNarrow('remote', target.value)}
      >
        <option value="">{t('log.all')}</option>
        {remotes.map((remote) => (
          <option key={remote} value={remote}>
            {remote}
          </option>
        ))}
      </SelectField>
      <TextField
        type="search"
        label={t('log.text')}
        hint={t('log.textHint')}
        value={filter.text}
        autoComplete="off"
        onChange={({ target }) => onNarrow('text', target.value)}
      />
    </form>
  );
}

/** Whether a line is asked for. What is searched for may stand in any word of it: who, why, what, a version or a revision. */
function isAsked(line: LogLine, { remote, text }: LogFilter, t: Translate): boolean {
  const of = line.kind === 'publish' ? [line.remote] : (line.remotes ?? (line.remote ? [line.remote] : []));
  // A change that names no deployable is of each.
  if (remote !== '' && of.length > 0 && !of.includes(remote)) return false;
  const words =
    line.kind === 'publish'
      ? [t('log.published', { remote: line.remote, version: line.version })]
      : [verbText(line.verb, t), line.verb, line.from, line.to, String(line.revision)];
  const small = identifierText(text).toLocaleLowerCase();
  return [line.actor, line.reason, ...of, ...words].some((word) => word?.toLocaleLowerCase().includes(small));
}

type DaysProps = Omit<LogItemProps, 'line'> & { lines: readonly LogLine[] };

function Days({ lines, ...more }: DaysProps) {
  const { t } = useConsoleMessages();
  if (lines.length === 0) return <StateView kind="empty" icon="search" title={t('log.nothing')} />;
  return daysOf(lines).map((day) => <Day key={day.key} at={day.at} lines={day.lines} {...more} />);
}

function Day({ at, lines, ...more }: DaysProps & { at: string }) {
  const { locale } = useConsoleMessages();
  const id = useId();
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 id={id} className={css.date}>
        <time dateTime={at.slice(0, 10)}>{dayText(at, locale)}</time>
      </h2>
      <ol className={css.lines}>
        {lines.map((line) => (
          <LogItem
            key={line.kind === 'change' ? line.revision : `${line.remote}@${line.version}`}
            line={line}
            {...more}
          />
        ))}
      </ol>
    </section>
  );
}

/** Lines in the order they have, by day of this machine's zone. A clock that was wrong for a moment makes a day of its own. */
function daysOf(lines: readonly LogLine[]): { key: string; at: string; lines: LogLine[] }[] {
  const days: { key: string; day: string; at: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const day = new Date(line.at).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ key: `${day} ${days.length}`, day, at: line.at, lines: [line] });
  }
  return days;
}
