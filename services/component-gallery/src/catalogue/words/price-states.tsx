import { Price } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** What something costs, and what it cost before. */
export function PriceStates() {
  const { t } = usePageMessages();
  const old = { text: 'KWD 32.000', label: t('sample.was') };
  return (
    <States>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <State key={size} name={size}>
          <Price text="KWD 24.500" size={size} />
        </State>
      ))}
      <State name="reduced">
        <Price text="KWD 24.500" old={old} />
      </State>
      <State name="reducedBy">
        <Price text="KWD 24.500" old={old} badge="-23%" />
      </State>
      <State name="longText">
        <Price text="KWD 1,024.500" old={{ ...old, text: 'KWD 1,280.000' }} badge="-20%" size="large" />
      </State>
    </States>
  );
}
