import css from './countdown.module.css';
import { type TimeLeft, timeLeft } from './time-left.ts';
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
  /** When the page's data was fetched: what server and browser both start from. Unit: milliseconds since 1970. */
  firstMs: number;
  texts: CountdownTexts;
};

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Days, hours, minutes and seconds until something ends; all countdowns of a page share one clock. */
export function Countdown({ end, firstMs, texts }: CountdownProps) {
  const left = timeLeft(end, useNow(firstMs));
  if (!left) return <p className={css.ended}>{texts.ended}</p>;
  return (
    <>
      <p className="visually-hidden">
        <time dateTime={end}>{texts.endsOn}</time>
      </p>
      <div className={css.countdown} aria-hidden="true">
        {units.map((unit) => (
          <span key={unit} className={css.unit}>
            <bdi dir="ltr" className={css.figure}>
              {String(left[unit]).padStart(2, '0')}
            </bdi>
            <span className={css.name}>{texts.unit(unit, left[unit])}</span>
          </span>
        ))}
      </div>
    </>
  );
}

/**
 * Whether something has ended, looked at once a second.
 * @param end – ISO 8601. @param firstMs – as in `CountdownProps`.
 */
export function useHasEnded(end: string, firstMs: number): boolean {
  return timeLeft(end, useNow(firstMs)) === undefined;
}
