import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Who carries an order, and where that can be followed. */
export type Parcel = { courier: string; trackingNumber: string | null; trackingUrl: string | null };

/** The parcel of an order, or null while the shop knows of none. */
export async function parcelOf(_db: Kysely<Database>, _orderId: string): Promise<Parcel | null> {
  return null;
}
