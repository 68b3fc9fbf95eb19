import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Who carries an order, and where that can be followed. */
export type Parcel = { courier: string; trackingNumber: string | null; trackingUrl: string | null };

type Carried = Pick<Selectable<Database['orders']>, 'courier' | 'tracking_number' | 'tracking_url'>;

/** The parcel of an order, or null while the shop knows of none. */
export function parcelOf({ courier, tracking_number, tracking_url }: Carried): Parcel | null {
  if (!courier) return null;
  return { courier, trackingNumber: tracking_number, trackingUrl: tracking_url };
}
