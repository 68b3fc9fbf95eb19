import { classNames } from '../primitives/class-names.ts';
import css from './shell-motif.module.css';

export type ShellMotifKind = 'open' | 'closed' | 'pearl';

type ShellMotifProps = {
  /** `open`: nothing in it yet. `closed`: shut to who is signed out. `pearl`: what one came for is there. */
  kind: ShellMotifKind;
  className?: string | undefined;
};

/** One valve, a fan of seven lobes on a ground of 240 by 184, and its ribs. The other valve is the same, turned over. */
const valve =
  'M90 122.4L32.1 119.4Q21.6 96.8 42.2 82.9Q42.1 58 66.7 54Q77.1 31.4 101.1 38.1Q120 21.9 138.9 38.1Q162.9 31.4 173.3 54Q197.9 58 197.8 82.9Q218.4 96.8 207.9 119.4L150 122.4Z';
const ribs = 'M97 112L47 85M104 103L70 58M114 98L102 43M126 98L138 43M136 103L170 58M143 112L193 85';
const turnedOver = { open: 'matrix(1 0 0 -.5 0 183)', closed: 'matrix(1 0 0 1 0 11)' };

/**
 * The shell of the shop's mark as the picture of a state. The words beside it say what it means, so it has no name of its
 * own; brand marks are never mirrored.
 */
export function ShellMotif({ kind, className }: ShellMotifProps) {
  return (
    <svg viewBox="0 0 240 184" aria-hidden="true" className={classNames(css.motif, className)}>
      <path d={valve} />
      {kind !== 'closed' && <path className={css.ribs} d={ribs} />}
      {kind === 'pearl' && (
        <>
          <path className={css.ribs} d="M120 18v-12M64 32l-7-10M176 32l7-10" />
          <circle className={css.pearl} cx="120" cy="114" r="20" />
          <circle className={css.light} cx="114" cy="107" r="5" />
        </>
      )}
      <g transform={turnedOver[kind === 'closed' ? 'closed' : 'open']}>
        <path d={valve} />
        <path className={css.ribs} d={ribs} />
      </g>
    </svg>
  );
}
