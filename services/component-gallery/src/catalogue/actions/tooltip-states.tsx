import { Button } from '@dana/ui';
import { Tooltip } from '@dana/ui/tooltip';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A short text beside a control, under the pointer and with the focus. */
export function TooltipStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {(['top', 'bottom', 'inline-start', 'inline-end'] as const).map((side) => (
        <State key={side} name={`sides.${side}`}>
          <Tooltip text={t('sample.whyDelivery')} side={side}>
            <Button variant="outline" size="small">
              {t('sample.delivery')}
            </Button>
          </Tooltip>
        </State>
      ))}
    </States>
  );
}
