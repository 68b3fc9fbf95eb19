import { join } from 'node:path';

/** The sample's catalogue with its pictures, a folder as `API_CATALOGUE` takes it. */
export const catalogueDir = join(import.meta.dirname, '../catalogue');

/** Its pictures, named `<folder>/<view>-<name>.<ending>`. */
export const picturesDir = join(catalogueDir, 'pictures');
