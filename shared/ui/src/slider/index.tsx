import { Slider } from '@base-ui/react/slider';
import { classNames, type Direction } from '@dana/ui';
import { useState } from 'react';
import { useHydrated } from '../primitives/use-hydrated.ts';
import { PartDirection } from '../overlay/part-direction.tsx';
import { BoundFields } from './bound-fields.tsx';
import type { Range } from './range.ts';
import css from './slider.module.css';

export type { Range } from './range.ts';

export type RangeSliderProps = {
  /** `apply` names the button that takes what was typed; `range` says both ends as the page's language reads them. */
  labels: {
    group: string;
    lowest: string;
    highest: string;
    apply: string;
    range: (lowest: string, highest: string) => string;
  };
  value: Range;
  min: number;
  max: number;
  /** Default 1. */
  step?: number | undefined;
  /**
   * Called when the shopper lets go, leaves the fields or presses a key; not for every pixel of a drag. What was typed may lie
   * beyond `min` and `max`.
   */
  onCommit: (range: Range) => void;
  /** The text of one value, drawn and read by screen readers: "KWD 5.000". */
  format: (value: number) => string;
  /** Stands in the number fields: "KWD". */
  unit?: string | undefined;
  /** How many decimals the number fields show. Default: as many as the number has. */
  decimals?: number | undefined;
  dir?: Direction | undefined;
  className?: string | undefined;
};

/**
 * A range with two thumbs, the lowest at the reading side, and two number fields for those who cannot or do not want
 * to drag. In right-to-left pages ArrowLeft raises.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { labels, value, min, max, step = 1, onCommit, format, unit, decimals, dir, className } = props;
  const [dragged, setDragged] = useState<Range | null>(null);
  const [lowest, highest] = dragged ?? value;
  // Thumbs are placed by style attributes, which a strict policy forbids in the page the server sends: it sends the
  // empty track and the two fields.
  const isInBrowser = useHydrated();

  const commit = (range: Range) => {
    setDragged(null);
    if (range[0] !== value[0] || range[1] !== value[1]) onCommit(range);
  };
  // The thumbs stand on whole steps; the first and the last of them mean the ends as they are, which no step may hit.
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  const placeOf = (bound: number) => (bound <= min ? first : bound >= max ? last : bound);
  const cut = ([from = min, to = from]: readonly number[]): Range => [Math.max(from, min), Math.min(to, max)];
  const names = [labels.lowest, labels.highest];
  const thumb = (index: 0 | 1) => (
    <Slider.Thumb
      index={index}
      className={css.thumb}
      getAriaLabel={() => names[index] ?? ''}
      getAriaValueText={() => format(index === 0 ? lowest : highest)}
    />
  );

  return (
    <PartDirection dir={dir}>
      <div role="group" aria-label={labels.group} className={classNames(css.root, className)}>
        {isInBrowser ? (
          <Slider.Root
            value={[placeOf(lowest), placeOf(highest)]}
            min={first}
            max={last}
            step={step}
            minStepsBetweenValues={1}
            thumbCollisionBehavior="none"
            onValueChange={(range) => setDragged(cut(range))}
            onValueCommitted={(range) => commit(cut(range))}
          >
            <Slider.Control className={css.control}>
              <Slider.Track className={css.track}>
                <Slider.Indicator className={css.indicator} />
                {thumb(0)}
                {thumb(1)}
              </Slider.Track>
            </Slider.Control>
          </Slider.Root>
        ) : (
          <div className={css.control}>
            <div className={css.track} />
          </div>
        )}
        <p className={css.value} aria-hidden="true" translate="no">
          {labels.range(format(lowest), format(highest))}
        </p>
        <BoundFields
          labels={labels}
          value={[lowest, highest]}
          unit={unit}
          decimals={decimals}
          onCommit={commit}
        />
      </div>
    </PartDirection>
  );
}
