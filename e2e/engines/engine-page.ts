/** What a person looks for: an element by its role and, where there are several, by its name (or a part of it) or the region around it. */
export type Target = { role: string; name?: string; contains?: string; within?: Target };

/** A page of a browser that Playwright cannot drive, 390 px wide. Presses and keys go through the browser's own input. */
export type EnginePage = {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON would carry it. */
  evaluate: <T>(body: string) => Promise<T>;
  /** Presses the first element that answers to the target; waits until it is there and can be pressed. */
  press: (target: Target) => Promise<void>;
  /** Types into a field, which is waited for as with `press`. */
  type: (target: Target, text: string) => Promise<void>;
  /** Presses Enter where the focus is. */
  enter: () => Promise<void>;
  /** Errors, warnings and broken policies since the page was opened. */
  problems: () => Promise<string[]>;
  /** A picture of what is seen, PNG. */
  picture: () => Promise<Buffer>;
};

export type Engine = { page: EnginePage; stop: () => Promise<void> };

/** An iPhone's width; both engines look at the shop as most of Kuwait's phones do. Unit: CSS pixels. */
export const phone = { width: 390, height: 844 };

/** How long something may take to appear. Unit: milliseconds. */
const timeoutMs = 45_000;
const pauseMs = 200;

/**
 * Asks until there is an answer. A question that fails is asked again: its page may be on the way to another one.
 * Errors: throws with `what` where there is none in time, because of the last failure.
 */
export async function until<T>(what: string, ask: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`${what}: not seen within ${timeoutMs / 1000} s.`, { cause });
}
