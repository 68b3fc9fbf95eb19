import { Button } from '@dana/ui';
import { ChoiceMenu } from '@dana/ui/menu';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const currencies = ['KWD', 'SAR', 'USD'] as const;

/** One choice of several behind a button. */
export function ChoiceMenuStates() {
  const { t } = usePageMessages();
  const [chosen, setChosen] = useState<string>('KWD');
  return (
    <States>
      <State name="closed">
        <ChoiceMenu
          align="start"
          label={t('sample.currency')}
          trigger={
            <Button
              variant="outline"
              iconEnd="chevron-down"
              aria-label={`${t('sample.currency')}: ${chosen}`}
            >
              {chosen}
            </Button>
          }
          options={currencies.map((code) => ({ id: code, text: t(`sample.currencies.${code}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      </State>
    </States>
  );
}
