import type { CatalogueReport } from '@dana/contracts/api/staff-catalogue';

const namesMax = 20;

const kindNames: Record<string, string> = {
  shippingMethods: 'shipping methods',
  paymentMethods: 'payment methods',
  installmentPackages: 'installment packages',
};

/** What an update did, or would do: counts by kind, and names. */
export function reportLines({ kinds, pictures }: CatalogueReport): string[] {
  const lines = kinds.flatMap(({ kind, added, changed, withdrawn }) => [
    `${kindNames[kind] ?? kind}: ${added.length} new, ${changed.length} changed, ${withdrawn.length} withdrawn`,
    ...namesLine('new', added),
    ...namesLine('changed', changed),
    ...namesLine('withdrawn', withdrawn),
  ]);
  const ofPictures = pictures > 0 ? [`pictures: ${pictures} new or changed`] : [];
  const all = [...lines, ...ofPictures];
  return all.length > 0 ? all : ['The shop has it all already.'];
}

function namesLine(word: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length - namesMax;
  return [
    `  ${word.padEnd(10)} ${names.slice(0, namesMax).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ];
}
