import { Adverts } from '../adverts/adverts.tsx';
import { LanguageHint } from '../language-hint/language-hint.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What joins once the page has nothing better to do: adverts, the notice that there is no connection, and the other language. */
export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <LanguageHint />
      <Adverts />
    </>
  );
}
