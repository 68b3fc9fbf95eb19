import type { ApiClient } from '@dana/api-client';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { stateWith } from './cart-state.ts';
import { type CartView, startView, viewOf } from './cart-view.ts';

const key = ['cart', 'sent'];

/** What the document's visitor has in the cart, where the server was told. Read by the server alone. */
export const sentCartQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: key,
    queryFn: async () => {
      const schema = () =>
        import(/* webpackChunkName: "answers" */ '#api/schemas.ts').then(
          (module) => module.checkoutAnswerSchema,
        );
      const { data } = await api.get('/checkout', schema);
      return { ...data, promo_code: data.promo_code ?? null };
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPersonal: true },
  });

/** The cart that the document came with; undefined where it came without. */
export const sentCart = (queryClient: QueryClient): CheckoutData | undefined =>
  queryClient.getQueryData<CheckoutData>(key);

const views = new WeakMap<CheckoutData, CartView>();

/** What the document's HTML shows of the cart. */
export function sentView(queryClient: QueryClient): CartView {
  const data = sentCart(queryClient);
  if (!data) return startView;
  const view = views.get(data) ?? viewOf(stateWith(data));
  views.set(data, view);
  return view;
}
