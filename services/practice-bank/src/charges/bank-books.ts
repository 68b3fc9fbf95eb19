import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Charge, chargeSchema, type Refund, refundSchema } from './charge.ts';

const keptMs = 3 * 24 * 60 * 60 * 1000;

/** What the bank remembers; with a folder also after a restart, for a few days. */
export type BankBooks = ReturnType<typeof openBooks>;

/** Opens the books in a folder, or in memory alone. */
export function openBooks(folder?: string) {
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).mtimeMs < Date.now() - keptMs) rmSync(path, { force: true });
      else read(path);
    }
  }

  function read(path: string): void {
    try {
      const entry: unknown = JSON.parse(readFileSync(path, 'utf8'));
      const charge = chargeSchema.safeParse(entry);
      if (charge.success) charges.set(charge.data.id, charge.data);
      const refund = refundSchema.safeParse(entry);
      if (refund.success) refunds.set(refund.data.id, refund.data);
    } catch {
      // Broken off while it was written by an earlier process.
    }
  }
  function keep(entry: Charge | Refund): void {
    if (folder === undefined) return;
    const path = join(folder, `${entry.id}.json`);
    // Aside and renamed: a process that ends meanwhile leaves the last whole one.
    writeFileSync(`${path}.new`, JSON.stringify(entry));
    renameSync(`${path}.new`, path);
  }

  return {
    charge: (id: string) => charges.get(id),
    refund: (id: string) => refunds.get(id),
    refundsOf: (charge: string) => [...refunds.values()].filter((refund) => refund.charge === charge),
    writeCharge(charge: Charge): void {
      charges.set(charge.id, charge);
      keep(charge);
    },
    writeRefund(refund: Refund): void {
      refunds.set(refund.id, refund);
      keep(refund);
    },
  };
}
