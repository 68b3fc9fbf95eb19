import { QuantityStepper, type QuantityStepperProps } from '@dana/ui';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Minus, a field, plus. */
export function QuantityStepperStates() {
  return (
    <States>
      <State name="default">
        <Quantity begin={2} />
      </State>
      <State name="small">
        <Quantity begin={2} size="small" />
      </State>
      <State name="lowest">
        <Quantity begin={1} />
      </State>
      <State name="highest">
        <Quantity begin={5} max={5} />
      </State>
      <State name="busy">
        <Quantity begin={2} busy />
      </State>
      <State name="disabled">
        <Quantity begin={2} disabled />
      </State>
    </States>
  );
}

type QuantityProps = { begin: number } & Pick<QuantityStepperProps, 'max' | 'size' | 'busy' | 'disabled'>;

function Quantity({ begin, ...state }: QuantityProps) {
  const { t } = usePageMessages();
  const [quantity, setQuantity] = useState(begin);
  const labels = { field: t('sample.quantity'), increase: t('sample.more'), decrease: t('sample.fewer') };
  return <QuantityStepper value={quantity} onChange={setQuantity} labels={labels} {...state} />;
}
