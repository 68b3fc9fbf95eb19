import type { Targets } from '@dana/contracts/release/canary-targets';
import { openCanary } from '@dana/releases/changes/canary';
import { releasedShop } from './released-shop.ts';

const canary = '1.2.0';

/** A shop with mf-demo 1.1.0 live after 1.0.0, and a canary 1.2.0 for some visitors once `target` was called. */
export async function targetedShop() {
  const shop = await releasedShop();
  await shop.publish(canary);
  const edge = await shop.start({ countryHeader: 'cf-ipcountry' });
  const request = (path: string, cookie = '', headers: Record<string, string> = {}) =>
    edge.app.request(path, { headers: { cookie, ...headers } });
  return {
    ...{ ...shop, edge, request },
    target: async (targets: Targets, percent = 100) => {
      await openCanary({ ...shop.change, version: canary, percent, targets });
      await edge.watch.refresh();
    },
    /** Version of mf-demo in the document. */
    shown: async (path: string, cookie = '', headers: Record<string, string> = {}) => {
      const html = await (await request(path, cookie, headers)).text();
      return /"mf-demo":\{"current":\{"version":"([^"]+)"/.exec(html)?.[1];
    },
  };
}

/** A visitor whom the shop knows already. */
export const visitorCookie = (name: string): string => `visitor=${name.padEnd(20, '-')}`;
