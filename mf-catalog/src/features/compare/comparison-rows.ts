import type { ComparedProduct } from '#api/comparison.queries.ts';

/** One fact about all products; an empty text where a product does not say. */
export type ComparisonRow = { name: string; values: string[] };

/** The specifications of all products, each once, in the order in which they first appear. */
export function factRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  const names = new Set(products.flatMap(({ facts }) => facts.map(({ name }) => name)));
  return [...names].map((name) => ({
    name,
    values: products.map(({ facts }) => facts.find((fact) => fact.name === name)?.value ?? ''),
  }));
}

/** Whether products differ in a row. With a single product every row counts as different. */
export function differs(values: readonly string[]): boolean {
  return values.length < 2 || new Set(values).size > 1;
}
