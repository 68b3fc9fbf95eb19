import { SearchBox } from '@dana/ui/combobox';
import { useState } from 'react';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** The search field, with suggestions as soon as something is typed. Once: a page has one search. */
export function SearchBoxStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="filled">
        <Search begin={t('sample.product')} label={t('sample.searchFilled')} />
      </State>
    </States>
  );
}

function Search({ begin, label }: { begin: string; label: string }) {
  const { t } = usePageMessages();
  const [text, setText] = useState(begin);
  const items = [t('sample.product'), t('sample.otherProduct')];
  return (
    <SearchBox
      label={label}
      value={text}
      onValueChange={setText}
      groups={text ? [{ value: t('sample.products'), items }] : []}
      itemKey={(item) => item}
      itemText={(item) => item}
      renderItem={(item) => item}
      onPick={setText}
      onSubmit={() => undefined}
      texts={{
        submit: t('sample.search'),
        clear: t('sample.clear'),
        placeholder: t('sample.searchPlaceholder'),
        status: '',
      }}
    />
  );
}
