import { ProgressBar } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const steps = { none: 0, parts: 62, all: 100 } as const;

/** How far something is, filling from the reading side. */
export function ProgressBarStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {(['none', 'parts', 'all'] as const).map((step) => (
        <State key={step} name={`amounts.${step}`}>
          <div>
            <ProgressBar percent={steps[step]} label={t('sample.freeDelivery')} />
          </div>
        </State>
      ))}
    </States>
  );
}
