import { IconLink } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** A link that shows an icon alone. */
export function IconLinkStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="plain">
        <IconLink icon="account" label={t('sample.account')} href="#actions" />
      </State>
      <State name="counted">
        <IconLink icon="heart" label={t('sample.wishlistOf')} href="#actions" count={2} />
      </State>
      <State name="filled">
        <IconLink icon="heart" label={t('sample.wishlist')} href="#actions" filled />
      </State>
    </States>
  );
}
