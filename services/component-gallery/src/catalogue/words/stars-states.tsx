import { Stars } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';

/** Five stars, filled from the reading side. */
export function StarsStates() {
  const { t } = usePageTexts();
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
