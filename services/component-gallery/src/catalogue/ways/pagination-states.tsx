import { Pagination } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';

const places = [
  { name: 'firstPage', current: 1, pageCount: 12 },
  { name: 'middlePage', current: 6, pageCount: 12 },
  { name: 'lastPage', current: 12, pageCount: 12 },
  { name: 'fewPages', current: 2, pageCount: 3 },
] as const;

/** Links to the pages of a list. */
export function PaginationStates() {
  const { t } = usePageMessages();
  return (
    <States>
      {places.map(({ name, current, pageCount }) => (
        <State key={name} name={name} isWide>
          <Pagination
            current={current}
            pageCount={pageCount}
            hrefFor={() => '#ways'}
            labels={{
              nav: t(`states.${name}`),
              previous: t('sample.previous'),
              next: t('sample.next'),
              page: (page) => t('sample.page', { page }),
            }}
          />
        </State>
      ))}
    </States>
  );
}
