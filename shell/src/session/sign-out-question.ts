import type { ComponentType } from 'react';
import { later } from './delay.ts';

/** Sign out and keep the lists of this browser, clear them as well, or do not sign out. */
export type SignOutAnswer = 'keep' | 'clear' | 'stay';

/** Draws the question. */
export type SignOutDialog = ComponentType<{ onAnswer: (answer: SignOutAnswer) => void }>;

/** Signing out must not fail: a question that does not come in this time is not asked. */
const loadTimeoutMs = 3_000;

/** The question that is asked before a sign-out. Its code comes when it is asked for the first time. */
export function createSignOutQuestion(load: () => Promise<SignOutDialog>, timeoutMs = loadTimeoutMs) {
  const listeners = new Set<() => void>();
  let shown: SignOutDialog | undefined;
  let asked: Promise<SignOutAnswer> | undefined;
  let conclude: (answer: SignOutAnswer) => void = () => undefined;

  function show(dialog: SignOutDialog | undefined): void {
    shown = dialog;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<SignOutAnswer> {
    const dialog = await Promise.race([load().catch(() => undefined), later(timeoutMs)]);
    if (!dialog) return 'keep';
    const answer = new Promise<SignOutAnswer>((resolve) => {
      conclude = resolve;
    });
    show(dialog);
    return answer.finally(() => show(undefined));
  }

  return {
    /** Asked again while it stands there, it is the same question. */
    ask(): Promise<SignOutAnswer> {
      asked ??= ask().finally(() => {
        asked = undefined;
      });
      return asked;
    },
    answer: (answer: SignOutAnswer): void => conclude(answer),
    getSnapshot: (): SignOutDialog | undefined => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type SignOutQuestion = ReturnType<typeof createSignOutQuestion>;
