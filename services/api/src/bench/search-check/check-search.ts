import { readSearchCheck, type SearchList } from '@dana/sample-shop/search-check';
import type { TestApi } from '../../testing/test-api.ts';
import { judgeAnswer, type SearchAnswer } from './judge-answer.ts';

export type Judged = { kind: string; query: string; fault: string | null };

type Answered = {
  data: { slug: string }[];
  meta: { search?: { corrected?: string | null; some_words?: boolean } | null };
};

/** Asks the API for every query of a list of the sample shop and judges each answer. */
export async function checkSearch(api: Pick<TestApi, 'fetch'>, list: SearchList): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [kind, queries] of Object.entries(readSearchCheck(list))) {
    for (const expected of queries) {
      const answer = await askFor(api, expected.query);
      judged.push({ kind, query: expected.query, fault: judgeAnswer(expected, answer) });
    }
  }
  return judged;
}

async function askFor(api: Pick<TestApi, 'fetch'>, query: string): Promise<SearchAnswer> {
  const lang = /\p{Script=Arabic}/u.test(query) ? 'ar' : 'en';
  const address = `http://api.test/api/products?lang=${lang}&per_page=100&search=${encodeURIComponent(query)}`;
  const response = await api.fetch(new Request(address));
  if (response.status !== 200) throw new Error(`The search for "${query}" answered ${response.status}.`);
  const { data, meta } = (await response.json()) as Answered;
  const slugs = data.map(({ slug }) => slug);
  if (meta.search?.corrected) return { slugs, said: 'correction' };
  return { slugs, said: meta.search?.some_words ? 'some-words' : null };
}
