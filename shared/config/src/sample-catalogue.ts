import { join } from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** The folder of the sample's catalogue, as `API_CATALOGUE` takes it. */
export const sampleCatalogue = join(workspaceRoot, 'services/sample-shop/catalogue');
