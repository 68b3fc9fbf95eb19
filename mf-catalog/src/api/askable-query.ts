import { offers, type Offering } from '@dana/contracts/offers';
import type { ProductsQuery } from './products.queries.ts';

/**
 * What of a query the back end can be asked: one that knows the filters of every shop alone is asked for the rest, so that it sees
 * no parameter that it could refuse. A tag is searched for besides, as text.
 */
export function askableQuery<Query extends ProductsQuery>(api: Offering, query: Query): Partial<Query> {
  if (offers(api, 'list-filters')) return query;
  const {
    product_type: _type,
    exact: _exact,
    options: _options,
    rating_from: _from,
    tag: _tag,
    ...known
  } = query;
  return known.order_by === 'rating'
    ? ({ ...known, order_by: undefined, order_dir: undefined } as Partial<Query>)
    : (known as Partial<Query>);
}
