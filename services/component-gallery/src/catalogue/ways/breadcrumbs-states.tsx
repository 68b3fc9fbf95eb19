import { Breadcrumbs } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

/** The way from the home page to here. */
export function BreadcrumbsStates() {
  const { t } = usePageMessages();
  const home = { text: t('sample.home'), href: '#ways' };
  const shop = { text: t('sample.products'), href: '#ways' };
  return (
    <States>
      <State name="default">
        <Breadcrumbs label={t('states.default')} crumbs={[home, shop, { text: t('sample.product') }]} />
      </State>
      <State name="longText">
        <Breadcrumbs label={t('states.longText')} crumbs={[home, shop, { text: t('sample.longLabel') }]} />
      </State>
      <State name="backOnPhones">
        <Breadcrumbs
          label={t('states.backOnPhones')}
          isBackOnPhones
          crumbs={[home, shop, { text: t('sample.product') }]}
        />
      </State>
    </States>
  );
}
