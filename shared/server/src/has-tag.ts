const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a client that sent this `If-None-Match` has the answer already. Source: RFC 9110 §13.1.2 (weak comparison). */
export const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag)));
