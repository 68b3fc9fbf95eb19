import { useEffect, useState } from 'react';

/** How long a shopper must rest before suggestions are asked for. Unit: milliseconds. */
const restMs = 275;

/** A text once nobody types any more. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
