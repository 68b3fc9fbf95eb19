import type { InvoiceContent } from '../invoice-content.ts';
import { writeInvoice } from './write-invoice.ts';

/** What the thread of make-invoice.ts does. @returns the bytes of the file. */
export const invoiceFile = (content: InvoiceContent): Promise<Uint8Array> => writeInvoice(content);
