import { currencyDecimals } from '@dana/contracts/currency-decimals';
import { useMoney, useShell } from '@dana/runtime';
import { RangeSlider } from '@dana/ui/slider';
import { useTranslation } from 'react-i18next';
import { changeListing } from './listing-state.ts';
import { endsAround, type PriceRange, rangeFilter, shownRange } from './price-range.ts';
import type { Listing } from './use-listing.ts';

type PriceSliderProps = { listing: Listing; range: PriceRange };

/** Two thumbs, two number fields and a button; the listing changes when the shopper lets go. */
export function PriceSlider({ listing: { state, goTo }, range }: PriceSliderProps) {
  const { t } = useTranslation('catalog');
  const { currency } = useShell();
  const money = useMoney();
  const ends = endsAround(state, range);
  return (
    <RangeSlider
      labels={{
        group: t('filters.price'),
        lowest: t('filters.lowest'),
        highest: t('filters.highest'),
        apply: t('filters.apply'),
        range: (from, to) => t('chips.price', { from, to }),
      }}
      value={shownRange(state, ends)}
      min={ends.min}
      max={ends.max}
      format={money.text}
      unit={currency}
      decimals={currencyDecimals(currency)}
      onCommit={(chosen) => goTo(changeListing(state, rangeFilter(chosen, range)))}
    />
  );
}
