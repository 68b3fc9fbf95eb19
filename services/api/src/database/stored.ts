import type { SizeGuideKind } from '@dana/contracts/api/product';
import type { ColumnType, JSONColumnType } from 'kysely';

/** A text in one or both languages of the shop. */
export type Localised = { en?: string; ar?: string };
export type StoredPicture = {
  url: string;
  alt: Localised;
  color?: { name: Localised; code: string };
  /** `#rrggbbaa`; catalogues that were loaded earlier have none. */
  tint?: string;
};

export type StoredAttribute = {
  id: number;
  name: Localised;
  values: { id: number; name: Localised; code?: string }[];
  size_guide?: SizeGuideKind;
};
export type StoredContact = { first_name: string; last_name: string; email: string; phone: string };

export type StoredAddress = {
  country_id: number;
  city_id: number;
  town: string;
  address: string;
  phone: string;
  postal_code: string;
  type: 1 | 2 | 3;
  /** The area in words, where the city is the one for others; orders of before have none. */
  area?: string;
};

/** A point of a picture with a text of its own. Unit of `x` and `y`: per cent of the picture, from its left and top. */
export type StoredSpot = { x: number; y: number; title: Localised; text: Localised; link: string };

/** What was changed, from which value to which, in units and fils; `hidden` is the new one alone. */
export type GoodsChangeNote = {
  stock?: [number, number];
  price?: [number | null, number | null];
  oldPrice?: [number | null, number | null];
  hidden?: boolean;
};

/** A column of JSON, written as the value or as its text. */
export type Json<Value extends object | null> = JSONColumnType<Value, string | object, string | object>;

/** A moment; read as a date. */
export type Time = ColumnType<Date, Date | string, Date | string>;

/** A column that the database fills when nothing is given. */
export type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;

/** Stores a value in a jsonb column; without this pg would write a list as a PostgreSQL array. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
