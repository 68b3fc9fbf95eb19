/**
 * One rating, to one decimal, from the stars themselves: it had two decimals, and pages rounded it a second time. Stars
 * stand from five down to one.
 */
export const statements = [
  `update products p set rating = s.rating
    from (select q.id, round(sum(e.value::int * (6 - e.place)) * 10.0 / sum(e.value::int)) / 10 as rating
      from products q, jsonb_array_elements_text(q.star_counts) with ordinality as e(value, place)
      group by q.id having sum(e.value::int) > 0) s
    where s.id = p.id and p.rating is distinct from s.rating::double precision`,
];
