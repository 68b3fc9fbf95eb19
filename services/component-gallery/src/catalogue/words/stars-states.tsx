import { Stars } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Five stars, filled from the reading side. */
export function StarsStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {[0, 2.5, 4.3, 5].map((value) => (
        <State key={value} name={`amounts.${value === 0 ? 'none' : value === 5 ? 'all' : 'parts'}`}>
          <Stars value={value} label={t('sample.stars', { value })} />
          <Stars value={value} label={t('sample.stars', { value })} size="small" />
        </State>
      ))}
    </States>
  );
}
