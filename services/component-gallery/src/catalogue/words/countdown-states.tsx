import { Countdown, type CountdownTexts } from '@dana/ui/countdown';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const hourMs = 3_600_000;
const hoursLeft = 52;

/** The time until something ends. It begins with this page, so that there is always some left. */
export function CountdownStates() {
  const { t } = usePageMessages();
  const [openedMs] = useState(() => Date.now());
  const end = new Date(openedMs + hoursLeft * hourMs).toISOString();
  const texts: CountdownTexts = {
    ended: t('sample.ended'),
    endsOn: t('sample.endsSoon'),
    unit: (unit, count) => t(`sample.units.${unit}`, { count }),
  };
  return (
    <States>
      <State name="running">
        <Countdown end={end} texts={texts} />
      </State>
      <State name="over">
        <Countdown end="2020-01-01T00:00:00Z" texts={texts} />
      </State>
    </States>
  );
}
