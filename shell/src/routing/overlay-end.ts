import { endOverlays, isInPlace } from '@dana/contracts/overlays';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that the browser had kept as it was left – with the menu open, say, that led to the other language. */
function endWhenShownAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) endOverlays();
}

/**
 * The one place that decides when what is open over a page closes: with each step to another address, back or forward, by a link or
 * a script, also where the query alone changes. Only what a page changes of itself leaves it open: a filter that is set in a sheet.
 * Stands before the frame, so that an open dialog no longer holds the focus when the next page takes it.
 */
export function OverlayEnd(): null {
  const { pathname, key, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a key of its own
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    if (type === 'POP' || before.pathname !== pathname || !isInPlace(state)) endOverlays();
  }, [key]);
  useEffect(() => {
    // A step that is taken back before it was rendered leaves the address as it is here.
    window.addEventListener('popstate', endOverlays);
    window.addEventListener('pageshow', endWhenShownAgain);
    return () => {
      window.removeEventListener('popstate', endOverlays);
      window.removeEventListener('pageshow', endWhenShownAgain);
    };
  }, []);
  return null;
}
