import { classNames } from '@dana/ui';
import css from './countdown.module.css';
import { isNearEnd, type TimeLeft, timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

export type CountdownTexts = {
  /** Shown once the time is over. */
  ended: string;
  /** What screen readers get in place of the ticking: the date of the end. */
  endsOn: string;
  /** Name of a unit beside its figure: "days", "يومان". */
  unit: (unit: keyof TimeLeft, count: number) => string;
};

export type CountdownProps = {
  /** ISO 8601. */
  end: string;
  texts: CountdownTexts;
  /** Where the shop said so; without it that is told by the clock alone. */
  hasEnded?: boolean;
};

const noTime: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Days, hours, minutes and seconds until something ends; all countdowns of a page share one clock. */
export function Countdown({ end, texts, hasEnded = false }: CountdownProps) {
  const nowMs = useNow();
  // While there is no clock the figures keep their room.
  const left = nowMs === undefined ? noTime : timeLeft(end, nowMs);
  if (!left || hasEnded) return <p className={css.ended}>{texts.ended}</p>;
  return (
    <>
      <p className="visually-hidden">
        <time dateTime={end}>{texts.endsOn}</time>
      </p>
      <div className={classNames(css.countdown, nowMs === undefined && css.pending)} aria-hidden="true">
        {units.map((unit) => (
          <span key={unit} className={css.unit}>
            <bdi dir="ltr" translate="no" className={css.figure}>
              {String(left[unit]).padStart(2, '0')}
            </bdi>
            <span>{texts.unit(unit, left[unit])}</span>
          </span>
        ))}
      </div>
    </>
  );
}

/**
 * Whether something has ended, looked at once a second.
 * @param end – ISO 8601.
 * @param hadEnded – what the shop said: the answer while there is no clock.
 */
export function useHasEnded(end: string, hadEnded: boolean): boolean {
  const nowMs = useNow();
  return nowMs === undefined ? hadEnded : timeLeft(end, nowMs) === undefined;
}

/**
 * Whether so little is left that a countdown helps: less than 72 hours. False until there is a clock.
 * @param end – ISO 8601.
 */
export function useIsNearEnd(end: string): boolean {
  const nowMs = useNow();
  return nowMs !== undefined && isNearEnd(end, nowMs);
}
