import type { BankBooks } from './charges/bank-books.ts';
import type { Carrier } from './messages/send-message.ts';

/** What all parts of the bank share. */
export type Bank = {
  books: BankBooks;
  secret: string;
  /** Where shoppers reach its page. */
  origin: string;
  now: () => Date;
  carry: Carrier;
  /** How long it keeps a late result to itself. Unit: milliseconds. */
  lateMs: number;
  /** Work that goes on after an answer. */
  track: (work: Promise<void>) => void;
};
