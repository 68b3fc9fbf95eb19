import { IconButton } from '@dana/ui';
import { Toolbar } from '@dana/ui/toolbar';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Buttons that are one stop of the Tab key. */
export function ToolbarStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="default">
        <Toolbar label={t('sample.product')}>
          <IconButton icon="heart" label={t('sample.wishlist')} />
          <IconButton icon="bag" label={t('sample.cart')} tabIndex={-1} />
        </Toolbar>
      </State>
    </States>
  );
}
