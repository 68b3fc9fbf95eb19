import type { WholeShop } from '@dana/contracts/api/shop';
import type { Lang } from '../../http/context.ts';

/** A value with its name. A `code` (number, reference, amount) is read from left to right in both languages. */
export type Fact = { label: string; value: string; isCode?: boolean; link?: string };

/** One thing of an order. `amount` as pages show it: `KWD 12.500`. */
export type Line = { name: string; detail: string; amount: string };

/** Discounts, delivery, totals. */
export type Sum = { label: string; amount: string; isTotal?: boolean };

/** A product that an email is about. `amount`: what it costs, `before`: what it did. */
export type ShownProduct = {
  name: string;
  detail?: string;
  link: string;
  amount: string;
  before?: { label: string; amount: string };
  picture?: { url: string; alt: string };
};

/** What an email says, in one language. It looks the same for all; parts that are left out are not there. */
export type Email = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** What somebody wrote to the shop. */
  quote?: string;
  /** How far an order is. */
  steps?: readonly { label: string; isReached: boolean }[];
  products?: readonly ShownProduct[];
  action?: { label: string; link: string };
  facts?: readonly Fact[];
  lines?: readonly Line[];
  sums?: readonly Sum[];
  address?: { label: string; lines: readonly string[] };
  /** The last sentence. */
  closing?: string;
  /** How the reader stops emails of this kind. */
  wayOut?: { label: string; link: string };
};

/** What stands around an email's words: who sends it, and where their shop is. */
export type EmailFrame = { lang: Lang; publicOrigin: string; shop: WholeShop['shop'] };
