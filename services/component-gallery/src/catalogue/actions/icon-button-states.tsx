import { IconButton } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A button that shows an icon alone; its name comes up under the pointer. */
export function IconButtonStates() {
  const { t } = usePageMessages();
  const look = (name: 'plain' | 'outline' | 'raised') => (
    <State key={name} name={name}>
      <IconButton icon="bag" label={t('sample.cart')} look={name} />
      <IconButton icon="bag" label={t('sample.cart')} look={name} size="small" />
    </State>
  );
  return (
    <States>
      {(['plain', 'outline', 'raised'] as const).map(look)}
      <State name="counted">
        <IconButton icon="bag" label={t('sample.cartOf', { count: 3 })} count={3} />
        <IconButton icon="bag" label={t('sample.cartOfMany')} count={128} />
      </State>
      <State name="pressed">
        <IconButton icon="heart" label={t('sample.keep')} aria-pressed />
        <IconButton icon="heart" label={t('sample.keep')} aria-pressed look="raised" />
      </State>
      <State name="busy">
        <IconButton icon="heart" label={t('sample.keep')} busy />
      </State>
      <State name="disabled">
        <IconButton icon="heart" label={t('sample.keep')} disabled />
      </State>
    </States>
  );
}
