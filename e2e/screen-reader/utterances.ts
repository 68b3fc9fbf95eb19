export type Utterance = {
  words: string;
  /** It was spoken because a live region changed, and not because somebody went there. */
  isLive: boolean;
};

const liveBegins = 'vvvvv PRESENT LIVE REGION MESSAGE vvvvv';
const liveEnds = '^^^^^ PRESENT LIVE REGION MESSAGE ^^^^^';
/** Begins what the reader does next, for which it has finished what it did before. */
const nextBegins = '\nvvvvv ';
// The words may hold line breaks; behind them stands the voice.
const spoken = /SPEECH OUTPUT: '([\s\S]*?)'(?= voice=|None|[{[]|\n)/gu;

/**
 * What is spoken in a part of the reader's journal. A live message that is not over yet, and a line that is half written, are left for
 * the next time. The end of a message may never be written: it is over with what is begun after it, and where the journal stands still.
 * @param isStill – nothing was written for so long that nothing more belongs to what is there.
 * @returns the utterances that have words, and how many bytes of the part they take.
 */
export function utterancesIn(
  part: Buffer,
  { isStill = false } = {},
): { utterances: Utterance[]; length: number } {
  let whole = part.subarray(0, part.lastIndexOf(0x0a) + 1);
  const begun = whole.lastIndexOf(liveBegins);
  if (begun >= 0 && !isStill && endOf(whole.subarray(begun + liveBegins.length).toString()) === undefined)
    whole = whole.subarray(0, begun);
  const utterances = whole
    .toString()
    .split(liveBegins)
    .flatMap((text, place) => {
      const end = place === 0 ? 0 : endOf(text);
      return [
        ...wordsIn(text.slice(0, end), true),
        ...wordsIn(end === undefined ? '' : text.slice(end), false),
      ];
    });
  return { utterances, length: whole.length };
}

/** Where a live message is over, from behind its beginning; undefined where it is not. */
function endOf(text: string): number | undefined {
  return [liveEnds, nextBegins].map((mark) => text.indexOf(mark)).find((place) => place >= 0);
}

function wordsIn(text: string, isLive: boolean): Utterance[] {
  return [...text.matchAll(spoken)].flatMap(([, said = '']) => {
    const words = asSpoken(said);
    return /[\p{L}\p{N}]/u.test(words) ? [{ words, isLive }] : [];
  });
}

/** Words as a reader speaks them: without the marks and spaces that only lay text out. */
export const asSpoken = (words: string): string =>
  words
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
