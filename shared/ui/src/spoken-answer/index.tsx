import { useEffect, useState } from 'react';

/** Words that were spoken by then. Unit: milliseconds. */
const spokenMs = 10_000;

type SpokenAnswerProps = {
  /** What is said of what was just done. Nothing before that: what a page comes with, or what changes by itself, is not spoken. */
  words: string | undefined;
};

/**
 * The answer to a press, for those who listen. It goes once it was spoken: words that stay in a live region are spoken again
 * when a dialog over them closes.
 */
export function SpokenAnswer({ words }: SpokenAnswerProps) {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    setOver(undefined);
    if (!words) return;
    const timer = setTimeout(() => setOver(words), spokenMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span role="status" translate="no" className="visually-hidden">
      {words !== over && words}
    </span>
  );
}
