type Translate = (key: string) => string;

/**
 * The words for a problem with a field: a key of the input schema is looked up, a sentence of the server stands as it is.
 */
export function problemText(t: Translate, problem: string | undefined): string | undefined {
  if (!problem) return undefined;
  return problem.includes(' ') ? problem : t(problem);
}
