import type { Toast } from '@dana/runtime';

/** What the live regions say; `count` distinguishes a repeated text from one that still stands there. */
export type Announcements = { polite: string; assertive: string; count: number; isShown: boolean };

export type Toasts = {
  showToast: (toast: Toast) => void;
  getSnapshot: () => Announcements;
  subscribe: (listener: () => void) => () => void;
};

type ToastsOptions = {
  /** Loads what draws toasts; asked for with the first one. */
  loadStack?: () => Promise<{ popToast: (toast: Toast) => void }>;
};

/** A message that is drawn was spoken by then; staying, it would be spoken again when a dialog closes. Unit: milliseconds. */
const spokenMs = 10_000;

const nothingSaid: Announcements = { polite: '', assertive: '', count: 0, isShown: true };

/**
 * The shop's short messages. Each is drawn for a second and kept in a live region for those who listen. When the
 * part that draws cannot be loaded, `isShown` turns false and the live region itself is shown: no message is lost.
 */
export function createToasts({ loadStack = () => import('./toast-stack.tsx') }: ToastsOptions = {}): Toasts {
  const listeners = new Set<() => void>();
  let said = nothingSaid;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(next: Partial<Announcements>): void {
    said = { ...said, ...next };
    for (const listener of listeners) listener();
  }

  return {
    showToast(toast) {
      const region = toast.kind === 'error' ? 'assertive' : 'polite';
      say({ polite: '', assertive: '', [region]: toast.text, count: said.count + 1 });
      loadStack().then(
        ({ popToast }) => {
          if (!said.isShown) say({ isShown: true });
          popToast(toast);
          clearTimeout(timer);
          timer = setTimeout(() => say({ polite: '', assertive: '' }), spokenMs);
        },
        () => {
          clearTimeout(timer);
          say({ isShown: false });
        },
      );
    },
    getSnapshot: () => said,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
