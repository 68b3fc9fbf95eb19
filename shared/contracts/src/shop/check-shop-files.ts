import { type Shop, shopFiles, type WholeShop } from '../api/shop.ts';
import { colourFaults } from './shop-colours.ts';
import { shopMarkOf } from './shop-mark.ts';

/** Something that keeps a shop from opening: `path` is the place in the file, by names and numbers. */
export type ShopFault = { file: string; path: (string | number)[]; reason: string };

/** Units: bytes. */
const pngBytesMax = 200_000;
const svgBytesMax = 8_192;

/**
 * What a schema cannot see: colours that nobody can read, and the files of the folder `shop` beside `shop.json`.
 * @param given – the files of that folder by name, in base64.
 */
export function checkShopFiles(
  shop: Shop,
  given: Readonly<Record<string, string>>,
): { files: WholeShop['files']; faults: ShopFault[] } {
  const files: WholeShop['files'] = {};
  const faults: ShopFault[] = colourFaults(shop.colours).map(({ scheme, reason }) => ({
    file: 'shop.json',
    path: ['colours', 'primary', scheme],
    reason,
  }));
  for (const [name, content] of Object.entries(given)) {
    const reason = faultOf(name, content);
    if (reason === undefined) files[name] = content;
    else faults.push({ file: `shop/${name}`, path: [], reason });
  }
  return { files, faults };
}

function faultOf(name: string, base64: string): string | undefined {
  if (!shopFiles.some((known) => known === name))
    return `This is no file of a shop. They are ${shopFiles.join(', ')}.`;
  const bytes = atob(base64);
  if (name.endsWith('.svg') && bytes.length > svgBytesMax) return 'A drawing has at most 8 KB.';
  if (bytes.length > pngBytesMax) return 'An icon has at most 200 KB.';
  if (name.endsWith('.png')) return bytes.slice(1, 4) === 'PNG' ? undefined : 'This is no PNG.';
  if (name !== 'mark.svg') return undefined;
  const mark = shopMarkOf(bytes);
  return 'reason' in mark ? mark.reason : undefined;
}
