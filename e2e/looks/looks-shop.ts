import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { testPort } from '../support/shared-shop.ts';

/** The shop whose pages are photographed: nobody else buys, writes or votes in it. */
export const looksShop = {
  storefrontPort: testPort(700),
  apiPort: testPort(701),
  bankPort: testPort(703),
  dataDir: join(workspaceRoot, '.data-e2e-looks'),
};

export const looksUrl = `http://localhost:${looksShop.storefrontPort}`;
export const looksApiUrl = `http://localhost:${looksShop.apiPort}/api`;

/** Where that shop is asked for: it opens with the first test that needs it. */
export const doorPort = testPort(704);
export const doorUrl = `http://localhost:${doorPort}`;

/** Waits until the shop is open. Errors: throws with what it said when it could not be opened. */
export async function askForLooksShop(): Promise<void> {
  const answer = await fetch(doorUrl, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}
