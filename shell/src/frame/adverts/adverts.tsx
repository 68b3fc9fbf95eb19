import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isQuietPath } from '../navigation/quiet-paths.ts';
import { type AdvertList, listAdverts } from './advert-list.ts';
import { AdvertPopup } from './advert-popup.tsx';
import { advertsQuery } from './adverts.queries.ts';
import { readClosedIds } from './closed-ids.ts';
import { advertRests, type Rests, whenAtRest } from './rest-moment.ts';

/**
 * Fetches the adverts once for a document and shows them as soon as the page has come. Where the shop goes on, they go.
 */
export function Adverts({ rests = advertRests }: { rests?: Rests }) {
  const { api } = useShell();
  const { pathname } = useLocation();
  const isQuiet = isQuietPath(pathname);
  const [shown, setShown] = useState<AdvertList>();
  const [isOver, setOver] = useState(false);
  const [keyedAt, setKeyedAt] = useState<string>();
  const isKeyed = keyedAt === pathname;
  const { data: fetched, error } = useQuery({ ...advertsQuery(api), enabled: !isQuiet });

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failure hides the adverts, so only the log shows it
    if (error) console.warn('Adverts could not be fetched and are not shown.', error);
  }, [error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page its moment begins again
  useEffect(() => {
    if (!fetched || isQuiet || shown || isOver || isKeyed) return;
    // What was closed meanwhile, in another tab, does not come.
    return whenAtRest(() => setShown(listAdverts(fetched, readClosedIds())), rests);
  }, [fetched, isQuiet, shown, isOver, isKeyed, rests, pathname]);
  // Who uses the keyboard is in the middle of something, or reads: the next page may begin with an advert, this one does not.
  useEffect(() => {
    const note = (): void => setKeyedAt(pathname);
    window.addEventListener('keydown', note, { capture: true, passive: true });
    return () => window.removeEventListener('keydown', note, { capture: true });
  }, [pathname]);
  useEffect(() => {
    if (!shown) return;
    return whenOverlaysEnd(() => {
      setShown(undefined);
      setOver(true);
    });
  }, [shown]);

  if (!shown || shown.isClosed || isOver) return null;
  return <AdvertPopup list={shown} onChange={setShown} onWithdraw={() => setShown(undefined)} />;
}
