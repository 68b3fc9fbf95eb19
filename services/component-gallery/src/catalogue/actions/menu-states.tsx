import { Button } from '@dana/ui';
import { Menu } from '@dana/ui/menu';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** Actions and links behind a button, in groups. */
export function MenuStates() {
  const { t } = usePageMessages();
  return (
    <States>
      <State name="closed">
        <Menu
          align="start"
          trigger={
            <Button variant="outline" iconEnd="chevron-down">
              {t('sample.account')}
            </Button>
          }
          groups={[
            [
              { id: 'wishlist', text: t('sample.wishlist'), icon: 'heart', href: '#actions' },
              { id: 'cart', text: t('sample.cart'), icon: 'bag', href: '#actions' },
            ],
            [
              { id: 'other', text: t('otherLanguage.name'), lang: t('otherLanguage.code'), href: '#actions' },
              { id: 'leave', text: t('sample.signOut'), onSelect: () => undefined },
            ],
          ]}
        />
      </State>
    </States>
  );
}
