import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AdvertList, listAdverts } from './advert-list.ts';
import { AdvertPopup } from './advert-popup.tsx';
import { advertsQuery } from './adverts.queries.ts';
import { readClosedIds } from './closed-ids.ts';
import { advertRestMs, whenAtRest } from './rest-moment.ts';

/** No adverts while paying and after returning from paying. */
const quietPaths = /^\/(checkout|order|order-confirmation)(\/|$)/;

/**
 * Fetches the adverts once for a document and shows them when the page has been left alone. A new page takes them away.
 * @param restMs – for how long it has to be, in milliseconds.
 */
export function Adverts({ restMs = advertRestMs }: { restMs?: number }) {
  const { api } = useShell();
  const { pathname } = useLocation();
  const isQuiet = quietPaths.test(pathname);
  const [shown, setShown] = useState<{ list: AdvertList; at: string }>();
  const { data: fetched, error } = useQuery({ ...advertsQuery(api), enabled: !isQuiet });

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failure hides the adverts, so only the log shows it
    if (error) console.warn('Adverts could not be fetched and are not shown.', error);
  }, [error]);
  useEffect(() => {
    if (!fetched || isQuiet || shown) return;
    const list = listAdverts(fetched, readClosedIds());
    if (list.isClosed) return;
    return whenAtRest(() => setShown({ list, at: pathname }), restMs);
  }, [fetched, isQuiet, shown, pathname, restMs]);

  if (!shown || shown.at !== pathname || shown.list.isClosed) return null;
  return (
    <AdvertPopup
      list={shown.list}
      onChange={(list) => setShown({ list, at: pathname })}
      onWithdraw={() => setShown(undefined)}
    />
  );
}
