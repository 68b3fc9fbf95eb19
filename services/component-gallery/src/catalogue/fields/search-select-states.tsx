import { SearchSelect } from '@dana/ui/combobox';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const areas = { capital: ['kuwait', 'sharq'], hawalli: ['hawalli', 'salmiya'] } as const;

/** A long list that is narrowed by typing. */
export function SearchSelectStates() {
  const { t } = usePageMessages();
  const [chosen, setChosen] = useState('salmiya');
  const field = {
    label: t('sample.city'),
    groups: Object.entries(areas).map(([area, cities]) => ({
      value: t(`sample.areas.${area}`),
      items: cities.map((city) => ({ value: city, label: t(`sample.cities.${city}`) })),
    })),
    matches: ({ label }: { label: string }, query: string) =>
      label.toLowerCase().includes(query.toLowerCase()),
    texts: { empty: t('sample.nothing'), open: t('sample.open'), clear: t('sample.clear') },
    onChange: setChosen,
  };
  return (
    <States>
      <State name="empty">
        <SearchSelect {...field} value="" placeholder={t('sample.choose')} />
      </State>
      <State name="filled">
        <SearchSelect {...field} value={chosen} hint={t('sample.cityHint')} />
      </State>
      <State name="error">
        <SearchSelect {...field} value="" error={t('sample.cityError')} />
      </State>
      <State name="disabled">
        <SearchSelect {...field} value="kuwait" disabled />
      </State>
    </States>
  );
}
