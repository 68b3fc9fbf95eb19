import { Adverts } from '../adverts/adverts.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What joins once the page has nothing better to do: adverts, and the notice that there is no connection. */
export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <Adverts />
    </>
  );
}
