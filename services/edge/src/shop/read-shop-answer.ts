import { shopAnswerSchema, type WholeShop } from '@dana/contracts/api/shop';

/**
 * What GET /shop answers. What a newer back end says beyond what is known here is left out.
 * Errors: throws where something that is known is wrong.
 */
export function readShopAnswer(answer: unknown): WholeShop {
  const parsed = shopAnswerSchema.safeParse(answer);
  if (parsed.success) return parsed.data.data;
  const known = structuredClone(answer);
  for (const issue of parsed.error.issues) if (issue.code === 'unrecognized_keys') leaveOut(known, issue);
  return shopAnswerSchema.parse(known).data;
}

function leaveOut(answer: unknown, { path, keys }: { path: PropertyKey[]; keys: string[] }): void {
  const place = path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown>)[key], answer);
  for (const key of keys) delete (place as Record<string, unknown>)[key];
}
