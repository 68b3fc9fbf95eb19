import type { ApiClient } from '@dana/api-client';
import type { TrackedOrder, TrackOrderInput } from '@dana/contracts/api/order';

/** POST /orders/track: what may be seen of an order by its number and its e-mail or phone. Nothing of it in an address. */
export async function trackOrder(api: ApiClient, input: TrackOrderInput): Promise<TrackedOrder> {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.trackOrderAnswerSchema);
  return (await api.send('POST', '/orders/track', input, answer)).data;
}
