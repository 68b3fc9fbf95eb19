import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shopSchema, type WholeShop } from '@dana/contracts/api/shop';
import { checkShopFiles } from '@dana/contracts/shop/check-shop-files';

/**
 * The shop in the file that `SHOP_FILE` names, with the folder `shop` beside it: for a back end that has no call for it.
 * Errors: throws a sentence with every fault of a file that cannot be used.
 */
export function readShopFile(file: string | undefined): WholeShop | undefined {
  if (file === undefined) return undefined;
  const parsed = shopSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw refusal(
      file,
      parsed.error.issues.map(({ path, message }) => ({ path, reason: message })),
    );
  const folder = join(dirname(file), 'shop');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const given = names.map((name) => [name, readFileSync(join(folder, name), 'base64')]);
  const { files, faults } = checkShopFiles(parsed.data, Object.fromEntries(given));
  if (faults.length > 0)
    throw refusal(
      file,
      faults.map((fault) => ({ path: [fault.file, ...fault.path], reason: fault.reason })),
    );
  return { shop: parsed.data, files };
}

function refusal(file: string, faults: { path: PropertyKey[]; reason: string }[]): Error {
  const lines = faults.map(({ path, reason }) => `  ${path.map(String).join('.')}: ${reason}`);
  return new Error(['SHOP_FILE names a file that cannot be used: ' + file, ...lines].join('\n'));
}
