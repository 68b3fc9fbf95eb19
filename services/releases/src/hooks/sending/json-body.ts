import type { Notice } from '@dana/contracts/release/notice';

/** The body of the preset `json`. Fields are only ever added; `schema` changes when one changes its meaning. */
export function jsonBody(notice: Notice, link: string): string {
  return JSON.stringify({ schema: 1, ...notice, link });
}
