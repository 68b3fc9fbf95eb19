export type Utterance = {
  words: string;
  /** It was spoken because a live region changed, and not because somebody went there. */
  isLive: boolean;
};

const liveBegins = 'vvvvv PRESENT LIVE REGION MESSAGE vvvvv';
const liveEnds = '^^^^^ PRESENT LIVE REGION MESSAGE ^^^^^';
// The words may hold line breaks; behind them stands the voice.
const spoken = /SPEECH OUTPUT: '([\s\S]*?)'(?=[{[]|\n)/gu;

/**
 * What is spoken in a part of the reader's journal. A live message that is not over yet, and a line that is half written, are left for
 * the next time.
 * @returns the utterances that have words, and how many bytes of the part they take.
 */
export function utterancesIn(part: Buffer): { utterances: Utterance[]; length: number } {
  let whole = part.subarray(0, part.lastIndexOf(0x0a) + 1);
  const begun = whole.lastIndexOf(liveBegins);
  if (begun > whole.lastIndexOf(liveEnds)) whole = whole.subarray(0, begun);
  const utterances = whole
    .toString()
    .split(liveBegins)
    .flatMap((text, place) => {
      const [live = '', rest] = place === 0 ? ['', text] : text.split(liveEnds);
      return [...wordsIn(live, true), ...wordsIn(rest ?? '', false)];
    });
  return { utterances, length: whole.length };
}

function wordsIn(text: string, isLive: boolean): Utterance[] {
  return [...text.matchAll(spoken)].flatMap(([, said = '']) => {
    // Marks of direction lay text out and are not spoken.
    const words = said
      .replaceAll(/[\u200e\u200f\u2066-\u2069]/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    return /[\p{L}\p{N}]/u.test(words) ? [{ words, isLive }] : [];
  });
}
