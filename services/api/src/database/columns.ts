import type { ColumnType, JSONColumnType } from 'kysely';

/** A column of JSON, written as the value or as its text. */
export type Json<Value extends object | null> = JSONColumnType<Value, string | object, string | object>;

/** A moment; read as a date. */
export type Time = ColumnType<Date, Date | string, Date | string>;

/** A column that the database fills when nothing is given. */
export type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;
