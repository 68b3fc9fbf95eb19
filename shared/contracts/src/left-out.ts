/** Told of each thing in an answer that could not be used, in words for a log. */
export type LeftOutListener = (what: string) => void;

const said = new Set<string>();
/** What is said once is enough; more than these are another matter than a field. */
const saidMost = 200;

const logOnce: LeftOutListener = (what) => {
  if (said.has(what) || said.size >= saidMost) return;
  said.add(what);
  // biome-ignore lint/suspicious/noConsole: it is read in browsers and in rendering threads, which have no other log.
  console.warn(`An answer of the shop's back end held something that was left out: ${what}`);
};

let listener: LeftOutListener = logOnce;

/** Says that something of an answer is left out. Logged once, by its words. */
export const reportLeftOut: LeftOutListener = (what) => listener(what);

/** What was left out while something was read: for those who must not let it pass, such as the tests of a back end. */
export function noteLeftOut<Value>(read: () => Value): { value: Value; leftOut: string[] } {
  const leftOut: string[] = [];
  const before = listener;
  listener = (what) => leftOut.push(what);
  try {
    return { value: read(), leftOut };
  } finally {
    listener = before;
  }
}
