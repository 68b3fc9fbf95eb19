import { extname } from 'node:path';
import { Tinypool } from 'tinypool';
import type { InvoiceContent } from '../invoice-content.ts';

/** On a busy machine: one takes 0.2 to 0.4 seconds of a processor. */
const limitMs = 20_000;
const mostWaiting = 20;
const restMs = 30_000;

let pool: Tinypool | undefined;
let underWay = 0;

/**
 * Makes the PDF of an invoice in a thread of its own, one after the other: what shoppers wait for meanwhile is answered as
 * before. The thread begins with the first and ends when none was asked for in a while.
 * @throws when too many wait already, or after twenty seconds
 */
export async function makeInvoice(content: InvoiceContent, withinMs = limitMs): Promise<Uint8Array> {
  // Counted here: what the pool itself refuses would still fail later, when its time is up, with nobody to catch it.
  if (underWay >= mostWaiting) throw new Error('Too many invoices are being made.');
  pool ??= new Tinypool({
    // `.js` where the API is packed.
    filename: new URL(`./invoice-worker${extname(import.meta.url)}`, import.meta.url).href,
    name: 'invoiceFile' satisfies keyof typeof import('./invoice-worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: restMs,
    isolateWorkers: false,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 },
  });
  underWay += 1;
  try {
    return await pool.run(content, { signal: AbortSignal.timeout(withinMs) });
  } finally {
    underWay -= 1;
  }
}
