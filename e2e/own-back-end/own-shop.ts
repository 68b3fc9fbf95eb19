import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import type { IdKind } from './goods.ts';
import { type OwnBackEnd, startOwnBackEnd } from './server.ts';

export type OwnShop = { backEnd: OwnBackEnd; storefront: OwnStorefront; stop: () => Promise<void> };

/**
 * The storefront before a back end of the specification alone.
 * @param offset – of the first of three ports (`testPort`): storefront, back end, pictures.
 */
export async function startOwnShop(name: string, offset: number, ids: IdKind): Promise<OwnShop> {
  const [port, backEndPort, picturePort] = [testPort(offset), testPort(offset + 1), testPort(offset + 2)];
  const backEnd = await startOwnBackEnd({ port: backEndPort, picturePort, ids });
  const storefront = await startOwnStorefront(name, port, {
    apiBaseUrl: backEnd.url,
    // Its pictures stand on a host that nobody but its people can name.
    environment: { CONTENT_POLICY: `img-src http://localhost:${picturePort}` },
  }).catch(async (error: unknown) => {
    await backEnd.stop();
    throw error;
  });
  return {
    backEnd,
    storefront,
    async stop() {
      await storefront.stop();
      await backEnd.stop();
    },
  };
}
