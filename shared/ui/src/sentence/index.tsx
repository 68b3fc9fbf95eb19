type SentenceProps<Kept extends Record<string, string>> = {
  /** What it is filled with: amounts and codes, which are the same in every language. */
  kept: Kept;
  /** Gives the sentence. @param kept – what stands in it for each of these. */
  say: (kept: Kept) => string;
};

/** Signs that no text has (Unicode, private use): each stands for one thing that is kept. */
const firstSign = 0xe000;
const signs = /([\ue000-\ue0ff])/;

/** A sentence with amounts in it. A browser that translates the page leaves them alone, and what changes in it goes on being seen. */
export function Sentence<Kept extends Record<string, string>>({ kept, say }: SentenceProps<Kept>) {
  const words = Object.values(kept);
  const names = Object.keys(kept).map((name, index) => [name, String.fromCharCode(firstSign + index)]);
  // The same names, each with its sign.
  const pieces = say(Object.fromEntries(names) as Kept).split(signs);
  return pieces.map((piece, index) => {
    const word = words[piece.charCodeAt(0) - firstSign];
    // Pieces are known by their places; a sentence has no other order.
    return word === undefined ? (
      <span key={String(index)}>{piece}</span>
    ) : (
      <span key={String(index)} translate="no">
        {word}
      </span>
    );
  });
}
