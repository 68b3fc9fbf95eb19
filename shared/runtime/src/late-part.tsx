import {
  type ComponentType,
  // biome-ignore lint/style/noRestrictedImports: the one place that may; in a browser its promise never rejects
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { createLateSource, type LateSource } from './late-source.ts';
import { LossNotice, LossSource, WhileNotLost } from './loss-notice.tsx';
import { RegionContext } from './region-context.ts';
import { useShell } from './shell-context.ts';
import { SlotErrorBoundary } from './slot-error-boundary.tsx';

/**
 * What a loss means. `notice`: words and a button stand in the part's place. `press`: a message says so, the opener closes
 * (`onLost`), and the next press asks again. `without`: the page does without it until the connection is back.
 */
type LossHandling = 'notice' | 'press' | 'without';

type LateOptions = {
  lost?: LossHandling;
  /** With `notice`: what is pending is more than a shape, and stays beneath the words. */
  keepsPending?: boolean;
};

type LatePartProps = {
  /** Shown while the part is on its way; keep its size, so that nothing jumps. */
  pending?: ReactNode;
  /** Called when the part could not be loaded or broke: with `press` take it off the page here. */
  onLost?: (() => void) | undefined;
};

type LatePart<Props> = ComponentType<Props & LatePartProps> & {
  /** Asks for the part before it is shown. */
  preload: () => void;
};

/**
 * A component in a file of its own, asked for when it is first shown. A file that does not come costs this part alone: it
 * is tried three times, then the shopper is told and can ask again, as often as they like. So does a part that breaks.
 * @param load – imports the file and picks the component out of it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  { lost = 'notice', keepsPending = false }: LateOptions = {},
): LatePart<Props> {
  const source = createLateSource(load);
  let Content = lazyContent();

  function lazyContent() {
    return lazy(async () => {
      // On the server nobody presses again: what is missing is left to the browser, and read again with the next page.
      if (typeof window !== 'undefined') return { default: await source.whenThere() };
      try {
        return { default: await present(load) };
      } catch (error) {
        Content = lazyContent();
        throw error;
      }
    });
  }

  function LatePart({ pending, onLost, ...rest }: Props & LatePartProps) {
    const props = rest as unknown as Props;
    // What is there is shown at once: React keeps what it had to wait for, however shortly, from sight for 0.3 s.
    const [Present] = useState(() => source.present());
    const Shown = Present ?? Content;
    return (
      <GuardedPart source={source} lost={lost} onLost={onLost}>
        <Suspense fallback={keepsPending ? pending : <WhileNotLost source={source}>{pending}</WhileNotLost>}>
          <Shown {...props} />
        </Suspense>
      </GuardedPart>
    );
  }
  return Object.assign(LatePart, { preload: source.ask });
}

type GuardedPartProps = {
  source: LateSource<unknown>;
  lost: LossHandling;
  onLost: (() => void) | undefined;
  children: ReactNode;
};

/** Asks for a part when it is shown, and keeps what happens to it in its place. */
function GuardedPart({ source, lost, onLost, children }: GuardedPartProps) {
  const { showToast, reportCrash, leaveOutdated } = useShell();
  const origin = useContext(RegionContext);
  const { t } = useTranslation('shell');

  function giveUp(error: unknown): void {
    reportCrash?.(origin, error);
    if (lost === 'press') showToast({ kind: 'error', text: t('latePart.pressAgain') });
    onLost?.();
  }
  const onLoss = useEffectEvent((): void => {
    const loss = source.loss();
    if (!loss || loss.isAsking) return;
    giveUp(loss.error);
    if (lost !== 'without') void leaveOutdated?.();
  });
  useEffect(() => {
    source.ask();
    const stop = source.subscribe(() => onLoss());
    // What nobody presses again is asked for when the connection is back.
    const askAgain = (): void => void (source.loss() && source.ask());
    window.addEventListener('online', askAgain);
    return () => {
      stop();
      window.removeEventListener('online', askAgain);
    };
  }, [source]);
  return (
    <SlotErrorBoundary
      onRetry={() => undefined}
      onThrown={giveUp}
      fallback={(retry) => lost === 'notice' && <LossNotice isBusy={false} onRetry={retry} />}
    >
      {lost === 'notice' && <LossSource source={source} />}
      {children}
    </SlotErrorBoundary>
  );
}

async function present<Value>(load: () => Promise<Value | undefined>): Promise<Value> {
  const value = await load();
  if (value === undefined) throw new Error('The file came without its part.');
  return value;
}
