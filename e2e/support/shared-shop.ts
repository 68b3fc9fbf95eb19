import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';

/**
 * First of the 1,000 ports that the suites may use, by `E2E_PORT_BASE`; 18000 by default. Two working copies with
 * different bases can be tested on one machine at once.
 */
const portBase = Number(process.env.E2E_PORT_BASE ?? 18_000);

/** A port of the suites by its distance from their first one: every suite with a shop of its own names another. */
export const testPort = (offset: number): number => portBase + offset;

/** The shop that most suites share; ports and data of its own, so that a running local shop is not touched. */
export const sharedShop = {
  storefrontPort: testPort(80),
  apiPort: testPort(81),
  bankPort: testPort(83),
  dataDir: join(workspaceRoot, '.data-e2e'),
};

export const storefrontUrl = `http://localhost:${sharedShop.storefrontPort}`;
