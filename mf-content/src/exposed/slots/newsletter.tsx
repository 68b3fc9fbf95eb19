import type { SlotProps } from '@dana/contracts/slots';
import { NewsletterBand } from '../../features/newsletter/newsletter-band.tsx';

/** The newsletter with its form under a heading of level 2: a band of the page, or a column of a footer. */
export function Component({ look = 'band' }: SlotProps<'content.newsletter'>) {
  return <NewsletterBand look={look} />;
}
