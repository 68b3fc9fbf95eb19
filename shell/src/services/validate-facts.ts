import type { ShopEvent } from '@dana/contracts/events';

/**
 * What the bus checks facts with before they travel. In development a fact that breaks its contract throws where it is
 * published; a shopper's browser does without, because the schemas would come before the first page.
 */
export async function validateFacts(): Promise<((event: ShopEvent) => void) | undefined> {
  if (process.env.NODE_ENV === 'production') return undefined;
  const { shopEventSchema } = await import('@dana/contracts/events');
  return (event) => void shopEventSchema.parse(event);
}
