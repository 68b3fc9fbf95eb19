import type { Called } from './call-back-end.ts';

/** What a shopper opens or does, and the calls without which it cannot be. */
const needs: readonly (readonly [what: string, calls: readonly string[]])[] = [
  ['Home', ['GET /home']],
  ['Lists, search and filters', ['GET /products', 'GET /categories', 'GET /brands']],
  ['Product page', ['GET /products/{slug}']],
  ['Content pages', ['GET /page', 'GET /page/{slug}']],
  ['Adverts', ['GET /ads']],
  ['Ways to pay in the footer', ['GET /payment_methods']],
  ['A guest’s address', ['GET /countries', 'GET /cities']],
  [
    'Cart',
    [
      ...['POST /carts/add', 'GET /checkout', 'POST /carts/edit-item'],
      ...['DELETE /carts/{cartId}/items/{itemId}', 'DELETE /carts/{cartId}/clear'],
    ],
  ],
  ['Signing in and registering', ['POST /register', 'POST /login', 'GET /profile']],
  ['A wishlist that is kept', ['GET /favorites', 'POST /favorites']],
];

export type Verdict = { what: string; state: 'works' | 'fails' | 'not tried'; why: string[] };

/** Which pages and actions of a storefront will work, by what became of the calls. */
export function pagesThatWork(made: readonly Called[]): Verdict[] {
  return needs.map(([what, calls]) => {
    const tried = made.filter(({ call }) => calls.includes(call));
    const failed = tried.filter(({ problem }) => problem !== null);
    const isTried = calls.every((call) => tried.some((one) => one.call === call));
    const why = failed.map(({ call, problem }) => `${call} ${problem}`);
    if (failed.length > 0) return { what, state: 'fails', why };
    return isTried
      ? { what, state: 'works', why }
      : { what, state: 'not tried', why: ['it writes: --write'] };
  });
}
