import type { facetsSchema } from '@dana/contracts/api/envelope';
import type * as z from 'zod/mini';
import type { Lang } from '../http/context.ts';
import type { ListedIds } from './listed-ids.ts';
import { localise } from './localise.ts';

/** What stands beside the filters of a list. Options stand under what they are of. */
export function presentFacets(facets: ListedIds['facets'], lang: Lang): z.input<typeof facetsSchema> {
  const { options, ratings, isPartial, ...counts } = facets;
  const attributes = [...new Set(options.map(({ attribute_id }) => attribute_id))].map((id) => {
    const of = options.filter(({ attribute_id }) => attribute_id === id);
    return {
      id,
      name: localise(of[0]?.attribute ?? {}, lang),
      values: of.map(({ id: valueId, name, code, count }) => ({
        id: valueId,
        name: localise(name, lang),
        ...(code && { code }),
        count,
      })),
    };
  });
  return {
    ...counts,
    attributes,
    ratings: ratings.map(({ stars, count }) => ({ id: stars, count })),
    is_partial: isPartial,
  };
}
