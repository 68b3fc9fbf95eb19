import { Adverts } from '../adverts/adverts.tsx';
import { VisitCounting } from '../analytics/visit-counting.tsx';
import { LanguageHint } from '../language-hint/language-hint.tsx';
import { UnpaidNote } from '../unpaid-order/unpaid-note.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What joins once the page has nothing better to do: adverts, the notice that there is no connection, the way back to an unpaid order, the other language, and the counting of visits. */
export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <UnpaidNote />
      <LanguageHint />
      <VisitCounting />
      <Adverts />
    </>
  );
}
