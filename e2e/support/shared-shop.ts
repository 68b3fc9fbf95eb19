import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';

/** The shop that most suites share; ports and data of its own, so that a running local shop is not touched. */
export const sharedShop = {
  storefrontPort: 18_080,
  apiPort: 18_081,
  dataDir: join(workspaceRoot, '.data-e2e'),
};

export const storefrontUrl = `http://localhost:${sharedShop.storefrontPort}`;
