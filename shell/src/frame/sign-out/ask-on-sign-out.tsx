import { useSyncExternalStore } from 'react';
import type { SignOutQuestion } from '../../session/sign-out-question.ts';

/** Where the question of a sign-out stands while it is asked. */
export function AskOnSignOut({ question }: { question: SignOutQuestion }) {
  const Question = useSyncExternalStore(question.subscribe, question.getSnapshot, () => undefined);
  return Question ? <Question onAnswer={question.answer} /> : null;
}
