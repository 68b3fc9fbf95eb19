import { type Range, RangeSlider } from '@dana/ui/slider';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A range with two thumbs and two fields. */
export function RangeSliderStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="whole">
        <Prices begin={[0, 200]} group={t('sample.price')} />
      </State>
      <State name="narrowed">
        <Prices begin={[40, 120]} group={t('sample.priceNarrowed')} />
      </State>
    </States>
  );
}

function Prices({ begin, group }: { begin: Range; group: string }) {
  const { t } = usePageMessages();
  const [range, setRange] = useState(begin);
  return (
    <RangeSlider
      labels={{
        group,
        lowest: t('sample.from'),
        highest: t('sample.to'),
        apply: t('sample.apply'),
        range: (from, to) => t('sample.priceRange', { from, to }),
      }}
      value={range}
      min={0}
      max={200}
      step={5}
      unit="KWD"
      format={(value) => `KWD ${value}`}
      onCommit={setRange}
    />
  );
}
