import { type RefObject, useEffect, useState } from 'react';

const shownForMs = 3_000;

/**
 * Copies a text. Where the browser does not allow it, what shows the text is selected, so that it can be copied by hand.
 * @returns what came of the last try, for three seconds.
 */
export function useCopied(text: string, shown: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  }
  return { outcome, copy };
}
