import { searchLists } from '@dana/sample-shop/search-check';
import { createTestApi } from '../../testing/test-api.ts';
import { checkSearch } from './check-search.ts';

/*
 * `pnpm bench search`: asks the whole API, over a sample shop of its own, for every query of both lists
 * (services/sample-shop/search-check) and says what a careful shopper would find wrong.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

const api = await createTestApi();
try {
  for (const list of searchLists) {
    const judged = await checkSearch(api, list);
    const wrong = judged.filter(({ fault }) => fault !== null);
    for (const { kind, query, fault } of wrong) say(`${kind} · ${query} · ${fault}`);
    for (const kind of new Set(judged.map((each) => each.kind))) {
      const of = judged.filter((each) => each.kind === kind);
      say(`${kind}: ${of.filter(({ fault }) => fault === null).length} of ${of.length}`);
    }
    const right = judged.length - wrong.length;
    const share = ((right / judged.length) * 100).toFixed(1);
    say(`${list}: ${right} of ${judged.length} queries are right: ${share} %`);
  }
} finally {
  await api.close();
}
