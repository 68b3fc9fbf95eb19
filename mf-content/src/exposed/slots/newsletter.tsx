import { NewsletterBand } from '../../features/newsletter/newsletter-band.tsx';

/** The newsletter with its form, between the page's gutters, under a heading of level 2. */
export function Component() {
  return <NewsletterBand />;
}
