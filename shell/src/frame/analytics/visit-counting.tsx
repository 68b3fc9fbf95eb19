import { useBus, useShell } from '@dana/runtime';
import { keepCookie, readCookies } from '@dana/runtime/cookies';
import { classNames } from '@dana/ui';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@dana/contracts/paths';
import { useTranslation } from 'react-i18next';
import { isHinted } from '../language-hint/is-hinted.ts';
import floating from '../parts/floating-note.module.css';
import answers from '../language-hint/language-hint.module.css';
import { type Analytics, AnalyticsContext } from './analytics.ts';
import { readConsent } from './consent.ts';
import { countVisit } from './count-visit.ts';

/** Counts visits where the shop has an address for that and the shopper has agreed; asks who has not answered yet. */
export function VisitCounting() {
  const analytics = useContext(AnalyticsContext);
  return analytics ? <Counting analytics={analytics} /> : null;
}

const refusesAll = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

function Counting({ analytics }: { analytics: Analytics }) {
  const bus = useBus();
  const { locale } = useShell();
  const { pathname } = useLocation();
  const [consent, setConsent] = useState(() => readConsent(readCookies(), refusesAll()));
  const isAsked = useSyncExternalStore(analytics.isAsked.subscribe, analytics.isAsked.getSnapshot);
  const isCounted = consent === 'yes';
  useEffect(
    () => (isCounted ? countVisit({ bus, locale, analytics }) : undefined),
    [isCounted, bus, locale, analytics],
  );
  const answer = (given: 'yes' | 'no'): void => {
    keepCookie('visit_counting', given);
    setConsent(given);
    analytics.isAsked.set(false);
  };
  // One question at a time, and none where something is being bought.
  const hasOther =
    pathname === paths.home() && isHinted({ locale, languages: navigator.languages, cookies: readCookies() });
  const isFree = !hasOther && pathname !== paths.checkout();
  return isAsked || (consent === undefined && isFree) ? <ConsentQuestion onAnswer={answer} /> : null;
}

/** Both answers are worth the same: they look alike, and either is remembered. */
function ConsentQuestion({ onAnswer }: { onAnswer: (answer: 'yes' | 'no') => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className={floating.bottom}>
      <aside aria-label={t('consent.label')} className={classNames(floating.note, answers.hint)}>
        <p className={answers.words}>{t('consent.question')}</p>
        <div className={answers.answers}>
          {(['no', 'yes'] as const).map((given) => (
            <button key={given} type="button" className={answers.answer} onClick={() => onAnswer(given)}>
              {t(`consent.${given}`)}
            </button>
          ))}
        </div>
      </aside>
    </div>
  );
}
