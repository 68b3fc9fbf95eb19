import { useShopMotif } from '@dana/commerce/shop-motif';
import { paths } from '@dana/contracts/paths';
import { useBus, useShell } from '@dana/runtime';
import { Breadcrumbs, Button, Container, LinkButton, SectionHeading, Skeleton, StateView } from '@dana/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { comparisonQuery } from '#api/comparison.queries.ts';
import { useTranslation } from 'react-i18next';
import css from './compare-page.module.css';
import { openCompareList } from './compare-list.ts';
import { Comparison } from './comparison.tsx';
import { sharedIds } from './shared-ids.ts';

const list = openCompareList();
const separator = ',';

/** Up to four products side by side: the shopper's own list, or one that somebody sent by its address. */
export function ComparePage() {
  const { t } = useTranslation('catalog');
  const shared = sharedIds(new URLSearchParams(useLocation().search));
  const own = useComparedIds();
  const isShared = shared.length > 0;
  return (
    <Container className={css.page}>
      <Breadcrumbs
        crumbs={[{ text: t('breadcrumbs.home'), href: paths.home() }, { text: t('compare.title') }]}
        label={t('breadcrumbs.label')}
        className={css.crumbs}
      />
      <SectionHeading level={1} title={t('compare.title')} text={t('compare.text')} />
      <Content ids={isShared ? shared : own} isShared={isShared} />
    </Container>
  );
}

/** What this browser put on its own list. */
const knownSlugs = () => new Map(list.read().map(({ productId, slug }) => [productId, slug]));

function Content({ ids, isShared }: { ids: readonly string[] | undefined; isShared: boolean }) {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const picture = useShopMotif('open');
  const answer = useQuery({
    ...comparisonQuery(api, ids ?? [], knownSlugs()),
    enabled: ids !== undefined,
    // A column that is taken away must not blank the others while they are asked for again.
    placeholderData: keepPreviousData,
  });
  if (ids?.length === 0)
    return (
      <StateView
        kind="empty"
        icon="compare"
        picture={picture}
        title={t('compare.empty.title')}
        text={t('compare.empty.text')}
        action={<LinkButton href={paths.shop()}>{t('compare.empty.action')}</LinkButton>}
      />
    );
  if (answer.isError)
    return (
      <StateView
        kind="error"
        title={t('compare.failed.title')}
        text={t('compare.failed.text')}
        action={<Button onClick={() => void answer.refetch()}>{t('state.retry')}</Button>}
      />
    );
  if (!ids || !answer.data || (answer.isPlaceholderData && answer.data.length < ids.length))
    return <Skeleton shape="block" className={css.pending} />;
  const found = answer.data;
  const columns = ids.map((id) => ({ id, product: found.find((product) => product?.id === id) }));
  return <Comparison columns={columns} isShared={isShared} />;
}

/** The ids on the shopper's compare list; undefined on the server and while a sent page is hydrated. */
function useComparedIds(): readonly string[] | undefined {
  const bus = useBus();
  const ids = useSyncExternalStore(
    (onChange) => {
      const subscription = bus.on('compare.changed').subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    // One text for the whole list: equal lists are then equal values. The last fact is newer than a storage that
    // another tab has just written; before the first one the storage is all there is.
    () =>
      (bus.last('compare.changed')?.productIds ?? list.read().map(({ productId }) => productId)).join(
        separator,
      ),
    () => undefined,
  );
  return ids === undefined ? undefined : ids.split(separator).filter((id) => id !== '');
}
