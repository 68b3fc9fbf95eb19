import { IconLink } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';

/** A link that shows an icon alone. */
export function IconLinkStates() {
  const { t } = usePageTexts();
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
