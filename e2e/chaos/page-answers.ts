/** What an answer to a page's address is to the one who asked. */
export type AnswerKind =
  /** 200 with a whole document. */
  | 'page'
  /** 404 with a page that says so. */
  | 'missing'
  /** 503 with a page that says so, and when to come again. */
  | 'refused'
  /** Anything else: an empty document, half of one, another status, none at all. */
  | 'wrong';

const kinds: Record<number, AnswerKind> = { 200: 'page', 404: 'missing', 503: 'refused' };

export function kindOf(status: number, retryAfter: string | null, html: string): AnswerKind {
  const isWhole = html.includes('<h1') && html.endsWith('</html>');
  if (!isWhole || (status === 503 && !(Number(retryAfter) > 0))) return 'wrong';
  return kinds[status] ?? 'wrong';
}

const timeoutMs = 30_000;

/** Asks for a page as a browser does. No answer at all is a wrong one. */
export async function askForPage(url: string): Promise<AnswerKind> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { headers: { accept: 'text/html' }, signal });
    return kindOf(answer.status, answer.headers.get('retry-after'), await answer.text());
  } catch {
    return 'wrong';
  }
}

export type Counts = Record<AnswerKind, number>;
export const noAnswers = (): Counts => ({ page: 0, missing: 0, refused: 0, wrong: 0 });

const checkEveryMs = 100;

/**
 * How long it takes until a page is whole again. Unit: milliseconds.
 * Errors: throws when that takes longer than the limit.
 */
export async function untilWhole(url: string, limitMs: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    if ((await askForPage(url)) === 'page') return Math.round(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
  }
  throw new Error(`${url} was not whole again within ${limitMs} ms.`);
}
